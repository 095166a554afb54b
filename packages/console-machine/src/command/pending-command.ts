/** A command that waits to be confirmed, sent or answered, and what the operator is asked before it is sent. */
import type { Confirmable, OperatorCommand } from '@liangfen/rules';
import type { JudgeRef } from '@liangfen/sdk/schema';

export interface PendingCommand {
  readonly command: OperatorCommand;
  /** The operator's version of the match the operator saw (X-Seen-Version). */
  readonly seenVersion: number;
  /** What the operator is asked before it is sent. */
  readonly asks: ConfirmationKind | null;
  /** The judges whom the server named with JUDGES_MISSING, when it knew more than the panel, or with MARKS_APART. */
  readonly missingJudges: readonly JudgeRef[];
  /** The version of the show at which they were missing. */
  readonly missingAt: number;
}

export type ConfirmationKind =
  | Confirmable
  | 'START_BATTLE'
  | 'PAUSE_BATTLE'
  | 'RESUME_BATTLE'
  | 'ADD_FOUL'
  | 'ADD_POINT'
  | 'DETERMINE_BATTLE'
  | 'DETERMINE_BY_CARDS'
  | 'JUDGES_NOT_SIGNED_IN'
  | 'LEAVE_SCORING'
  | 'LEAVE_BOUT'
  | 'UNDO_ANOTHERS'
  | 'UNDO_FIGURES';

/** Whether the step begins a new performance of a whole program, into which adjustments may go on. */
export function mayCarryAdjustments(
  command: OperatorCommand,
): command is Extract<OperatorCommand, { type: 'START_SPEECH' }> {
  return command.type === 'START_SPEECH' && command.itemId === null && !command.test;
}

/** The same command where it is confirmed already, or cannot be. */
export function withConfirm(command: OperatorCommand): OperatorCommand {
  return 'confirm' in command && !command.confirm ? { ...command, confirm: true } : command;
}

/** Says that the operator knows of marks that lie far apart: going on without a judge does not say it. */
export function withConfirmApart(command: OperatorCommand): OperatorCommand {
  const confirmed = withConfirm(command);
  // Only scores that are about to be shown lie apart.
  if (confirmed.type !== 'SHOW_SCORE' || confirmed.confirmApart) return confirmed;
  return { ...confirmed, confirmApart: true };
}

const answers: Readonly<Record<Confirmable, typeof withConfirm>> = {
  JUDGES_MISSING: withConfirm,
  MARKS_APART: withConfirmApart,
  RERUN_NEEDS_CONFIRMATION: withConfirm,
  BATTLE_RESTART_NEEDS_CONFIRMATION: withConfirm,
};

/** The command once its question was answered; the same where that says nothing new. */
export function answered(command: OperatorCommand, asked: Confirmable | null): OperatorCommand {
  return (asked === null ? withConfirm : answers[asked])(command);
}
