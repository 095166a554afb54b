// How a final score is computed: the rules by example, then random competitions compared with the naive oracle.

import type { FinalScore, Item, Setting, TieBreak, TieKeys } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FinalScoreInput, finalScore, type ScoringJudge } from '../src/final-score.ts';
import { tieMarksOf } from '../src/tie-marks.ts';
import {
  type Exact,
  order,
  over,
  read,
  rounded,
  same,
  thousandths,
  times,
  total,
} from './oracle/exact.ts';
import { oracle } from './oracle/final-score-oracle.ts';
import { milli, randomCompetition } from './random-competition.ts';
import { runs } from './rounds.ts';
import { settingWith } from './setting.ts';

const panel = { id: 'panel', groupName: '评委组', weight: 100 };
const expert = { id: 'expert', groupName: '专业评委', weight: 70 };
const public_ = { id: 'public', groupName: '大众评委', weight: 30 };
const sing: Item = { id: 'sing', itemName: '演唱', proportion: 60, maxScore: 100 };
const look: Item = { id: 'look', itemName: '台风', proportion: 40, maxScore: 100 };

const judge = (number: number, judgeGroupId: string | null = 'panel'): ScoringJudge => ({
  id: `j${number}`,
  number,
  name: `评委${number}`,
  judgeGroupId,
});

/** One program scored as a whole by judges 1, 2, 3 … */
function scored(given: readonly number[], changes: Partial<Setting> = {}): FinalScoreInput {
  return {
    programId: 'p1',
    setting: settingWith(changes),
    items: [],
    judgeGroups: [panel],
    judges: given.map((_, index) => judge(index + 1)),
    scores: given.map((score, index) => ({ judgeId: `j${index + 1}`, itemId: null, score })),
    adjustments: [],
    correction: null,
  };
}

/** One program scored by item: a row of [sing, look] for judges 1, 2, 3 …, null where missing. */
function scoredByItem(
  rows: readonly (readonly [number | null, number | null])[],
  changes: Partial<Setting> = {},
): FinalScoreInput {
  return {
    ...scored([], { enableItem: true, dropHighest: 0, dropLowest: 0, ...changes }),
    items: [sing, look],
    judges: rows.map((_, index) => judge(index + 1)),
    scores: rows.flatMap((row, index) =>
      row.flatMap((score, column) =>
        score === null
          ? []
          : [{ judgeId: `j${index + 1}`, itemId: column === 0 ? 'sing' : 'look', score }],
      ),
    ),
  };
}

/** The dropped scores of a part by judge number, as `5 HIGHEST`. */
function struck({ parts }: FinalScore, part = 0): string[] {
  return (parts[part]?.groups ?? []).flatMap(({ scores }) =>
    scores.flatMap(({ number, dropped }) => (dropped === null ? [] : [`${number} ${dropped}`])),
  );
}

describe('去掉一个最高分，去掉一个最低分', () => {
  test('seven judges, two decimals', () => {
    const result = finalScore(scored([90.5, 91.25, 89, 95, 92.3, 91.8, 88.75]));
    expect(result.score).toBe(90.97);
    expect(struck(result)).toEqual(['4 HIGHEST', '7 LOWEST']);
    expect(result.parts[0]).toMatchObject({
      itemId: null,
      value: '90.97',
      shown: 90.97,
      renormalised: false,
      groups: [{ value: '90.97', effectiveWeight: 100, dropSkipped: false }],
    });
  });

  test('1.005 becomes 1.01', () => {
    expect(finalScore(scored([1.005, 1.005, 1.005])).score).toBe(1.01);
    expect(finalScore(scored([1.01, 1], { dropHighest: 0, dropLowest: 0 })).score).toBe(1.01);
  });

  test('of equal highest scores the largest judge number is dropped, of equal lowest the smallest', () => {
    const result = finalScore(scored([9, 8, 9, 7, 7, 8, 9]));
    expect(struck(result)).toEqual(['4 LOWEST', '7 HIGHEST']);
    expect(result.score).toBe(8.2);
  });

  test('of scores that are all equal, one is dropped at each end', () => {
    expect(struck(finalScore(scored([9, 9, 9, 9])))).toEqual(['1 LOWEST', '4 HIGHEST']);
  });

  test('a judge without a number is ordered after all numbers', () => {
    const input = scored([9, 9, 9]);
    const judges = input.judges.map((one, index) => (index === 0 ? { ...one, number: null } : one));
    const result = finalScore({ ...input, judges });
    expect(struck(result)).toEqual(['2 LOWEST', 'null HIGHEST']);
  });

  test('no score is dropped when none would be left, and the working says so', () => {
    const result = finalScore(scored([80, 90]));
    expect(result.score).toBe(85);
    expect(struck(result)).toEqual([]);
    expect(result.parts[0]?.groups[0]?.dropSkipped).toBe(true);
  });

  test('the working calls no drop skipped when none is set', () => {
    const result = finalScore(scored([80, 90], { dropHighest: 0, dropLowest: 0 }));
    expect(result.parts[0]?.groups[0]?.dropSkipped).toBe(false);
  });

  test('求和 adds up the remaining scores', () => {
    expect(finalScore(scored([7, 8, 9, 10], { calculation: 'SUM' })).score).toBe(17);
  });
});

describe('中位数', () => {
  const median = (given: readonly number[], changes: Partial<Setting> = {}) =>
    finalScore(scored(given, { calculation: 'MEDIAN', dropHighest: 0, dropLowest: 0, ...changes }));

  test('is the middle one of an odd number of scores, in whatever order they were given', () => {
    expect(median([60, 96, 90]).score).toBe(90);
    expect(median([96]).score).toBe(96);
  });

  test('is exactly the mean of the two middle scores of an even number', () => {
    expect(median([60, 96, 90, 91]).score).toBe(90.5);
    expect(median([90, 91.25]).parts[0]?.value).toBe('90.625');
    expect(median([90, 91.25]).score).toBe(90.63);
    expect(median([-1, -2, 5, 0]).score).toBe(-0.5);
  });

  test('is taken of the scores that remain after dropping the highest and the lowest', () => {
    const result = median([60, 96, 90, 91, 92], { dropHighest: 2 });
    expect(struck(result)).toEqual(['2 HIGHEST', '5 HIGHEST']);
    expect(result.score).toBe(90);
  });

  test('is taken in each judge group, before the groups are weighed', () => {
    const result = finalScore({
      ...scored([90, 60, 92, 80, 70], { calculation: 'MEDIAN', dropHighest: 0, dropLowest: 0 }),
      judgeGroups: [expert, public_],
      judges: [1, 2, 3, 4, 5].map((number) => judge(number, number < 4 ? 'expert' : 'public')),
    });
    // 90 × 70 % + 75 × 30 %
    expect(result.score).toBe(85.5);
  });

  test('is taken of each item, or of the judges’ totals', () => {
    const rows: [number, number][] = [
      [100, 0],
      [50, 60],
      [40, 80],
    ];
    const byItem = finalScore(scoredByItem(rows, { calculation: 'MEDIAN' }));
    expect(byItem.parts.map(({ shown }) => shown)).toEqual([50, 60]);
    expect(byItem.score).toBe(54);
    // Totals 60, 54, 56: the median is a judge's own total, which differs from that of the items' medians.
    const byTotal = finalScore(scoredByItem(rows, { calculation: 'MEDIAN', dropScope: 'TOTAL' }));
    expect(byTotal.score).toBe(56);
  });

  test('does not change when the highest score rises', () => {
    fc.assert(
      fc.property(
        fc.array(milli(0, 90), { minLength: 2, maxLength: 9 }),
        milli(0, 10),
        (given, more) => {
          const highest = given.indexOf(Math.max(...given));
          const raised = given.map((score, index) =>
            index === highest ? (score * 1000 + more * 1000) / 1000 : score,
          );
          fc.pre(given.length > 2);
          expect(median(raised, { decimals: 3 }).score).toBe(median(given, { decimals: 3 }).score);
        },
      ),
    );
  });
});

describe('the scores that count', () => {
  test('a judge without a score is left out and does not count as zero', () => {
    const input = scored([80, 90], { dropHighest: 0, dropLowest: 0 });
    expect(finalScore({ ...input, judges: [...input.judges, judge(3)] }).score).toBe(85);
  });

  test('a score of somebody who is not a judge of the program is ignored', () => {
    const input = scored([80, 90], { dropHighest: 0, dropLowest: 0 });
    const stranger = { judgeId: 'recused', itemId: null, score: 0 };
    expect(finalScore({ ...input, scores: [...input.scores, stranger] }).score).toBe(85);
  });

  test('the last revision of a score counts', () => {
    const input = scored([80, 90], { dropHighest: 0, dropLowest: 0 });
    const again = { judgeId: 'j1', itemId: null, score: 100 };
    expect(finalScore({ ...input, scores: [...input.scores, again] }).score).toBe(95);
  });

  test('a judge without a group counts in the first group', () => {
    const input = scored([80, 90], { dropHighest: 0, dropLowest: 0 });
    const result = finalScore({ ...input, judges: [judge(1, null), judge(2, 'gone')] });
    expect(result.score).toBe(85);
    expect(finalScore({ ...input, judgeGroups: [] }).score).toBe(85);
  });

  test('without any score there is no final score', () => {
    const result = finalScore({ ...scored([]), judges: [judge(1)] });
    expect(result).toMatchObject({ complete: false, score: null, parts: [] });
    expect(result.tieKeys).toEqual({
      unrounded: null,
      countedMean: null,
      untrimmedMean: null,
      highestJudge: null,
      items: {},
      groups: {},
    });
  });
});

describe('judge groups combine by weight', () => {
  const both = (given: readonly number[], changes: Partial<Setting> = {}): FinalScoreInput => ({
    ...scored(given, { dropHighest: 0, dropLowest: 0, ...changes }),
    judgeGroups: [expert, public_],
    judges: given.map((_, index) => judge(index + 1, index < 2 ? 'expert' : 'public')),
  });

  test('of 70 % and 30 %', () => {
    const result = finalScore(both([90, 92, 80, 80]));
    expect(result.score).toBe(87.7);
    expect(result.tieKeys.groups).toEqual({ expert: '91', public: '80' });
  });

  test('the weight of a group without scores goes to the others, and the working says so', () => {
    const result = finalScore({
      ...both([90, 92]),
      judges: [judge(1, 'expert'), judge(2, 'expert')],
    });
    expect(result.score).toBe(91);
    expect(result.parts[0]?.renormalised).toBe(true);
    expect(result.parts[0]?.groups).toMatchObject([
      { judgeGroupId: 'expert', weight: 70, effectiveWeight: 100 },
    ]);
    expect(result.tieKeys.groups).toEqual({ expert: '91' });
  });

  test('weights need not add up to 100', () => {
    const thirds = [
      { ...expert, weight: 2 },
      { ...public_, weight: 1 },
    ];
    const result = finalScore({ ...both([90, 90, 60]), judgeGroups: thirds });
    expect(result.score).toBe(80);
    expect(result.parts[0]?.groups.map((group) => group.effectiveWeight)).toEqual([66.667, 33.333]);
    expect(result.parts[0]?.renormalised).toBe(false);
  });

  test('a group of weight 0 may be without scores, and the weights are not changed', () => {
    const judgeGroups = [expert, { ...public_, weight: 0 }];
    const result = finalScore({ ...both([90, 92]), judgeGroups });
    expect(result.parts[0]?.renormalised).toBe(false);
  });

  test('groups that all have weight 0 count equally', () => {
    const weightless = [
      { ...expert, weight: 0 },
      { ...public_, weight: 0 },
    ];
    expect(finalScore({ ...both([90, 90, 60]), judgeGroups: weightless }).score).toBe(75);
  });

  test('each group drops its own highest and lowest', () => {
    const given = [90, 80, 70, 100, 60, 50];
    const result = finalScore({
      ...both(given, { dropHighest: 1, dropLowest: 1 }),
      judges: given.map((_, index) => judge(index + 1, index < 3 ? 'expert' : 'public')),
    });
    expect(struck(result)).toEqual(['1 HIGHEST', '3 LOWEST', '4 HIGHEST', '6 LOWEST']);
    expect(result.score).toBe(74);
  });
});

describe('items', () => {
  test('scored one by one: each item by its proportion', () => {
    const result = finalScore(
      scoredByItem([
        [90, 80],
        [80, 90],
      ]),
    );
    expect(result.score).toBe(85);
    expect(result.parts.map(({ itemId, shown }) => [itemId, shown])).toEqual([
      ['sing', 85],
      ['look', 85],
    ]);
    expect(result.tieKeys).toMatchObject({
      items: { sing: '85', look: '85' },
      untrimmedMean: '85',
    });
  });

  test('scored one by one: an item without scores leaves the program incomplete', () => {
    const result = finalScore(
      scoredByItem([
        [90, null],
        [80, null],
      ]),
    );
    expect(result).toMatchObject({ complete: false, score: null });
    expect(result.parts.map(({ itemId }) => itemId)).toEqual(['sing']);
  });

  test('ITEM drops in each item, TOTAL drops judges by their totals', () => {
    const rows: [number, number][] = [
      [100, 0],
      [50, 60],
      [40, 80],
    ];
    const drop = { dropHighest: 1, dropLowest: 0 };
    const byItem = finalScore(scoredByItem(rows, { ...drop, dropScope: 'ITEM' }));
    expect([struck(byItem, 0), struck(byItem, 1)]).toEqual([['1 HIGHEST'], ['3 HIGHEST']]);
    expect(byItem.score).toBe(39);
    const byTotal = finalScore(scoredByItem(rows, { ...drop, dropScope: 'TOTAL' }));
    expect(byTotal.parts.map(({ itemId }) => itemId)).toEqual([null, 'sing', 'look']);
    expect(byTotal.parts[0]?.groups[0]?.scores.map(({ score }) => score)).toEqual([60, 54, 56]);
    for (const part of [0, 1, 2]) expect(struck(byTotal, part)).toEqual(['1 HIGHEST']);
    expect(byTotal.parts.map(({ shown }) => shown)).toEqual([55, 45, 70]);
    expect(byTotal.score).toBe(55);
  });

  test('a judge’s score is shown as given, a computed total with the decimals of the setting', () => {
    const rows: [number, number][] = [[9.125, 9.126]];
    const result = finalScore(scoredByItem(rows, { dropScope: 'TOTAL', decimals: 1 }));
    const shown = result.parts.map(({ groups }) => groups[0]?.scores[0]?.score);
    expect(shown).toEqual([9.1, 9.125, 9.126]);
  });

  test('TOTAL leaves out a judge who has not scored every item', () => {
    const result = finalScore(
      scoredByItem(
        [
          [90, 90],
          [10, null],
        ],
        { dropScope: 'TOTAL' },
      ),
    );
    expect(result.score).toBe(90);
    expect(result.parts[1]?.groups[0]?.scores).toHaveLength(1);
  });

  test('TOTAL shows the items so far without any drop before a judge has a total', () => {
    const rows: [number, null][] = [
      [90, null],
      [80, null],
      [70, null],
    ];
    const result = finalScore(scoredByItem(rows, { dropScope: 'TOTAL', dropHighest: 1 }));
    expect(result).toMatchObject({ complete: false, score: null });
    expect(result.parts).toMatchObject([{ itemId: 'sing', shown: 80 }]);
    expect(struck(result)).toEqual([]);
  });

  test('items that are switched off are ignored', () => {
    const input = scored([80, 90], { dropHighest: 0, dropLowest: 0 });
    expect(finalScore({ ...input, items: [sing, look] }).score).toBe(85);
  });
});

describe('rounding', () => {
  test('EACH_STEP adds up the figures that the audience sees, FINAL rounds once', () => {
    const rows: [number, number][] = [
      [9, 9],
      [9, 9],
      [9.5, 9.5],
    ];
    const shape = { decimals: 1 };
    const exact = finalScore(scoredByItem(rows, { ...shape, roundingStage: 'FINAL' }));
    expect(exact.parts.map(({ value, shown }) => [value, shown])).toEqual([
      ['55/6', 9.2],
      ['55/6', 9.2],
    ]);
    expect(exact.score).toBe(9.2);
    const stepwise = finalScore(scoredByItem(rows, { ...shape, roundingStage: 'EACH_STEP' }));
    expect(stepwise.parts.map(({ value }) => value)).toEqual(['9.2', '9.2']);
    // 9.2 × 60 % = 5.52 → 5.5, 9.2 × 40 % = 3.68 → 3.7
    expect(stepwise.score).toBe(9.2);
  });

  test('EACH_STEP and FINAL can differ', () => {
    const rows: [number, number][] = [[0.05, 0.05]];
    const at = (roundingStage: Setting['roundingStage']) =>
      finalScore(scoredByItem(rows, { decimals: 1, roundingStage })).score;
    expect(at('FINAL')).toBe(0.1);
    // Both items are shown as 0.1; their contributions 0.06 and 0.04 are shown as 0.1 and 0.0.
    expect(at('EACH_STEP')).toBe(0.1);
    const near = scoredByItem([[0.04, 0.14]], { decimals: 1, roundingStage: 'EACH_STEP' });
    expect(finalScore(near).score).toBe(0);
    expect(
      finalScore({ ...near, setting: { ...near.setting, roundingStage: 'FINAL' } }).score,
    ).toBe(0.1);
  });

  test('TOTAL shows a judge’s total, so EACH_STEP rounds the total before dropping', () => {
    const rows: [number, number][] = [
      [8.004, 8],
      [8, 8],
      [8, 8.001],
    ];
    const drop = { dropScope: 'TOTAL', dropHighest: 1, dropLowest: 0 } as const;
    const exact = finalScore(scoredByItem(rows, { ...drop, roundingStage: 'FINAL' }));
    expect(struck(exact)).toEqual(['1 HIGHEST']);
    const stepwise = finalScore(scoredByItem(rows, { ...drop, roundingStage: 'EACH_STEP' }));
    expect(struck(stepwise)).toEqual(['3 HIGHEST']);
  });
});

describe('adjustments and corrections', () => {
  const late = { id: 'a1', amount: -0.1, reason: '超时', at: 1 };
  const bonus = { id: 'a2', amount: 0.25, reason: '加分', at: 2 };

  test('adjustments are added last', () => {
    const result = finalScore({ ...scored([9, 9, 9]), adjustments: [late, bonus] });
    expect(result.score).toBe(9.15);
    expect(result.adjustments).toEqual([late, bonus]);
  });

  test('a correction replaces the score and keeps the computed one', () => {
    const correction = { score: 9.5, reason: '录入错误', at: 3, computed: null };
    const result = finalScore({ ...scored([9, 9, 9]), adjustments: [late], correction });
    expect(result.score).toBe(9.5);
    expect(result.corrected).toEqual({ ...correction, computed: 8.9 });
    const unscored = finalScore({ ...scored([]), correction });
    expect(unscored).toMatchObject({ complete: false, score: 9.5, corrected: { computed: null } });
  });
});

describe('votes', () => {
  const ballots = (
    given: readonly (readonly [string, 0 | 1])[],
    judges: readonly ScoringJudge[] = [],
  ) => ({
    ...scored([], { mode: 'VOTE', decimals: 1 }),
    judges: [...given.map(([groupId], index) => judge(index + 1, groupId)), ...judges],
    scores: given.map(([, score], index) => ({ judgeId: `j${index + 1}`, itemId: null, score })),
  });

  test('of a single group count as their number, whatever its weight is', () => {
    const input = ballots([
      ['expert', 1],
      ['expert', 0],
      ['expert', 1],
    ]);
    expect(finalScore({ ...input, judgeGroups: [expert] }).score).toBe(2);
  });

  test('of groups of equal weight count as their number', () => {
    const input = ballots([
      ['expert', 1],
      ['public', 1],
      ['public', 1],
      ['public', 0],
    ]);
    const equal = [expert, { ...public_, weight: 70 }];
    expect(finalScore({ ...input, judgeGroups: equal }).score).toBe(3);
  });

  test('of other groups count in proportion to the weight of their group', () => {
    const input = ballots([
      ['expert', 1],
      ['public', 1],
      ['public', 1],
    ]);
    const result = finalScore({ ...input, judgeGroups: [expert, public_] });
    // 1 × 1.4 + 2 × 0.6
    expect(result.score).toBe(2.6);
    expect(result.tieKeys.groups).toEqual({ expert: '1', public: '2' });
  });

  test('do not count more when another group does not vote', () => {
    const input = ballots([['expert', 1]], [judge(9, 'public')]);
    const result = finalScore({ ...input, judgeGroups: [expert, public_] });
    expect(result.score).toBe(1.4);
    expect(result.parts[0]?.renormalised).toBe(false);
  });

  test('are not affected by a group without judges', () => {
    const result = finalScore({ ...ballots([['expert', 1]]), judgeGroups: [expert, public_] });
    expect(result.score).toBe(1);
    expect(result.parts[0]?.renormalised).toBe(true);
  });

  test('give no score before anybody has voted, and zero when all have withheld theirs', () => {
    expect(finalScore(ballots([], [judge(1)])).score).toBeNull();
    expect(finalScore(ballots([['panel', 0]])).score).toBe(0);
  });

  test('are not dropped as highest and lowest', () => {
    const input = ballots([
      ['panel', 1],
      ['panel', 1],
      ['panel', 1],
      ['panel', 0],
    ]);
    expect(finalScore(input).score).toBe(3);
  });
});

const competition = randomCompetition();

const run = runs(1500);

describe('any competition', () => {
  test('gets the scores of the naive oracle in each part, and drops the same judges’ scores', () => {
    fc.assert(
      fc.property(competition, (input) => {
        const result = finalScore(input);
        const expected = oracle(input);
        expect(result.score).toBe(expected.score);
        expect(result.parts.map(({ itemId }) => itemId)).toEqual(
          expected.parts.map(({ itemId }) => itemId),
        );
        result.parts.forEach((part, index) => {
          const other = expected.parts[index];
          if (other === undefined) throw new Error('a part too many');
          expect(same(read(part.value), other.value)).toBe(true);
          expect(part.renormalised).toBe(other.renormalised);
          expect(part.groups.map(({ judgeGroupId }) => judgeGroupId)).toEqual(
            other.groups.map(({ id }) => id),
          );
          part.groups.forEach((group, place) => {
            const otherGroup = other.groups[place];
            if (otherGroup === undefined) throw new Error('a group too many');
            const ids = (dropped: 'HIGHEST' | 'LOWEST') =>
              group.scores.filter((one) => one.dropped === dropped).map(({ judgeId }) => judgeId);
            expect(same(read(group.value), otherGroup.value)).toBe(true);
            expect(group.dropSkipped).toBe(otherGroup.dropSkipped);
            // What stands for a missing mark is told by number, because no judge gave it.
            const { filled } = otherGroup;
            const given = (struck: readonly string[]) =>
              struck.filter((id) => !filled.includes(id));
            expect(new Set(ids('HIGHEST'))).toEqual(new Set(given(otherGroup.highest)));
            expect(new Set(ids('LOWEST'))).toEqual(new Set(given(otherGroup.lowest)));
            expect(group.filled?.count ?? 0).toBe(filled.length);
            const struckOf = (struck: readonly string[]) => struck.length - given(struck).length;
            expect(group.filled?.highest ?? 0).toBe(struckOf(otherGroup.highest));
            expect(group.filled?.lowest ?? 0).toBe(struckOf(otherGroup.lowest));
            expect(new Set(group.scores.map(({ judgeId }) => judgeId))).toEqual(
              new Set(otherGroup.judges),
            );
          });
        });
      }),
      run,
    );
  });

  test('has the tie keys of the oracle', () => {
    fc.assert(
      fc.property(competition, (input) => {
        const { tieKeys, parts } = finalScore(input);
        const { unrounded, countedMean, untrimmedMean, highestJudge, groups, ...exact } =
          oracle(input);
        type Single = Exclude<
          keyof TieKeys,
          | 'items'
          | 'groups'
          | 'unroundedItems'
          | 'marks'
          | 'dropped'
          | 'rulings'
          | 'ballots'
          | 'panel'
        >;
        const pairs: Readonly<Record<Single, readonly [string | null, Exact | null]>> = {
          unrounded: [tieKeys.unrounded ?? null, unrounded],
          countedMean: [tieKeys.countedMean ?? null, countedMean],
          untrimmedMean: [tieKeys.untrimmedMean, untrimmedMean],
          highestJudge: [tieKeys.highestJudge, highestJudge],
        };
        for (const [ours, theirs] of Object.values(pairs)) {
          expect(ours === null).toBe(theirs === null);
          if (ours !== null && theirs !== null) expect(order(read(ours), theirs)).toBe(0);
        }
        expect(Object.keys(tieKeys.groups).sort()).toEqual([...groups.keys()].sort());
        for (const [id, value] of groups) {
          expect(same(read(tieKeys.groups[id] ?? ''), value)).toBe(true);
        }
        for (const { itemId, value } of parts) {
          if (itemId === null) continue;
          expect(tieKeys.items[itemId]).toBe(value);
          const whole = read((tieKeys.unroundedItems ?? tieKeys.items)[itemId] ?? '');
          expect(same(whole, exact.unroundedItems.get(itemId) ?? [0n, 0n])).toBe(true);
        }
      }),
      run,
    );
  });

  test('tells the marks of judges and what was dropped of them as the oracle does', () => {
    fc.assert(
      fc.property(competition, (input) => {
        const tieBreaks: TieBreak[] = ['SECOND_BEST', 'DROPPED'];
        const told = finalScore({ ...input, setting: { ...input.setting, tieBreaks } });
        // A group that gave nothing for an item of its own leaves judges without a total that still counts.
        if (!told.complete || told.parts.some(({ renormalised }) => renormalised)) return;
        const { marks, dropped } = oracle(input);
        expect(
          told.tieKeys.marks?.map((mark) => order(read(mark), marks.shift() ?? [0n, 0n])),
        ).toEqual(told.tieKeys.marks?.map(() => 0));
        expect(marks).toEqual([]);
        expect(told.tieKeys.dropped === undefined).toBe(dropped === null);
        if (dropped !== null) expect(order(read(told.tieKeys.dropped ?? '0'), dropped)).toBe(0);
        expect(tieMarksOf(told)).toEqual({
          marks: told.tieKeys.marks,
          ...(dropped === null ? {} : { dropped: told.tieKeys.dropped }),
          ...(told.tieKeys.rulings === undefined ? {} : { rulings: told.tieKeys.rulings }),
        });
      }),
      run,
    );
  });

  test('does not depend on the order of judges and scores', () => {
    fc.assert(
      fc.property(competition, (input) => {
        const backwards = {
          ...input,
          judges: [...input.judges].reverse(),
          scores: [...input.scores].reverse(),
        };
        expect(finalScore(backwards)).toEqual(finalScore(input));
      }),
    );
  });

  test('is complete exactly when it has a score of its own', () => {
    fc.assert(
      fc.property(competition, (input) => {
        const { complete, score } = finalScore({ ...input, correction: null });
        expect(complete).toBe(score !== null);
      }),
    );
  });

  test.each(['MEAN', 'MEDIAN'] as const)(
    'a %s lies between its scores, whichever are dropped',
    (calculation) => {
      fc.assert(
        fc.property(fc.array(milli(0, 100), { minLength: 1, maxLength: 12 }), (given) => {
          const { score } = finalScore(scored(given, { decimals: 3, calculation }));
          expect(score).toBeGreaterThanOrEqual(Math.min(...given));
          expect(score).toBeLessThanOrEqual(Math.max(...given));
        }),
      );
    },
  );

  test('EACH_STEP by item: the figures that the audience sees add up to the score that it sees', () => {
    fc.assert(
      fc.property(competition, (input) => {
        const { factor: _, ...plain } = input;
        const { roundShares: __, bestItems: ___, ...setting } = plain.setting;
        const { parts, complete, score } = finalScore({
          ...plain,
          setting: {
            ...setting,
            mode: 'SCORE',
            enableItem: true,
            dropScope: 'ITEM',
            roundingStage: 'EACH_STEP',
          },
          adjustments: [],
          correction: null,
        });
        fc.pre(complete);
        const contributions = parts.map(({ shown, proportion }) =>
          rounded(
            over(times(thousandths(shown), thousandths(proportion ?? 0)), [100n, 1n]),
            setting.decimals,
            setting.rounding,
          ),
        );
        expect(same(total(contributions), thousandths(score ?? Number.NaN))).toBe(true);
      }),
    );
  });
});
