/** Programs whose scoring was opened and then left without a trace in their row (decision 0115). */
import type { Program, ScoringWindow } from '@liangfen/sdk/schema';
import { findProgram } from './lookup.ts';
import type { ShowState } from './state.ts';

const scoredPhases: ReadonlySet<Program['phase']> = new Set(['SCORING', 'REVEALED', 'RESULT']);

/** Whether the row itself tells that its scoring was opened. */
export function tellsOfScoring(program: Pick<Program, 'phase'>): boolean {
  return scoredPhases.has(program.phase);
}

/**
 * Returns the list after an operator's event. Programs whose rows tell it are left out, so that the list stays short
 * however many programs there are; a program that starts from nothing again is forgotten.
 */
export function leftProgramIdsAfter(
  before: Pick<ShowState, 'leftProgramIds' | 'window'>,
  after: Pick<ShowState, 'programGroups' | 'testPrograms'>,
  window: ScoringWindow | null,
  cleared: readonly string[],
): readonly string[] {
  const candidates = new Set(before.leftProgramIds);
  if (before.window) candidates.add(before.window.programId);
  if (window) candidates.delete(window.programId);
  for (const programId of cleared) candidates.delete(programId);
  const left = [...candidates].filter((programId) => {
    const found = findProgram(after, programId);
    return found !== null && !tellsOfScoring(found.program);
  });
  const same =
    left.length === before.leftProgramIds.length &&
    left.every((id, index) => id === before.leftProgramIds[index]);
  return same ? before.leftProgramIds : left;
}
