/** Says which steps only show what is decided, and so stay possible after a competition has ended. */
import type { CurrentMatch } from '@liangfen/sdk/schema';
import type { OperatorCommand } from './commands.ts';
import { findProgram, phaseOf } from './lookup.ts';
import type { CommandType } from './operator-commands.ts';
import { targetOf } from './score/target.ts';

type Showing =
  | 'SHOW_START_PAGE'
  | 'SHOW_PROGRAM_LIST'
  | 'SHOW_TITLE'
  | 'SWITCH_GROUP'
  | 'SHOW_RANK'
  | 'TURN_RANK_PAGE'
  | 'SHOW_CEREMONY'
  | 'SHOW_BRACKET'
  | 'STEP_REVEAL'
  | 'SHOW_RESULT';

/** Written out, so that a new command is asked the question by itself. */
const showing: Readonly<Record<CommandType, boolean>> = {
  SHOW_START_PAGE: true,
  SHOW_PROGRAM_LIST: true,
  SHOW_TITLE: true,
  SWITCH_GROUP: true,
  SHOW_RANK: true,
  TURN_RANK_PAGE: true,
  SHOW_CEREMONY: true,
  SHOW_BRACKET: true,
  STEP_REVEAL: true,
  OPEN_TEST: false,
  SHOW_SIGN_IN: false,
  SHOW_INTERMISSION: false,
  OPEN_AUDIENCE_VOTE: false,
  CLOSE_AUDIENCE_VOTE: false,
  SHOW_AUDIENCE_VOTE: false,
  START_SPEECH: false,
  START_SCORING: false,
  SHOW_SCORE: false,
  SHOW_RESULT: true,
  START_BATTLE: false,
  PAUSE_BATTLE: false,
  RESUME_BATTLE: false,
  ADD_FOUL: false,
  ADD_POINT: false,
  DETERMINE_BATTLE: false,
  DETERMINE_BY_CARDS: false,
  CORRECT_RESULT: false,
  ADD_ADJUSTMENT: false,
  ACCEPT_LATE_SCORE: false,
  REFUSE_LATE_SCORE: false,
  PROPOSE_CORRECTION: false,
  CONFIRM_CORRECTION: false,
  REFUSE_CORRECTION: false,
  WITHDRAW_CORRECTION: false,
  SET_STANDING: false,
  STRIKE_SCORE: false,
  RENEW_PANEL: false,
  CORRECT_BOUT: false,
  TAKE_OFF_FOUL: false,
  SET_CLOCK: false,
  UNDO: false,
} satisfies Readonly<Record<Showing, true> & Record<Exclude<CommandType, Showing>, false>>;

/**
 * A step that changes no figure: the last pictures, the ranking and the ceremony are shown after the end too, and a result
 * that the hall has seen, but none that would only now become one.
 */
export function staysAfterTheEnd(match: CurrentMatch, command: OperatorCommand): boolean {
  if (command.type !== 'SHOW_RESULT') return showing[command.type];
  const { programId, itemId } = targetOf(match, command);
  const program = findProgram(match, programId)?.program;
  return program !== undefined && phaseOf(program, itemId) === 'RESULT';
}
