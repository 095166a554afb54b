/** Whether an undo would take back a step that told which published figures it changes; the other steps that tell it are never undone. */
import { findProgram } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';

export function undoesFigures(match: CurrentMatch): boolean {
  const step = match.undo.at(-1);
  if (step?.type !== 'STANDING_CHANGED' || step.programId === null) return false;
  const program = findProgram(match, step.programId)?.program;
  return program !== undefined && program.finalScore !== null;
}
