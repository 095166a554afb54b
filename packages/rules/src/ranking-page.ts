// A ranking cut into the pages that the screen turns.

import type { RankRow, RankShowType, Setting } from '@liangfen/sdk/schema';

/** The PK display always shows six bars. Source: spec § 9. */
const pkPageSize = 6;

/**
 * Rows on one page of a ranking display. Source: spec § 4 Ranking, § 9.
 *
 * @example
 * ```tsx
 * console.log(pageSizeFor('DEFAULT', { rankPageSize: 10 }));
 * ```
 */
export function pageSizeFor(
  rankShowType: RankShowType,
  setting: Pick<Setting, 'rankPageSize'>,
): number {
  switch (rankShowType) {
    case 'DEFAULT':
      return setting.rankPageSize;
    case 'PK':
      return pkPageSize;
  }
}

/**
 * Page `pageNo` (from 0) of a ranking. `pageCount` is the total divided by the page size, rounded
 * up: 0 for an empty ranking. A page outside the ranking has no rows and keeps the number asked
 * for, so that the caller can refuse it. Source: spec § 4 Ranking.
 *
 * @throws RangeError when `pageSize` is not a positive whole number.
 *
 * @example
 * ```tsx
 * console.log(rankingPage(rankingOf(state, null, null), 1, 10));
 * ```
 */
export function rankingPage(
  rows: readonly RankRow[],
  pageNo: number,
  pageSize: number,
): { rows: RankRow[]; pageNo: number; pageSize: number; totalSize: number; pageCount: number } {
  if (!Number.isInteger(pageSize) || pageSize < 1) {
    throw new RangeError(`not a page size: ${pageSize}`);
  }
  const start = pageNo * pageSize;
  return {
    rows: start < 0 ? [] : rows.slice(start, start + pageSize),
    pageNo,
    pageSize,
    totalSize: rows.length,
    pageCount: Math.ceil(rows.length / pageSize),
  };
}
