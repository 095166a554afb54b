'use client';
// A row that opens and says how its result was worked out, as the wall has shown it.
import type { FinalScore } from '@liangfen/sdk/schema';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { workingTexts } from '../match-screen/working-texts.ts';
import { useAudienceMessages, useScreenMessages } from '../messages/index.ts';
import { ownText } from '../own-text.tsx';
import { part } from '../style-sheets/part.ts';
import { AskWorkingContext } from './ask-working.ts';

const Lines = part('div', 'lf-audience-working');

export interface WorkedProps {
  readonly programId: string;
  /** The closed row. */
  readonly children: ReactNode;
}

type Answer =
  | { readonly kind: 'ASKED' | 'FAILED' }
  | { readonly kind: 'TOLD'; readonly vote: boolean; readonly working: FinalScore };

export function Worked({ programId, children }: WorkedProps) {
  const texts = useAudienceMessages();
  const { result } = useScreenMessages();
  const ask = useContext(AskWorkingContext);
  const [answer, setAnswer] = useState<Answer>({ kind: 'ASKED' });
  const asks = useRef(false);
  if (ask === null) return ownText(children);
  const open = async () => {
    if (asks.current || answer.kind === 'TOLD') return;
    asks.current = true;
    setAnswer({ kind: 'ASKED' });
    try {
      setAnswer({ kind: 'TOLD', ...(await ask(programId)) });
    } catch {
      setAnswer({ kind: 'FAILED' });
    } finally {
      asks.current = false;
    }
  };
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void open();
      }}
    >
      <summary>
        {ownText(children)}
        <i>{result.working.title}</i>
      </summary>
      <Lines aria-live="polite">
        {linesOf(answer, texts, result.working).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Lines>
    </details>
  );
}

function linesOf(
  answer: Answer,
  texts: ReturnType<typeof useAudienceMessages>,
  words: ReturnType<typeof useScreenMessages>['result']['working'],
): string[] {
  switch (answer.kind) {
    case 'ASKED':
      return [texts.opening];
    case 'FAILED':
      return [texts.workingFailed];
    case 'TOLD':
      return workingTexts(answer.working, { vote: answer.vote, depth: 'SHORT' }, words);
  }
}
