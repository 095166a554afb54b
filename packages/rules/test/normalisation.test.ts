// Panels that each judged a share of the programs: by hand after the published formulas, and random fields against the
// oracle's own fractions.
import type { Normalisation } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactString, rational, squareRoot } from '../src/decimal.ts';
import { normalisationOf, type RankEntry, rankPrograms } from '../src/index.ts';
import { normalisedTexts } from '../src/words/index.ts';
import {
  type Exact,
  order,
  over,
  plus,
  read,
  roundedText,
  same,
  thousandths,
  times,
  total,
} from './oracle/exact.ts';
import { runs } from './rounds.ts';
import { settingWith } from './setting.ts';

type Given = readonly [panel: string, score: number];

const keys = { untrimmedMean: null, highestJudge: null, items: {}, groups: {} };

function entriesOf(field: readonly Given[]): RankEntry[] {
  return field.map(([id, score], at) => ({
    programId: `p${at + 1}`,
    sort: at + 1,
    programName: '',
    contestant: '',
    score,
    tieKeys: { ...keys, panel: { id, groupName: id === '' ? '' : `${id}组` } },
  }));
}

function ranked(normalisation: Normalisation, field: readonly Given[], changes = {}) {
  return rankPrograms(entriesOf(field), settingWith({ normalisation, ...changes }));
}

const scores = (normalisation: Normalisation, field: readonly Given[]) =>
  ranked(normalisation, field).map(({ programId, rank, score }) => [programId, rank, score]);

const twoPanels: readonly Given[] = [
  ['甲', 70],
  ['甲', 80],
  ['甲', 90],
  ['乙', 85],
  ['乙', 95],
];

describe('by hand', () => {
  // Means 80 and 90; the mean of both is 85, and X = R ÷ A (http://110bbs.net/thread-780725-1-1.html).
  test('二次平均法: the mean of the panels’ means over the panel’s own', () => {
    expect(scores('MEAN_OF_PANELS', twoPanels)).toEqual([
      ['p3', 1, 95.63],
      ['p5', 2, 89.72],
      ['p2', 3, 85],
      ['p4', 4, 80.28],
      ['p1', 5, 74.38],
    ]);
  });

  // All five have a mean of 84: a panel of three counts for more than one of two.
  test('修正系数法: the mean of all programs over the panel’s own', () => {
    expect(scores('MEAN_OF_PROGRAMS', twoPanels)).toEqual([
      ['p3', 1, 94.5],
      ['p5', 2, 88.67],
      ['p2', 3, 84],
      ['p4', 4, 79.33],
      ['p1', 5, 73.5],
    ]);
  });

  // Deviations √(200 ÷ 3) = 8.16… and 5: 50 ± 10 × 10 ÷ 8.16…, 50 ± 10 (z-score of
  // https://wiki.zfairs.com/index.php?title=Scoring, with the population's deviation).
  test('标准分: how many deviations of its own panel a result lies from the mean', () => {
    expect(scores('T_SCORE', twoPanels)).toEqual([
      ['p3', 1, 62.25],
      ['p5', 2, 60],
      ['p2', 3, 50],
      ['p4', 4, 40],
      ['p1', 5, 37.75],
    ]);
  });

  test('what was done to a score is told with all that it takes to do it again', () => {
    const [first] = ranked('MEAN_OF_PANELS', twoPanels);
    expect(first?.normalised).toEqual({
      own: 90,
      panelName: '甲组',
      panelMean: '80',
      overallMean: '85',
      factor: '1.0625',
    });
    expect(first === undefined ? [] : normalisedTexts(first, 2)).toEqual([
      '修正前 90.00；甲组平均 80，各组修正到 85，系数 1.0625；90.00 × 1.0625 = 95.63',
    ]);
    const [best] = ranked('T_SCORE', twoPanels);
    expect(best?.normalised?.deviation).toBe('8.164965809277');
    expect(best === undefined ? [] : normalisedTexts(best, 2)).toEqual([
      '修正前 90.00；甲组平均 80，标准差 ≈8.165；50 + 10 ×（90.00 − 80）÷ ≈8.165 = 62.25',
    ]);
  });

  test('a panel whose scores are all alike has 50 each, and one without a mean above 0 keeps its scores', () => {
    const flat = ranked('T_SCORE', [
      ['甲', 80],
      ['甲', 80],
      ['乙', 90],
    ]);
    expect(flat.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 50],
      [1, 50],
      [1, 50],
    ]);
    expect(normalisedTexts(flat[0] ?? { score: null }, 2)).toEqual([
      '修正前 80.00；甲组的得分都相同，标准分 50.00',
    ]);
    const nothing = ranked('MEAN_OF_PANELS', [
      ['甲', 0],
      ['乙', 10],
    ]);
    expect(nothing.map(({ score }) => score)).toEqual([5, 0]);
    expect(normalisedTexts(nothing[1] ?? { score: null }, 2)).toEqual([
      '甲组的平均分不大于 0，得分不修正',
    ]);
  });

  test('whoever was judged by everybody is a panel of their own', () => {
    const rows = ranked('MEAN_OF_PANELS', [...twoPanels, ['', 85]]);
    expect(rows.find(({ programId }) => programId === 'p6')?.normalised).toMatchObject({
      panelName: '',
      panelMean: '85',
      factor: '1',
    });
  });

  test('whoever is out counts in no mean, and keeps the score', () => {
    const entries = entriesOf([...twoPanels, ['甲', 0]]);
    const out = entries.map((entry, at) =>
      at === 5 ? { ...entry, standing: 'DISQUALIFIED' as const } : entry,
    );
    const rows = rankPrograms(out, settingWith({ normalisation: 'MEAN_OF_PANELS' }));
    expect(rows.map(({ rank, score }) => [rank, score]).slice(0, 5)).toEqual(
      scores('MEAN_OF_PANELS', twoPanels).map(([, rank, score]) => [rank, score]),
    );
    expect(rows[5]).toMatchObject({ rank: null });
    expect(rows[5]).not.toHaveProperty('normalised');
  });

  test('equal ones are told apart by more decimals of what ranks', () => {
    // 82 ÷ 80 × 80.01 = 82.01025 and 82 ÷ 84 × 84.01 = 82.00976…
    const field: readonly Given[] = [
      ['甲', 80.01],
      ['甲', 79.99],
      ['乙', 84.01],
      ['乙', 83.99],
    ];
    const rows = ranked('MEAN_OF_PANELS', field, { tieBreaks: ['UNROUNDED'] });
    expect(rows.map(({ programId, rank, score }) => [programId, rank, score])).toEqual([
      ['p1', 1, 82.01],
      ['p3', 2, 82.01],
      ['p4', 3, 81.99],
      ['p2', 4, 81.99],
    ]);
  });

  test('places of judges, votes and competitions from before compare results as they are', () => {
    const before = ranked('NONE', twoPanels);
    expect(rankPrograms(entriesOf(twoPanels), settingWith())).toEqual(before);
    expect(before[0]).not.toHaveProperty('normalised');
    const setting = settingWith({ normalisation: 'T_SCORE' });
    expect(normalisationOf({ ...setting, mode: 'VOTE' })).toBe('NONE');
    expect(normalisationOf({ ...setting, rankBy: 'PLACES_SUM' })).toBe('NONE');
  });
});

test('a root is the nearest one, and a half goes up', () => {
  expect(exactString(squareRoot(rational(2), 12))).toBe('1.414213562373');
  expect(exactString(squareRoot(rational('0.0225'), 1))).toBe('0.2');
  expect(exactString(squareRoot(rational(0), 4))).toBe('0');
  expect(() => squareRoot(rational(-1), 2)).toThrow(RangeError);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 10 ** 6 }),
      (n, d) => {
        const root = read(exactString(squareRoot(rational(`${n}/${d}`), 3)));
        const half: Exact = [1n, 2000n];
        const square = (value: Exact) => times(value, value);
        const value: Exact = [BigInt(n), BigInt(d)];
        expect(order(square(plus(root, half)), value)).toBe(1);
        const under = plus(root, [-1n, 2000n]);
        expect(under[0] <= 0n || order(square(under), value) <= 0).toBe(true);
      },
    ),
    runs(500),
  );
});

describe('random fields', () => {
  const field = fc.array(
    fc.tuple(
      fc.constantFrom('甲', '乙', '丙', ''),
      fc.integer({ min: 1, max: 100_000 }).map((units) => units / 1000),
    ),
    { minLength: 1, maxLength: 40 },
  );

  function meanOf(values: readonly Exact[]): Exact {
    return over(total(values), [BigInt(values.length), 1n]);
  }

  test('factors are those of the oracle, and the score is rounded once', () => {
    fc.assert(
      fc.property(field, fc.boolean(), fc.integer({ min: 0, max: 3 }), (given, twice, decimals) => {
        const means = new Map<string, Exact>();
        for (const [panel] of given) {
          const own = given.filter(([other]) => other === panel);
          means.set(panel, meanOf(own.map(([, score]) => thousandths(score))));
        }
        const overall = twice
          ? meanOf([...means.values()])
          : meanOf(given.map(([, score]) => thousandths(score)));
        const rows = ranked(twice ? 'MEAN_OF_PANELS' : 'MEAN_OF_PROGRAMS', given, { decimals });
        for (const { programId, score, normalised } of rows) {
          const [panel = '', own = 0] = given[Number(programId.slice(1)) - 1] ?? [];
          const factor = over(overall, means.get(panel) ?? [1n, 1n]);
          expect(same(read(normalised?.factor ?? '0'), factor)).toBe(true);
          const told = roundedText(times(thousandths(own), factor), decimals);
          expect(score).toBe(Number(told));
        }
      }),
      runs(300),
    );
  });

  test('standard scores have the deviation of their panel, and keep its order', () => {
    fc.assert(
      fc.property(field, (given) => {
        const rows = ranked('T_SCORE', given, { decimals: 3 });
        for (const { programId, score, normalised } of rows) {
          const [panel = '', own = 0] = given[Number(programId.slice(1)) - 1] ?? [];
          const all = given.filter(([other]) => other === panel).map(([, one]) => thousandths(one));
          const away = (one: Exact) => plus(one, times(meanOf(all), [-1n, 1n]));
          const variance = meanOf(all.map((one) => times(away(one), away(one))));
          if (normalised?.deviation === undefined) {
            expect(variance[0]).toBe(0n);
            expect(score).toBe(50);
            continue;
          }
          // |√v − told| ≤ half of the twelfth decimal.
          const told = read(normalised.deviation);
          const half: Exact = [1n, 2n * 10n ** 12n];
          const above = plus(told, half);
          const below = plus(told, times(half, [-1n, 1n]));
          expect(order(times(above, above), variance)).toBeGreaterThanOrEqual(0);
          expect(order(times(below, below), variance)).toBeLessThanOrEqual(0);
          const value = plus([50n, 1n], times([10n, 1n], over(away(thousandths(own)), told)));
          expect(score).toBe(Number(roundedText(value, 3)));
        }
      }),
      runs(200),
    );
  });
});
