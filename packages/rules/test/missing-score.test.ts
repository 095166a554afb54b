// What stands for a mark that was not given, by example; random competitions are compared with the oracle elsewhere.
import type { MissingScore, Setting } from '@liangfen/sdk/schema';
import { describe, expect, test } from 'vitest';
import { finalScore } from '../src/final-score.ts';
import { judgesShort, missingEffectOf, suffersFromMissing } from '../src/missing-score.ts';
import { workingText } from '../src/words/working-words.ts';
import { workingLines } from '../src/working-lines.ts';
import { settingWith } from './setting.ts';

const judge = (number: number) => ({
  id: `j${number}`,
  number,
  name: `评委${number}`,
  judgeGroupId: null,
});

function of(
  given: readonly number[],
  absent: number,
  missingScore: MissingScore,
  changes: Partial<Setting> = {},
) {
  return finalScore({
    programId: 'p',
    setting: settingWith({ dropHighest: 0, dropLowest: 0, missingScore, ...changes }),
    items: [],
    judgeGroups: [],
    judges: given.map((_, index) => judge(index + 1)),
    absentJudges: Array.from({ length: absent }, (_, index) => judge(given.length + index + 1)),
    scores: given.map((score, index) => ({ judgeId: `j${index + 1}`, itemId: null, score })),
    adjustments: [],
    correction: null,
  });
}

const lines = (working: ReturnType<typeof finalScore>) =>
  workingLines(working, { vote: false, depth: 'FULL' }).map((line) => workingText(line));

describe('the mean of the others', () => {
  // FIG Aerobic Gymnastics, 6.1: 「the average of the given scores will replace the missing score」
  // (https://www.fig-aerobic.com/6-1-GENERAL-PRINCIPLE_a1365.html).
  test('replaces a missing score before highest and lowest are dropped', () => {
    const working = of([8.1, 8.3, 8.6], 1, 'MEAN_OF_OTHERS', {
      dropHighest: 1,
      dropLowest: 1,
      roundingStage: 'EACH_STEP',
    });
    // (8.1 + 8.3 + 8.6) ÷ 3 = 8.3333 is the fourth; 8.1 and 8.6 are dropped.
    expect(working.score).toBe(8.32);
    expect(lines(working)).toEqual([
      '1 位评委没有打分，各补其余评委的平均 25.00 ÷ 3 ≈ 8.33',
      '去掉最高 8.60、最低 8.10',
      '2 位评委平均 16.63 ÷ 2 ≈ 8.32',
    ]);
  });

  test('is exact where only the end is rounded, and what has no end is printed as a quotient', () => {
    const working = of([8.1, 8.3, 8.6], 1, 'MEAN_OF_OTHERS', {
      dropHighest: 1,
      dropLowest: 1,
      roundingStage: 'FINAL',
    });
    // (8.3 + 25 ÷ 3) ÷ 2 = 8.31666…
    expect(working.score).toBe(8.32);
    expect(lines(working).at(-1)).toBe('2 位评委平均 49.90 ÷ 3 ÷ 2 ≈ 8.32');
  });

  test('may itself be dropped, and is told in its place', () => {
    const working = of([8, 8], 2, 'MEAN_OF_OTHERS', { dropHighest: 1, dropLowest: 1 });
    expect(working.parts[0]?.groups[0]?.filled).toEqual({
      count: 2,
      value: '8',
      highest: 1,
      lowest: 0,
    });
    expect(lines(working)).toContain('去掉最高 8.00、最低 8.00');
  });

  test('leaves tie keys of what judges gave as they are', () => {
    const { tieKeys } = of([8, 9], 3, 'MEAN_OF_OTHERS', { calculation: 'SUM' });
    expect(tieKeys).toMatchObject({ untrimmedMean: '8.5', highestJudge: '9', unrounded: '42.5' });
  });
});

describe('pro rata', () => {
  test('makes a sum what it would be of the whole panel, after its drops', () => {
    const shape = { calculation: 'SUM', dropHighest: 2, dropLowest: 2 } as const;
    const working = of([9, 9, 9, 9, 9, 9], 1, 'PRO_RATA', shape);
    expect(working.score).toBe(27);
    expect(lines(working).at(-1)).toBe('2 位评委合计 18.00 × 3 ÷ 2 = 27.00');
  });

  test('leaves means and medians alone', () => {
    for (const calculation of ['MEAN', 'MEDIAN'] as const) {
      expect(of([8, 9], 3, 'PRO_RATA', { calculation }).score).toBe(8.5);
      expect(missingEffectOf({ missingScore: 'PRO_RATA', calculation })).toBe('AS_IS');
    }
  });

  test('counts all where the whole panel is too small for its drops', () => {
    const shape = { calculation: 'SUM', dropHighest: 2, dropLowest: 2 } as const;
    expect(of([9, 9], 1, 'PRO_RATA', shape).score).toBe(27);
  });
});

test('nothing is put in where nobody is missing, and nothing for a program without any score', () => {
  expect(of([8, 9], 0, 'MEAN_OF_OTHERS').parts[0]?.groups[0]?.filled).toBeUndefined();
  expect(of([], 3, 'MEAN_OF_OTHERS').score).toBeNull();
  expect(of([], 3, 'PRO_RATA').score).toBeNull();
});

test('a mean without drops does not suffer; a sum and drops do, and a panel is short only then', () => {
  const plain = settingWith({ dropHighest: 0, dropLowest: 0 });
  const judges = [
    { id: 'a', number: 1, name: '', judgeGroupId: null, signIn: true, recusedProgramIds: ['p'] },
  ];
  expect(suffersFromMissing(plain)).toBe(false);
  expect(judgesShort({ setting: plain, judges }, 'p')).toBe(0);
  const added = { ...plain, calculation: 'SUM' as const };
  expect(judgesShort({ setting: added, judges }, 'p')).toBe(1);
  expect(judgesShort({ setting: added, judges }, 'other')).toBe(0);
  expect(judgesShort({ setting: { ...added, missingScore: 'PRO_RATA' }, judges }, 'p')).toBe(0);
  expect(judgesShort({ setting: { ...plain, dropLowest: 1 }, judges }, 'p')).toBe(1);
});
