// The worked example has a result for every setting that the form allows.
import { finalScore } from '@liangfen/rules';
import type { Setting } from '@liangfen/sdk/schema';
import { expect, test } from 'vitest';
import { sampleShow } from '../../sample-show/sample-show.ts';
import { sampleScores } from './sample-scores.ts';

const { setting } = sampleShow();
const items = [
  { id: 'a', itemName: '演唱', proportion: 60 },
  { itemName: '台风', proportion: 40, maxScore: 10 },
];
const panel = {
  judgeGroups: [
    { id: 'pro', groupName: '专业', weight: 70 },
    { id: 'all', groupName: '大众', weight: 30 },
  ],
  judgeName: '评委',
};

function scoreWith(part: Partial<Setting>) {
  return finalScore(sampleScores({ setting: { ...setting, ...part }, items }, panel));
}

test('every setting has an example with a result', () => {
  for (const enableItem of [true, false]) {
    for (const dropScope of ['ITEM', 'TOTAL'] as const) {
      for (const decimals of [0, 1, 2, 3]) {
        const working = scoreWith({ enableItem, dropScope, decimals });
        expect(working.complete).toBe(true);
        expect(working.score).not.toBeNull();
      }
    }
  }
});

test('no sample score is outside the set range', () => {
  const range = { minScore: -5, fullScore: 12.5, decimals: 1, enableItem: false };
  const { scores } = sampleScores({ setting: { ...setting, ...range }, items }, panel);
  expect(scores.length).toBe(7);
  for (const { score } of scores) {
    expect(score).toBeGreaterThanOrEqual(-5);
    expect(score).toBeLessThanOrEqual(12.5);
  }
});

test('dropping the highest score makes the example smaller', () => {
  const all = scoreWith({ enableItem: false, dropHighest: 0, dropLowest: 0 });
  const dropped = scoreWith({ enableItem: false, dropHighest: 1, dropLowest: 0 });
  expect(dropped.score ?? 0).toBeLessThan(all.score ?? 0);
});
