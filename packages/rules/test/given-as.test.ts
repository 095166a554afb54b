// A judge of execution gives deductions: what counts is the full mark less each of them, from the first step on.
import type { Item } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import {
  countedMark,
  finalScore,
  limitsOfGiven,
  quickScoresFor,
  unfitQuickScores,
  usualQuickScores,
  workingLines,
} from '../src/index.ts';
import { workingText } from '../src/words/index.ts';
import { readLine } from './oracle/printed-arithmetic.ts';
import { settingWith } from './setting.ts';

const setting = settingWith({ fullScore: 10, givenAs: 'DEDUCTION', dropHighest: 1, dropLowest: 1 });
const judges = [1, 2, 3, 4].map((number) => ({
  id: `j${number}`,
  number,
  name: `评委${number}`,
  judgeGroupId: null,
}));
const judgeGroups = [{ id: 'g', groupName: '评委组', weight: 100 }];
const given = (itemId: string | null, ...scores: number[]) =>
  scores.map((score, index) => ({ judgeId: `j${index + 1}`, itemId, score }));

const scored = (changes: Partial<Parameters<typeof finalScore>[0]>) =>
  finalScore({
    programId: 'p',
    setting,
    items: [],
    judgeGroups,
    judges,
    scores: [],
    adjustments: [],
    correction: null,
    ...changes,
  });

const item = (changes: Partial<Item> & Pick<Item, 'id'>): Item => ({
  itemName: changes.id,
  proportion: 100,
  factor: 1,
  maxScore: 10,
  ...changes,
});

describe('a deduction', () => {
  it('counts as full mark − deduction: of 0.3, 0.5, 0.4 and 0.9 the least and the most are dropped', () => {
    const working = scored({ scores: given(null, 0.3, 0.5, 0.4, 0.9) });
    // 10 − (0.5 + 0.4) ÷ 2
    expect(working.score).toBe(9.55);
    expect(working.parts[0]?.groups[0]?.scores).toMatchObject([
      { score: 9.7, deduction: 0.3, dropped: 'HIGHEST' },
      { score: 9.5, deduction: 0.5, dropped: null },
      { score: 9.6, deduction: 0.4, dropped: null },
      { score: 9.1, deduction: 0.9, dropped: 'LOWEST' },
    ]);
  });

  it('is told in the working, each with its own subtraction', () => {
    const working = scored({ scores: given(null, 0.3, 0.5, 0.4, 0.9) });
    const lines = workingLines(working, { vote: false, depth: 'FULL' });
    const told = lines.find((line) => line.kind === 'DEDUCTIONS');
    if (told?.kind !== 'DEDUCTIONS') throw new Error('no deductions are told');
    expect(workingText(told)).toBe(
      '满分减扣分：10 − 0.30 = 9.70；10 − 0.50 = 9.50；10 − 0.40 = 9.60；10 − 0.90 = 9.10',
    );
    for (const formula of told.formulas) expect(readLine(formula).holds, formula).toBe(true);
  });

  it('stands beside scores: difficulty as a score, execution as a deduction', () => {
    const items = [item({ id: 'D' }), item({ id: 'E', givenAs: 'DEDUCTION' })];
    const working = scored({
      setting: settingWith({
        ...{ enableItem: true, dropScope: 'ITEM', itemWeighting: 'FACTOR', fullScore: 20 },
      }),
      items,
      scores: [...given('D', 5.4, 5.4, 5.4, 5.4), ...given('E', 0.8, 1.2, 1, 1)],
    });
    expect(working.score).toBe(14.4);
    expect(working.parts[0]?.groups[0]?.scores[0]).not.toHaveProperty('deduction');
    expect(working.tieKeys.items).toEqual({ D: '5.4', E: '9' });
  });

  it('is exact, and may be as large as leaves the lowest score', () => {
    expect(countedMark(setting, null, 0.1)).toBe(9.9);
    expect(countedMark({ ...setting, fullScore: 9.999 }, null, 0.3)).toBe(9.699);
    expect(limitsOfGiven(setting, null)).toEqual({ min: 0, max: 10 });
    expect(limitsOfGiven({ ...setting, minScore: 2 }, null)).toEqual({ min: 0, max: 8 });
    expect(limitsOfGiven({ ...setting, givenAs: 'SCORE' }, null)).toEqual({ min: 0, max: 10 });
  });

  it('has quick scores of its own: small ones, also beside items of scores', () => {
    expect(usualQuickScores(setting, [])).toBe('0.1,0.3,0.5,1');
    expect(usualQuickScores({ ...setting, scoreStep: 0.5 }, [])).toBe('0.5,1');
    const items = [item({ id: 'D', maxScore: 8 }), item({ id: 'E', givenAs: 'DEDUCTION' })];
    const mixed = settingWith({ enableItem: true, fullScore: 18, convenientScore: '7.5,7' });
    expect(usualQuickScores(mixed, items)).toBe('7.6,7.2,6.8,6.4');
    expect(items.map((one) => quickScoresFor(mixed, items, one))).toEqual([
      '7.5,7',
      '0.1,0.3,0.5,1',
    ]);
    // Out of 10 a 9 can be deducted, but the list is of scores out of 8.
    expect(unfitQuickScores('9', mixed, items)).toMatchObject([{ fault: 'RANGE', max: 8 }]);
    expect(unfitQuickScores('8.5', { ...setting, minScore: 2 }, [])).toMatchObject([{ max: 8 }]);
  });
});

describe('a penalty', () => {
  const taken = item({ id: 'H', maxScore: 2, givenAs: 'PENALTY' });

  it('is minus what was given, up to the most that its item takes off, and has keys for parts of that', () => {
    const scored = settingWith({ enableItem: true, fullScore: 10, minScore: 1 });
    expect(countedMark(scored, taken, 0.3)).toBe(-0.3);
    expect(limitsOfGiven(scored, taken)).toEqual({ min: 0, max: 2 });
    const items = [item({ id: 'D', maxScore: 10 }), taken];
    expect(quickScoresFor(scored, items, taken)).toBe('0.1,0.2,0.5,1');
  });
});
