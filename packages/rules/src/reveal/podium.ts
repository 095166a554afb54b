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

/** One rank of the podium, and how many share it. */
export interface PodiumPlace {
  readonly rank: 1 | 2 | 3;
  readonly count: number;
}

/**
 * Returns who comes up in which order, the lowest rank first, as the steps of the picture will have it. A shared first
 * place of three leaves no second and no third.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'PODIUM') console.log(podiumPlaces(stage.rows).map(({ rank, count }) => `${rank}: ${count}`));
 * ```
 */
export function podiumPlaces(rows: readonly Pick<RankRow, 'rank'>[]): readonly PodiumPlace[] {
  return ([3, 2, 1] as const)
    .map((rank) => ({ rank, count: rows.filter((row) => row.rank === rank).length }))
    .filter(({ count }) => count > 0);
}

/**
 * Whether all of them stand beside each other; else each rank has the wall for itself.
 *
 * @example
 * ```tsx
 * console.log(fitsStands([{ rank: 1, count: 7 }])); // false
 * ```
 */
export function fitsStands(places: readonly PodiumPlace[]): boolean {
  return places.reduce((sum, { count }) => sum + count, 0) <= standAtMost;
}
