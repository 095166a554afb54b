// Tests the results of teams against a table worked out by hand.
import { expect, test } from 'vitest';
import { type TeamMember, type TeamRule, teamResults } from '../src/team-results.ts';

const rule: TeamRule = { by: 'BEST_MEMBERS', best: 2, order: 'HIGHER_FIRST', adds: true };

const member = (organisation: string, rank: number | null, score: number | null): TeamMember => ({
  programId: `${organisation}${rank}`,
  organisation,
  rank,
  score,
});

const meeting = [
  member('东校', 1, 9.65),
  member('西校', 2, 9.6),
  member('西校', 3, 9.55),
  member('东校', 4, 9.5),
  member('东校', 5, 9.45),
  member('南校', 6, 9.4),
  member('', 7, 9.3),
  member('北校', null, null),
  // A guest has a score and no rank.
  member('南校', null, 9.9),
];

const told = (rows: readonly TeamMember[], by: TeamRule) =>
  teamResults(rows, by).map(({ organisation, rank, tied, total }) => ({
    organisation,
    rank,
    tied,
    total,
  }));

test('an organisation has the sum of its best members; equal sums share a rank', () => {
  expect(told(meeting, rule)).toEqual([
    { organisation: '东校', rank: 1, tied: true, total: 19.15 },
    { organisation: '西校', rank: 1, tied: true, total: 19.15 },
    { organisation: '南校', rank: null, tied: false, total: null },
  ]);
  expect(told(meeting, { ...rule, best: 1 })).toEqual([
    { organisation: '东校', rank: 1, tied: false, total: 9.65 },
    { organisation: '西校', rank: 2, tied: false, total: 9.6 },
    { organisation: '南校', rank: 3, tied: false, total: 9.4 },
  ]);
});

test('the rank after a shared one is as far down as the teams before it', () => {
  const rows = [...meeting, member('北校', 8, 9.2), member('北校', 9, 9.1)];
  expect(told(rows, rule).map(({ organisation, rank }) => [organisation, rank])).toEqual([
    ['东校', 1],
    ['西校', 1],
    ['北校', 3],
    ['南校', null],
  ]);
});

test('where less is better, the lowest count and lead', () => {
  const times = [
    member('东校', 1, 11.02),
    member('西校', 2, 11.1),
    member('西校', 3, 11.15),
    member('东校', 4, 11.3),
    member('东校', 5, 11.31),
  ];
  expect(told(times, { ...rule, order: 'LOWER_FIRST' })).toEqual([
    { organisation: '西校', rank: 1, tied: false, total: 22.25 },
    { organisation: '东校', rank: 2, tied: false, total: 22.32 },
  ]);
});

test('who counts is named, the best first', () => {
  expect(teamResults(meeting, rule)[0]).toMatchObject({
    countedProgramIds: ['东校1', '东校4'],
    members: 3,
  });
});

test('by medals golds decide, then silvers, then bronzes, and nobody is without a rank', () => {
  const rows = [
    member('东校', 1, 3),
    member('西校', 2, 3),
    member('西校', 3, 3),
    // A second group.
    member('南校', 1, 3),
    member('西校', 2, 3),
    member('东校', 2, 3),
    member('北校', 4, 3),
  ];
  expect(
    teamResults(rows, { ...rule, by: 'MEDALS', best: 20, adds: false }).map(
      ({ organisation, rank, total, golds, silvers, bronzes }) =>
        [organisation, rank, total, golds, silvers, bronzes] as const,
    ),
  ).toEqual([
    ['东校', 1, null, 1, 1, 0],
    ['南校', 2, null, 1, 0, 0],
    ['西校', 3, null, 0, 2, 1],
    ['北校', 4, null, 0, 0, 0],
  ]);
});

test('a space around its name makes no other organisation', () => {
  expect(told([member('东校 ', 1, 9), member('东校', 2, 8)], rule)).toEqual([
    { organisation: '东校', rank: 1, tied: false, total: 17 },
  ]);
});
