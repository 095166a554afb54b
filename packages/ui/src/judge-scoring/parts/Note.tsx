'use client';
// One thing to know, large: on the hall's own stage while nothing is asked of the judge.
import type { Look } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { lookTokens, ThemeProvider, token } from '../../theme/index.ts';
import { Big, Centred, Quiet } from './layout.ts';

/** What is more than the page has room for scrolls. */
const Stage = styled(Centred)`
  align-content: stretch;
  min-height: 0;
  overflow-y: auto;
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

/** Centred by its margins, so that nothing of it lies above what can be scrolled to. */
const Words = styled.div`
  display: grid;
  justify-items: center;
  grid-gap: 10px;
  gap: 10px;
  width: 100%;
  margin: auto;
  > [data-coming-up] {
    margin-top: 20px;
  }
`;

export interface NoteProps {
  readonly title: string;
  readonly hint: string;
  /** Of the competition, for a page that is nothing but the note. */
  readonly look?: Look;
  /** Below them, on the hall's stage only. */
  readonly children?: ReactNode;
}

export function Note({ title, hint, look, children }: NoteProps) {
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
        <Words>
          <Big>{title}</Big>
          <Quiet>{hint}</Quiet>
          {children}
        </Words>
      </Stage>
    </ThemeProvider>
  );
}
