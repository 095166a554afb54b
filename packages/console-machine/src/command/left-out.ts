/** Judges whom a scoring would leave out without a word: nobody is asked for scores before signing in. */
import { notSignedIn, type OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch, JudgeRef } from '@liangfen/sdk/schema';

export interface LeftOut {
  /** Nobody at all could score. */
  readonly nobody: boolean;
  /** Who could not: everybody, or those whose phones are in the hall already. */
  readonly judges: readonly JudgeRef[];
}

/** Judges away from the hall are left out knowingly; one who is online waits to be asked. */
export function leftOut(
  match: Pick<CurrentMatch, 'judges'>,
  onlineJudgeIds: ReadonlySet<string>,
): LeftOut {
  const absent = notSignedIn(match);
  const nobody = absent.length === match.judges.length;
  return { nobody, judges: nobody ? absent : absent.filter(({ id }) => onlineJudgeIds.has(id)) };
}

export function leavesOut(
  match: Pick<CurrentMatch, 'judges'>,
  onlineJudgeIds: ReadonlySet<string>,
  { type }: OperatorCommand,
): boolean {
  if (type !== 'START_SCORING') return false;
  const { nobody, judges } = leftOut(match, onlineJudgeIds);
  return nobody || judges.length > 0;
}
