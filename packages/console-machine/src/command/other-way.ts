/** The two ways to begin what is revealed: it plays by itself, or it goes on air covered and the operator opens it. */
import { ceremonyCovered, type OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch, Setting } from '@liangfen/sdk/schema';

export type Reveal = Extract<
  OperatorCommand,
  { readonly type: 'SHOW_SCORE' | 'SHOW_RESULT' | 'SHOW_RANK' | 'SHOW_CEREMONY' }
>;

/**
 * @example
 * ```tsx
 * console.log(isReveal({ type: 'SHOW_PROGRAM_LIST' })); // false
 * ```
 */
export function isReveal(command: OperatorCommand): command is Reveal {
  return ['SHOW_SCORE', 'SHOW_RESULT', 'SHOW_RANK', 'SHOW_CEREMONY'].includes(command.type);
}

/**
 * Whether a reveal begins covered. Where the command of a ranking or a ceremony does not say, the competition's setting
 * decides (decisions 0212 and 0361).
 *
 * @example
 * ```tsx
 * if (isReveal(command) && beginsCovered(match, command)) console.log('the cards open one by one');
 * ```
 */
export function beginsCovered({ setting }: Pick<CurrentMatch, 'setting'>, command: Reveal) {
  return command.covered ?? coveredUnlessSaid(setting, command);
}

function coveredUnlessSaid(setting: Setting, command: Reveal): boolean {
  switch (command.type) {
    case 'SHOW_SCORE':
    case 'SHOW_RESULT':
      return false;
    case 'SHOW_RANK':
      return setting.rankCovered ?? false;
    case 'SHOW_CEREMONY':
      return ceremonyCovered(setting, command.part);
  }
}

/** Returns the same command begun the other way; null for a command that reveals nothing. */
export function otherWay(
  match: Pick<CurrentMatch, 'setting'>,
  command: OperatorCommand,
): Reveal | null {
  return isReveal(command) ? { ...command, covered: !beginsCovered(match, command) } : null;
}
