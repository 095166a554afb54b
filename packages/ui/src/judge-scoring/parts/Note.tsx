'use client';
// One thing to know, large: on the hall's own stage while nothing is asked of the judge.
import type { Look } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { lookTokens, ThemeProvider, token } from '../../theme/index.ts';
import { Big, Centred, Quiet } from './layout.ts';

const Stage = styled(Centred)`
  background: ${token.backdrop}, ${token.bg};
  background-size: cover;
  color: ${token.text};
  ${Big} {
    color: ${token.accent};
    font-family: ${token.fontDisplay};
    font-size: 32px;
    line-height: 44px;
  }
`;

export interface NoteProps {
  readonly title: string;
  readonly hint: string;
  /** Of the competition, for a page that is nothing but the note. */
  readonly look?: Look;
}

export function Note({ title, hint, look }: NoteProps) {
  if (look === undefined) {
    return (
      <Centred>
        <Big>{title}</Big>
        <Quiet>{hint}</Quiet>
      </Centred>
    );
  }
  return (
    <ThemeProvider theme={look.theme} tokens={lookTokens(look)}>
      <Stage>
        <Big>{title}</Big>
        <Quiet>{hint}</Quiet>
      </Stage>
    </ThemeProvider>
  );
}
