/** Finds judges whom a scoring would leave out unnoticed: nobody is asked for scores before signing in. */
import { judgesFor, notSignedIn, type OperatorCommand } from '@liangfen/rules';
import type { JudgeRef } from '@liangfen/sdk/schema';

export interface LeftOut {
  /** Whether nobody at all could score. */
  readonly nobody: boolean;
  /**
   * The judges who could not score: all of them when nobody could, else those whose phones are in the hall already.
   */
  readonly judges: readonly JudgeRef[];
}

/** What says who judges a program. */
type Judging = Parameters<typeof judgesFor>[0];

/**
 * A judge who is away from the hall is left out knowingly; a judge who is online waits to be asked. A judge who is
 * recused from the program is not missing.
 */
export function leftOut(
  match: Judging,
  onlineJudgeIds: ReadonlySet<string>,
  { programId, itemId }: { readonly programId: string; readonly itemId: string | null },
): LeftOut {
  const absent = notSignedIn(match, programId, itemId);
  const nobody = absent.length === judgesFor(match, programId, itemId).length;
  return { nobody, judges: nobody ? absent : absent.filter(({ id }) => onlineJudgeIds.has(id)) };
}

export function leavesOut(
  match: Judging,
  onlineJudgeIds: ReadonlySet<string>,
  command: OperatorCommand,
): boolean {
  if (command.type !== 'START_SCORING') return false;
  const { nobody, judges } = leftOut(match, onlineJudgeIds, command);
  return nobody || judges.length > 0;
}
