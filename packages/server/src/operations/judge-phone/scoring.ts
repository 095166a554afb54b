/** A judge's sign-in and scores; submitting is the hot path of the server and does nothing else. */
import type { DecidedEvent, GivenScore } from '@liangfen/rules';
import type { SubmissionAnswer } from '@liangfen/sdk/schema';
import { itemIdOf } from '../item-path.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';

interface Submission {
  readonly competitionId: string;
  readonly judgeId: string;
  readonly programId: string;
  readonly scores: readonly GivenScore[];
  readonly windowId: string | undefined;
  readonly key: string | null;
}

async function submit(
  { live }: Services,
  { competitionId, judgeId, programId, scores, windowId, key }: Submission,
): Promise<SubmissionAnswer> {
  const decided = await live.command(
    competitionId,
    { role: 'JUDGE', id: judgeId },
    { type: 'SUBMIT_SCORES', judgeId, programId, scores, windowId: windowId ?? null },
    { commandId: key, seenVersion: null },
  );
  return submissionAnswer(decided);
}

function submissionAnswer({ event }: DecidedEvent): SubmissionAnswer {
  const scores = event.type === 'SCORE_SUBMITTED' ? (event.scores ?? []) : [];
  return { version: event.version, receipt: scores[0]?.receipt ?? '', scores };
}

export const judgeScoring: Operations<'signInJudge' | 'submitItemScore' | 'submitScores'> = {
  signInJudge: async (call, { live }) => {
    const { judgeId } = call;
    const state = await live.state(call.path.id);
    const judge = state.judges.find((one) => one.id === judgeId);
    // A phone that signs in once more gets an answer, and nothing changes in the hall; after the end the rules refuse
    // the sign-in.
    if (judge?.signIn && state.status !== 'ENDED') {
      return { id: judge.id, number: judge.number, name: judge.name, signIn: true };
    }
    const { event } = await live.command(
      call.path.id,
      { role: 'JUDGE', id: judgeId },
      { type: 'SIGN_IN_JUDGE', judgeId },
      { commandId: null, seenVersion: null },
    );
    if (event.type !== 'JUDGE_SIGNED_IN') throw new Error('A sign-in led to another event');
    return event.judge;
  },

  submitItemScore: ({ path, query, judgeId, idempotencyKey }, services) =>
    submit(services, {
      competitionId: path.id,
      judgeId,
      programId: path.programId,
      scores: [{ itemId: itemIdOf(path.itemId), score: query.score }],
      windowId: query.windowId,
      key: idempotencyKey,
    }),

  submitScores: ({ path, body, judgeId, idempotencyKey }, services) =>
    submit(services, {
      competitionId: path.id,
      judgeId,
      programId: path.programId,
      scores: body.scores,
      windowId: body.windowId,
      key: idempotencyKey,
    }),
};
