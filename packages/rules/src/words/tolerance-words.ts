/** How far marks may lie apart, in words. */
import type { BeyondTolerance, Tolerance, ToleranceBetween } from '@liangfen/sdk/schema';
import { fill } from './fill.ts';

export interface ToleranceWords {
  readonly between: Readonly<Record<ToleranceBetween, string>>;
  readonly beyond: Readonly<Record<BeyondTolerance, string>>;
  /** `{from}` and up at most `{most}`. */
  readonly row: string;
}

export const toleranceWords: ToleranceWords = {
  between: {
    COUNTED: '计入的最高分和最低分（如两个中间分）',
    MARK_AND_MEAN: '每位评委的分和计入的平均',
  },
  beyond: { TELL: '亮分前提醒操作员', COUNT_ALL: '提醒，并且不去分、全部计入' },
  row: '{from} 分起最多差 {most}',
};

/**
 * A whole tolerance in one sentence.
 *
 * @example
 * ```tsx
 * const { tolerance } = match.setting;
 * console.log(tolerance == null ? '' : toleranceRowText(tolerance));
 * ```
 */
export function toleranceRowText(
  { between, limits, beyond }: Tolerance,
  words: ToleranceWords = toleranceWords,
): string {
  const rows = limits.map(({ from, most }) => fill(words.row, { from, most }));
  return `${words.between[between]}：${rows.join('、')}；${words.beyond[beyond]}`;
}
