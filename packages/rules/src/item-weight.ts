// Says what an item weighs in a total, as a percent or as a factor; whatever weighs items asks here.
import type { Item, ItemWeighting, Setting } from '@liangfen/sdk/schema';
import { divide, multiply, type Rational, rational, toNumber } from './decimal.ts';
import { finestDecimals } from './score-decimals.ts';

/** An item, or a part of a working that names one; a part for the whole program has no proportion. */
export interface Weighed {
  readonly proportion: number | null;
  readonly factor?: number;
}

const hundred = rational(100);

/**
 * How often an item's score counts: 60 % is 3/5, a factor of 2.67 is 267/100. An item with a factor
 * has its hundredfold as `proportion`, exactly, so that one figure is read whichever was written.
 *
 * @example
 * ```tsx
 * const weights = match.items.map((item) => itemWeight(item));
 * ```
 */
export function itemWeight({ proportion }: Weighed): Rational {
  return divide(rational(proportion ?? 0), hundred);
}

/**
 * The weight as a formula has it behind `×`: `60%`, `2.67`.
 *
 * @example
 * ```tsx
 * const formula = match.items.map((item) => `${item.itemName} × ${itemWeightText(item)}`).join(' + ');
 * ```
 */
export function itemWeightText({ proportion, factor }: Weighed): string {
  return factor === undefined ? `${proportion ?? 0}%` : `${factor}`;
}

/**
 * The weight behind an item's name, where no formula is written: `60%`, `×2.67`.
 *
 * @example
 * ```tsx
 * const headings = match.items.map((item) => `${item.itemName} ${itemWeightLabel(item)}`);
 * ```
 */
export function itemWeightLabel(item: Weighed): string {
  return item.factor === undefined ? itemWeightText(item) : `×${item.factor}`;
}

/**
 * The percent that says the same as a factor.
 *
 * @example
 * ```tsx
 * console.log(proportionOfFactor(2.67)); // 267
 * ```
 */
export function proportionOfFactor(factor: number): number {
  return toNumber(multiply(rational(factor), hundred), finestDecimals);
}

/**
 * Returns how items are weighed; a competition that was stored before there were factors has proportions.
 *
 * @example
 * ```tsx
 * console.log(itemWeightingOf(match.setting));
 * ```
 */
export function itemWeightingOf({ itemWeighting }: Pick<Setting, 'itemWeighting'>): ItemWeighting {
  return itemWeighting ?? 'PROPORTION';
}

/**
 * Returns the fields of an item's weight, for every answer that names the item: the factor only where there is one.
 *
 * @example
 * ```tsx
 * const told = match.items.map((item) => weightOf(item));
 * ```
 */
export function weightOf({ proportion, factor }: Item): Pick<Item, 'proportion' | 'factor'> {
  return factor === undefined ? { proportion } : { proportion, factor };
}
