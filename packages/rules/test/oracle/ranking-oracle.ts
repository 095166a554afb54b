// Ranks programs by comparing every pair.

import type { TieBreakKind } from '@liangfen/sdk/schema';
import { tieBreakKindValues } from '@liangfen/sdk/values';
import type { RankEntry } from '../../src/ranking.ts';
import { order, read } from './exact.ts';

type Relation = 'AHEAD' | 'BEHIND' | 'LEVEL';

/** The key by which each tie-break compares programs: the higher is ahead. `SORT` is compared separately. */
const keys: Readonly<
  Record<TieBreakKind, (entry: RankEntry, id: string) => string | null | undefined>
> = {
  UNROUNDED: ({ tieKeys, score }) => tieKeys?.unrounded ?? String(score),
  COUNTED_MEAN: ({ tieKeys }) => tieKeys?.countedMean,
  UNTRIMMED_MEAN: ({ tieKeys }) => tieKeys?.untrimmedMean,
  HIGHEST_JUDGE: ({ tieKeys }) => tieKeys?.highestJudge,
  ITEM: ({ tieKeys }, id) => tieKeys?.items[id],
  GROUP: ({ tieKeys }, id) => tieKeys?.groups[id],
  SORT: () => null,
};

function keyOf(entry: RankEntry, code: string): string | undefined {
  const kind = tieBreakKindValues.find((one) => code === one || code.startsWith(`${one}:`));
  if (kind === undefined) throw new Error(`no tie-break: ${code}`);
  return keys[kind](entry, code.slice(kind.length + 1)) ?? undefined;
}

/** Whether `a` is ahead of `b` by one tie-break. */
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

/** Whether `a` is ahead of `b`, both with a score, and the tie-break that decided. */
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
  const ranks = ahead.filter(
    (one, index) =>
      !ahead
        .slice(0, index)
        .some((earlier) => relate(one, earlier, setting.tieBreaks).relation === 'LEVEL'),
  );
  return ranks.length + 1;
}
