'use client';
// This phone does not hear the show any more: another one took the seat, or the way in is closed.
import { fill, useCommonMessages, useJudgeMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Big, Centred, Page, Quiet } from './layout.ts';

export interface StoppedPageProps {
  /** Another phone was opened for this judge, and this one was freed. */
  readonly seatTaken: boolean;
  /** Scores on this phone that the server has not answered for. */
  readonly unsent: number;
  readonly onRetry: () => void;
}

export function StoppedPage({ seatTaken, unsent, onRetry }: StoppedPageProps) {
  const texts = useJudgeMessages();
  const { action } = useCommonMessages();
  const word = seatTaken ? texts.seatTaken : texts.stopped;
  return (
    <Page>
      <div />
      <Centred role="alert">
        <Big as="h1">{word.title}</Big>
        <Quiet>{word.hint}</Quiet>
        {unsent === 0 ? null : <Quiet>{fill(texts.left.kept, { count: unsent })}</Quiet>}
        {seatTaken ? null : (
          <Button size="large" onClick={onRetry}>
            {action.retry}
          </Button>
        )}
      </Centred>
    </Page>
  );
}
