// Says which items count where a program has several runs and only its best ones make the result.
import type { Item, Setting } from '@liangfen/sdk/schema';
import { hasFullMark } from './mode.ts';

type Runs = Pick<Setting, 'mode' | 'enableItem' | 'bestItems'>;

/**
 * How many of the items count; null where all of them do.
 *
 * @example
 * ```tsx
 * console.log(bestItemsOf(match.setting));
 * ```
 */
export function bestItemsOf({ mode, enableItem, bestItems }: Runs): number | null {
  return hasFullMark(mode) && enableItem ? (bestItems ?? null) : null;
}

/** The best `count` of a list, in the order of the list; of equal ones the earlier are taken. */
export function bestOf<T>(
  all: readonly T[],
  count: number,
  order: (one: T, other: T) => number,
): readonly T[] {
  const ranked = [...all.entries()].sort(([, one], [, other]) => order(one, other));
  const taken = new Set(ranked.slice(0, count).map(([index]) => index));
  return all.filter((_, index) => taken.has(index));
}

/**
 * Whether items are worth the same, so that the best of them can be told.
 *
 * @example
 * ```tsx
 * console.log(areAlike(match.items));
 * ```
 */
export function areAlike(items: readonly Pick<Item, 'maxScore' | 'proportion'>[]): boolean {
  return new Set(items.map(({ maxScore, proportion }) => `${maxScore} ${proportion}`)).size <= 1;
}
