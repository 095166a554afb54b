/** Freezes a show for work that takes a while: nothing that happens later reaches the copy. */
import { type ProgramScores, type ShowState, scoresOf } from '@liangfen/rules';

/**
 * Everything of a state is replaced when it changes, but the settled scores, which are written in
 * place; here they are held by reference, one per program.
 */
export function frozenShow(state: ShowState): ShowState {
  const settled = new Map<string, ProgramScores>();
  for (const { programs } of [...state.programGroups, { programs: state.testPrograms }]) {
    for (const { id } of programs) settled.set(id, scoresOf(state, id));
  }
  return { ...state, scoreBook: { settled, recent: new Map() } };
}

/** How many scores an export of these programs holds. */
export function countScores(state: ShowState, programIds: readonly string[]): number {
  let count = 0;
  for (const programId of programIds) {
    for (const scores of scoresOf(state, programId).values()) count += scores.size;
  }
  return count;
}
