// 全链路自检 once: every screen and phone of the hall is asked, and some time is left to answer.
import type { LiangfenClient } from '@liangfen/sdk';
import type { CheckAnswer } from '@liangfen/sdk/schema';
import type { Pace } from './pace.ts';

export type HallAnswer = CheckAnswer['answers'][number];

const askAgainMs = 400;

/** Ends as soon as nobody is left to be waited for. `client` is logged in at the console. */
export async function checkHall(options: {
  readonly client: Pick<LiangfenClient, 'request'>;
  readonly competitionId: string;
  readonly patienceMs: number;
  /** An earlier check and how long it waited: a page that was silent then is now waited for no longer than that. */
  readonly before?: { readonly answers: readonly HallAnswer[]; readonly patienceMs: number };
  readonly pace: Pick<Pace, 'patience'>;
  readonly signal: AbortSignal;
}): Promise<readonly HallAnswer[]> {
  const { client, competitionId: id, patienceMs, before, pace, signal } = options;
  const silent = new Set(
    before?.answers.flatMap(({ connectionId, roundTripMs }) =>
      roundTripMs === null ? [connectionId] : [],
    ),
  );
  let { checkId, answers } = await client.request('startCheck', { path: { id }, signal });
  for (let waited = 0; waited < patienceMs; waited += askAgainMs) {
    const unheard = answers.filter(({ roundTripMs }) => roundTripMs === null);
    const givenUp = waited >= (before?.patienceMs ?? 0);
    if (unheard.every(({ connectionId }) => givenUp && silent.has(connectionId))) break;
    await pace.patience(askAgainMs);
    ({ checkId, answers } = await client.request('getCheck', { path: { id, checkId }, signal }));
  }
  return answers;
}
