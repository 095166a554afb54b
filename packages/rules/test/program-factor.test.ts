// The difficulty of a program: dives worked by hand, in the score, in its printed lines and in what ties are broken by.
import type { Setting } from '@liangfen/sdk/schema';
import { expect, test } from 'vitest';
import { type FinalScoreInput, finalScore } from '../src/final-score.ts';
import { workingText } from '../src/words/working-words.ts';
import { workingLines } from '../src/working-lines.ts';
import { settingWith } from './setting.ts';

/** World Aquatics: seven judges, two highest and two lowest struck, the sum of three × the degree of difficulty. */
const diving = { calculation: 'SUM', dropHighest: 2, dropLowest: 2, fullScore: 10 } as const;

function dive(
  given: readonly number[],
  factor: number,
  changes: Partial<Setting> = {},
  more: Partial<FinalScoreInput> = {},
) {
  return finalScore({
    programId: 'p',
    setting: settingWith({ ...diving, ...changes }),
    items: [],
    judgeGroups: [],
    judges: given.map((_, index) => ({
      id: `j${index}`,
      number: index + 1,
      name: '',
      judgeGroupId: null,
    })),
    scores: given.map((score, index) => ({ judgeId: `j${index}`, itemId: null, score })),
    factor,
    adjustments: [],
    correction: null,
    ...more,
  });
}

// https://www.opensourcesports.io/rules/diving-world-aquatics/scoring-6-2-individual-score-calculation
test.each([
  // 7 7.5 | 8 8 8 | 8.5 9: 24 × 3.2
  [[7, 7.5, 8, 8, 8, 8.5, 9], 3.2, 76.8],
  // 8 8 | 8.5 8.5 8.5 | 9 9: 25.5 × 3.4
  [[8.5, 9, 8, 8.5, 9, 8, 8.5], 3.4, 86.7],
  // 0 5 | 6 6.5 6.5 | 7 7: 19 × 2.95
  [[7, 6.5, 0, 7, 5, 6.5, 6], 2.95, 56.05],
])('%j × %d = %d', (given, factor, score) => {
  expect(dive(given, factor).score).toBe(score);
});

test('the working says where the factor stands, and a deduction comes after it', () => {
  const late = { id: 'a', amount: -2, reason: '超时', at: 0 };
  const working = dive([7, 7.5, 8, 8, 8, 8.5, 9], 3.2, {}, { adjustments: [late] });
  expect(working).toMatchObject({ score: 74.8, factor: 3.2 });
  const lines = workingLines(working, { vote: false, depth: 'FULL' });
  expect(lines.map((line) => workingText(line))).toEqual([
    '去掉最高 8.50、9.00、最低 7.00、7.50',
    '3 位评委合计 24.00',
    '乘难度系数 24.00 × 3.2 = 76.80',
    '超时 −2.00',
    '合计 76.80 − 2.00 = 74.80',
  ]);
});

test('EACH_STEP rounds the product before adjustments, and UNROUNDED does not', () => {
  const shape = { calculation: 'MEAN', dropHighest: 0, dropLowest: 0, decimals: 1 } as const;
  const working = dive([7, 7, 8], 1.5, { ...shape, roundingStage: 'EACH_STEP' });
  // 22 ÷ 3 ≈ 7.3; 7.3 × 1.5 = 10.95 ≈ 11.0; exactly 22 ÷ 3 × 1.5 = 11.
  expect(working.score).toBe(11);
  expect(working.tieKeys.unrounded).toBe('11');
  expect(dive([7, 7, 8], 1.5, { ...shape, roundingStage: 'FINAL' }).score).toBe(11);
});

test('what judges gave stays what they gave: cards, the mean of all and the highest mark', () => {
  const working = dive([7, 8, 9], 2, { calculation: 'MEAN', dropHighest: 0, dropLowest: 0 });
  expect(working.parts[0]?.shown).toBe(8);
  expect(working.tieKeys).toMatchObject({ untrimmedMean: '8', highestJudge: '9', unrounded: '16' });
});

test('votes are not multiplied', () => {
  expect(dive([1, 1, 0], 3, { mode: 'VOTE' })).toMatchObject({ score: 2 });
  expect(dive([1, 1, 0], 3, { mode: 'VOTE' }).factor).toBeUndefined();
});
