// The printed working leads to the score: each line is read back and computed again from its printed figures.
import type { FinalScore, Setting } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureText, finalScore, type WorkingLine, workingLines } from '../src/index.ts';
import { workingText } from '../src/words/index.ts';
import { type Exact, order, same, total } from './oracle/exact.ts';
import { readLine, workedOut } from './oracle/printed-arithmetic.ts';
import { randomCompetition } from './random-competition.ts';
import { runs } from './rounds.ts';
import { settingWith } from './setting.ts';

function formulas(lines: readonly WorkingLine[]): string[] {
  return lines.flatMap((line) => ('formula' in line ? [line.formula] : []));
}

/** The terms of a sum, e.g. of `a × 40% + b ÷ 3 − c`. */
function terms(text: string): string[] {
  return text
    .replace(/^\((.*)\) ÷ .*$/, '$1')
    .split(/ (?=[+−] )/)
    .map((term) => term.replace(/^\+ /, '').replace(/^− /, '−'));
}

/** The figure of a term, without the factor by which it is multiplied. */
function figureOf(term: string): Exact {
  return workedOut(term.replace(/ × .*$/, ''));
}

function isKnown(value: Exact, known: readonly Exact[]): boolean {
  return known.some((one) => same(one, value));
}

/** The printed score of the program before any correction. */
function printed({ corrected, score, decimals }: FinalScore): string {
  const computed = corrected === null ? score : corrected.computed;
  return computed === null ? '' : figureText(computed, decimals);
}

function check(working: FinalScore, vote: boolean, depth: 'SHORT' | 'FULL'): void {
  const lines = workingLines(working, { vote, depth });
  const known: Exact[] = working.adjustments.map(({ amount }) =>
    workedOut(figureText(amount, working.decimals)),
  );
  let result = '';
  for (const line of lines) {
    if (!('formula' in line)) continue;
    expect(line.formula).not.toMatch(/× 0(\.0*)?%/);
    const read = readLine(line.formula, working.rounding);
    expect(read.holds, line.formula).toBe(true);
    const usesWhatWasPrinted =
      line.kind === 'GROUPS' ||
      (line.kind === 'TOTAL' && depth === 'FULL') ||
      (line.kind === 'ITEM' && depth === 'FULL');
    if (usesWhatWasPrinted && !vote) {
      for (const term of terms(read.left)) {
        expect(isKnown(figureOf(term), known), `${term} of ${line.formula}`).toBe(true);
      }
    }
    known.push(read.exact, workedOut(read.result));
    result = read.result;
  }
  expect(lines.some((line) => 'formula' in line)).toBe(true);
  expect(result).toBe(printed(working));
}

type Calculated = Extract<WorkingLine, { readonly count: number }>;

/** The scores that a line adds up before it divides them by their number. */
const takenBy: Readonly<Record<Calculated['kind'], (scores: readonly Exact[]) => Exact[]>> = {
  MEAN: (scores) => [...scores],
  MEDIAN: (scores) => {
    const ordered = [...scores].sort(order);
    return ordered.length % 2 === 1
      ? ordered.slice((ordered.length - 1) / 2, (ordered.length + 1) / 2)
      : ordered.slice(ordered.length / 2 - 1, ordered.length / 2 + 1);
  },
  SUM: (scores) => [...scores],
  VOTES: (scores) => [...scores],
};

function isCalculated(line: WorkingLine): line is Calculated {
  return Object.hasOwn(takenBy, line.kind);
}

describe('every printed line, computed from its printed figures,', () => {
  it('is correct, continues with figures printed before, and the last one gives the score', () => {
    fc.assert(
      fc.property(randomCompetition({ edges: true }), (input) => {
        const working = finalScore(input);
        fc.pre(working.complete);
        const vote = input.setting.mode === 'VOTE';
        check(working, vote, 'SHORT');
        check(working, vote, 'FULL');
      }),
      runs(2000),
    );
  });

  it('begins with the printed scores of the judges that were not dropped', () => {
    fc.assert(
      fc.property(randomCompetition(), (input) => {
        const working = finalScore(input);
        fc.pre(working.complete && input.setting.mode === 'SCORE');
        const lines = workingLines(working, { vote: false, depth: 'FULL' });
        const whole = working.parts.filter((part) => part.itemId === null);
        const groups = (whole.length > 0 ? whole : working.parts).flatMap((part) => part.groups);
        // Judges' totals are printed rounded even if they are computed exactly, so their sum may differ from the print.
        const totals = whole.length > 0 && input.setting.enableItem;
        const steps = lines.flatMap((line) => (isCalculated(line) ? [line] : []));
        expect(steps).toHaveLength(groups.length);
        steps.forEach((line, index) => {
          const counted = (groups[index]?.scores ?? []).filter(({ dropped }) => dropped === null);
          const { filled, proRata } = groups[index] ?? {};
          const put = filled === undefined ? 0 : filled.count - filled.highest - filled.lowest;
          expect(line.count).toBe(counted.length + put);
          if (totals && input.setting.roundingStage === 'FINAL') return;
          // What stands for missing marks may have no end; its lines are worked out anew above.
          if (filled !== undefined || proRata !== undefined) return;
          const scores = counted.map(({ score }) => workedOut(figureText(score, 0)));
          const taken = workedOut(readLine(line.formula).left.split(' ÷ ')[0] ?? '');
          expect(same(taken, total(takenBy[line.kind](scores)))).toBe(true);
        });
      }),
    );
  });

  it('leads to the score of an item while others are still to come', () => {
    fc.assert(
      fc.property(randomCompetition({ edges: true }), (input) => {
        const working = finalScore(input);
        for (const part of working.parts) {
          if (part.itemId === null) continue;
          const lines = workingLines(working, { vote: false, itemId: part.itemId, depth: 'SHORT' });
          const read = formulas(lines).map((line) => readLine(line, working.rounding));
          expect(read.every(({ holds }) => holds)).toBe(true);
          expect(read.at(-1)?.result).toBe(figureText(part.shown, working.decimals));
        }
      }),
    );
  });
});

describe('lines by example', () => {
  const judges = [1, 2, 3].map((number) => ({
    id: `j${number}`,
    number,
    name: '',
    judgeGroupId: 'g',
  }));
  const base = {
    programId: 'p',
    judges,
    judgeGroups: [{ id: 'g', groupName: '评委组', weight: 100 }],
    adjustments: [],
    correction: null,
  };
  const items = [
    { id: 'a', itemName: '内容', proportion: 40, maxScore: 100 },
    { id: 'b', itemName: '表现', proportion: 35, maxScore: 100 },
    { id: 'c', itemName: '台风', proportion: 25, maxScore: 100 },
  ];
  const rows = [
    [91, 90, 85.5],
    [91.3, 89.5, 85.2],
    [91.31, 89.76, 85.78],
  ];
  const scores = rows.flatMap((row, judge) =>
    row.map((score, item) => ({
      judgeId: `j${judge + 1}`,
      itemId: items[item]?.id ?? null,
      score,
    })),
  );
  const noDrops = { enableItem: true, dropHighest: 0, dropLowest: 0 } as const;

  it('items scored together: the judges’ totals instead of items that are rounded separately', () => {
    const working = finalScore({
      ...base,
      items,
      scores,
      setting: settingWith({
        ...noDrops,
        enableScoreItemCombine: true,
        dropScope: 'TOTAL',
        roundingStage: 'EACH_STEP',
      }),
    });
    expect(workingLines(working, { vote: false, depth: 'SHORT' })).toEqual([
      {
        kind: 'JUDGE_TOTALS',
        items: [
          { item: '内容', weight: '40%' },
          { item: '表现', weight: '35%' },
          { item: '台风', weight: '25%' },
        ],
      },
      {
        kind: 'MEAN',
        item: null,
        group: null,
        count: 3,
        formula: '267.82 ÷ 3 ≈ 89.27',
      },
    ]);
  });

  const byFactor = [
    { id: 'a', itemName: '技术', proportion: 100, factor: 1, maxScore: 100 },
    { id: 'b', itemName: '节目内容', proportion: 267, factor: 2.67, maxScore: 100 },
    { id: 'c', itemName: '滑行', proportion: 50, factor: 0.5, maxScore: 100 },
  ];

  it('items by factor: each is multiplied by its factor as written', () => {
    const working = finalScore({
      ...base,
      items: byFactor,
      scores,
      setting: settingWith({ ...noDrops, itemWeighting: 'FACTOR', roundingStage: 'EACH_STEP' }),
    });
    expect(formulas(workingLines(working, { vote: false, depth: 'SHORT' }))).toEqual([
      '91.20 × 1 = 91.20',
      '89.75 × 2.67 ≈ 239.63',
      '85.49 × 0.5 ≈ 42.75',
      '91.20 + 239.63 + 42.75 = 373.58',
    ]);
    expect(working.score).toBe(373.58);
  });

  it('items by factor, scored together: the totals name the factors', () => {
    const working = finalScore({
      ...base,
      items: byFactor,
      scores,
      setting: settingWith({ ...noDrops, itemWeighting: 'FACTOR', dropScope: 'TOTAL' }),
    });
    const [first] = workingLines(working, { vote: false, depth: 'SHORT' });
    expect(first && workingText(first)).toBe(
      '每位评委的总分：技术 × 1 + 节目内容 × 2.67 + 滑行 × 0.5',
    );
  });

  it('one rounding at the end: an exact step where rounded figures would not add up', () => {
    const working = finalScore({
      ...base,
      items,
      scores,
      adjustments: [{ id: 'x', amount: -0.5, reason: '超时', at: 0 }],
      setting: settingWith({ ...noDrops, roundingStage: 'FINAL' }),
    });
    expect(formulas(workingLines(working, { vote: false, depth: 'SHORT' }))).toEqual([
      '273.61 ÷ 3 × 40% ≈ 36.481',
      '269.26 ÷ 3 × 35% ≈ 31.414',
      '256.48 ÷ 3 × 25% ≈ 21.373',
      '109.444 ÷ 3 + 94.241 ÷ 3 + 64.12 ÷ 3 − 0.50 ≈ 88.77',
    ]);
  });

  it('a median: the middle score as it was given, or the two middle ones', () => {
    const given = (scores_: readonly number[], changes: Partial<Setting> = {}) => ({
      ...base,
      items: [],
      judges: scores_.map((_, index) => ({
        id: `j${index}`,
        number: index + 1,
        name: '',
        judgeGroupId: 'g',
      })),
      scores: scores_.map((score, index) => ({ judgeId: `j${index}`, itemId: null, score })),
      setting: settingWith({ calculation: 'MEDIAN', dropHighest: 0, dropLowest: 0, ...changes }),
    });
    const line = (scores_: readonly number[], changes: Partial<Setting> = {}) =>
      workingLines(finalScore(given(scores_, changes)), { vote: false, depth: 'FULL' });
    const place = { kind: 'MEDIAN', item: null, group: null };
    expect(line([96, 60, 90])).toEqual([{ ...place, count: 3, formula: '90.00' }]);
    expect(line([96, 60, 90, 91.25])).toEqual([
      { ...place, count: 4, formula: '(90.00 + 91.25) ÷ 2 ≈ 90.63' },
    ]);
  });

  it('a median of totals that are printed rounded: the exact sum of the two middle ones', () => {
    const working = finalScore({
      ...base,
      items,
      judges: judges.slice(0, 2),
      scores: scores.slice(0, 6),
      setting: settingWith({
        ...noDrops,
        calculation: 'MEDIAN',
        dropScope: 'TOTAL',
        decimals: 1,
        roundingStage: 'FINAL',
      }),
    });
    expect(formulas(workingLines(working, { vote: false, depth: 'FULL' }))).toEqual([
      '178.42 ÷ 2 ≈ 89.2',
    ]);
  });

  it('weighted votes: votes times weight, times groups, over all weights', () => {
    const working = finalScore({
      ...base,
      items: [],
      judgeGroups: [
        { id: 'g', groupName: '专业评委', weight: 60 },
        { id: 'h', groupName: '大众评委', weight: 40 },
      ],
      judges: judges.map((judge, index) => ({ ...judge, judgeGroupId: index < 2 ? 'g' : 'h' })),
      scores: judges.map(({ id }) => ({ judgeId: id, itemId: null, score: 1 })),
      setting: settingWith({ mode: 'VOTE' }),
    });
    expect(formulas(workingLines(working, { vote: true, depth: 'SHORT' }))).toEqual([
      '2',
      '1',
      '(2 × 60 + 1 × 40) × 2 ÷ 100 = 3.2',
    ]);
  });

  it('a correction follows the computed score', () => {
    const working = finalScore({
      ...base,
      items: [],
      scores: judges.map(({ id }) => ({ judgeId: id, itemId: null, score: 90 })),
      correction: { score: 91, reason: '漏计', at: 0, computed: null },
      setting: settingWith({ dropHighest: 0, dropLowest: 0 }),
    });
    expect(workingLines(working, { vote: false, depth: 'SHORT' })).toEqual([
      { kind: 'MEAN', item: null, group: null, count: 3, formula: '270.00 ÷ 3 = 90.00' },
      { kind: 'CORRECTED', from: '90.00', to: '91.00', reason: '漏计' },
    ]);
  });
});
