/** Why a result may not be amended, a late score decided on or a step taken back now. */
import type { BlockedReason, CurrentMatch } from '@liangfen/sdk/schema';
import { findProgram } from '../lookup.ts';
import type { CommandOf, Gates } from '../operator-commands.ts';

export type AmendType =
  | 'CORRECT_RESULT'
  | 'ADD_ADJUSTMENT'
  | 'ACCEPT_LATE_SCORE'
  | 'REFUSE_LATE_SCORE'
  | 'UNDO';

export const amendGates: Gates<AmendType> = {
  CORRECT_RESULT: (match, command) => {
    const finalScore = findProgram(match, command.programId)?.program.finalScore;
    return programGate(match, command) ?? (finalScore === null ? 'NO_RESULT' : reasonGate(command));
  },
  ADD_ADJUSTMENT: (match, command) => programGate(match, command) ?? reasonGate(command),
  ACCEPT_LATE_SCORE: lateScoreGate,
  REFUSE_LATE_SCORE: lateScoreGate,
  UNDO: ({ undo }) => (undo.length === 0 ? 'NOTHING_TO_UNDO' : null),
};

/** Only what counts is put right: no test. */
function programGate(
  match: CurrentMatch,
  { programId }: CommandOf<'CORRECT_RESULT' | 'ADD_ADJUSTMENT'>,
): BlockedReason | null {
  if (match.mode === 'BATTLE') return 'NOT_IN_BATTLE_MODE';
  return findProgram(match, programId)?.group ? null : 'PROGRAM_NOT_FOUND';
}

function lateScoreGate(
  { lateScores }: CurrentMatch,
  command: CommandOf<'ACCEPT_LATE_SCORE' | 'REFUSE_LATE_SCORE'>,
): BlockedReason | null {
  return lateScores.some(({ id }) => id === command.lateScoreId)
    ? reasonGate(command)
    : 'LATE_SCORE_NOT_FOUND';
}

function reasonGate({ reason }: { readonly reason: string }): BlockedReason | null {
  return reason.trim() === '' ? 'REASON_REQUIRED' : null;
}
