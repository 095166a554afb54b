/** The two ways to begin what is revealed: it plays by itself, or it goes on air covered and the operator opens it. */
import type { OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';

export type Reveal = Extract<
  OperatorCommand,
  { readonly type: 'REVEAL_SCORES' | 'SHOW_RESULT' | 'SHOW_RANK' }
>;

/**
 * @example
 * ```tsx
 * console.log(isReveal({ type: 'SHOW_PROGRAM_LIST' })); // false
 * ```
 */
export function isReveal(command: OperatorCommand): command is Reveal {
  return ['REVEAL_SCORES', 'SHOW_RESULT', 'SHOW_RANK'].includes(command.type);
}

/**
 * A ranking that does not say begins as the competition is set (decision 0212).
 *
 * @example
 * ```tsx
 * if (isReveal(command) && beginsCovered(match, command)) console.log('the cards open one by one');
 * ```
 */
export function beginsCovered({ setting }: Pick<CurrentMatch, 'setting'>, command: Reveal) {
  const { covered = command.type === 'SHOW_RANK' && (setting.rankCovered ?? false) } = command;
  return covered;
}

/** The same begun the other way; null for what is not revealed. */
export function otherWay(
  match: Pick<CurrentMatch, 'setting'>,
  command: OperatorCommand,
): Reveal | null {
  return isReveal(command) ? { ...command, covered: !beginsCovered(match, command) } : null;
}
