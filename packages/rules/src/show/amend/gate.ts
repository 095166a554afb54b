/** Says why a result may not be amended, a late score decided on or a step taken back now. */
import type { BlockedReason, CorrectionCommand, CurrentMatch } from '@liangfen/sdk/schema';
import { hasBouts } from '../../mode.ts';
import { rankByOf } from '../../placing/index.ts';
import { timePenaltyOf } from '../../time-penalty.ts';
import { findProgram } from '../lookup.ts';
import type { CommandOf, Gates } from '../operator-commands.ts';
import { performanceOf } from '../performance.ts';
import { boutGate, sidePointsGate } from './bout.ts';
import { aloneGate, proposalGate, waitingGate } from './second-person.ts';
import { standingGate } from './standing.ts';
import { finishedGate } from './strike.ts';

export type AmendType =
  | 'CORRECT_RESULT'
  | 'ADD_ADJUSTMENT'
  | 'ACCEPT_LATE_SCORE'
  | 'REFUSE_LATE_SCORE'
  | 'PROPOSE_CORRECTION'
  | 'CONFIRM_CORRECTION'
  | 'REFUSE_CORRECTION'
  | 'WITHDRAW_CORRECTION'
  | 'SET_STANDING'
  | 'STRIKE_SCORE'
  | 'RENEW_PANEL'
  | 'CORRECT_BOUT'
  | 'UNDO';

export const amendGates: Gates<AmendType> = {
  CORRECT_RESULT: (match, command) => aloneGate(match) ?? correctionGate(match, command),
  ADD_ADJUSTMENT: (match, command) => aloneGate(match) ?? correctionGate(match, command),
  ACCEPT_LATE_SCORE: (match, command) => aloneGate(match) ?? correctionGate(match, command),
  REFUSE_LATE_SCORE: lateScoreGate,
  PROPOSE_CORRECTION: (match, { correction }) =>
    aloneGate(match) === null
      ? 'SECOND_PERSON_OFF'
      : (correctionGate(match, correction) ?? proposalGate(match, correction)),
  // The correction was possible when it was proposed, and may not be any more.
  CONFIRM_CORRECTION: (match, command) => {
    const correction = match.corrections.find(({ id }) => id === command.correctionId);
    return (
      waitingGate(match, command) ?? (correction ? correctionGate(match, correction.command) : null)
    );
  },
  REFUSE_CORRECTION: (match, command) => waitingGate(match, command) ?? reasonGate(command),
  WITHDRAW_CORRECTION: waitingGate,
  SET_STANDING: standingGate,
  STRIKE_SCORE: (match, command) => aloneGate(match) ?? correctionGate(match, command),
  RENEW_PANEL: (match, command) => aloneGate(match) ?? correctionGate(match, command),
  CORRECT_BOUT: (match, command) => aloneGate(match) ?? correctionGate(match, command),
  UNDO: ({ undo }) => (undo.length === 0 ? 'NOTHING_TO_UNDO' : null),
};

/** The gate of a correction, whether one person makes it or two. */
function correctionGate(match: CurrentMatch, command: CorrectionCommand): BlockedReason | null {
  switch (command.type) {
    case 'CORRECT_BOUT':
      return boutGate(match, command) ?? reasonGate(command);
    case 'CORRECT_RESULT': {
      if (hasBouts(match.mode)) {
        const { programId, score } = command;
        return sidePointsGate(match, programId, () => score) ?? reasonGate(command);
      }
      const finalScore = findProgram(match, command.programId)?.program.finalScore;
      const blocked = programGate(match, command);
      return (
        blocked ?? (finalScore === null ? 'NO_RESULT' : (placesGate(match) ?? reasonGate(command)))
      );
    }
    case 'ADD_ADJUSTMENT': {
      const { programId, amount } = command;
      const blocked = hasBouts(match.mode)
        ? sidePointsGate(match, programId, (side) => side.currentScore + amount)
        : (programGate(match, command) ?? (amount === 0 ? null : placesGate(match)));
      return blocked ?? timeGate(match, command) ?? reasonGate(command);
    }
    case 'ACCEPT_LATE_SCORE':
      return lateScoreGate(match, command) ?? performanceGate(match, command);
    case 'STRIKE_SCORE':
    case 'RENEW_PANEL':
      return finishedGate(match, command);
  }
}

/** Where places rank, another score would be published and change nothing; a ruling on a tie does. */
function placesGate({ setting }: CurrentMatch): BlockedReason | null {
  return rankByOf(setting) === 'SCORE' ? null : 'RANKED_BY_PLACES';
}

/** A penalty for the time is what the table says, once. */
function timeGate(
  match: CurrentMatch,
  { programId, amount, forTime = false }: CommandOf<'ADD_ADJUSTMENT'>,
): BlockedReason | null {
  if (!forTime) return null;
  const act = findProgram(match, programId)?.program.actTime;
  return timePenaltyOf(match.setting, act)?.amount === amount ? null : 'TIME_PENALTY_UNFIT';
}

/** Tests are not put right: only programs that count are. */
function programGate(
  match: CurrentMatch,
  { programId }: CommandOf<'CORRECT_RESULT' | 'ADD_ADJUSTMENT'>,
): BlockedReason | null {
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

/** What was given for a former performance never counts in a later one; it may be put away. */
function performanceGate(
  match: CurrentMatch,
  { lateScoreId }: CommandOf<'ACCEPT_LATE_SCORE'>,
): BlockedReason | null {
  const late = match.lateScores.find(({ id }) => id === lateScoreId);
  const found = late && findProgram(match, late.programId);
  if (!late || !found) return null;
  const itemId = late.scores[0]?.itemId ?? null;
  return (late.performance ?? 1) === performanceOf(found.program, itemId)
    ? null
    : 'FORMER_PERFORMANCE';
}

function reasonGate({ reason }: { readonly reason: string }): BlockedReason | null {
  return reason.trim() === '' ? 'REASON_REQUIRED' : null;
}
