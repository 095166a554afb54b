/** Sends a command of the operator by the operation that carries it. */
import type { OperatorCommand } from '@liangfen/rules';
import type { InputOf, LiangfenClient } from '@liangfen/sdk';
import { callOfCommand } from '@liangfen/sdk/commands';
import type { ConsoleAnswer } from '@liangfen/sdk/schema';

export interface CallOptions {
  readonly idempotencyKey: string;
  readonly seenVersion: number;
  readonly signal: AbortSignal;
}

/**
 * Sends a command; while no answer arrives it is sent again under the same key, so that a broken
 * line neither loses nor doubles it. Throws what the client throws.
 */
export function callCommand(
  { retry }: Pick<LiangfenClient, 'retry'>,
  id: string,
  command: OperatorCommand,
  options: CallOptions,
): Promise<ConsoleAnswer> {
  const { operation, input } = callOfCommand(id, command);
  // Safe: the contract's table places the fields, and every operation that carries a command answers a console's answer.
  const call = { ...input, ...options } as InputOf<typeof operation>;
  return retry(operation, call);
}
