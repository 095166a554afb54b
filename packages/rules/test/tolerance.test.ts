// Marks that lie too far apart, by example; random competitions are compared with the oracle elsewhere.
import type { Setting, Tolerance } from '@liangfen/sdk/schema';
import { describe, expect, test } from 'vitest';
import { finalScore } from '../src/final-score.ts';
import { practices } from '../src/practices/index.ts';
import { workingText } from '../src/words/working-words.ts';
import { workingLines } from '../src/working-lines.ts';
import { settingWith } from './setting.ts';

function of(given: readonly number[], changes: Partial<Setting>) {
  return finalScore({
    programId: 'p',
    setting: settingWith({ dropHighest: 1, dropLowest: 1, fullScore: 10, ...changes }),
    items: [],
    judgeGroups: [],
    judges: given.map((_, index) => ({
      id: `j${index + 1}`,
      number: index + 1,
      name: `评委${index + 1}`,
      judgeGroupId: null,
    })),
    scores: given.map((score, index) => ({ judgeId: `j${index + 1}`, itemId: null, score })),
    adjustments: [],
    correction: null,
  });
}

const lines = (working: ReturnType<typeof finalScore>) =>
  workingLines(working, { vote: false, depth: 'FULL' }).map((line) => workingText(line));

const apart = (working: ReturnType<typeof finalScore>) =>
  working.parts[0]?.groups[0]?.scores.flatMap(({ number, apart }) => (apart ? [number] : []));

describe('the two middle marks of an aerobics panel', () => {
  // 「the difference between the 2 middle scores … If a bigger tolerance than allowed occurs, then the average of all scores is
  // the final score」 (https://www.fig-aerobic.com/8-1-GENERAL-PRINCIPLE_a1639.html).
  const { tolerance } = practices.AEROBIC_GYMNASTICS.setting;
  const fig = (given: readonly number[]) => of(given, { tolerance: tolerance ?? null });

  test('within what the range of the mark allows are the score', () => {
    const working = fig([8, 8.2, 8.5, 9]);
    expect(working.score).toBe(8.35);
    expect(apart(working)).toEqual([]);
    expect(lines(working)).toEqual(['去掉最高 9.00、最低 8.00', '2 位评委平均 16.70 ÷ 2 = 8.35']);
  });

  test('further apart make the mean of all four the score, and how it adds up says so', () => {
    const working = fig([8, 8.2, 8.6, 9]);
    expect(working.score).toBe(8.45);
    expect(apart(working)).toEqual([2, 3]);
    expect(lines(working)).toEqual([
      '计入的最低分和最高分 8.20、8.60 相差超过 0.3（平均 8.40）；全部分数都计入',
      '4 位评委平均 33.80 ÷ 4 = 8.45',
    ]);
  });

  test('may lie further apart where the mark is lower', () => {
    expect(fig([5, 5.2, 5.8, 6]).score).toBe(5.5);
    expect(fig([6, 6.2, 6.8, 7]).score).toBe(6.5);
    expect(apart(fig([5, 5.2, 5.8, 6]))).toEqual([]);
    expect(apart(fig([6, 6.2, 6.8, 7]))).toEqual([2, 3]);
  });
});

describe('a judge’s mark beside the mean of what counts', () => {
  const tolerance = (changes: Partial<Tolerance> = {}): Tolerance => ({
    between: 'MARK_AND_MEAN',
    beyond: 'TELL',
    limits: [{ from: 5, most: 0.5 }],
    ...changes,
  });

  test('is told, dropped or not, and the score stays', () => {
    const working = of([7, 8, 8.2, 9.5], { tolerance: tolerance() });
    expect(working.score).toBe(8.1);
    expect(apart(working)).toEqual([1, 4]);
    expect(lines(working)).toEqual([
      '7.00、9.50 与计入的平均 8.10 相差超过 0.5',
      '去掉最高 9.50、最低 7.00',
      '2 位评委平均 16.20 ÷ 2 = 8.10',
    ]);
  });

  test('just as far as it may is not told, nor below every row', () => {
    expect(apart(of([7.6, 8, 8.2, 8.6], { tolerance: tolerance() }))).toEqual([]);
    expect(apart(of([1, 2, 3, 9], { tolerance: tolerance() }))).toEqual([]);
  });

  test('a vote has no mark', () => {
    const working = of([0, 1, 1, 1], { mode: 'VOTE', tolerance: tolerance({ limits: [{ from: 0, most: 0 }] }) }); // biome-ignore format: one call
    expect(apart(working)).toEqual([]);
  });
});
