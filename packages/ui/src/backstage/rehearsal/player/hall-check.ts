// 全链路自检 once: every screen and phone of the hall is asked, and some time is left to answer.
import type { LiangfenClient } from '@liangfen/sdk';
import type { CheckAnswer } from '@liangfen/sdk/schema';
import type { Pace } from './pace.ts';

export type HallAnswer = CheckAnswer['answers'][number];

const askAgainMs = 400;

/** Ends as soon as all have answered. `client` is logged in at the console. */
export async function checkHall(options: {
  readonly client: Pick<LiangfenClient, 'request'>;
  readonly competitionId: string;
  readonly patienceMs: number;
  readonly pace: Pick<Pace, 'patience'>;
  readonly signal: AbortSignal;
}): Promise<readonly HallAnswer[]> {
  const { client, competitionId: id, patienceMs, pace, signal } = options;
  let { checkId, answers } = await client.request('startCheck', { path: { id }, signal });
  for (let waited = 0; waited < patienceMs; waited += askAgainMs) {
    if (answers.every(({ roundTripMs }) => roundTripMs !== null)) break;
    await pace.patience(askAgainMs);
    ({ checkId, answers } = await client.request('getCheck', { path: { id, checkId }, signal }));
  }
  return answers;
}
