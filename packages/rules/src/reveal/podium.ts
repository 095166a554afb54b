// Says who stands on the podium, and which ranking has one: only a ranking that will not change any more has a champion.
import type { RankRow } from '@liangfen/sdk/schema';

/** The first three. */
const topRanks = 3;
/** More people than these cannot stand beside each other with whole names. */
export const standAtMost = 6;

/**
 * @example
 * ```tsx
 * console.log(isOnPodium({ rank: 3 })); // true
 * ```
 */
export function isOnPodium({ rank }: Pick<RankRow, 'rank'>): boolean {
  return rank !== null && rank <= topRanks;
}

/**
 * `rows` are the whole ranking, of which the first `pageSize` are seen together.
 *
 * @example
 * ```tsx
 * console.log(rankPages.map(({ rows, pageSize }) => hasPodium(rows, pageSize)));
 * ```
 */
export function hasPodium(rows: readonly RankRow[], pageSize: number): boolean {
  const standing = rows.filter(isOnPodium).length;
  return (
    standing > 0 &&
    standing <= Math.min(standAtMost, pageSize) &&
    rows.every(({ score }) => score !== null)
  );
}
