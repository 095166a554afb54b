'use client';
// The phone of one judge, connected: feed, sign-in and submissions of one competition.
import { ApiError } from '@liangfen/sdk';
import type { SubmittedScore } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { useCommonMessages, useFailureMessages, useJudgeMessages } from '../messages/index.ts';
import { Button } from '../primitives/Button.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { useClient, useMatchFeed, useServerClock } from '../provider/index.ts';
import { JudgeScoringView } from './JudgeScoringView.tsx';
import { Big, Centred, Page, Quiet } from './parts/layout.ts';
import { useScreenAwake } from './use-screen-awake.ts';
import { useSubmission } from './use-submission.ts';

export interface JudgeScoringProps {
  readonly competitionId: string;
}

export function JudgeScoring({ competitionId }: JudgeScoringProps) {
  const client = useClient();
  const texts = useJudgeMessages();
  const { action } = useCommonMessages();
  const failures = useFailureMessages();
  const { serverNow } = useServerClock();
  const { view: match, status, reason, refresh } = useMatchFeed('JUDGE', { competitionId });
  const { delivery, submit } = useSubmission(competitionId, match?.window?.id ?? null);
  const [signingIn, setSigningIn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ownScores = useOwnScores(competitionId, match?.stage.kind === 'PROGRAM_LIST');
  useScreenAwake(match !== null);

  async function signIn(): Promise<void> {
    setSigningIn(true);
    setProblem(null);
    try {
      await client.request('signInJudge', { path: { id: competitionId } });
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.detail !== '' ? error.detail : failures.unknown,
      );
    } finally {
      setSigningIn(false);
    }
  }

  if (status === 'closed' && (match === null || reason === 'SEAT_TAKEN')) {
    const word = reason === 'SEAT_TAKEN' ? texts.seatTaken : texts.stopped;
    return (
      <Page>
        <div />
        <Centred role="alert">
          <Big>{word.title}</Big>
          <Quiet>{word.hint}</Quiet>
          <Button size="large" onClick={refresh}>
            {action.retry}
          </Button>
        </Centred>
      </Page>
    );
  }
  if (match === null) {
    return (
      <Page>
        <div />
        <Centred>
          <Spinner size={32} label={texts.connecting} />
          <Quiet>{texts.connecting}</Quiet>
        </Centred>
      </Page>
    );
  }
  return (
    <>
      <JudgeScoringView
        match={match}
        connection={status}
        delivery={delivery}
        signingIn={signingIn}
        ownScores={ownScores}
        serverNow={serverNow}
        onSignIn={() => void signIn()}
        onSubmit={(scores) => {
          const { window } = match;
          if (window !== null) submit(window.programId, window.id, scores);
        }}
      />
      {problem === null ? null : (
        <Quiet
          role="alert"
          style={{ position: 'fixed', left: 0, right: 0, bottom: 110, textAlign: 'center' }}
        >
          {problem}
        </Quiet>
      )}
    </>
  );
}

/** Scores of all programs, read anew each time the list comes on. */
function useOwnScores(competitionId: string, wanted: boolean): readonly SubmittedScore[] {
  const client = useClient();
  const [scores, setScores] = useState<readonly SubmittedScore[]>([]);
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    client
      .request('getOwnScores', { path: { id: competitionId }, signal: controller.signal })
      .then((answer) => setScores(answer.scores))
      .catch(() => {
        // The list is complete without them.
      });
    return () => controller.abort();
  }, [client, competitionId, wanted]);
  return scores;
}
