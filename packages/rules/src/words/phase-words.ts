// The words for how far a program has come. They have a file of their own because a judge's phone loads no other tables.
import type { Look, ProgramPhase } from '@liangfen/sdk/schema';

/**
 * Returns the competition's word for an act, for wherever `{performance}` stands.
 *
 * @example
 * ```tsx
 * console.log(performanceWordOf(match.look));
 * ```
 */
export function performanceWordOf({ performanceWord = '表演' }: Pick<Look, 'performanceWord'>) {
  return performanceWord;
}

export const phaseWords: Record<ProgramPhase, string> = {
  WAITING: '待上场',
  SPEECH: '{performance}中',
  SCORING: '打分中',
  REVEALED: '已亮分',
  RESULT: '已出分',
  BATTLE: '进行中',
  DETERMINED: '已判定',
};
