// Runs are items of one program, and only the best ones make its result; equal results are told apart by the next best run.
import type { Item } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { areAlike, finalScore, fullMarks, rankPrograms, workingLines } from '../src/index.ts';
import { workingText } from '../src/words/index.ts';
import { settingWith } from './setting.ts';

const runs: readonly Item[] = ['第一轮', '第二轮', '第三轮'].map((itemName, index) => ({
  id: `r${index + 1}`,
  itemName,
  proportion: 100,
  factor: 1,
  maxScore: 100,
}));
const setting = settingWith({
  enableItem: true,
  dropScope: 'ITEM',
  itemWeighting: 'FACTOR',
  dropHighest: 0,
  dropLowest: 0,
  bestItems: 1,
  tieBreaks: ['SECOND_BEST_ITEM'],
});

const scored = (marks: readonly number[], bestItems = 1, programId = 'p') =>
  finalScore({
    programId,
    setting: { ...setting, bestItems },
    items: runs,
    judgeGroups: [],
    judges: [{ id: 'j', number: 1, name: '裁判', judgeGroupId: null }],
    scores: marks.map((score, index) => ({ judgeId: 'j', itemId: `r${index + 1}`, score })),
    adjustments: [],
    correction: null,
  });

describe('the best runs', () => {
  it.each([
    [1, 92, ['r2']],
    [2, 177, ['r1', 'r2']],
  ])('%d of three count', (best, score, counted) => {
    const working = scored([85, 92, 40], best);
    expect(working.score).toBe(score);
    const inIt = working.parts.filter(({ notCounted }) => notCounted !== true);
    expect(inIt.map(({ itemId }) => itemId)).toEqual(counted);
    // What does not count stays told.
    expect(working.parts).toHaveLength(3);
  });

  it('are the earlier ones of equal ones', () => {
    const working = scored([90, 90, 90], 2);
    expect(working.parts.map(({ notCounted }) => notCounted)).toEqual([undefined, undefined, true]);
  });

  it('are the lowest where lower is better, such as the faster of two times', () => {
    const working = finalScore({
      ...{ programId: 'p', judgeGroups: [], adjustments: [], correction: null },
      setting: { ...setting, scoreOrder: 'LOWER_FIRST' },
      items: runs.slice(0, 2),
      judges: [{ id: 'j', number: 1, name: '裁判', judgeGroupId: null }],
      scores: [12.5, 11.75].map((score, at) => ({ judgeId: 'j', itemId: `r${at + 1}`, score })),
    });
    expect(working.score).toBe(11.75);
  });

  it('make no result before every run is there', () => {
    expect(scored([85, 92])).toMatchObject({ complete: false, score: null });
  });

  it('are named in the working', () => {
    const lines = workingLines(scored([85, 92, 40], 2), { vote: false, depth: 'SHORT' });
    expect(lines.map((line) => workingText(line))).toEqual([
      '只计最好的 2 项：第一轮、第二轮',
      '第一轮 85.00 × 1 = 85.00',
      '第二轮 92.00 × 1 = 92.00',
      '合计 85.00 + 92.00 = 177.00',
    ]);
  });

  it('may be equal: the second best run decides', () => {
    const rows = [scored([92, 60, 70], 1, 'a'), scored([50, 92, 80], 1, 'b')].map(
      ({ programId, score, tieKeys }, index) => ({
        ...{ programId, programName: programId, contestant: '', sort: index + 1 },
        ...{ score, tieKeys },
      }),
    );
    const ranked = rankPrograms(rows, setting);
    expect(ranked.map(({ programId, rank }) => [programId, rank])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });

  it('say what full marks come to', () => {
    const full = { ...setting, fullScore: 100 };
    expect(fullMarks({ setting: full, items: runs })).toMatchObject({ total: 100, fit: 'FITS' });
    const two = { ...full, bestItems: 2 };
    expect(fullMarks({ setting: two, items: runs })).toMatchObject({ total: 200 });
  });
});

it('runs are alike where full marks and weights are', () => {
  expect(areAlike(runs)).toBe(true);
  expect(areAlike([...runs, { maxScore: 50, proportion: 100 }])).toBe(false);
});
