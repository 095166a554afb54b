// Ranking by asking every pair who is ahead.

import type { RankEntry } from '../../src/ranking.ts';
import { order, read } from './exact.ts';

type Relation = 'AHEAD' | 'BEHIND' | 'LEVEL';

function keyOf(entry: RankEntry, code: string): string | undefined {
  if (code === 'UNTRIMMED_MEAN') return entry.tieKeys?.untrimmedMean ?? undefined;
  if (code === 'HIGHEST_JUDGE') return entry.tieKeys?.highestJudge ?? undefined;
  if (code.startsWith('ITEM:')) return entry.tieKeys?.items[code.slice(5)];
  return entry.tieKeys?.groups[code.slice(6)];
}

/** How `a` stands to `b` by one tie-break. */
function byCode(a: RankEntry, b: RankEntry, code: string): Relation {
  if (code === 'SORT') {
    if (a.sort === b.sort) return 'LEVEL';
    return a.sort < b.sort ? 'AHEAD' : 'BEHIND';
  }
  const keyA = keyOf(a, code);
  const keyB = keyOf(b, code);
  if (keyA === undefined && keyB === undefined) return 'LEVEL';
  if (keyB === undefined) return 'AHEAD';
  if (keyA === undefined) return 'BEHIND';
  const relation = order(read(keyA), read(keyB));
  if (relation === 0) return 'LEVEL';
  return relation > 0 ? 'AHEAD' : 'BEHIND';
}

/** How `a` stands to `b`, both scored, and the tie-break that says so. */
export function relate(
  a: RankEntry,
  b: RankEntry,
  tieBreaks: readonly string[],
): { relation: Relation; code: string | null } {
  const scoreA = a.score ?? 0;
  const scoreB = b.score ?? 0;
  if (scoreA !== scoreB) return { relation: scoreA > scoreB ? 'AHEAD' : 'BEHIND', code: null };
  for (const code of tieBreaks) {
    const relation = byCode(a, b, code);
    if (relation !== 'LEVEL') return { relation, code };
  }
  return { relation: 'LEVEL', code: null };
}

export function oracleRank(
  entry: RankEntry,
  entries: readonly RankEntry[],
  setting: { ranking: 'COMPETITION' | 'DENSE'; tieBreaks: readonly string[] },
): number | null {
  if (entry.score === null) return null;
  const ahead = entries.filter(
    (other) => other.score !== null && relate(other, entry, setting.tieBreaks).relation === 'AHEAD',
  );
  if (setting.ranking === 'COMPETITION') return ahead.length + 1;
  const places = ahead.filter(
    (one, index) =>
      !ahead
        .slice(0, index)
        .some((earlier) => relate(one, earlier, setting.tieBreaks).relation === 'LEVEL'),
  );
  return places.length + 1;
}
