/** Says what becomes of a program when another picture takes its place. */
import type { Program } from '@liangfen/sdk/schema';
import { findProgram } from '../lookup.ts';
import { withPhase } from '../score/with-phase.ts';
import type { ShowState } from '../state.ts';

/**
 * Leaving a program in the middle: an open scoring goes back to the speech, so that it can be opened
 * again with the scores it has; a bout that was not determined goes back to waiting.
 */
export function leave(state: ShowState): { readonly programs: readonly Program[] } {
  const left: Program[] = [];
  if (state.window?.open) {
    const found = findProgram(state, state.window.programId);
    if (found) left.push(withPhase(found.program, state.activeItemId, 'SPEECH'));
  }
  if (state.battle && state.battle.status !== 'DETERMINED') {
    for (const id of [state.battle.redId, state.battle.blueId]) {
      const found = findProgram(state, id);
      if (found) left.push({ ...found.program, phase: 'WAITING' });
    }
  }
  return { programs: left };
}
