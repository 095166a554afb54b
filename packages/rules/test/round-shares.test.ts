// Two rounds count by their shares: what a program brings from the earlier one, and this one with its adjustments.
import { describe, expect, it } from 'vitest';
import { finalScore, ownShareBeside, rankPrograms, workingLines } from '../src/index.ts';
import { workingText } from '../src/words/index.ts';
import { settingWith } from './setting.ts';

const judges = [1, 2].map((number) => ({
  id: `j${number}`,
  number,
  name: `评委${number}`,
  judgeGroupId: null,
}));
const shares = { earlier: 30, own: 70 };
const noDrops = { dropHighest: 0, dropLowest: 0 };

const scored = (
  marks: readonly [number, number],
  changes: Partial<Parameters<typeof finalScore>[0]> = {},
) =>
  finalScore({
    programId: 'p',
    setting: settingWith({ ...noDrops, roundShares: shares }),
    items: [],
    judgeGroups: [],
    judges,
    scores: marks.map((score, index) => ({ judgeId: `j${index + 1}`, itemId: null, score })),
    earlier: { score: 90, from: '初赛' },
    adjustments: [],
    correction: null,
    ...changes,
  });
const told = (working: ReturnType<typeof finalScore>) =>
  workingLines(working, { vote: false, depth: 'FULL' }).map((line) => workingText(line));

describe('初赛 30 % + 决赛 70 %', () => {
  it('adds both by their shares, adjustments to this round before', () => {
    const adjustments = [{ id: 'a', amount: -1, reason: '超时', at: 0 }];
    const working = scored([95, 97], { adjustments });
    // 90 × 30 % + (96 − 1) × 70 % = 27 + 66.5
    expect(working.score).toBe(93.5);
    expect(working.earlier).toEqual({ score: 90, from: '初赛', shares, own: 95 });
    expect(told(working)).toEqual([
      '2 位评委平均 192.00 ÷ 2 = 96.00',
      '超时 −1.00',
      '合计 96.00 − 1.00 = 95.00',
      '初赛 90.00 × 30% = 27.00',
      '本轮 95.00 × 70% = 66.50',
      '合计 27.00 + 66.50 = 93.50',
    ]);
  });

  it('is exact to the end, and rounds once or at each step as the setting says', () => {
    const marks = [9.61, 9.62] as const;
    const earlier = { score: 9.53, from: '' };
    // 9.53 × 30 % = 2.859; 9.615 × 70 % = 6.7305.
    expect(scored(marks, { earlier }).score).toBe(9.59);
    expect(scored(marks, { earlier }).tieKeys.unrounded).toBe('9.5895');
    // 2.86 + (9.62 × 70 % = 6.734 ≈ 6.73)
    const setting = settingWith({
      ...noDrops,
      roundShares: shares,
      roundingStage: 'EACH_STEP',
    });
    expect(scored(marks, { earlier, setting }).score).toBe(9.59);
    expect(told(scored(marks, { earlier, setting })).slice(-3)).toEqual([
      '前一轮 9.53 × 30% ≈ 2.86',
      '本轮 9.62 × 70% ≈ 6.73',
      '合计 2.86 + 6.73 = 9.59',
    ]);
  });

  it('decides the ranking: who was ahead before may lose this round and still win', () => {
    const first = scored([94, 94], { programId: 'a', earlier: { score: 99, from: '初赛' } });
    const second = scored([96, 96], { programId: 'b', earlier: { score: 90, from: '初赛' } });
    const rows = [first, second].map((working, index) => ({
      programId: working.programId,
      programName: working.programId,
      contestant: '',
      sort: index + 1,
      score: working.score,
      tieKeys: working.tieKeys,
    }));
    expect(first.score).toBe(95.5);
    expect(second.score).toBe(94.2);
    expect(rankPrograms(rows, settingWith({})).map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it('says that a program has brought nothing, and counts 0', () => {
    const working = scored([96, 96], { earlier: { score: null, from: '' } });
    expect(working.score).toBe(67.2);
    expect(told(working)).toContain('没有前一轮的成绩，按 0 分计');
  });
});

it('two days of 100 % each are added up, and a correction says the whole', () => {
  const setting = settingWith({ ...noDrops, roundShares: { earlier: 100, own: 100 } });
  expect(scored([95, 97], { setting }).score).toBe(186);
  const correction = { score: 180, reason: '抄错', at: 0, computed: null };
  const corrected = scored([95, 97], { setting, correction });
  expect(corrected).toMatchObject({ score: 180, corrected: { computed: 186 } });
});

it('without shares nothing is brought, and votes never bring anything', () => {
  expect(scored([95, 97], { setting: settingWith({}) })).toMatchObject({ score: 96 });
  expect(scored([95, 97], { setting: settingWith({}) })).not.toHaveProperty('earlier');
  const votes = settingWith({ mode: 'VOTE', roundShares: shares });
  expect(scored([1, 1], { setting: votes })).toMatchObject({ score: 2 });
});

it('this round has the rest of a hundred, and a whole beside a whole', () => {
  expect([30, 25, 33.333, 100].map(ownShareBeside)).toEqual([70, 75, 66.667, 100]);
});
