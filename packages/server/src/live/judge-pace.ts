/**
 * How fast one judge may write: every sign-in and score is an entry of the ledger for good, so one link must not fill it.
 * Counted in this process alone, without waiting, because it stands in the way of every score (docs/decisions/0547).
 */

import type { ContractOperation } from '../contract/operations.ts';
import type { Ports } from '../ports.ts';
import { waitFor } from '../sessions/rate-limit.ts';

export interface JudgePaceLimits {
  /** So many at once: every item of a sheet one by one, and each of them once more. */
  readonly judgeBurst: number;
  /** And then so many a second. */
  readonly judgePerSecond: number;
}

export interface JudgePace {
  /** Counts one; throws 429 with Retry-After when there were too many. */
  readonly take: (judge: string) => void;
}

/** What a judge's link writes, now and later; a report is no entry, and has limits of its own. */
export function writesAsJudge({ id, access, method }: ContractOperation): boolean {
  return access === 'judge' && method !== 'GET' && id !== 'reportJudge';
}

const mostKnown = 20_000;

export function createJudgePace(
  { now }: Pick<Ports, 'now'>,
  { judgeBurst, judgePerSecond }: JudgePaceLimits,
): JudgePace {
  const everyMs = 1_000 / judgePerSecond;
  const longestMs = judgeBurst * everyMs;
  /** When the judge has nothing left to wait for: each call moves it on by one place. */
  const paid = new Map<string, number>();
  return {
    take: (judge) => {
      const at = now();
      const known = paid.get(judge) ?? at;
      // A clock that was set back leaves no judge waiting for it to catch up.
      const from = known > at + longestMs ? at : Math.max(known, at);
      const next = from + everyMs;
      if (next - at > longestMs) throw waitFor(next - at - longestMs);
      if (known <= at) paid.delete(judge);
      // Insertion order is age: whoever wrote longest ago has most likely nothing left to wait for.
      for (const oldest of paid.keys()) {
        if (paid.size < mostKnown) break;
        paid.delete(oldest);
      }
      paid.set(judge, next);
    },
  };
}
