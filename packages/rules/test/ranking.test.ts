// Rankings and their pages, checked by comparing every pair.

import type { Program, RankRow, TieBreak, TieBreakKind } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, exactString, rational, subtract, zero } from '../src/decimal.ts';
import { type RankEntry, rankPrograms } from '../src/ranking.ts';
import { pageSizeFor, rankingPage } from '../src/ranking-page.ts';
import { oracleRank, relate } from './oracle/ranking-oracle.ts';
import { runs } from './rounds.ts';

const entry = (
  sort: number,
  score: number | null,
  tieKeys: Partial<NonNullable<RankEntry['tieKeys']>> = {},
): RankEntry => ({
  programId: `p${sort}`,
  sort,
  programName: `节目${sort}`,
  contestant: '',
  score,
  tieKeys: { untrimmedMean: null, highestJudge: null, items: {}, groups: {}, ...tieKeys },
});
const ranks = (
  entries: RankEntry[],
  ranking: 'COMPETITION' | 'DENSE',
  tieBreaks: TieBreak[] = [],
) =>
  rankPrograms(entries, { ranking, tieBreaks }).map((row) => [
    row.programId,
    row.rank,
    row.decidedBy,
  ]);

describe('ranking', () => {
  const four = [entry(1, 90), entry(2, 95), entry(3, 90), entry(4, 80)];

  test('gives equal scores the same rank and skips the next: 1,2,2,4', () => {
    expect(ranks(four, 'COMPETITION')).toEqual([
      ['p2', 1, null],
      ['p1', 2, null],
      ['p3', 2, null],
      ['p4', 4, null],
    ]);
  });

  test('skips no rank if it is dense: 1,2,2,3', () => {
    expect(ranks(four, 'DENSE').map(([, rank]) => rank)).toEqual([1, 2, 2, 3]);
  });

  test('applies tie-breaks before a rank is shared, and names the one that decided', () => {
    const entries = [
      entry(1, 90, { untrimmedMean: '28/3', items: { sing: '9' } }),
      entry(2, 90, { untrimmedMean: '9.33', items: { sing: '10' } }),
      entry(3, 90, { untrimmedMean: '28/3', items: { sing: '9.5' } }),
    ];
    expect(ranks(entries, 'COMPETITION', ['UNTRIMMED_MEAN', 'ITEM:sing'])).toEqual([
      ['p3', 1, null],
      ['p1', 2, 'ITEM:sing'],
      ['p2', 3, 'UNTRIMMED_MEAN'],
    ]);
  });

  test('compares what rounding hid, and a result from before it was kept as it was shown', () => {
    const entries = [
      entry(1, 9.62, { unrounded: '577/60' }),
      entry(2, 9.62, { unrounded: '28869/3000' }),
      entry(3, 9.62),
    ];
    expect(ranks(entries, 'COMPETITION', ['UNROUNDED'])).toEqual([
      ['p2', 1, null],
      ['p3', 2, 'UNROUNDED'],
      ['p1', 3, 'UNROUNDED'],
    ]);
  });

  test('counts back: the second best mark, and then the third best', () => {
    const entries = [
      entry(1, 27, { marks: ['9.5', '9', '8.5'] }),
      entry(2, 27, { marks: ['9.2', '9.1', '8.7'] }),
      entry(3, 27, { marks: ['9.4', '9.1', '8.5'] }),
    ];
    expect(ranks(entries, 'COMPETITION', ['SECOND_BEST'])).toEqual([
      ['p2', 1, null],
      ['p3', 2, 'SECOND_BEST'],
      ['p1', 3, 'SECOND_BEST'],
    ]);
  });

  test('counts back the second best of several items or runs', () => {
    const entries = [
      entry(1, 90, { items: { one: '90', two: '80', three: '70' } }),
      entry(2, 90, { items: { one: '60', two: '85', three: '90' } }),
      entry(3, 90, { items: { one: '80', two: '90', three: '75' } }),
    ];
    expect(ranks(entries, 'COMPETITION', ['SECOND_BEST_ITEM'])).toEqual([
      ['p2', 1, null],
      ['p3', 2, 'SECOND_BEST_ITEM'],
      ['p1', 3, 'SECOND_BEST_ITEM'],
    ]);
  });

  test('counts how often the highest mark was given, and adds what was dropped', () => {
    const entries = [
      entry(1, 9, { marks: ['9.5', '9', '8.5'], dropped: '18' }),
      entry(2, 9, { marks: ['9.5', '9.5', '8'], dropped: '17.5' }),
      entry(3, 9, { marks: ['9.4', '9.4', '9.4'], dropped: '18.8' }),
    ];
    expect(ranks(entries, 'COMPETITION', ['MOST_HIGHEST']).map(([id]) => id)).toEqual([
      'p2',
      'p1',
      'p3',
    ]);
    expect(ranks(entries, 'COMPETITION', ['DROPPED']).map(([id]) => id)).toEqual([
      'p3',
      'p1',
      'p2',
    ]);
  });

  test('SORT puts the earlier program first', () => {
    expect(ranks([entry(2, 90), entry(1, 90)], 'COMPETITION', ['SORT'])).toEqual([
      ['p1', 1, null],
      ['p2', 2, 'SORT'],
    ]);
  });

  test('puts programs without the key of a tie-break after those with it', () => {
    const entries = [entry(1, 90), entry(2, 90, { groups: { expert: '-5' } })];
    expect(ranks(entries, 'COMPETITION', ['GROUP:expert'])).toEqual([
      ['p2', 1, null],
      ['p1', 2, 'GROUP:expert'],
    ]);
  });

  test('lists programs without a score last, unranked and in running order', () => {
    expect(ranks([entry(3, null), entry(1, null), entry(2, 0)], 'COMPETITION', ['SORT'])).toEqual([
      ['p2', 1, null],
      ['p1', null, null],
      ['p3', null, null],
    ]);
  });

  test('does not take a name that every object inherits for a tie key', () => {
    expect(ranks([entry(1, 90), entry(2, 90)], 'DENSE', ['ITEM:constructor'])).toEqual([
      ['p1', 1, null],
      ['p2', 1, null],
    ]);
  });
});

const key = fc.constantFrom('9', '9.5', '28/3', '9.333');
const optionalKey = fc.option(key);
const keys = fc.record(
  {
    unrounded: optionalKey,
    countedMean: optionalKey,
    untrimmedMean: optionalKey,
    highestJudge: optionalKey,
    marks: fc
      .array(fc.constantFrom('9', '9.5', '28/3'), { maxLength: 4 })
      .map((marks) => marks.sort((a, b) => compare(rational(b), rational(a)))),
    dropped: key,
    rulings: fc.constantFrom('1', '2'),
    items: fc.dictionary(fc.constantFrom('i1', 'i2'), key),
    groups: fc.dictionary(fc.constantFrom('g1'), key),
  },
  { requiredKeys: ['untrimmedMean', 'highestJudge', 'items', 'groups'] },
);
const field = fc.uniqueArray(
  fc.record({
    programId: fc.string({ minLength: 1, maxLength: 3 }),
    sort: fc.integer({ min: 1, max: 6 }),
    programName: fc.constant('节目'),
    contestant: fc.constant('选手'),
    score: fc.option(fc.constantFrom(90, 90.005, 0, -1.5)),
    tieKeys: fc.option(keys),
  }),
  { maxLength: 12, selector: ({ programId }) => programId },
);
const codesOf: Readonly<Record<TieBreakKind, readonly TieBreak[]>> = {
  ITEM: ['ITEM:i1', 'ITEM:i2'],
  UNROUNDED: ['UNROUNDED'],
  COUNTED_MEAN: ['COUNTED_MEAN'],
  UNTRIMMED_MEAN: ['UNTRIMMED_MEAN'],
  HIGHEST_JUDGE: ['HIGHEST_JUDGE'],
  SECOND_BEST: ['SECOND_BEST'],
  MOST_HIGHEST: ['MOST_HIGHEST'],
  DROPPED: ['DROPPED'],
  SECOND_BEST_ITEM: ['SECOND_BEST_ITEM'],
  HEAD_JUDGE: ['HEAD_JUDGE'],
  GROUP: ['GROUP:g1'],
  SORT: ['SORT'],
};
const codes = fc.subarray<TieBreak>(Object.values(codesOf).flat());
const shuffledCodes = codes.chain((list) =>
  fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
);
const setting = fc.record({
  ranking: fc.constantFrom('COMPETITION' as const, 'DENSE' as const),
  tieBreaks: shuffledCodes,
});

describe('a battle', () => {
  const side = (sort: number, score: number | null, outcome: Program['outcome']): RankEntry => ({
    ...entry(sort, score),
    outcome,
  });

  test('ranks winners before losers, whatever their points, and programs without a bout last', () => {
    const rows = rankPrograms(
      [
        side(1, 0, 'WIN'),
        side(2, 9, 'LOSS'),
        side(3, 4, 'LOSS'),
        side(4, 5, 'WIN'),
        side(5, null, null),
      ],
      { ranking: 'COMPETITION', tieBreaks: [] },
    );
    expect(rows.map(({ sort, rank }) => [sort, rank])).toEqual([
      [4, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [5, null],
    ]);
  });

  test('does not give a winner the same rank as a loser with equal points', () => {
    const rows = rankPrograms([side(1, 3, 'LOSS'), side(2, 3, 'WIN'), side(3, 3, 'WIN')], {
      ranking: 'DENSE',
      tieBreaks: ['SORT'],
    });
    expect(rows.map(({ sort, rank, decidedBy }) => [sort, rank, decidedBy])).toEqual([
      [2, 1, null],
      [3, 2, 'SORT'],
      [1, 3, null],
    ]);
  });
});

describe('every ranking', () => {
  test('gives each program the rank that comparing all pairs gives', () => {
    fc.assert(
      fc.property(field, setting, (entries, rules) => {
        const rows = rankPrograms(entries, rules);
        expect(rows).toHaveLength(entries.length);
        for (const one of entries) {
          const row = rows.find(({ programId }) => programId === one.programId);
          expect(row?.rank).toBe(oracleRank(one, entries, rules));
        }
      }),
      runs(500),
    );
  });

  test('never puts a program below one that it beats, and names the tie-break that decided', () => {
    fc.assert(
      fc.property(field, setting, (entries, rules) => {
        const byId = new Map(entries.map((one) => [one.programId, one]));
        const rows = rankPrograms(entries, rules);
        rows.forEach((row, index) => {
          const above = byId.get(rows[index - 1]?.programId ?? '');
          const here = byId.get(row.programId);
          if (here === undefined) throw new Error('a row without its program');
          if (above === undefined || row.score === null || above.score === null) {
            expect(row.decidedBy).toBeNull();
            expect(above?.score === null && row.score !== null).toBe(false);
            return;
          }
          const { relation, code } = relate(above, here, rules.tieBreaks);
          expect(relation).not.toBe('BEHIND');
          expect(row.decidedBy).toBe(code);
          if (relation === 'LEVEL') expect(above.sort).toBeLessThanOrEqual(here.sort);
        });
      }),
      runs(500),
    );
  });

  test('ranks lower figures first as it ranks the same figures below zero higher first', () => {
    const negated = (text: string | null) => text && exactString(subtract(zero, rational(text)));
    const mirrored = (one: RankEntry): RankEntry => {
      const { tieKeys } = one;
      const all = (texts: Readonly<Record<string, string>>) =>
        Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, negated(text) ?? '']));
      return {
        ...one,
        score: one.score === null ? null : -one.score,
        tieKeys: tieKeys && {
          ...tieKeys,
          ...(tieKeys.unrounded === undefined ? {} : { unrounded: negated(tieKeys.unrounded) }),
          ...(tieKeys.countedMean === undefined
            ? {}
            : { countedMean: negated(tieKeys.countedMean) }),
          untrimmedMean: negated(tieKeys.untrimmedMean),
          highestJudge: negated(tieKeys.highestJudge),
          ...(tieKeys.marks ? { marks: tieKeys.marks.map((mark) => negated(mark) ?? '') } : {}),
          ...(tieKeys.dropped ? { dropped: negated(tieKeys.dropped) ?? '' } : {}),
          items: all(tieKeys.items),
          groups: all(tieKeys.groups),
        },
      };
    };
    fc.assert(
      fc.property(field, setting, (entries, rules) => {
        const lower = rankPrograms(entries, { ...rules, scoreOrder: 'LOWER_FIRST' });
        const higher = rankPrograms(entries.map(mirrored), rules);
        const told = (row: RankRow) => [row.programId, row.rank, row.tied, row.decidedBy];
        expect(lower.map(told)).toEqual(higher.map(told));
      }),
      runs(300),
    );
  });

  test('does not depend on the order of its input', () => {
    fc.assert(
      fc.property(field, setting, (entries, rules) => {
        expect(rankPrograms([...entries].reverse(), rules)).toEqual(rankPrograms(entries, rules));
      }),
    );
  });
});

describe('pages', () => {
  const rows = (count: number) =>
    rankPrograms(
      [...Array(count).keys()].map((index) => entry(index + 1, count - index)),
      { ranking: 'COMPETITION', tieBreaks: [] },
    );

  test('PK shows six programs, the list as many as the setting says', () => {
    expect(pageSizeFor('PK', { rankPageSize: 10 })).toBe(6);
    expect(pageSizeFor('DEFAULT', { rankPageSize: 15 })).toBe(15);
  });

  test('the last page holds the remaining programs', () => {
    const page = rankingPage(rows(13), 2, 6);
    expect(page.rows.map(({ rank }) => rank)).toEqual([13]);
    expect({ ...page, rows: [] }).toEqual({
      rows: [],
      pageNo: 2,
      pageSize: 6,
      totalSize: 13,
      pageCount: 3,
    });
  });

  test('a page that does not exist is empty', () => {
    expect(rankingPage(rows(13), 3, 6).rows).toEqual([]);
    expect(rankingPage(rows(13), -2, 6).rows).toEqual([]);
    expect(rankingPage([], 0, 6)).toEqual({
      rows: [],
      pageNo: 0,
      pageSize: 6,
      totalSize: 0,
      pageCount: 0,
    });
    expect(() => rankingPage(rows(3), 0, 0)).toThrow(RangeError);
  });

  test('all pages together are the whole ranking, and none is empty', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 20 }), (count, size) => {
        const all = rows(count);
        const { pageCount } = rankingPage(all, 0, size);
        const pages = [...Array(pageCount).keys()].map(
          (pageNo) => rankingPage(all, pageNo, size).rows,
        );
        expect(pages.flat()).toEqual(all);
        expect(pages.every((page) => page.length > 0 && page.length <= size)).toBe(true);
      }),
    );
  });
});
