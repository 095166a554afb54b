// Which tie-break decided is said in words, whatever the server names.
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

test('rules without an object have their own sentence', () => {
  expect(said('UNTRIMMED_MEAN')).toBe('同分，按去分前平均分');
  expect(said('HIGHEST_JUDGE')).toBe('同分，按最高评委分');
  expect(said('SORT')).toBe('同分，按出场顺序');
});

test('an item is named', () => {
  expect(said('ITEM:stage')).toBe('同分，按评分项「台风形象」');
});

test('an item that is no longer there is not named, and nothing breaks', () => {
  expect(said('ITEM:gone')).toBe('同分，按评分项');
});

test('a judge group is one of them', () => {
  expect(said('GROUP:jg1')).toBe('同分，按评委组');
});
