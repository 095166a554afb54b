// Says which refusals an operator may overrule, by sending the step again, confirmed.
import type { BlockedReason } from '@liangfen/sdk/schema';

const confirmable = [
  'JUDGES_MISSING',
  'MARKS_APART',
  'RERUN_NEEDS_CONFIRMATION',
  'BATTLE_RESTART_NEEDS_CONFIRMATION',
] as const satisfies readonly BlockedReason[];

export type Confirmable = (typeof confirmable)[number];

/**
 * @example
 * ```ts
 * console.log(isConfirmable('JUDGES_MISSING'), isConfirmable('NOT_SCORING')); // true false
 * ```
 */
export function isConfirmable(code: string): code is Confirmable {
  return confirmable.some((reason) => reason === code);
}
