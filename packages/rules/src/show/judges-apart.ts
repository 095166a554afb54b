// Finds whose marks lie too far apart, for the operator who is about to show them.
import type { JudgeRef } from '@liangfen/sdk/schema';
import { toleranceOf } from '../tolerance.ts';
import type { ProgramTarget } from './commands.ts';
import type { ShowState } from './state.ts';
import { workingOf } from './working.ts';

/** Nobody while nothing is being scored: what was shown is asked of no more. */
export function judgesApart(
  state: ShowState,
  { programId, itemId, test }: ProgramTarget,
): JudgeRef[] {
  if (test || state.window?.open !== true || toleranceOf(state.setting) === null) return [];
  const shown = workingOf(state, programId).parts.filter(
    (part) => itemId === null || part.itemId === null || part.itemId === itemId,
  );
  const apart = new Map(
    shown
      .flatMap(({ groups }) => groups.flatMap(({ scores }) => scores))
      .filter((score) => score.apart === true)
      .map(({ judgeId: id, number, name }) => [id, { id, number, name }] as const),
  );
  return [...apart.values()];
}
