'use client';
// A single message, large: on the hall's own stage while nothing is asked of the judge.
import type { Look } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { TokensProvider } from '../../theme/index.ts';
import { useStageTokens } from '../use-stage-tokens.ts';
import { Big, Centred, Quiet } from './layout.tsx';

/** Scrolls when its content is higher than the page. */
const Stage = part(Centred, 'lf-note-stage');

/** Centred by its margins, so that every part of it can be scrolled to. */
const Words = part('div', 'lf-note-words');

export interface NoteProps {
  readonly title: string;
  readonly hint: string;
  /** The competition's look, for a page that is nothing but the note. */
  readonly look?: Look;
  /** Stands below the words, on the hall's stage only. */
  readonly children?: ReactNode;
}

export function Note({ title, hint, look, children }: NoteProps) {
  const tokens = useStageTokens(look);
  if (look === undefined) {
    return (
      <Centred>
        <Big>{title}</Big>
        <Quiet>{hint}</Quiet>
      </Centred>
    );
  }
  return (
    <TokensProvider name={look.theme} tokens={tokens}>
      <Stage>
        <Words>
          <Big>{title}</Big>
          <Quiet>{hint}</Quiet>
          {ownText(children)}
        </Words>
      </Stage>
    </TokensProvider>
  );
}
