// Places a row of a ranking: at its place, or as the hall knew the table before the newcomer came.
import type { RankingPicture } from '@liangfen/rules';
import type { RankRow, StageRanking } from '@liangfen/sdk/schema';

export interface Standing {
  /** Among the rows of the page, from 0. */
  readonly place: number;
  readonly row: RankRow;
}

/** While the newcomer waits below all that have a rank, the rows that it will pass stand one place higher. */
export function standingAt(
  { rows, newcomer }: Pick<StageRanking, 'rows' | 'newcomer'>,
  { newcomerWaits }: Pick<RankingPicture, 'newcomerWaits'>,
  index: number,
): Standing {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`no row ${index}`);
  const from = rows.findIndex(({ programId }) => programId === newcomer);
  const its = rows[from];
  if (!newcomerWaits || its === undefined) return { place: index, row };
  const last = rows.filter(({ rank }) => rank !== null).length - 1;
  if (index === from)
    return { place: last, row: { ...row, rank: null, tied: false, decidedBy: null } };
  if (index < from || index > last) return { place: index, row };
  return { place: index - 1, row: formerRow(row, its, rows) };
}

/** A row that the newcomer passes, with the rank that it had. */
function formerRow(row: RankRow, its: RankRow, rows: readonly RankRow[]): RankRow {
  if (row.rank === null || its.rank === null) return row;
  const sharing = rows.filter(({ rank }) => rank === its.rank).length;
  if (row.rank === its.rank) return { ...row, tied: sharing > 2 };
  const below = rows.find(({ rank }) => rank !== null && its.rank !== null && rank > its.rank);
  // Where ranks do not skip, a program that shares one adds none.
  const dense = sharing > 1 && below?.rank === its.rank + 1;
  return dense ? row : { ...row, rank: row.rank - 1 };
}
