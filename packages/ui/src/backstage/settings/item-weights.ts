// The weights of items while the form is filled in, in percent or as factors, and how one becomes the other.
import {
  divide,
  proportionOfFactor,
  type Rational,
  rational,
  subtract,
  sum,
  toNumber,
  zero,
} from '@liangfen/rules';
import type { Item, ItemInput, ItemWeighting } from '@liangfen/sdk/schema';

const hundred = rational(100);

export type Weight = Pick<ItemInput, 'proportion' | 'factor'>;

/** The weight as the server will have it: beside a factor stands the percent that says the same. */
export function weightOfInput({ proportion, factor }: Weight): Pick<Item, 'proportion' | 'factor'> {
  return factor === undefined
    ? { proportion: proportion ?? 0 }
    : { proportion: proportionOfFactor(factor), factor };
}

/** The one weight that is sent: the other one follows from it. */
export function weighed(item: ItemInput, weight: Weight): ItemInput {
  const { proportion: _proportion, factor: _factor, ...rest } = item;
  return { ...rest, ...weight };
}

/** Returns the weight of an item that is added: the percents that are left to 100, or the factor 1. */
export function nextWeight(items: readonly ItemInput[], weighting: ItemWeighting): Weight {
  switch (weighting) {
    case 'PROPORTION':
      return { proportion: Math.max(0, toNumber(subtract(hundred, proportionSum(items)), 3)) };
    case 'FACTOR':
      return { factor: 1 };
  }
}

/**
 * Returns the same weights written in the other way, a factor with three decimals; a weight of nothing becomes the
 * factor 1.
 */
export function reweighed(items: readonly ItemInput[], weighting: ItemWeighting): ItemInput[] {
  return items.map((item) => weighed(item, weightIn(weighting, weightOfInput(item))));
}

function weightIn(
  weighting: ItemWeighting,
  { proportion, factor }: ReturnType<typeof weightOfInput>,
): Weight {
  switch (weighting) {
    case 'PROPORTION':
      return { proportion };
    case 'FACTOR': {
      const said = factor ?? toNumber(divide(rational(proportion), hundred), 3);
      return { factor: said > 0 ? said : 1 };
    }
  }
}

export function proportionSum(items: readonly ItemInput[]): Rational {
  return items.reduce((so, item) => sum([so, rational(weightOfInput(item).proportion)]), zero);
}
