// The tie-break that decided is named in words, also one that the page does not know.
import type { ItemStatistics } from '@liangfen/sdk/schema';
import { expect, test } from 'vitest';
import { statistics } from '../../messages/zh-CN/statistics.ts';
import { decidedByText } from './decided-by.ts';

const item: ItemStatistics = {
  itemId: 'stage',
  itemName: '台风形象',
  proportion: 25,
  maxScore: 100,
  count: 42,
  mean: 87.45,
  spread: 5.74,
  lowest: 78,
  highest: 97,
};

const said = (decidedBy: Parameters<typeof decidedByText>[2]) =>
  decidedByText(statistics.tieBreak, [item], decidedBy);

test('a tie-break that names no item or group has a sentence of its own', () => {
  expect(said('UNTRIMMED_MEAN')).toBe('同分，按去分前平均分');
  expect(said('HIGHEST_JUDGE')).toBe('同分，按最高评委分');
  expect(said('SORT')).toBe('同分，按出场顺序');
});

test('an item is named', () => {
  expect(said('ITEM:stage')).toBe('同分，按评分项「台风形象」');
});

test('an item that no longer exists is not named', () => {
  expect(said('ITEM:gone')).toBe('同分，按评分项');
});

test('a judge group is told without its name', () => {
  expect(said('GROUP:jg1')).toBe('同分，按评委组');
});
