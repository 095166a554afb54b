/** Says which commands ask the operator first (spec § 5), and collects the facts of the question. */
import {
  add,
  addFoul,
  blockedReason,
  determine,
  findProgram,
  finestDecimals,
  isConfirmable,
  isRedAgainst,
  type OperatorCommand,
  rational,
  toNumber,
} from '@liangfen/rules';
import type {
  BattleSideName,
  CurrentMatch,
  Foul,
  Item,
  JudgeRef,
  OperatorStep,
  Program,
} from '@liangfen/sdk/schema';
import { type Leaving, leaving } from './leaving.ts';
import { type LeftOut, leavesOut, leftOut } from './left-out.ts';
import {
  type ConfirmationKind,
  mayCarryAdjustments,
  type PendingCommand,
  withConfirm,
} from './pending-command.ts';

/**
 * What to ask before this command is sent, or null to send it at once. Leaving a program before it is scored and undo are
 * sent at once: both can be taken back (decisions 0004, 0060). Leaving judges who are scoring, or a bout that is being
 * fought, is asked about (0570). In a fast sport, points and fouls are sent at once where the organiser wants it (0572).
 * Undoing another operator's step or a standing, and scoring without judges who are there, are asked
 * about by {@link pendingCommand}, which knows who is in the hall (0090, 0226).
 */
export function confirmationKind(
  match: CurrentMatch,
  command: OperatorCommand,
): ConfirmationKind | null {
  const reason = blockedReason(match, command)?.reason;
  if (reason !== undefined && isConfirmable(reason)) return reason;
  switch (command.type) {
    case 'START_BATTLE':
    case 'PAUSE_BATTLE':
    case 'RESUME_BATTLE':
    case 'DETERMINE_BATTLE':
    case 'DETERMINE_BY_CARDS':
      return command.type;
    case 'ADD_FOUL':
    case 'ADD_POINT':
      return match.setting.hitsUnasked === true && !decidesBout(match, command)
        ? null
        : command.type;
    case 'SHOW_START_PAGE':
    case 'OPEN_TEST':
    case 'SHOW_PROGRAM_LIST':
    case 'SHOW_SIGN_IN':
    case 'SHOW_TITLE':
    case 'SHOW_INTERMISSION':
    case 'OPEN_AUDIENCE_VOTE':
    case 'SHOW_AUDIENCE_VOTE':
    case 'SWITCH_GROUP':
    case 'SHOW_RANK':
    case 'SHOW_CEREMONY':
    case 'SHOW_BRACKET':
    case 'START_SPEECH':
      // What is refused now is not asked about: the refusal says why.
      return reason === undefined ? (leaving(match)?.kind ?? null) : null;
    case 'CLOSE_AUDIENCE_VOTE':
    case 'TURN_RANK_PAGE':
    case 'START_SCORING':
    case 'SHOW_SCORE':
    case 'SHOW_RESULT':
    case 'STEP_REVEAL':
    case 'CORRECT_RESULT':
    case 'ADD_ADJUSTMENT':
    case 'ACCEPT_LATE_SCORE':
    case 'REFUSE_LATE_SCORE':
    case 'PROPOSE_CORRECTION':
    case 'CONFIRM_CORRECTION':
    case 'REFUSE_CORRECTION':
    case 'WITHDRAW_CORRECTION':
    case 'SET_STANDING':
    case 'STRIKE_SCORE':
    case 'RENEW_PANEL':
    case 'CORRECT_BOUT':
    case 'TAKE_OFF_FOUL':
    case 'SET_CLOCK':
    case 'UNDO':
      return null;
  }
}

/** Whether the bout would be decided by this point or foul: then it is asked about, however quick the sport. */
function decidesBout(
  match: CurrentMatch,
  command: Extract<OperatorCommand, { readonly type: 'ADD_FOUL' | 'ADD_POINT' }>,
): boolean {
  const program = programOf(match, command.programId);
  const opponent = programOf(match, program?.battleProgram ?? '');
  if (program === null || opponent === null) return true;
  const struck = struckBy(program, command);
  const sides = isRedAgainst(program, opponent)
    ? { red: struck, blue: opponent }
    : { red: opponent, blue: struck };
  return determine(sides, match.setting, match.fouls) !== null;
}

function struckBy(
  program: Program,
  command: Extract<OperatorCommand, { readonly type: 'ADD_FOUL' | 'ADD_POINT' }>,
): Program {
  switch (command.type) {
    case 'ADD_POINT':
      return { ...program, currentScore: pointsAfter(program, command.point) };
    case 'ADD_FOUL':
      return {
        ...program,
        programFoulRecords: addFoul(program.programFoulRecords, command.foulId),
      };
  }
}

function pointsAfter({ currentScore }: Program, point: number): number {
  return toNumber(add(rational(currentScore), rational(point)), finestDecimals);
}

/** The facts of the open question, e.g. for 给红方「3 号 李雷」加 5 分？ */
export type ConfirmationView =
  | {
      readonly kind: 'JUDGES_MISSING';
      readonly program: Program;
      /** Empty once everybody has submitted while the question is open. */
      readonly missingJudges: readonly JudgeRef[];
    }
  | {
      readonly kind: 'MARKS_APART';
      readonly program: Program;
      readonly judges: readonly JudgeRef[];
    }
  | {
      readonly kind: 'JUDGES_NOT_SIGNED_IN';
      readonly program: Program;
      readonly item: Item | null;
      readonly leftOut: LeftOut;
    }
  | {
      readonly kind: 'RERUN_NEEDS_CONFIRMATION';
      readonly program: Program;
      readonly step: OperatorCommand['type'];
      /** The step as it is taken once it is confirmed: what it would change can be asked. */
      readonly command: OperatorCommand;
      /** Whether the operator says what becomes of the adjustments. */
      readonly asksOfAdjustments: boolean;
      /** The judges whom the new scoring would leave out as well. */
      readonly leftOut: LeftOut | null;
    }
  | {
      readonly kind: 'START_BATTLE' | 'BATTLE_RESTART_NEEDS_CONFIRMATION';
      readonly command: OperatorCommand;
      readonly red: Program;
      readonly blue: Program;
      /** The bout that is broken off for this one. */
      readonly leaves: Leaving | null;
    }
  | Leaving
  | { readonly kind: 'PAUSE_BATTLE' | 'RESUME_BATTLE'; readonly bout: number }
  | {
      readonly kind: 'ADD_FOUL';
      readonly program: Program;
      readonly side: BattleSideName | null;
      readonly foul: Foul;
      /** How often the foul will have been committed, this time included. */
      readonly times: number;
      /** Whether this foul alone loses the bout. */
      readonly loses: boolean;
    }
  | {
      readonly kind: 'ADD_POINT';
      readonly program: Program;
      readonly side: BattleSideName | null;
      readonly point: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'DETERMINE_BATTLE';
      readonly program: Program;
      readonly side: BattleSideName | null;
      /** Nobody wins. */
      readonly draw: boolean;
      readonly bout: number;
    }
  | {
      readonly kind: 'DETERMINE_BY_CARDS';
      readonly bout: number;
      /** Those whose cards are not finished and will not count. */
      readonly missingJudges: readonly JudgeRef[];
      /** The step itself: whom the cards make the winner can be asked. */
      readonly cards: OperatorCommand;
    }
  | {
      readonly kind: 'UNDO_ANOTHERS' | 'UNDO_FIGURES';
      readonly step: OperatorStep;
      /** The undo itself: which published figures it changes can be asked. */
      readonly command: OperatorCommand;
    };

/** Null when the program or the foul of the question is gone; the confirmation is then withdrawn anyway. */
export function confirmationView(
  match: CurrentMatch,
  pending: Pick<PendingCommand, 'command' | 'asks' | 'missingJudges' | 'missingAt'>,
  onlineJudgeIds: ReadonlySet<string> = nobodyOnline,
): ConfirmationView | null {
  const { command, asks: kind } = pending;
  const program = 'programId' in command ? programOf(match, command.programId) : null;
  const of = {
    programId: program?.id ?? '',
    itemId: 'itemId' in command ? (command.itemId ?? null) : null,
  };
  const bout = match.stage.kind === 'BATTLE' ? match.stage : null;
  switch (kind) {
    case null:
      return null;
    case 'UNDO_ANOTHERS':
    case 'UNDO_FIGURES': {
      const step = match.undo.at(-1);
      return step ? { kind, step, command } : null;
    }
    case 'DETERMINE_BY_CARDS':
    case 'JUDGES_MISSING':
      if (command.type === 'DETERMINE_BY_CARDS') {
        const cards = withConfirm(command);
        const missingJudges = missingNow(match, pending);
        return bout && { kind: command.type, bout: bout.bout, missingJudges, cards };
      }
      if (kind === 'DETERMINE_BY_CARDS') return null;
      return program && { kind, program, missingJudges: missingNow(match, pending) };
    case 'MARKS_APART':
      return program && { kind, program, judges: pending.missingJudges };
    case 'JUDGES_NOT_SIGNED_IN': {
      const item = match.items.find(({ id }) => id === of.itemId) ?? null;
      return program && { kind, program, item, leftOut: leftOut(match, onlineJudgeIds, of) };
    }
    case 'RERUN_NEEDS_CONFIRMATION': {
      const without = leavesOut(match, onlineJudgeIds, command);
      return (
        program && {
          kind,
          program,
          step: command.type,
          command: withConfirm(command),
          asksOfAdjustments: mayCarryAdjustments(command),
          leftOut: without ? leftOut(match, onlineJudgeIds, of) : null,
        }
      );
    }
    case 'START_BATTLE':
    case 'BATTLE_RESTART_NEEDS_CONFIRMATION': {
      const opponent = 'opponentId' in command ? programOf(match, command.opponentId) : null;
      if (!program || !opponent) return null;
      const [red, blue] = isRedAgainst(program, opponent)
        ? [program, opponent]
        : [opponent, program];
      const left = leaving(match);
      const isSame = left?.kind === 'LEAVE_BOUT' && left.red.id === red.id;
      return { kind, command: withConfirm(command), red, blue, leaves: isSame ? null : left };
    }
    case 'LEAVE_SCORING':
    case 'LEAVE_BOUT':
      return leaving(match);
    case 'PAUSE_BATTLE':
    case 'RESUME_BATTLE':
      return bout && { kind, bout: bout.bout };
    case 'ADD_FOUL': {
      if (command.type !== 'ADD_FOUL' || !program) return null;
      const foul = match.fouls.find((candidate) => candidate.id === command.foulId);
      if (!foul) return null;
      const record = program.programFoulRecords.find(({ foulId }) => foulId === foul.id);
      const times = (record?.times ?? 0) + 1;
      const loses = match.setting.enableExceededFoulTimes && times > foul.times;
      return { kind, program, side: sideOf(match, program), foul, times, loses };
    }
    case 'ADD_POINT': {
      if (command.type !== 'ADD_POINT' || !program) return null;
      const { point } = command;
      const from = program.currentScore;
      const to = pointsAfter(program, point);
      return { kind, program, side: sideOf(match, program), point, from, to };
    }
    case 'DETERMINE_BATTLE': {
      if (!program || !bout) return null;
      const draw = command.type === 'DETERMINE_BATTLE' && command.draw === true;
      return { kind, program, side: sideOf(match, program), draw, bout: bout.bout };
    }
  }
}

/** The corner, which is named where a mistake costs most; null where its opponent is gone. */
function sideOf(match: CurrentMatch, program: Program): BattleSideName | null {
  const opponent = programOf(match, program.battleProgram ?? '');
  return opponent && (isRedAgainst(program, opponent) ? 'RED' : 'BLUE');
}

const nobodyOnline: ReadonlySet<string> = new Set();

/** The judges who are missing now, not when the question was asked. */
function missingNow(
  match: CurrentMatch,
  {
    command,
    missingJudges,
    missingAt,
  }: Pick<PendingCommand, 'command' | 'missingJudges' | 'missingAt'>,
): readonly JudgeRef[] {
  const blocked = blockedReason(match, withoutConfirm(command));
  if (blocked?.reason === 'JUDGES_MISSING') return blocked.missingJudges ?? [];
  // The server asked, and it knew more than this picture shows.
  return match.version > missingAt ? [] : missingJudges;
}

function withoutConfirm(command: OperatorCommand): OperatorCommand {
  return 'confirm' in command ? { ...command, confirm: false } : command;
}

function programOf(match: CurrentMatch, programId: string): Program | null {
  return findProgram(match, programId)?.program ?? null;
}
