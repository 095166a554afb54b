// Ranks programs by comparing every pair.

import type { TieBreakKind } from '@liangfen/sdk/schema';
import { tieBreakKindValues } from '@liangfen/sdk/values';
import type { RankEntry } from '../../src/ranking.ts';
import { type Exact, order, read } from './exact.ts';

type Relation = 'AHEAD' | 'BEHIND' | 'LEVEL';

/** The key by which each tie-break compares programs: the higher is ahead. `SORT` is compared separately. */
const keys: Readonly<
  Record<TieBreakKind, (entry: RankEntry, id: string) => string | null | undefined>
> = {
  UNROUNDED: ({ tieKeys, score }) => tieKeys?.unrounded ?? String(score),
  COUNTED_MEAN: ({ tieKeys }) => tieKeys?.countedMean,
  UNTRIMMED_MEAN: ({ tieKeys }) => tieKeys?.untrimmedMean,
  HIGHEST_JUDGE: ({ tieKeys }) => tieKeys?.highestJudge,
  SECOND_BEST: () => null,
  MOST_HIGHEST: () => null,
  DROPPED: ({ tieKeys }) => tieKeys?.dropped,
  SECOND_BEST_ITEM: () => null,
  HEAD_JUDGE: ({ tieKeys }) => tieKeys?.rulings,
  ITEM: ({ tieKeys }, id) => tieKeys?.items[id],
  GROUP: ({ tieKeys }, id) => tieKeys?.groups[id],
  SORT: () => null,
};

function keyOf(entry: RankEntry, code: string): string | undefined {
  const kind = tieBreakKindValues.find((one) => code === one || code.startsWith(`${one}:`));
  if (kind === undefined) throw new Error(`no tie-break: ${code}`);
  return keys[kind](entry, code.slice(kind.length + 1)) ?? undefined;
}

function sorted(texts: readonly string[] = []): Exact[] {
  return texts.map(read).sort((one, other) => order(other, one));
}

/** The first place at which two lists differ decides; a list that goes on beats one that has ended. */
function byList(a: readonly Exact[], b: readonly Exact[]): Relation {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const [ours, theirs] = [a[at], b[at]];
    if (theirs === undefined) return 'AHEAD';
    if (ours === undefined) return 'BEHIND';
    const relation = order(ours, theirs);
    if (relation !== 0) return relation > 0 ? 'AHEAD' : 'BEHIND';
  }
  return 'LEVEL';
}

/** How often each was given the best mark that either was given. */
function byCount(a: readonly Exact[], b: readonly Exact[]): Relation {
  const [best] = [...a, ...b].sort((one, other) => order(other, one));
  const count = (marks: readonly Exact[]) =>
    marks.filter((mark) => best !== undefined && order(mark, best) === 0).length;
  if (count(a) === count(b)) return 'LEVEL';
  return count(a) > count(b) ? 'AHEAD' : 'BEHIND';
}

/** Whether `a` is ahead of `b` by one tie-break. */
function byCode(a: RankEntry, b: RankEntry, code: string): Relation {
  if (code === 'SORT') {
    if (a.sort === b.sort) return 'LEVEL';
    return a.sort < b.sort ? 'AHEAD' : 'BEHIND';
  }
  switch (code) {
    case 'SECOND_BEST':
      return byList(sorted(a.tieKeys?.marks).slice(1), sorted(b.tieKeys?.marks).slice(1));
    case 'SECOND_BEST_ITEM': {
      const items = (entry: RankEntry) =>
        sorted(Object.values(entry.tieKeys?.items ?? {})).slice(1);
      return byList(items(a), items(b));
    }
    case 'MOST_HIGHEST':
      return byCount(sorted(a.tieKeys?.marks), sorted(b.tieKeys?.marks));
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
