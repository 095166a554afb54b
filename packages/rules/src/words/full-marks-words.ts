// Says what full marks in every item come to, whether that fits, and what may have been meant instead.
import type { FullMarks, FullMarksFit, FullMarksReading } from '@liangfen/sdk/schema';
import { fill } from './fill.ts';

export interface FullMarksWords {
  readonly fit: Readonly<Record<FullMarksFit, string>>;
  readonly reading: Readonly<Record<FullMarksReading, string>>;
}

export const fullMarksWords: FullMarksWords = {
  fit: {
    FITS: '各项都打满分合计 {total} 分',
    OTHER_TOTAL: '各项都打满分合计 {total} 分，不是满分 {full} 分',
    WEIGHED_TWICE:
      '各项满分不同又按占比，轻重算了两次：各项都打满分合计 {total} 分（满分 {full} 分）',
  },
  reading: {
    ADD_UP: '改为按系数 1，各项得分直接相加',
    FULL_SCORE: '满分改为 {total} 分',
    ITEM_FULL: '各项满分都改为 {full} 分',
  },
};

/**
 * Returns the sentence that says what full marks come to.
 *
 * @example
 * ```tsx
 * const full = fullMarks(match);
 * if (full !== null) console.log(fullMarksText(full));
 * ```
 */
export function fullMarksText(
  { fit, total, fullScore }: FullMarks,
  words: FullMarksWords = fullMarksWords,
): string {
  return fill(words.fit[fit], { total, full: fullScore });
}

/**
 * Returns what the button says that makes the setting mean this.
 *
 * @example
 * ```tsx
 * const ways = fullMarks(match)?.readings.map((reading) => fullMarksReadingText(reading, { total: 34, fullScore: 100 }));
 * ```
 */
export function fullMarksReadingText(
  reading: FullMarksReading,
  { total, fullScore }: Pick<FullMarks, 'total' | 'fullScore'>,
  words: FullMarksWords = fullMarksWords,
): string {
  return fill(words.reading[reading], { total, full: fullScore });
}
