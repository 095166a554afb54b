// What a program's former performances came to, in words: for sheets, workbooks and the desk.
import type { FormerResult } from '@liangfen/sdk/schema';
import { formatScore } from '../score-decimals.ts';
import { fill } from './fill.ts';

export const formerWords = {
  scored: '第 {number} 次上场 {score}，不计入',
  corrected: '第 {number} 次上场 {score}（已更正），不计入',
  unscored: '第 {number} 次上场没有出分，不计入',
  /** Of an item that was scored by itself. */
  item: '{item}：{text}',
};

export type FormerWords = typeof formerWords;

export interface FormerTextOptions {
  readonly decimals: number;
  /** The name of an item; undefined for one that is gone. */
  readonly itemName: (itemId: string) => string | undefined;
}

/**
 * Returns one line for each former performance, the first one first.
 *
 * @example
 * ```tsx
 * const lines = formerTexts(program.formerResults ?? [], { decimals: 2, itemName: () => undefined });
 * ```
 */
export function formerTexts(
  results: readonly FormerResult[],
  { decimals, itemName }: FormerTextOptions,
  words: FormerWords = formerWords,
): readonly string[] {
  return results.map(({ itemId, score, corrected, performance: number = 1 }) => {
    const item = itemId === null ? undefined : itemName(itemId);
    const scored = corrected ? words.corrected : words.scored;
    const text =
      score === null
        ? fill(words.unscored, { number })
        : fill(scored, { number, score: formatScore(score, decimals) });
    return item === undefined ? text : fill(words.item, { item, text });
  });
}
