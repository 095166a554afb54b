// Drops by the size of the panel, worked out by hand after a rule book's table: up to 3 judges none, from 4 one each, from 7 two each
// (execution panels of gymnastics, https://intercom.help/elevien/it/articles/10449652-regole-di-calcolo-del-punteggio).
import { describe, expect, it } from 'vitest';
import { dropCountsOf, finalScore, ruleOfGroup, workingLines } from '../src/index.ts';
import { workingText } from '../src/words/index.ts';
import { settingWith } from './setting.ts';

const table = [
  { from: 4, highest: 1, lowest: 1 },
  { from: 7, highest: 2, lowest: 2 },
];
const setting = settingWith({ dropHighest: 5, dropLowest: 5, dropsByPanel: table, fullScore: 10 });

function resultOf(marks: readonly number[], changes: Parameters<typeof settingWith>[0] = {}) {
  return finalScore({
    programId: 'p',
    setting: { ...setting, roundingStage: 'FINAL', ...changes },
    items: [],
    judgeGroups: [],
    judges: marks.map((_, at) => ({ id: `j${at}`, number: at + 1, name: '', judgeGroupId: null })),
    scores: marks.map((score, at) => ({ judgeId: `j${at}`, itemId: null, score })),
    adjustments: [],
    correction: null,
  });
}
const textsOf = (marks: readonly number[]) =>
  workingLines(resultOf(marks), { vote: false, depth: 'FULL' }).map((line) => workingText(line));

describe('the row of a table', () => {
  it('is that of the largest panel that is not larger, whatever the order of the rows', () => {
    const rowOf = (judges: number, rows = table) =>
      dropCountsOf({ ...setting, dropsByPanel: rows }, judges).applied;
    expect(rowOf(3)).toEqual({ judges: 3, from: null, highest: 0, lowest: 0 });
    expect(rowOf(4)).toEqual({ judges: 4, from: 4, highest: 1, lowest: 1 });
    expect(rowOf(6)).toMatchObject({ from: 4 });
    expect(rowOf(9)).toEqual({ judges: 9, from: 7, highest: 2, lowest: 2 });
    expect(rowOf(9, [...table].reverse())).toMatchObject({ from: 7 });
  });

  it('replaces the two numbers, which hold again without a table', () => {
    expect(dropCountsOf({ dropHighest: 1, dropLowest: 0 }, 9)).toEqual({
      highest: 1,
      lowest: 0,
      applied: null,
    });
    expect(dropCountsOf({ ...setting, dropsByPanel: [] }, 9).highest).toBe(5);
  });

  it('is not asked for a group that says how many it drops', () => {
    const own = { ...setting, groupRules: [{ judgeGroupId: 'd', dropHighest: 0, dropLowest: 0 }] };
    expect(dropCountsOf(ruleOfGroup(own, 'd'), 9)).toEqual({
      highest: 0,
      lowest: 0,
      applied: null,
    });
    expect(dropCountsOf(ruleOfGroup(own, 'e'), 9).highest).toBe(2);
    const sums = { ...setting, groupRules: [{ judgeGroupId: 'd', calculation: 'SUM' as const }] };
    expect(dropCountsOf(ruleOfGroup(sums, 'd'), 9).highest).toBe(2);
  });
});

it.each([
  // (8.0 + 8.6 + 9.1) ÷ 3 = 8.5666…
  [[8, 8.6, 9.1], 8.57, null],
  // 8.6 and 8.8
  [[8, 8.6, 8.8, 9.1], 8.7, 4],
  // 8.5, 8.6 and 8.8; the seventh judge is away, so that it is the row from four
  [[8, 8.5, 8.6, 8.8, 9.1, 9.1], 8.75, 4],
  // 8.6, 8.8 and 9.0
  [[8, 8.5, 8.6, 8.8, 9, 9.1, 9.2], 8.8, 7],
])('%j gives %d', (marks, score, from) => {
  const result = resultOf(marks);
  expect(result.score).toBe(score);
  expect(result.parts[0]?.groups[0]?.dropsApplied?.from).toBe(from);
});

it('is told in the working, also where nothing is dropped', () => {
  expect(textsOf([8, 8.6, 8.8, 9.1])).toEqual([
    '4 个分数，按「4 个起」去掉最高 1 个、最低 1 个',
    '去掉最高 9.10、最低 8.00',
    '2 位评委平均 17.40 ÷ 2 = 8.70',
  ]);
  expect(textsOf([8, 9])[0]).toBe('2 个分数，少于去分表的每一行，不去分');
  expect(resultOf([8, 9], { dropsByPanel: [] }).parts[0]?.groups[0]).not.toHaveProperty(
    'dropsApplied',
  );
});
