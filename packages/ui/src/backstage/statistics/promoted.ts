// Finds who goes on by rank, as the server does: programs that share the last place go on too.
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
