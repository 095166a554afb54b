/** Says what becomes of a program when another picture takes its place. */
import type { Program } from '@liangfen/sdk/schema';
import { opponentOf } from '../../pairing.ts';
import { timedOut } from '../act-time.ts';
import { findProgram } from '../lookup.ts';
import { withPhase } from '../score/with-phase.ts';
import type { ShowState } from '../state.ts';

/**
 * Leaving a program in the middle: an open scoring goes back to the speech, so that it can be opened
 * again with the scores it has; a bout that was not determined goes back to waiting.
 */
export function leave(state: ShowState, now: number): { readonly programs: readonly Program[] } {
  const left: Program[] = [...timedOut(state, now)];
  // A bout's cards are given while it is fought, and it goes back as a bout.
  if (state.window?.open && state.battle === null) {
    const found = findProgram(state, state.window.programId);
    if (found) left.push(withPhase(found.program, state.activeItemId, 'SPEECH'));
  }
  if (state.battle && state.battle.status !== 'DETERMINED') {
    left.push(...leftBout(state, state.battle));
  }
  return { programs: left };
}

/** The two sides, who are no pair any more than the running order makes them; where it makes them none, they stay one. */
function leftBout(
  state: ShowState,
  { redId, blueId }: { readonly redId: string; readonly blueId: string },
): Program[] {
  const programs = findProgram(state, redId)?.group?.programs ?? state.testPrograms;
  const waiting = programs.map((program): Program => {
    if (program.id !== redId && program.id !== blueId) return program;
    const { fought: _, ...rest } = program;
    return { ...rest, phase: 'WAITING' };
  });
  const isPair = opponentOf(waiting, redId)?.opponentId === blueId;
  const sides = isPair ? waiting : programs;
  return [redId, blueId].flatMap((id) => {
    const side = sides.find((program) => program.id === id);
    return side === undefined ? [] : [{ ...side, phase: 'WAITING' as const }];
  });
}
