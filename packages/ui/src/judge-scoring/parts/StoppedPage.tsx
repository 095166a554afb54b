'use client';
// This phone does not hear the show any more: why, and where the judge goes on.
import type { FeedState } from '@liangfen/sdk';
import { fill, useBasicMessages, useJudgeMessages } from '../../messages/index.ts';
import type { JudgeWays } from '../ways.ts';
import { Centred, Page, Quiet } from './layout.tsx';
import { PhoneButton } from './PhoneButton.tsx';
import { WaysOn } from './WaysOn.tsx';

export interface StoppedPageProps {
  readonly reason: FeedState<unknown>['reason'];
  /** The page was opened with a login, which the server does not know any more. */
  readonly hadLogin: boolean;
  /** Scores on this phone that the server has not answered for. */
  readonly unsent: number;
  readonly ways: JudgeWays;
  readonly onRetry: () => void;
}

export function StoppedPage({ reason, hadLogin, unsent, ways, onRetry }: StoppedPageProps) {
  const texts = useJudgeMessages();
  const { action } = useBasicMessages();
  const { word, only, retry } = stopOf();
  return (
    <Page>
      <div />
      <Centred role="alert">
        <h1 className="lf-big">{word.title}</h1>
        <Quiet>{word.hint}</Quiet>
        {unsent === 0 ? null : <Quiet>{fill(texts.left.kept, { count: unsent })}</Quiet>}
        {retry ? (
          <PhoneButton size="large" onClick={onRetry}>
            {action.retry}
          </PhoneButton>
        ) : null}
        <WaysOn ways={ways} only={only} />
      </Centred>
    </Page>
  );

  function stopOf(): {
    readonly word: { readonly title: string; readonly hint: string };
    readonly only: readonly (keyof JudgeWays)[];
    readonly retry: boolean;
  } {
    if (reason === 'UNAUTHENTICATED') {
      const { title, pageHint } = texts.loginEnded;
      const word = hadLogin ? { title, hint: pageHint } : texts.noLogin;
      return { word, only: ['logIn', 'signUp'], retry: false };
    }
    if (reason === 'SEAT_TAKEN') return { word: texts.seatTaken, only: [], retry: false };
    if (reason === 'FORBIDDEN' || reason === 'NOT_FOUND') {
      return { word: texts.otherJudge, only: ['home', 'signUp'], retry: true };
    }
    if (reason === 'COMPETITION_DELETED') {
      return { word: texts.deleted, only: ['home'], retry: false };
    }
    return { word: texts.stopped, only: ['home'], retry: true };
  }
}
