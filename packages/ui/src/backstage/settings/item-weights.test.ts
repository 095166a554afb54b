// Weights of items in the form: proportion or factor is sent, and a change between both keeps the weights if possible.
import type { ItemInput } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { nextWeight, reweighed, weighed, weightOfInput } from './item-weights.ts';

const shares: readonly ItemInput[] = [
  { itemName: '演唱', proportion: 60 },
  { itemName: '台风', proportion: 33.333, maxScore: 10 },
];

it('only the typed weight is sent, from which the other follows', () => {
  const read = { itemName: '内容', proportion: 267, factor: 2.67 };
  expect(weighed(read, { factor: 1.2 })).toEqual({ itemName: '内容', factor: 1.2 });
  expect(weightOfInput({ factor: 1.2 })).toEqual({ proportion: 120, factor: 1.2 });
  expect(weightOfInput({})).toEqual({ proportion: 0 });
});

it('percents become factors of three decimals and back; an empty weight becomes factor 1', () => {
  const factors = reweighed(shares, 'FACTOR');
  expect(factors.map(({ factor, proportion }) => [factor, proportion])).toEqual([
    [0.6, undefined],
    [0.333, undefined],
  ]);
  expect(reweighed(factors, 'PROPORTION').map(({ proportion }) => proportion)).toEqual([60, 33.3]);
  expect(reweighed([{ itemName: '', proportion: 0 }], 'FACTOR')[0]?.factor).toBe(1);
});

it('a further item begins with the remaining percents, or with factor 1', () => {
  expect(nextWeight(shares, 'PROPORTION')).toEqual({ proportion: 6.667 });
  expect(nextWeight(shares, 'FACTOR')).toEqual({ factor: 1 });
});
