// The weight of an item as percent or factor, and the largest result that factors may lead to.
import type { Item } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, multiply, rational } from '../src/decimal.ts';
import {
  itemWeight,
  itemWeightingOf,
  itemWeightLabel,
  itemWeightText,
  proportionOfFactor,
  weightOf,
} from '../src/item-weight.ts';
import { adjustmentsFit, largestTotal } from '../src/result-range.ts';
import { settingWith } from './setting.ts';

const item = (weight: Pick<Item, 'proportion' | 'factor'>, maxScore = 10): Item => ({
  id: 'i',
  itemName: '节目内容',
  ...weight,
  maxScore,
});
const byFactor = (factor: number, maxScore?: number) =>
  item({ proportion: proportionOfFactor(factor), factor }, maxScore);
const factors = fc.integer({ min: 1, max: 100_000 }).map((units) => units / 1000);

describe('the weight of an item', () => {
  it('is the percent, or the factor as it is written', () => {
    expect(itemWeight(item({ proportion: 60 }))).toEqual(rational('3/5'));
    expect(itemWeight(byFactor(2.67))).toEqual(rational('267/100'));
    expect([item({ proportion: 60 }), byFactor(2.67)].map(itemWeightText)).toEqual(['60%', '2.67']);
    expect([item({ proportion: 60 }), byFactor(2.67)].map(itemWeightLabel)).toEqual([
      '60%',
      '×2.67',
    ]);
  });

  it('is exactly the factor, also for a reader that knows only the percent', () => {
    fc.assert(
      fc.property(factors, (factor) => {
        const { proportion } = byFactor(factor);
        expect(compare(itemWeight(byFactor(factor)), rational(factor))).toBe(0);
        expect(compare(itemWeight({ proportion }), rational(factor))).toBe(0);
      }),
    );
  });

  it('includes a factor only if there is one', () => {
    // Compared strictly, because a factor that is `undefined` would count as one.
    expect(weightOf(item({ proportion: 60 }))).toStrictEqual({ proportion: 60 });
    expect(weightOf(byFactor(2.67))).toEqual({ proportion: 267, factor: 2.67 });
  });

  it('is a percent by default', () => {
    expect(itemWeightingOf({})).toBe('PROPORTION');
    expect(itemWeightingOf({ itemWeighting: 'FACTOR' })).toBe('FACTOR');
  });
});

describe('the largest total that one judge can give', () => {
  const setting = settingWith({ enableItem: true, fullScore: 10, minScore: 0 });

  it('grows with the factors, but not while items are off', () => {
    const items = [byFactor(2.67), byFactor(100)];
    expect(largestTotal({ setting, items })).toEqual(multiply(rational(1026.7), rational(1)));
    expect(largestTotal({ setting: { ...setting, enableItem: false }, items })).toEqual(
      rational(10),
    );
  });

  it('uses the lowest score if it is further from zero', () => {
    const lowest = { ...setting, minScore: -50 };
    expect(largestTotal({ setting: lowest, items: [byFactor(2)] })).toEqual(rational(100));
  });

  it('leaves room for adjustments', () => {
    const judgeGroups = [{}];
    const fits = (amount: number) =>
      adjustmentsFit({ setting, items: [byFactor(100, 99_999)], judgeGroups }, [amount]);
    expect(fits(99)).toBe(true);
    expect(fits(100)).toBe(false);
  });
});
