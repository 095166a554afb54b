/** The way a call of the console ended, as plain data: codes for the messages of spec § 8, no text. */
import type { OperatorCommand } from '@liangfen/rules';
import type { ApiErrorCode } from '@liangfen/sdk';
import type { CommandPreview, ConsoleAnswer, CurrentMatch, JudgeRef } from '@liangfen/sdk/schema';

export interface CallFailure {
  /** HTTP status; 0 when no answer arrived and nobody knows whether the call was done. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The detail of the server's problem document; may be empty. */
  readonly detail: string;
  readonly missingJudges: readonly JudgeRef[];
  /** The version of the show that refused. */
  readonly version: number | null;
}

export type EnterOutcome =
  | { readonly ok: true; readonly match: CurrentMatch }
  | { readonly ok: false; readonly failure: CallFailure };

export type CommandOutcome =
  | { readonly ok: true; readonly answer: ConsoleAnswer }
  | { readonly ok: false; readonly failure: CallFailure };

export type PreviewOutcome =
  | { readonly ok: true; readonly preview: CommandPreview }
  | { readonly ok: false; readonly failure: CallFailure };

export function failureOf(
  outcome: EnterOutcome | CommandOutcome | PreviewOutcome,
): CallFailure | null {
  return outcome.ok ? null : outcome.failure;
}

/** The version of the show that the answer is about; 0 when it does not say. */
export function outcomeVersion(outcome: CommandOutcome): number {
  return outcome.ok ? outcome.answer.version : (outcome.failure.version ?? 0);
}

/** The failure messages of spec § 8, as codes. */
export type FailureMessage =
  | 'RANK_SWITCH_FAILED'
  | 'GROUP_SWITCH_FAILED'
  | 'PAGE_CHANGE_FAILED'
  | 'FLOW_LOAD_FAILED'
  | 'COMMAND_FAILED';

/** What failed, for "{action} failed, error code: {status}, reason: {detail}". */
export interface CommandFailure extends CallFailure {
  readonly message: FailureMessage;
  readonly action: OperatorCommand['type'] | 'ENTER_CONSOLE';
}

/**
 * Commands whose failure has no message of its own. They are listed so that a new command does not compile without a
 * message, and in a type because a type adds nothing to a page.
 */
type WithoutOwnMessage =
  | 'START_SPEECH'
  | 'OPEN_AUDIENCE_VOTE'
  | 'CLOSE_AUDIENCE_VOTE'
  | 'SHOW_AUDIENCE_VOTE'
  | 'START_SCORING'
  | 'SHOW_SCORE'
  | 'SHOW_RESULT'
  | 'STEP_REVEAL'
  | 'START_BATTLE'
  | 'PAUSE_BATTLE'
  | 'RESUME_BATTLE'
  | 'ADD_FOUL'
  | 'ADD_POINT'
  | 'DETERMINE_BATTLE'
  | 'DETERMINE_BY_CARDS'
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
  | 'TAKE_OFF_FOUL'
  | 'SET_CLOCK'
  | 'UNDO';

export function failureMessage(action: CommandFailure['action']): FailureMessage {
  switch (action) {
    case 'SHOW_RANK':
      return 'RANK_SWITCH_FAILED';
    case 'SWITCH_GROUP':
      return 'GROUP_SWITCH_FAILED';
    case 'TURN_RANK_PAGE':
      return 'PAGE_CHANGE_FAILED';
    case 'ENTER_CONSOLE':
    case 'SHOW_START_PAGE':
    case 'OPEN_TEST':
    case 'SHOW_PROGRAM_LIST':
    case 'SHOW_SIGN_IN':
    case 'SHOW_CEREMONY':
    case 'SHOW_BRACKET':
    case 'SHOW_TITLE':
    case 'SHOW_INTERMISSION':
      return 'FLOW_LOAD_FAILED';
  }
  return commandFailed(action);
}

function commandFailed(_: WithoutOwnMessage): FailureMessage {
  return 'COMMAND_FAILED';
}

export function commandFailure(
  action: CommandFailure['action'],
  failure: CallFailure,
): CommandFailure {
  return { ...failure, action, message: failureMessage(action) };
}

/** Nobody knows whether it was done: no answer came, or the operator stopped waiting for it. */
export const unanswered: CallFailure = {
  status: 0,
  code: 'NO_RESPONSE',
  detail: '',
  missingJudges: [],
  version: null,
};
