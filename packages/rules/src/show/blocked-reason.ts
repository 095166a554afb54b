/**
 * Says why an operator's command may not run now, or null. Reads only what the console holds, so that the server's
 * refusal, the machine's guards and the tooltips of disabled buttons are one and the same.
 */
import type { BlockedReason, CurrentMatch, JudgeRef } from '@liangfen/sdk/schema';
import { staysAfterTheEnd } from './after-the-end.ts';
import { amendGates } from './amend/gate.ts';
import { battleGates } from './battle/gate.ts';
import type { OperatorCommand } from './commands.ts';
import { flowGates } from './flow/gate.ts';
import { judgeById } from './lookup.ts';
import { type CommandOf, type CommandType, type Gates, joined } from './operator-commands.ts';
import { scoreGates } from './score/gate.ts';

export interface Blocked {
  readonly reason: BlockedReason;
  /** For JUDGES_MISSING: who has not submitted, by number. */
  readonly missingJudges?: readonly JudgeRef[];
}

/**
 * Passes every gate but the version seen, which only the server can know to be old.
 *
 * @example
 * ```tsx
 * console.log(blockedReason(match, { type: 'SHOW_PROGRAM_LIST' })?.reason ?? 'may be shown');
 * ```
 */
export function blockedReason(match: CurrentMatch, command: OperatorCommand): Blocked | null {
  if (match.status === 'ENDED' && !staysAfterTheEnd(match, command)) {
    return { reason: 'COMPETITION_ENDED' };
  }
  const reason = gate(match, command.type, command);
  if (reason === 'JUDGES_MISSING') return { reason, missingJudges: missingJudges(match) };
  return reason === null ? null : { reason };
}

/**
 * Returns the window's judges who have not submitted everything, in the order of their numbers.
 *
 * @example
 * ```tsx
 * console.log(missingJudges(match).map(({ name }) => name));
 * ```
 */
export function missingJudges(match: Pick<CurrentMatch, 'window' | 'judges'>): JudgeRef[] {
  if (match.window === null) return [];
  const submitted = new Set(match.window.submitted);
  return match.window.expected
    .filter((judgeId) => !submitted.has(judgeId))
    .flatMap((judgeId) => {
      const judge = judgeById(match, judgeId);
      return judge ? [{ id: judge.id, number: judge.number, name: judge.name }] : [];
    });
}

const gates: Gates<CommandType> = /* @__PURE__ */ joined(
  flowGates,
  scoreGates,
  battleGates,
  amendGates,
);

function gate<Type extends CommandType>(
  match: CurrentMatch,
  type: Type,
  command: CommandOf<Type>,
): BlockedReason | null {
  return gates[type](match, command);
}
