// Says how large a result may become: a score of the contract has at most seven digits, and so must every sum of
// scores.

import type { Calculation, Item, Setting } from '@liangfen/sdk/schema';
import { add, compare, multiply, type Rational, rational, subtract, sum, zero } from './decimal.ts';
import { itemWeight } from './item-weight.ts';
import { hasVotes } from './mode.ts';

/** The largest value of the contract's `Score`; its negative is the smallest. */
export const largestScore = 9_999_999;

/** How many judges' scores or votes a sum has room for, however many are invited later. */
export const mostJudgesSummed = 2_000;

interface Judged {
  readonly setting: Pick<
    Setting,
    'mode' | 'calculation' | 'groupRules' | 'fullScore' | 'minScore' | 'enableItem'
  >;
  readonly items: readonly Pick<Item, 'maxScore' | 'proportion' | 'factor'>[];
  readonly judgeGroups: readonly unknown[];
}

/**
 * The largest size of one judge's score.
 *
 * @example
 * ```tsx
 * console.log(largestGiven(match));
 * ```
 */
export function largestGiven({ setting, items }: Omit<Judged, 'judgeGroups'>): number {
  const { fullScore, minScore, enableItem } = setting;
  const highest = enableItem ? items.map(({ maxScore }) => maxScore) : [];
  return Math.max(fullScore, Math.abs(minScore), ...highest);
}

/** Whether a result grows with every judge; else it lies between the scores that were given. */
export const growsWithJudges: Readonly<Record<Calculation, boolean>> = {
  MEAN: false,
  MEDIAN: false,
  SUM: true,
};

/**
 * Whether scores of some group are added up, so that a result grows with its judges.
 *
 * @example
 * ```tsx
 * console.log(addsUp(match.setting));
 * ```
 */
export function addsUp(setting: Pick<Setting, 'calculation' | 'groupRules'>): boolean {
  const all: readonly (Calculation | undefined)[] = [
    setting.calculation,
    ...(setting.groupRules ?? []).map(({ calculation }) => calculation),
  ];
  return all.some((calculation) => calculation !== undefined && growsWithJudges[calculation]);
}

/** The largest size of a result before adjustments: nobody can get more, or lose more. */
function largestJudged({ setting, items, judgeGroups }: Judged): Rational {
  const many = rational(BigInt(mostJudgesSummed));
  // All weight on one of n groups makes a vote count n times.
  if (hasVotes(setting.mode)) return multiply(many, rational(BigInt(judgeGroups.length || 1)));
  const given = largestTotal({ setting, items });
  return addsUp(setting) ? multiply(given, many) : given;
}

/**
 * The largest size of one judge's total: factors take it beyond any single score.
 *
 * @example
 * ```tsx
 * console.log(formatDecimal(largestTotal(match), 2));
 * ```
 */
export function largestTotal({ setting, items }: Omit<Judged, 'judgeGroups'>): Rational {
  const given = rational(largestGiven({ setting, items }));
  if (!setting.enableItem) return given;
  const weighed = sum(
    items.map((item) =>
      multiply(rational(Math.max(item.maxScore, Math.abs(setting.minScore))), itemWeight(item)),
    ),
  );
  return compare(weighed, given) > 0 ? weighed : given;
}

function size(r: Rational): Rational {
  return r.n < zero.n ? subtract(zero, r) : r;
}

/**
 * Whether a result stays in range with all of these adjustments, whatever the judges give.
 *
 * @example
 * ```tsx
 * console.log(adjustmentsFit(state, [-0.2, 1]));
 * ```
 */
export function adjustmentsFit(state: Judged, amounts: readonly number[], factor = 1): boolean {
  const adjusted = size(sum(amounts.map((amount) => rational(amount))));
  const judged = multiply(largestJudged(state), rational(Math.max(1, factor)));
  return compare(add(judged, adjusted), rational(largestScore)) <= 0;
}

/**
 * @example
 * ```tsx
 * console.log(isInRange(9_999_999)); // true
 * ```
 */
export function isInRange(score: number): boolean {
  return Math.abs(score) <= largestScore;
}
