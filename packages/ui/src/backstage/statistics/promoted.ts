// Who goes on by rank, as the server takes them: who shares the last place goes on too.
import type { Statistics } from '@liangfen/sdk/schema';

type Rankings = Statistics['rankings'];

export function promotedByRank(rankings: Rankings, topPerGroup: number): readonly string[] {
  return rankings.flatMap(({ rows }) => {
    const ranked = rows.filter((row) => row.rank !== null);
    const last = ranked[Math.min(topPerGroup, ranked.length) - 1]?.rank ?? 0;
    return ranked
      .filter(({ rank }) => rank !== null && rank <= last)
      .map(({ programId }) => programId);
  });
}
