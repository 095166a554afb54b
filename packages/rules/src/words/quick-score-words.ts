// Says why quick scores are refused: server and desk name the one range that was exceeded, in the same sentence.
import type { UnfitQuickScores } from '../quick-scores.ts';
import { fill } from './fill.ts';

export interface QuickScoreWords {
  /** Where judges give one score for the whole. */
  readonly RANGE: string;
  /** Where the full marks of items set the range. */
  readonly RANGE_OF_ITEMS: string;
  readonly DECIMALS: string;
  readonly STEP: string;
  /** Between two quick scores. */
  readonly list: string;
}

export const quickScoreWords: QuickScoreWords = {
  RANGE: '快捷分 {scores} 不在 {min} 到 {max} 之间，请改正后再保存',
  RANGE_OF_ITEMS:
    '快捷分 {scores} 不在 {min} 到 {max} 之间（评分项的满分最高 {max}），请改正后再保存',
  DECIMALS: '快捷分 {scores} 超过 {decimals} 位小数，请改正后再保存',
  STEP: '快捷分 {scores} 不是打分步长 {steps} 的整数倍，请改正后再保存',
  list: '、',
};

/**
 * Returns the sentence for quick scores that no judge could give.
 *
 * @example
 * ```tsx
 * const texts = unfitQuickScores('95', match.setting, match.items).map((unfit) => unfitQuickScoresText(unfit));
 * ```
 */
export function unfitQuickScoresText(
  { fault, scores, min, max, byItem, decimals, steps }: UnfitQuickScores,
  words: QuickScoreWords = quickScoreWords,
): string {
  const text = fault === 'RANGE' && byItem ? words.RANGE_OF_ITEMS : words[fault];
  return fill(text, {
    scores: scores.join(words.list),
    min,
    max,
    decimals,
    steps: steps.join(words.list),
  });
}
