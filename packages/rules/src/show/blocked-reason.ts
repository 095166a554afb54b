/**
 * Why an operator's command may not run now, or null. Reads only what the console holds, so that the
 * server's refusal, the machine's guards and the tooltips of disabled buttons are one and the same.
 */
import type { BlockedReason, CurrentMatch, JudgeRef, Program } from '@liangfen/sdk/schema';
import { pageSizeFor } from '../ranking-page.ts';
import { isInRange } from '../result-range.ts';
import type { OperatorCommand, ProgramTarget } from './commands.ts';
import { findProgram, judgeById, phaseOf, scoresItemsSeparately } from './lookup.ts';

export interface Blocked {
  readonly reason: BlockedReason;
  /** For JUDGES_MISSING: who has not submitted, by number. */
  readonly missingJudges?: readonly JudgeRef[];
}

/** Every gate but the version seen, which only the server can know to be old. */
export function blockedReason(match: CurrentMatch, command: OperatorCommand): Blocked | null {
  if (match.status === 'ENDED') return { reason: 'COMPETITION_ENDED' };
  const reason = gate(match, command);
  if (reason === 'JUDGES_MISSING') return { reason, missingJudges: missingJudges(match) };
  return reason === null ? null : { reason };
}

/** Judges of the window who have not submitted everything, in the order of their numbers. */
export function missingJudges(match: Pick<CurrentMatch, 'window' | 'judges'>): JudgeRef[] {
  const submitted = new Set(match.window?.submitted);
  return (match.window?.expected ?? [])
    .filter((judgeId) => !submitted.has(judgeId))
    .flatMap((judgeId) => {
      const judge = judgeById(match, judgeId);
      return judge ? [{ id: judge.id, number: judge.number, name: judge.name }] : [];
    });
}

function gate(match: CurrentMatch, command: OperatorCommand): BlockedReason | null {
  switch (command.type) {
    case 'SHOW_START_PAGE':
      return match.link === 'INIT' ? 'ALREADY_ON_AIR' : null;
    case 'OPEN_TEST':
      return match.link === 'TEST' ? 'ALREADY_ON_AIR' : null;
    case 'SHOW_PROGRAM_LIST':
      return match.link === 'PROGRAM_LIST' ? 'ALREADY_ON_AIR' : null;
    case 'SHOW_SIGN_IN':
      if (match.mode === 'BATTLE') return 'NOT_IN_BATTLE_MODE';
      return match.link === 'SIGN_IN' && match.linkData.signInShowType === command.signInShowType
        ? 'ALREADY_ON_AIR'
        : null;
    case 'SWITCH_GROUP':
      if (!match.programGroups.some((group) => group.id === command.groupId)) {
        return 'GROUP_NOT_FOUND';
      }
      return match.activeProgramGroupId === command.groupId ? 'ALREADY_ON_AIR' : null;
    case 'SHOW_RANK':
    case 'TURN_RANK_PAGE':
      return rankGate(match, command);
    case 'START_SPEECH':
    case 'START_SCORING':
    case 'REVEAL_SCORES':
    case 'SHOW_RESULT':
      return programGate(match, command) ?? stepGate(match, command);
    case 'STEP_REVEAL':
      return revealLinks.has(match.link) ? null : 'NO_REVEAL';
    case 'START_BATTLE':
      return startBattleGate(match, command);
    case 'PAUSE_BATTLE':
    case 'RESUME_BATTLE':
      return clockGate(match, command.type);
    case 'ADD_FOUL':
      if (!match.fouls.some((foul) => foul.id === command.foulId)) return 'FOUL_NOT_FOUND';
      return boutGate(match, [command.programId]);
    case 'ADD_POINT':
      if (!Number.isFinite(command.point) || command.point === 0) return 'POINT_MISSING';
      return boutGate(match, [command.programId]) ?? pointGate(match, command);
    case 'DETERMINE_BATTLE':
      return boutGate(match, [command.programId, command.opponentId]);
    case 'CORRECT_RESULT':
      return correctionGate(match, command.programId, command.reason);
    case 'ADD_ADJUSTMENT':
      if (match.mode === 'BATTLE') return 'NOT_IN_BATTLE_MODE';
      if (!findProgram(match, command.programId)?.group) return 'PROGRAM_NOT_FOUND';
      return isBlank(command.reason) ? 'REASON_REQUIRED' : null;
    case 'ACCEPT_LATE_SCORE':
    case 'REFUSE_LATE_SCORE':
      if (!match.lateScores.some((late) => late.id === command.lateScoreId)) {
        return 'LATE_SCORE_NOT_FOUND';
      }
      return isBlank(command.reason) ? 'REASON_REQUIRED' : null;
    case 'UNDO':
      return match.undo.length === 0 ? 'NOTHING_TO_UNDO' : null;
  }
}

const revealLinks: ReadonlySet<CurrentMatch['link']> = new Set([
  'SHOW_SCORE',
  'SHOW_RESULT',
  'TEST_SHOW_SCORE',
  'TEST_SHOW_RESULT',
  'RANK',
]);

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function rankGate(
  match: CurrentMatch,
  command: Extract<OperatorCommand, { type: 'SHOW_RANK' | 'TURN_RANK_PAGE' }>,
): BlockedReason | null {
  if (match.mode === 'BATTLE') return 'NOT_IN_BATTLE_MODE';
  const { itemId } = command;
  if (itemId !== null && !match.items.some((item) => item.id === itemId)) return 'ITEM_NOT_FOUND';
  if (command.type === 'SHOW_RANK') return null;
  const pageSize = pageSizeFor(command.rankShowType, match.setting);
  const group = match.programGroups.find((entry) => entry.id === match.activeProgramGroupId);
  const pages = Math.max(1, Math.ceil((group?.programs.length ?? 0) / pageSize));
  return command.pageNo >= 0 && command.pageNo < pages ? null : 'PAGE_OUT_OF_RANGE';
}

/** The program exists, belongs to the active group, may be operated, and names its item where it must. */
function programGate(match: CurrentMatch, target: ProgramTarget): BlockedReason | null {
  if (match.mode === 'BATTLE') return 'NOT_IN_BATTLE_MODE';
  const blocked = rowGate(match, target.programId, target.test);
  if (blocked) return blocked;
  if (!scoresItemsSeparately(match, target.test)) return null;
  if (target.itemId === null) return 'ITEM_REQUIRED';
  return match.items.some((item) => item.id === target.itemId) ? null : 'ITEM_NOT_FOUND';
}

function rowGate(match: CurrentMatch, programId: string, test: boolean): BlockedReason | null {
  const found = findProgram(match, programId);
  if (!found || (found.group === null) !== test) return 'PROGRAM_NOT_FOUND';
  if (found.group && found.group.id !== match.activeProgramGroupId) return 'PROGRAM_NOT_IN_GROUP';
  return found.program.disabled;
}

/** The order of a program's steps: speech, score, show score, show result (spec § 4 Row operations). */
function stepGate(
  match: CurrentMatch,
  command: Extract<
    OperatorCommand,
    { type: 'START_SPEECH' | 'START_SCORING' | 'REVEAL_SCORES' | 'SHOW_RESULT' }
  >,
): BlockedReason | null {
  const target = targetOf(match, command);
  const found = findProgram(match, target.programId);
  if (!found) return 'PROGRAM_NOT_FOUND';
  const phase = phaseOf(found.program, target.itemId);
  const onAir = isOnAir(match, target);
  const window = match.window?.open ? match.window : null;
  const ownWindow = window !== null && onAir && window.programId === target.programId;
  if (window && !ownWindow) return 'OTHER_PROGRAM_SCORING';

  switch (command.type) {
    case 'START_SPEECH':
      if (onAir && isLink(match, 'SPEECH')) return 'ALREADY_ON_AIR';
      return phase === 'WAITING' || phase === 'SPEECH' || command.confirm
        ? null
        : 'RERUN_NEEDS_CONFIRMATION';
    case 'START_SCORING':
      if (ownWindow) return 'ALREADY_ON_AIR';
      if (phase === 'WAITING') return 'NOT_IN_SPEECH';
      return phase === 'SPEECH' || command.confirm ? null : 'RERUN_NEEDS_CONFIRMATION';
    case 'REVEAL_SCORES':
      if (ownWindow) {
        if (window.submitted.length === 0) return 'NO_SCORES';
        return window.submitted.length < window.expected.length && !command.confirm
          ? 'JUDGES_MISSING'
          : null;
      }
      if (phase !== 'REVEALED' && phase !== 'RESULT') return 'NOT_SCORING';
      return onAir && isLink(match, 'SHOW_SCORE') ? 'ALREADY_ON_AIR' : null;
    case 'SHOW_RESULT':
      if (phase !== 'REVEALED' && phase !== 'RESULT') return 'NOT_REVEALED';
      return onAir && isLink(match, 'SHOW_RESULT') ? 'ALREADY_ON_AIR' : null;
  }
}

/** A target with the item left out where items are not scored one by one. */
export function targetOf(match: CurrentMatch, target: ProgramTarget): ProgramTarget {
  return {
    programId: target.programId,
    itemId: scoresItemsSeparately(match, target.test) ? target.itemId : null,
    test: target.test,
  };
}

function isOnAir(match: CurrentMatch, target: ProgramTarget): boolean {
  return match.activeProgramId === target.programId && match.activeItemId === target.itemId;
}

function isLink(match: CurrentMatch, link: 'SPEECH' | 'SHOW_SCORE' | 'SHOW_RESULT'): boolean {
  return match.link === link || match.link === `TEST_${link}`;
}

function startBattleGate(
  match: CurrentMatch,
  command: Extract<OperatorCommand, { type: 'START_BATTLE' }>,
): BlockedReason | null {
  if (match.mode !== 'BATTLE') return 'BATTLE_MODE_ONLY';
  const blocked = rowGate(match, command.programId, command.test);
  if (blocked) return blocked;
  if (command.opponentId === '') return 'OPPONENT_MISSING';
  const opponentBlocked = rowGate(match, command.opponentId, command.test);
  if (opponentBlocked) return opponentBlocked;
  const program = findProgram(match, command.programId)?.program;
  const opponent = findProgram(match, command.opponentId)?.program;
  if (!program || !opponent) return 'PROGRAM_NOT_FOUND';
  if (program.battleProgram !== opponent.id) return 'NOT_A_PAIR';
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
  if (match.mode !== 'BATTLE') return 'BATTLE_MODE_ONLY';
  const { stage } = match;
  const sides = stage.kind === 'BATTLE' ? [stage.red.program.id, stage.blue.program.id] : [];
  const stranger = programIds.find((id) => !sides.includes(id));
  if (stranger !== undefined || stage.kind !== 'BATTLE') {
    // A disabled row says why it is one, whatever is asked of it.
    const row = stranger === undefined ? null : findProgram(match, stranger);
    return row?.program.disabled ?? 'BATTLE_NOT_STARTED';
  }
  if (new Set(programIds).size !== programIds.length) return 'NOT_A_PAIR';
  return stage.status === 'DETERMINED' ? 'BATTLE_DETERMINED' : null;
}

/** Points add up for as long as a bout lasts; what they come to must still be a score. */
function pointGate(
  match: CurrentMatch,
  { programId, point }: Extract<OperatorCommand, { type: 'ADD_POINT' }>,
): BlockedReason | null {
  const so = findProgram(match, programId)?.program.currentScore ?? 0;
  return isInRange(so + point) ? null : 'RESULT_OUT_OF_RANGE';
}

/** Pausing needs a clock (spec § 4: only when enableCountdown is on). */
function clockGate(
  match: CurrentMatch,
  type: 'PAUSE_BATTLE' | 'RESUME_BATTLE',
): BlockedReason | null {
  const blocked = boutGate(match, []);
  if (blocked) return blocked;
  if (match.stage.kind !== 'BATTLE' || match.stage.clock === null) return 'COUNTDOWN_OFF';
  const paused = match.stage.status === 'PAUSED';
  if (type === 'PAUSE_BATTLE') return paused ? 'BATTLE_PAUSED' : null;
  return paused ? null : 'BATTLE_NOT_PAUSED';
}

function correctionGate(
  match: CurrentMatch,
  programId: string,
  reason: string,
): BlockedReason | null {
  if (match.mode === 'BATTLE') return 'NOT_IN_BATTLE_MODE';
  const found = findProgram(match, programId);
  if (!found?.group) return 'PROGRAM_NOT_FOUND';
  if (found.program.finalScore === null) return 'NO_RESULT';
  return isBlank(reason) ? 'REASON_REQUIRED' : null;
}
