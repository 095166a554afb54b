// Says what full marks in every item come to, and whether that is what the setting says an item and the whole are worth.

import type {
  FullMarks,
  FullMarksFit,
  FullMarksReading,
  Item,
  Setting,
} from '@liangfen/sdk/schema';
import { byOrder } from './best-first.ts';
import { bestItemsOf, bestOf } from './best-items.ts';
import { multiply, rational, sum, toNumber } from './decimal.ts';
import { isPenalty } from './given-as.ts';
import { itemWeight, itemWeightingOf, type Weighed } from './item-weight.ts';
import { hasFullMark } from './mode.ts';
import { finestDecimals } from './score-decimals.ts';
import { scoreOrderOf, scoreUnitOf } from './score-measure.ts';

type FullItem = Pick<Item, 'maxScore'> & {
  readonly givenAs?: Item['givenAs'] | null | undefined;
} & Weighed;

interface Marked {
  readonly setting: Pick<
    Setting,
    | 'mode'
    | 'enableItem'
    | 'givenAs'
    | 'fullScore'
    | 'itemWeighting'
    | 'scoreOrder'
    | 'scoreUnit'
    | 'bestItems'
  >;
  readonly items: readonly FullItem[];
}

/**
 * The sum of all items' full marks, as the items weigh; of the best ones where no more of them count.
 *
 * @example
 * ```tsx
 * console.log(fullMarksTotal(match.items));
 * ```
 */
export function fullMarksTotal(items: readonly FullItem[], best: number | null = null): number {
  const all = items.map((item) => multiply(rational(item.maxScore), itemWeight(item)));
  const parts = best === null ? all : bestOf(all, best, byOrder.HIGHER_FIRST);
  return toNumber(sum(parts), finestDecimals);
}

/**
 * Returns what full marks from everybody come to, whether that fits, and what else may have been meant; null where no
 * items are scored. Percents say what share of the total an item is: that is so only while all items have the same full
 * mark. A sheet of 30, 40 and 30 points with 30, 40 and 30 % weighs every item twice (docs/decisions/0558).
 *
 * @example
 * ```tsx
 * const full = fullMarks(match);
 * if (full !== null && full.fit !== 'FITS') console.log(full.total, full.readings);
 * ```
 */
export function fullMarks({ setting, items: all }: Marked): FullMarks | null {
  const items = all.filter((item) => !isPenalty(setting, item));
  const { mode, enableItem, fullScore } = setting;
  if (!hasFullMark(mode) || !enableItem || items.length === 0) return null;
  // Times and strokes have a highest figure that may be given, and nothing that it should come to.
  if (scoreUnitOf(setting) !== 'POINTS' || scoreOrderOf(setting) !== 'HIGHER_FIRST') return null;
  const total = fullMarksTotal(items, bestItemsOf(setting));
  const fit = fitOf({ setting, items }, total);
  return { total, fullScore, fit, readings: fit === 'FITS' ? [] : readingsOf({ setting, items }) };
}

function fitOf({ setting, items }: Marked, total: number): FullMarksFit {
  switch (itemWeightingOf(setting)) {
    case 'PROPORTION':
      if (!haveOneFullMark(items)) return 'WEIGHED_TWICE';
      return total === setting.fullScore ? 'FITS' : 'OTHER_TOTAL';
    case 'FACTOR':
      return total === setting.fullScore ? 'FITS' : 'OTHER_TOTAL';
  }
}

/** An item of no weight adds nothing, whatever its full mark. */
function haveOneFullMark(items: readonly FullItem[]): boolean {
  const weighing = items.filter(({ proportion }) => proportion !== 0);
  return new Set(weighing.map(({ maxScore }) => maxScore)).size <= 1;
}

/** What the organiser may have meant, the likeliest first. */
function readingsOf({ setting, items }: Marked): FullMarksReading[] {
  const fulls = items.map(({ maxScore }) => rational(maxScore));
  const best = bestOf(fulls, bestItemsOf(setting) ?? fulls.length, byOrder.HIGHER_FIRST);
  const addUp = toNumber(sum(best), finestDecimals);
  const readings: FullMarksReading[] = addUp === setting.fullScore ? ['ADD_UP'] : [];
  switch (itemWeightingOf(setting)) {
    case 'PROPORTION':
      if (addUp !== setting.fullScore && haveOneFullMark(items)) readings.push('FULL_SCORE');
      readings.push('ITEM_FULL');
      return readings;
    case 'FACTOR':
      readings.push('FULL_SCORE');
      return readings;
  }
}
