// Which programs are promoted by rank, as the dialog shows before the server does it.
import type { RankRow } from '@liangfen/sdk/schema';
import { expect, test } from 'vitest';
import { promotedByRank } from './promoted.ts';

function row(programId: string, rank: number | null): RankRow {
  return {
    programId,
    rank,
    tied: false,
    sort: 1,
    programName: programId,
    contestant: '',
    score: rank === null ? null : 100 - rank,
    decidedBy: null,
  };
}

test('in each group, programs that share the last promoted rank are promoted, too', () => {
  const rankings = [
    {
      groupId: 'a',
      groupName: '甲',
      rows: [row('a1', 1), row('a2', 2), row('a3', 2), row('a4', 4)],
    },
    { groupId: 'b', groupName: '乙', rows: [row('b1', 1), row('b2', null)] },
  ];
  expect(promotedByRank(rankings, 2)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('programs without a score are never promoted by rank', () => {
  expect(promotedByRank([{ groupId: 'a', groupName: '甲', rows: [row('a1', null)] }], 3)).toEqual(
    [],
  );
});
