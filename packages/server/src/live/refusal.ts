/** A refused command on its way to the caller: the status and a sentence that says what to do next. */
import { blockedWords, fill, missingJudgesText } from '@liangfen/rules/words';
import type { BlockedReason, JudgeRef } from '@liangfen/sdk/schema';
import { ProblemError } from '../problem.ts';

export interface Refusal {
  readonly reason: BlockedReason;
  readonly missingJudges?: readonly JudgeRef[] | undefined;
  /** The version the refusal was decided on. */
  readonly version: number;
}

export function refusalProblem({ reason, missingJudges, version }: Refusal): ProblemError {
  const extras = missingJudges ? { missingJudges: [...missingJudges], version } : { version };
  return new ProblemError(statusOf(reason), reason, detailOf(reason, missingJudges ?? []), extras);
}

const badRequests: ReadonlySet<BlockedReason> = new Set<BlockedReason>([
  'SCORE_OUT_OF_RANGE',
  'SCORE_DECIMALS',
  'SCORE_INCOMPLETE',
  'VOTE_VALUE',
  'POINT_MISSING',
  'RESULT_OUT_OF_RANGE',
  'REASON_REQUIRED',
]);

function statusOf(reason: BlockedReason): 400 | 404 | 409 {
  if (reason.endsWith('_NOT_FOUND')) return 404;
  return badRequests.has(reason) ? 400 : 409;
}

/** Longer lists are cut: the sentence is a toast, the whole list stands in `missingJudges`. */
const NAMED_JUDGES = 5;

function detailOf(reason: BlockedReason, missingJudges: readonly JudgeRef[]): string {
  if (reason !== 'JUDGES_MISSING' || missingJudges.length === 0) return blockedWords[reason];
  const names = missingJudges.slice(0, NAMED_JUDGES).map((judge) => judge.name);
  const more = missingJudges.length > NAMED_JUDGES ? `等 ${missingJudges.length} 位` : '';
  return fill(missingJudgesText, { names: `${names.join('、')}${more}` });
}
