// Says what a judge gives: the score itself, a deduction from the full mark, of which full mark − deduction counts, or a penalty
// that is taken off the total.

import type { GivenAs, Item, Setting } from '@liangfen/sdk/schema';
import { finestDecimals } from './score-decimals.ts';

type Given = Pick<Setting, 'givenAs'>;
type GivenItem = Pick<Item, 'givenAs'> | { readonly givenAs?: GivenAs | null | undefined };
type Marked = Given & Pick<Setting, 'fullScore'>;
type MarkedItem = GivenItem & { readonly maxScore?: number };

/**
 * What a judge gives for an item, or for the whole: the item says it, or else the competition; one that was stored before
 * there was a choice is given scores.
 *
 * @example
 * ```tsx
 * console.log(givenAsOf(match.setting, match.items[0] ?? null));
 * ```
 */
export function givenAsOf(setting: Given, item: GivenItem | null | undefined): GivenAs {
  return item?.givenAs ?? setting.givenAs ?? 'SCORE';
}

/**
 * The full mark from which a judge's deduction is taken, of a penalty nothing; null where scores are given.
 *
 * @example
 * ```tsx
 * console.log(deductedFrom(match.setting, match.items[0] ?? null));
 * ```
 */
export function deductedFrom(setting: Marked, item: MarkedItem | null | undefined): number | null {
  switch (givenAsOf(setting, item)) {
    case 'SCORE':
      return null;
    case 'DEDUCTION':
      return item?.maxScore ?? setting.fullScore;
    case 'PENALTY':
      return 0;
  }
}

const takesOff: Readonly<Record<GivenAs, boolean>> = {
  SCORE: false,
  DEDUCTION: false,
  PENALTY: true,
};

/**
 * Whether an item only takes off the total: it is worth nothing, and nothing is missing where nobody gave it.
 *
 * @example
 * ```tsx
 * console.log(match.items.filter((item) => isPenalty(match.setting, item)).length);
 * ```
 */
export function isPenalty(setting: Given, item: GivenItem | null): boolean {
  return takesOff[givenAsOf(setting, item)];
}

/** Scores have three decimals at most, so thousandths of them are whole numbers, which are exact. */
const perPoint = 10 ** finestDecimals;

/**
 * `full − score`, exactly; what counts for a deduction, and the deduction for what counts.
 *
 * @example
 * ```tsx
 * console.log(lessThanFull(10, 0.3)); // 9.7
 * ```
 */
export function lessThanFull(full: number, score: number): number {
  return (Math.round(full * perPoint) - Math.round(score * perPoint)) / perPoint;
}

/**
 * The mark that counts for what a judge gave.
 *
 * @example
 * ```tsx
 * console.log(countedMark(match.setting, null, 0.3));
 * ```
 */
export function countedMark(
  setting: Marked,
  item: MarkedItem | null | undefined,
  given: number,
): number {
  const full = deductedFrom(setting, item);
  return full === null ? given : lessThanFull(full, given);
}

/**
 * The deduction that a judge gave, as a part of a row that says what counts; empty where the score itself was given.
 *
 * @example
 * ```tsx
 * console.log(deductionPart(match.setting, null, 0.3).deduction);
 * ```
 */
export function deductionPart(
  setting: Marked,
  item: MarkedItem | null | undefined,
  given: number,
): { readonly deduction?: number } {
  return deductedFrom(setting, item) === null ? {} : { deduction: given };
}

/**
 * The least and the most that a judge may type: what counts never leaves the range of scores.
 *
 * @example
 * ```tsx
 * console.log(limitsOfGiven(match.setting, null).max);
 * ```
 */
export function limitsOfGiven(
  setting: Marked & Pick<Setting, 'minScore'>,
  item: MarkedItem | null | undefined,
): { readonly min: number; readonly max: number } {
  const highest = item?.maxScore ?? setting.fullScore;
  switch (givenAsOf(setting, item)) {
    case 'SCORE':
      return { min: setting.minScore, max: highest };
    case 'DEDUCTION':
      return { min: 0, max: lessThanFull(highest, setting.minScore) };
    case 'PENALTY':
      return { min: 0, max: highest };
  }
}
