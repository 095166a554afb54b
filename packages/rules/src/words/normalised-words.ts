// The words for what made a result comparable with those of other panels: at the desk, on sheets and in 「怎么算的」.
import type { RankRow } from '@liangfen/sdk/schema';
import { exactString, formatDecimal, rational } from '../decimal.ts';
import { fill } from './fill.ts';

export const normalisedWords = {
  byFactor:
    '修正前 {own}；{panel}平均 {panelMean}，各组修正到 {overallMean}，系数 {factor}；{own} × {factor} = {score}',
  byDeviation:
    '修正前 {own}；{panel}平均 {panelMean}，标准差 {deviation}；50 + 10 ×（{own} − {panelMean}）÷ {deviation} = {score}',
  flat: '修正前 {own}；{panel}的得分都相同，标准分 {score}',
  asItWas: '{panel}的平均分不大于 0，得分不修正',
  everybody: '全体评委',
  /** Before a figure that is shortened for reading. */
  about: '≈{figure}',
};

export type NormalisedWords = Readonly<typeof normalisedWords>;

/** Decimals that are read; what is reckoned with has all of them. */
const readDecimals = 4;

function figure(exact: string, words: NormalisedWords): string {
  const shown = formatDecimal(rational(exact), readDecimals).replace(/\.?0+$/, '');
  const isWhole = exactString(rational(shown)) === exactString(rational(exact));
  return isWhole ? shown : fill(words.about, { figure: shown });
}

/**
 * 修正前 92.00；甲组平均 83.2，各组修正到 84.1，系数 ≈1.0108 …; nothing for a row that ranks by its own score.
 *
 * @example
 * ```tsx
 * const notes = (rows: readonly RankRow[]) => rows.flatMap((row) => normalisedTexts(row, 2));
 * ```
 */
export function normalisedTexts(
  { normalised, score }: Pick<RankRow, 'normalised' | 'score'>,
  decimals: number,
  words: NormalisedWords = normalisedWords,
): string[] {
  if (normalised === undefined || score === null) return [];
  const { own, panelName, panelMean, overallMean, factor, deviation } = normalised;
  const told = {
    own: formatDecimal(own, decimals),
    panel: panelName === '' ? words.everybody : panelName,
    panelMean: figure(panelMean, words),
    score: formatDecimal(score, decimals),
  };
  if (overallMean === undefined) {
    return deviation === undefined
      ? [fill(words.flat, told)]
      : [fill(words.byDeviation, { ...told, deviation: figure(deviation, words) })];
  }
  return factor === undefined
    ? [fill(words.asItWas, told)]
    : [
        fill(words.byFactor, {
          ...told,
          overallMean: figure(overallMean, words),
          factor: figure(factor, words),
        }),
      ];
}
