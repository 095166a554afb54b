/** Says why a bout may not be started, stopped, scored or decided now. */
import type { BlockedReason, CurrentMatch, Program } from '@liangfen/sdk/schema';
import { cardRoundsOf } from '../../bout-cards.ts';
import { mayBeDrawn } from '../../bracket/round-robin.ts';
import { hasBouts } from '../../mode.ts';
import { mayPerform } from '../../program-standing.ts';
import { isInRange } from '../../result-range.ts';
import { findProgram } from '../lookup.ts';
import type { CommandOf, Gates } from '../operator-commands.ts';
import { passedGate } from '../passed-gate.ts';
import { rowGate } from '../row-gate.ts';

export type BattleType =
  | 'START_BATTLE'
  | 'PAUSE_BATTLE'
  | 'RESUME_BATTLE'
  | 'ADD_FOUL'
  | 'ADD_POINT'
  | 'DETERMINE_BATTLE'
  | 'DETERMINE_BY_CARDS'
  | 'TAKE_OFF_FOUL'
  | 'SET_CLOCK';

export const battleGates: Gates<BattleType> = {
  START_BATTLE: startBattleGate,
  PAUSE_BATTLE: (match) => clockGate(match) ?? (isPaused(match) ? 'BATTLE_PAUSED' : null),
  RESUME_BATTLE: (match) => clockGate(match) ?? (isPaused(match) ? null : 'BATTLE_NOT_PAUSED'),
  ADD_FOUL: (match, { programId, foulId }) =>
    match.fouls.some(({ id }) => id === foulId) ? boutGate(match, [programId]) : 'FOUL_NOT_FOUND',
  ADD_POINT: (match, command) => {
    if (cardRoundsOf(match.setting) !== null) return 'CARDS_DECIDE';
    if (!Number.isFinite(command.point) || command.point === 0) return 'POINT_MISSING';
    return boutGate(match, [command.programId]) ?? pointGate(match, command);
  },
  DETERMINE_BATTLE: (match, { programId, opponentId, draw = false }) => {
    const winner = findProgram(match, programId)?.program;
    const blocked = boutGate(match, [programId, opponentId]);
    if (blocked !== null) return blocked;
    if (draw) return mayBeDrawn(match, programId) ? null : 'DRAW_NOT_POSSIBLE';
    return winner && !mayPerform(winner) ? 'PROGRAM_OUT' : null;
  },
  DETERMINE_BY_CARDS: (match, { programId, opponentId, confirm }) =>
    boutGate(match, [programId, opponentId]) ?? cardsGate(match, confirm),
  TAKE_OFF_FOUL: takeOffGate,
  SET_CLOCK: (match) => clockGate(match),
};

function startBattleGate(
  match: CurrentMatch,
  command: CommandOf<'START_BATTLE'>,
): BlockedReason | null {
  if (!hasBouts(match.mode)) return 'BATTLE_MODE_ONLY';
  const blocked = rowGate(match, command.programId, command.test);
  if (blocked) return blocked;
  if (command.opponentId === '') return 'OPPONENT_MISSING';
  const opponentBlocked = rowGate(match, command.opponentId, command.test);
  if (opponentBlocked) return opponentBlocked;
  const { program } = passedGate(findProgram(match, command.programId));
  const { program: opponent } = passedGate(findProgram(match, command.opponentId));
  if (program.battleProgram !== opponent.id) return 'NOT_A_PAIR';
  if (!mayPerform(program)) return 'PROGRAM_OUT';
  if (!mayPerform(opponent)) return 'OPPONENT_OUT';
  return (hasFought(program) || hasFought(opponent)) && !command.confirm
    ? 'BATTLE_RESTART_NEEDS_CONFIRMATION'
    : null;
}

/** Starting again would lose something (product decisions § 4). */
function hasFought(program: Program): boolean {
  return (
    program.phase !== 'WAITING' ||
    program.currentScore !== 0 ||
    program.programFoulRecords.some((record) => record.times > 0)
  );
}

function boutGate(match: CurrentMatch, programIds: readonly string[]): BlockedReason | null {
  if (!hasBouts(match.mode)) return 'BATTLE_MODE_ONLY';
  const { stage } = match;
  const sides = stage.kind === 'BATTLE' ? [stage.red.program.id, stage.blue.program.id] : [];
  const stranger = programIds.find((id) => !sides.includes(id));
  if (stranger !== undefined || stage.kind !== 'BATTLE') {
    // A disabled row gives its own reason, whatever is asked of it.
    const row = stranger === undefined ? null : findProgram(match, stranger);
    return row?.program.disabled ?? 'BATTLE_NOT_STARTED';
  }
  if (new Set(programIds).size !== programIds.length) return 'NOT_A_PAIR';
  return stage.status === 'DETERMINED' ? 'BATTLE_DETERMINED' : null;
}

/** A foul that decided the bout is taken off with an answer what becomes of the decision. */
function takeOffGate(
  match: CurrentMatch,
  { programId, foulId, determination }: CommandOf<'TAKE_OFF_FOUL'>,
): BlockedReason | null {
  if (!match.fouls.some(({ id }) => id === foulId)) return 'FOUL_NOT_FOUND';
  const blocked = boutGate(match, [programId]);
  if (blocked !== null && blocked !== 'BATTLE_DETERMINED') return blocked;
  const records = findProgram(match, programId)?.program.programFoulRecords ?? [];
  if (!records.some((record) => record.foulId === foulId && record.times > 0)) {
    return 'FOUL_NOT_GIVEN';
  }
  if (blocked === null) return null;
  const decided = match.stage.kind === 'BATTLE' ? match.stage.determination : null;
  // What decided otherwise stands; the figures of a decided bout are put right with a reason.
  if (decided?.reason !== 'EXCEEDED_FOULS' || decided.loserId !== programId) return blocked;
  return determination === undefined ? 'FOUL_DECIDED_BOUT' : null;
}

/** Who has not handed in a finished card is missed; what the cards say only the server knows. */
function cardsGate({ setting, window }: CurrentMatch, confirm: boolean): BlockedReason | null {
  if (cardRoundsOf(setting) === null) return 'CARDS_OFF';
  const { submitted = [], expected = [] } = window ?? {};
  if (submitted.length === 0) return 'NO_SCORES';
  return submitted.length < expected.length && !confirm ? 'JUDGES_MISSING' : null;
}

/** Points add up for as long as a bout lasts, and their sum must still be a score. */
function pointGate(
  match: CurrentMatch,
  { programId, point }: CommandOf<'ADD_POINT'>,
): BlockedReason | null {
  const so = findProgram(match, programId)?.program.currentScore ?? 0;
  return isInRange(so + point) ? null : 'RESULT_OUT_OF_RANGE';
}

/** Pausing needs a clock (spec § 4: only when enableCountdown is on). */
function clockGate(match: CurrentMatch): BlockedReason | null {
  const { stage } = match;
  // A speech is held like a bout.
  if (stage.kind === 'SPEECH') return stage.clock === null ? 'COUNTDOWN_OFF' : null;
  const stands = stage.kind !== 'BATTLE' || stage.clock === null;
  return boutGate(match, []) ?? (stands ? 'COUNTDOWN_OFF' : null);
}

function isPaused({ stage }: CurrentMatch): boolean {
  if (stage.kind === 'SPEECH') return stage.clock?.endsAt === null;
  return stage.kind === 'BATTLE' && stage.status === 'PAUSED';
}
