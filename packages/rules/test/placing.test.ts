// Ranking by places: published tables of the skating system, and a scrutineer who does by hand what the rules say.
import type { RankBy } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RankEntry, rankPrograms } from '../src/ranking.ts';
import { runs } from './rounds.ts';

/** `marks[dance][judge][couple]`: what a judge gave, the first couple first. */
type Marks = readonly (readonly (readonly number[])[])[];

function entriesOf(marks: Marks): RankEntry[] {
  const couples = marks[0]?.[0]?.length ?? 0;
  const several = marks.length > 1;
  return Array.from({ length: couples }, (_, couple) => ({
    programId: `p${couple + 1}`,
    sort: couple + 1,
    programName: '',
    contestant: '',
    score: 1,
    tieKeys: {
      untrimmedMean: null,
      highestJudge: null,
      items: {},
      groups: {},
      ballots: marks.flatMap((dance, at) =>
        dance.map((given, judge) => ({
          judgeId: `j${judge + 1}`,
          itemId: several ? `d${at + 1}` : null,
          mark: String(given[couple]),
        })),
      ),
    },
  }));
}

/** The rank of each couple, and how many share it: shared places are told by their mean. */
function placesOf(marks: Marks, rankBy: RankBy): number[] {
  const rows = rankPrograms(entriesOf(marks), {
    ranking: 'COMPETITION',
    tieBreaks: [],
    scoreOrder: 'LOWER_FIRST',
    rankBy,
  });
  const sharing = new Map<number | null, number>();
  for (const { rank } of rows) sharing.set(rank, (sharing.get(rank) ?? 0) + 1);
  return rows
    .slice()
    .sort((a, b) => a.sort - b.sort)
    .map(({ rank }) => (rank ?? 0) + ((sharing.get(rank) ?? 1) - 1) / 2);
}

// Tables of the German tournament rules (Skatingsystem), as tested by github.com/sdobber/BallroomSkatingSystem.jl.
describe('one dance, by rules 5 to 8', () => {
  it.each([
    [
      'majorities one after another',
      [
        [1, 2, 3, 4, 5],
        [1, 3, 2, 4, 5],
        [1, 3, 2, 5, 4],
        [5, 1, 2, 3, 4],
        [2, 1, 5, 3, 4],
      ],
      [1, 2, 3, 4, 5],
    ],
    [
      'a larger majority for the second place',
      [
        [1, 2, 3],
        [1, 2, 3],
        [2, 1, 3],
        [2, 1, 3],
        [3, 2, 1],
      ],
      [2, 1, 3],
    ],
    [
      'no majority of first places alone',
      [
        [1, 2, 3],
        [1, 2, 3],
        [2, 1, 3],
        [1, 3, 2],
        [2, 1, 3],
      ],
      [1, 2, 3],
    ],
    [
      'a shared place, and a winner without any first',
      [
        [1, 2, 3, 4],
        [1, 2, 3, 4],
        [3, 2, 4, 1],
        [3, 2, 1, 4],
        [4, 2, 1, 3],
      ],
      [2.5, 1, 2.5, 4],
    ],
    [
      'equal majorities by the sum of their places',
      [
        [1, 2, 5, 3, 4],
        [1, 4, 2, 3, 5],
        [1, 5, 2, 3, 4],
        [2, 1, 5, 3, 4],
        [5, 2, 1, 3, 4],
      ],
      [1, 2, 3, 4, 5],
    ],
  ])('%s', (_, judges, places) => {
    expect(placesOf([judges], 'SKATING')).toEqual(places);
    expect(placesOf([judges], 'PLACES_MAJORITY')).toEqual(places);
  });
});

describe('several dances, by rules 9 and 10', () => {
  /** Places of each dance as one judge gave them: then they are the dance's. */
  it.each([
    [
      'most places there or higher',
      [
        [2, 1, 6, 4, 5, 3],
        [1, 2, 6, 4, 3, 5],
        [5, 2, 1, 4, 3, 6],
        [3, 6, 1, 4, 2, 5],
        [2, 6, 3, 1, 4, 5],
      ],
      [1, 2, 3, 4, 5, 6],
    ],
    [
      'then their sum',
      [
        [1, 3, 2, 6, 5, 4],
        [1, 4, 2, 3, 5, 6],
        [2, 1, 3, 4, 5, 6],
        [3, 2, 1, 5, 4, 6],
        [2, 1, 3, 5, 4, 6],
      ],
      [1, 2, 3, 4, 5, 6],
    ],
    [
      'anew for each place',
      [
        [3, 2, 1, 4, 5, 6],
        [1, 2, 4, 5, 3, 6],
        [1, 3, 2, 6, 5, 4],
        [1, 2, 5, 4, 3, 6],
        [1, 6, 3, 2, 5, 4],
      ],
      [1, 2, 3, 4, 5, 6],
    ],
    [
      'in four dances',
      [
        [1, 3, 2, 4, 6, 5],
        [1, 3, 5, 2, 6, 4],
        [2, 1, 4, 3, 5, 6],
        [5, 2, 4, 6, 1, 3],
      ],
      [1, 2, 4, 3, 6, 5],
    ],
    [
      'sums alone',
      [
        [1, 3, 2, 4, 5, 6],
        [2, 1, 3, 4, 5, 6],
        [1, 2, 3, 4, 5, 6],
        [2, 1, 3, 4, 5, 6],
        [2, 4, 3, 1, 6, 5],
      ],
      [1, 2, 3, 4, 5, 6],
    ],
  ])('%s', (_, dances, places) => {
    expect(
      placesOf(
        dances.map((dance) => [dance]),
        'SKATING',
      ),
    ).toEqual(places);
  });
});

describe('the sum of places', () => {
  it('gives equal marks the better place, and the least sum the first rank', () => {
    const rows = rankPrograms(
      entriesOf([
        [
          [9, 9, 8],
          [7, 8, 9],
          [9, 8, 7],
        ],
      ]),
      {
        ranking: 'COMPETITION',
        tieBreaks: [],
        rankBy: 'PLACES_SUM',
      },
    );
    expect(rows.map(({ programId, rank, places }) => [programId, rank, places])).toEqual([
      ['p1', 1, { each: ['1', '3', '1'], total: '5' }],
      ['p2', 1, { each: ['1', '2', '2'], total: '5' }],
      ['p3', 3, { each: ['3', '1', '3'], total: '7' }],
    ]);
  });

  it('places a program that a judge did not mark where the others do on the mean', () => {
    const entries = entriesOf([
      [
        [9, 8, 7],
        [9, 8, 7],
        [9, 8, 7],
      ],
    ]);
    const [, second] = entries;
    if (!second?.tieKeys) throw new Error('no second program');
    const ballots = second.tieKeys.ballots?.slice(1) ?? [];
    const changed = [...entries];
    changed[1] = { ...second, tieKeys: { ...second.tieKeys, ballots } };
    const rows = rankPrograms(changed, {
      ranking: 'COMPETITION',
      tieBreaks: [],
      rankBy: 'PLACES_SUM',
    });
    expect(rows.map(({ places }) => places?.each)).toEqual([
      ['1', '1', '1'],
      ['2', '2', '2'],
      ['2', '3', '3'],
    ]);
  });
});

/** Columns of a scrutineer's table: how many places up to this one, and their sum. */
function column(places: readonly number[], upTo: number) {
  const those = places.filter((place) => place <= upTo);
  return { count: those.length, sum: those.reduce((so, place) => so + place, 0) };
}

/** Allots places to the couples, one after another, as rules 5 to 8 tell a scrutineer to. */
function byHand(
  rows: readonly (readonly number[])[],
  couples: readonly number[],
  from: number,
  last: number,
): number[][] {
  const majority = Math.floor((rows[0]?.length ?? 0) / 2) + 1;
  const of = (couple: number) => rows[couple] ?? [];
  const order: number[][] = [];
  let left = [...couples];
  for (let upTo = from; upTo <= last && left.length > 0; upTo += 1) {
    let having = left.filter((couple) => column(of(couple), upTo).count >= majority);
    while (having.length > 0) {
      let best = having;
      for (let next = upTo; next <= last && best.length > 1; next += 1) {
        const most = Math.max(...best.map((couple) => column(of(couple), next).count));
        best = best.filter((couple) => column(of(couple), next).count === most);
        const least = Math.min(...best.map((couple) => column(of(couple), next).sum));
        best = best.filter((couple) => column(of(couple), next).sum === least);
      }
      order.push(best);
      having = having.filter((couple) => !best.includes(couple));
      left = left.filter((couple) => !best.includes(couple));
    }
  }
  return left.length === 0 ? order : [...order, left];
}

function placesByHand(order: readonly (readonly number[])[], couples: number): number[] {
  const places = Array.from({ length: couples }, () => 0);
  let next = 1;
  for (const group of order) {
    for (const couple of group) places[couple] = next + (group.length - 1) / 2;
    next += group.length;
  }
  return places;
}

function skatingByHand(marks: Marks): number[] {
  const couples = marks[0]?.[0]?.length ?? 0;
  const all = Array.from({ length: couples }, (_, couple) => couple);
  const tables = marks.map((dance) =>
    all.map((couple) => dance.map((given) => given[couple] ?? 0)),
  );
  const dances = tables.map((rows) => placesByHand(byHand(rows, all, 1, couples), couples));
  if (dances.length === 1) return dances[0] ?? [];
  const own = (couple: number) => dances.map((places) => places[couple] ?? 0);
  const total = (couple: number) => own(couple).reduce((so, place) => so + place, 0);
  const marksOf = all.map((couple) => tables.flatMap((rows) => rows[couple] ?? []));
  const order: number[][] = [];
  let left = all;
  let place = 1;
  while (left.length > 0) {
    const least = Math.min(...left.map(total));
    let equal = left.filter((couple) => total(couple) === least);
    left = left.filter((couple) => total(couple) !== least);
    while (equal.length > 0) {
      const figures = (couple: number) => column(own(couple), place);
      const most = Math.max(...equal.map((couple) => figures(couple).count));
      const often = equal.filter((couple) => figures(couple).count === most);
      const lowest = Math.min(...often.map((couple) => figures(couple).sum));
      const best = often.filter((couple) => figures(couple).sum === lowest);
      const group = best.length === 1 ? best : (byHand(marksOf, best, place, couples)[0] ?? best);
      order.push(group);
      place += group.length;
      equal = equal.filter((couple) => !group.includes(couple));
    }
  }
  return placesByHand(order, couples);
}

describe('every final', () => {
  const final = fc
    .record({
      couples: fc.integer({ min: 2, max: 6 }),
      judges: fc.constantFrom(1, 3, 4, 5, 7),
      dances: fc.integer({ min: 1, max: 5 }),
    })
    .chain(({ couples, judges, dances }) => {
      const all = Array.from({ length: couples }, (_, at) => at + 1);
      const given = fc.shuffledSubarray(all, { minLength: couples });
      const dance = fc.array(given, { minLength: judges, maxLength: judges });
      return fc.array(dance, { minLength: dances, maxLength: dances });
    });

  it('is placed as a scrutineer places it by hand', () => {
    fc.assert(
      fc.property(final, (marks) => {
        expect(placesOf(marks, 'SKATING')).toEqual(skatingByHand(marks));
      }),
      runs(1500),
    );
  });

  it('has the least sum of places first where the sum decides', () => {
    fc.assert(
      fc.property(final, ([judges = []]) => {
        const couples = judges[0]?.length ?? 0;
        const sums = Array.from({ length: couples }, (_, couple) =>
          judges.reduce((so, given) => so + (given[couple] ?? 0), 0),
        );
        const places = sums.map((sum) => {
          const level = sums.filter((other) => other === sum).length;
          return sums.filter((other) => other < sum).length + 1 + (level - 1) / 2;
        });
        expect(placesOf([judges], 'PLACES_SUM')).toEqual(places);
      }),
      runs(300),
    );
  });
});

it('ranks the largest field that a competition may have', () => {
  const field = Array.from({ length: 10_000 }, (_, couple) => couple + 1);
  const judges = [field, field, [...field].reverse()];
  for (const rankBy of ['PLACES_MAJORITY', 'SKATING'] as const) {
    expect(placesOf([judges], rankBy).slice(0, 3)).toEqual([1, 2, 3]);
  }
});
