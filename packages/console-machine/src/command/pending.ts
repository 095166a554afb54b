/** A command between the click and its answer: what is sent, and which picture the operator saw. */
import { type Blocked, blockedReason, isConfirmable, type OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { confirmationKind } from './confirmation.ts';
import { undoesFigures } from './figures.ts';
import { leavesOut } from './left-out.ts';
import type { CallFailure, CommandOutcome } from './outcome.ts';
import {
  answered,
  type ConfirmationKind,
  mayCarryAdjustments,
  type PendingCommand,
  withConfirm,
} from './pending-command.ts';

/** Facts that only the panel knows; the match does not have them. */
export interface InTheHall {
  /** Whether the step that would be undone is another operator's. */
  readonly undoesAnothers: boolean;
  readonly onlineJudgeIds: ReadonlySet<string>;
}

const unknownHall: InTheHall = { undoesAnothers: false, onlineJudgeIds: new Set() };

export function pendingCommand(
  match: CurrentMatch | null,
  { command, confirmed = false }: { command: OperatorCommand; confirmed?: boolean },
  hall: InTheHall = unknownHall,
): PendingCommand {
  const seenVersion = match?.operatorVersion ?? 0;
  const missingAt = match?.version ?? 0;
  if (confirmed || match === null) {
    return { command: withConfirm(command), seenVersion, asks: null, missingJudges: [], missingAt };
  }
  const missingJudges = blockedReason(match, command)?.missingJudges ?? [];
  return { command, seenVersion, asks: asked(match, command, hall), missingJudges, missingAt };
}

/** The question that the rules ask also tells what only the panel knows, so that no second question is needed. */
function asked(
  match: CurrentMatch,
  command: OperatorCommand,
  { undoesAnothers, onlineJudgeIds }: InTheHall,
): ConfirmationKind | null {
  if (command.type === 'UNDO' && undoesAnothers) return 'UNDO_ANOTHERS';
  if (command.type === 'UNDO' && undoesFigures(match)) return 'UNDO_FIGURES';
  const kind = confirmationKind(match, command);
  if (kind !== null) return kind;
  return leavesOut(match, onlineJudgeIds, command) ? 'JUDGES_NOT_SIGNED_IN' : null;
}

/** A confirmed command is not the refused one: it gets an Idempotency-Key of its own. */
export function confirmed(pending: PendingCommand, carriesAdjustments = false): PendingCommand {
  const { asks } = pending;
  const command = answered(pending.command, asks !== null && isConfirmable(asks) ? asks : null);
  return {
    ...pending,
    command:
      carriesAdjustments && mayCarryAdjustments(command)
        ? { ...command, carryAdjustments: true }
        : command,
  };
}

/** Returns the reason why a command cannot be sent, not even after a confirmation. */
export function blockedFor(match: CurrentMatch | null, command: OperatorCommand): Blocked | null {
  return match === null ? null : blockedReason(match, withConfirm(command));
}

/** Returns the reason why an open confirmation no longer says the truth; null while it does. */
export function withdrawal(
  match: CurrentMatch,
  pending: PendingCommand | null,
): { readonly reason: Blocked['reason'] | null } | null {
  if (pending === null) return null;
  const blocked = blockedFor(match, pending.command);
  if (blocked) return { reason: blocked.reason };
  return match.operatorVersion === pending.seenVersion ? null : { reason: null };
}

/** Whether the server asks for a confirmation that the panel could not foresee. */
export function asksAfterAll(outcome: CommandOutcome, pending: PendingCommand | null): boolean {
  return (
    !outcome.ok &&
    isConfirmable(outcome.failure.code) &&
    pending !== null &&
    answered(pending.command, outcome.failure.code) !== pending.command
  );
}

export function askedByServer(
  pending: PendingCommand | null,
  failure: CallFailure,
): PendingCommand | null {
  return (
    pending && {
      ...pending,
      asks: isConfirmable(failure.code) ? failure.code : pending.asks,
      missingJudges: failure.missingJudges,
      missingAt: failure.version ?? pending.missingAt,
    }
  );
}
