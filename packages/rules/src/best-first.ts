// Sorts exact scores, the best first: the higher, or the lower where less is better.
import type { ScoreOrder } from '@liangfen/sdk/schema';
import { compare, type Rational } from './decimal.ts';

/** Below zero where the first score is the better one. */
export const byOrder: Readonly<Record<ScoreOrder, (one: Rational, other: Rational) => number>> = {
  HIGHER_FIRST: (one, other) => compare(other, one),
  LOWER_FIRST: compare,
};

export function bestFirst(figures: readonly Rational[], order: ScoreOrder): Rational[] {
  return [...figures].sort(byOrder[order]);
}
