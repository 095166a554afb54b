// The words for tie-breaks: for the desk's settings and ledger, the screen, statistics and exported sheets.
import type { RankPlaces, TieBreak, TieBreakKind } from '@liangfen/sdk/schema';
import { tieBreakParts } from '../tie-break.ts';
import { fill } from './fill.ts';

export const tieBreakWords: Record<TieBreakKind, string> = {
  ITEM: '评分项',
  GROUP: '评委组',
  UNROUNDED: '未舍入的得分',
  COUNTED_MEAN: '去分后平均分',
  UNTRIMMED_MEAN: '去分前平均分',
  HIGHEST_JUDGE: '最高评委分',
  SECOND_BEST: '第二好的评委分',
  MOST_HIGHEST: '最高评委分的个数',
  DROPPED: '去掉的分之和',
  SECOND_BEST_ITEM: '第二好的评分项',
  HEAD_JUDGE: '裁判长的裁定',
  SORT: '出场顺序',
};

/** Which of two equal programs comes first. */
export const tieBreakOrderWords: Record<TieBreakKind, string> = {
  ITEM: '高者在前',
  GROUP: '高者在前',
  UNROUNDED: '高者在前',
  COUNTED_MEAN: '高者在前',
  UNTRIMMED_MEAN: '高者在前',
  HIGHEST_JUDGE: '高者在前',
  SECOND_BEST: '再同比第三好的',
  MOST_HIGHEST: '多者在前',
  DROPPED: '高者在前',
  SECOND_BEST_ITEM: '再同比第三好的',
  HEAD_JUDGE: '裁定的在前',
  SORT: '先出场者在前',
};

/** For a tie-break by an item or a judge group. */
export const tieBreakNamedText = '{tieBreak}「{name}」';
export const tieBreakChoiceText = '{tieBreak}，{order}';
export const tieBreakDecidedText = '同分，按{tieBreak}';

/**
 * 评委组「专业评委」; without the name where nobody knows it.
 *
 * @example
 * ```tsx
 * for (const tieBreak of match.setting.tieBreaks) console.log(tieBreakName(tieBreak, () => undefined));
 * ```
 */
export function tieBreakName(
  tieBreak: TieBreak,
  nameOf: (id: string) => string | undefined,
  words: Readonly<Record<TieBreakKind, string>> = tieBreakWords,
  texts: Readonly<Record<'named', string>> = { named: tieBreakNamedText },
): string {
  const parts = tieBreakParts(tieBreak);
  if (parts === null) return '';
  const name = parts.id === null ? undefined : nameOf(parts.id);
  const word = words[parts.kind];
  return name === undefined ? word : fill(texts.named, { tieBreak: word, name });
}

/** What judges' places came to: 名次 1、2、1，合计 4. */
export const placesWords = { told: '名次 {each}，合计 {total}', list: '、' };

/**
 * 名次 1、2、1，合计 4; for a row of a ranking by places.
 *
 * @example
 * ```tsx
 * console.log(placesText({ each: ['1', '2', '1'], total: '4' }));
 * ```
 */
export function placesText(
  { each, total }: RankPlaces,
  words: Readonly<Record<'told' | 'list', string>> = placesWords,
): string {
  return fill(words.told, { each: each.join(words.list), total });
}
