/** Puts a program's row, or one of its items, into another phase. */
import type { Program } from '@liangfen/sdk/schema';

export function withPhase(
  program: Program,
  itemId: string | null,
  phase: Program['phase'],
): Program {
  if (itemId === null) return { ...program, phase };
  const item = program.programItemResults.find((result) => result.itemId === itemId);
  const others = program.programItemResults.filter((result) => result.itemId !== itemId);
  return {
    ...program,
    phase,
    // An item on its way has no score; a result that is shown brings its own.
    programItemResults: [...others, { ...item, itemId, score: null, phase }],
  };
}
