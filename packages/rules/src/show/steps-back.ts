/** The steps that an undo can take back: those of the act on stage, and behind its coming on stage those before it. */
import type { OperatorStep } from '@liangfen/sdk/schema';
import type { Checkpoint } from './state.ts';

/** What was kept before an act came on stage can be taken back only once its coming was. */
export function ownSteps(checkpoints: readonly Checkpoint[]): readonly Checkpoint[] {
  const starts = checkpoints.map(({ type }) => comesOnStage(type));
  return checkpoints.slice(Math.max(0, starts.lastIndexOf(true)));
}

/** Returns the steps that can be taken back now, as the console is told them. */
export function undoSteps(checkpoints: readonly Checkpoint[]): OperatorStep[] {
  return ownSteps(checkpoints).map(({ version, type, programId, operatorId = null }) => ({
    version,
    type,
    programId,
    operatorId,
  }));
}

function comesOnStage(type: Checkpoint['type']): boolean {
  // closed-lists: every other step belongs to what is on air already
  return type === 'SPEECH_STARTED' || type === 'BATTLE_STARTED';
}
