/** A command as a button: whether it may be pressed, why not, and whether it asks first. */
import { type Blocked, nextStep, type OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { confirmationKind } from './confirmation.ts';
import { blockedFor } from './pending.ts';
import type { ConfirmationKind } from './pending-command.ts';

export interface Button {
  /** Sent with `RUN`. */
  readonly command: OperatorCommand;
  /** Null when it may be pressed; what only needs a confirmation is not blocked. */
  readonly blocked: Blocked | null;
  readonly asks: ConfirmationKind | null;
  /** Whether this is the next sensible step. */
  readonly next: boolean;
}

export function buttonOf(match: CurrentMatch, command: OperatorCommand): Button {
  return {
    command,
    blocked: blockedFor(match, command),
    asks: confirmationKind(match, command),
    next: isSameCommand(command, nextStep(match)),
  };
}

export function nextButton(match: CurrentMatch): Button | null {
  const command = nextStep(match);
  return command && buttonOf(match, command);
}

/** Commands are flat: the same type with the same values is the same command. */
function isSameCommand(command: OperatorCommand, other: OperatorCommand | null): boolean {
  if (other === null) return false;
  const values = new Map<string, unknown>(Object.entries(other));
  const own = Object.entries(command);
  return own.length === values.size && own.every(([key, value]) => values.get(key) === value);
}
