// How large results may become in each mode and calculation, so that adjustments never lead out of the contract's range.
import type { Setting } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { rational } from '../src/decimal.ts';
import { adjustmentsFit, isInRange, largestScore, largestTotal } from '../src/result-range.ts';
import { settingWith } from './setting.ts';

/** Expects room for adjustments of exactly this amount, up or down, and not for a hundredth more. */
function expectRoom(changes: Partial<Setting>, room: number, groups = 1): void {
  const setting = settingWith({ fullScore: 100, minScore: 0, enableItem: false, ...changes });
  const judgeGroups = Array.from({ length: groups }, () => ({}));
  const fits = (amount: number) => adjustmentsFit({ setting, items: [], judgeGroups }, [amount]);
  const answers = [room, -room, room + 0.01, -room - 0.01].map(fits);
  expect(answers).toEqual([true, true, false, false]);
}

it('a mean and a median lie between the given scores', () => {
  expectRoom({ calculation: 'MEAN' }, largestScore - 100);
  expectRoom({ calculation: 'MEDIAN' }, largestScore - 100);
});

it('a sum grows with every judge, and there is room for 2000 judges', () => {
  expectRoom({ calculation: 'SUM' }, largestScore - 200_000);
});

it('a vote may count as often as there are groups, because one group may have all the weight', () => {
  expectRoom({ mode: 'VOTE' }, largestScore - 6_000, 3);
  expectRoom({ mode: 'VOTE' }, largestScore - 2_000, 0);
});

it('adjustments of a program count together', () => {
  const setting = settingWith({ fullScore: 100, minScore: 0, enableItem: false });
  const judged = { setting, items: [], judgeGroups: [] };
  expect(adjustmentsFit(judged, [9_000_000, 999_899])).toBe(true);
  expect(adjustmentsFit(judged, [9_000_000, 999_900])).toBe(false);
});

it('items that come to less than the full mark do not lower the largest total', () => {
  const setting = settingWith({ enableItem: true, fullScore: 100, minScore: 0 });
  const items = [{ maxScore: 10, proportion: 50 }];
  expect(largestTotal({ setting, items })).toEqual(rational(100));
});

it('a score has seven digits at most, above and below zero', () => {
  expect([largestScore, -largestScore].map(isInRange)).toEqual([true, true]);
  expect([largestScore + 1, -largestScore - 1].map(isInRange)).toEqual([false, false]);
});
