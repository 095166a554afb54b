// The one order of programs: screen, statistics, export and promotion all rank with this function.

import type {
  Program,
  RankNumbering,
  RankRow,
  Setting,
  TieBreak,
  TieKeys,
} from '@liangfen/sdk/schema';
import { compare, type Rational, rational, subtract, toNumber } from './decimal.ts';
import { finestDecimals } from './score-decimals.ts';
import { tieBreakParts } from './tie-break.ts';

/** One program to rank; `score` is its final score, `null` while it has none. */
export interface RankEntry {
  readonly programId: string;
  readonly sort: number;
  readonly programName: string;
  readonly contestant: string;
  readonly score: number | null;
  readonly tieKeys: TieKeys | null;
  /** Of a bout; left out where nobody fights. */
  readonly outcome?: Program['outcome'];
}

interface Candidate {
  readonly entry: RankEntry;
  /** One key for each tie-break, higher is better; `null` where the program has none. */
  readonly keys: readonly (Rational | null)[];
}

function tieKeyText(entry: RankEntry, tieBreak: TieBreak): string | null {
  const parts = tieBreakParts(tieBreak);
  const keys = entry.tieKeys;
  if (parts === null) return null;
  switch (parts.kind) {
    case 'SORT':
      return String(-entry.sort);
    case 'UNTRIMMED_MEAN':
      return keys?.untrimmedMean ?? null;
    case 'HIGHEST_JUDGE':
      return keys?.highestJudge ?? null;
    case 'ITEM':
      return ownText(keys?.items, parts.id);
    case 'GROUP':
      return ownText(keys?.groups, parts.id);
  }
}

/** An id may also name something every object inherits ("constructor"); that is no key. */
function ownText(values: Readonly<Record<string, string>> | undefined, id: string | null) {
  const text = id === null ? undefined : values?.[id];
  return typeof text === 'string' ? text : null;
}

/** Its keys are read with the first equal score: most of a large group never needs them. */
function candidate(entry: RankEntry, tieBreaks: readonly TieBreak[]): Candidate {
  let read: Candidate['keys'] | null = null;
  return {
    entry,
    get keys() {
      read ??= tieBreaks.map((tieBreak) => {
        const text = tieKeyText(entry, tieBreak);
        return text === null ? null : rational(text);
      });
      return read;
    },
  };
}

function compareKeys(a: Rational | null, b: Rational | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(b, a);
}

/** The place in `tieBreaks` of the first one that separates two equal scores, or -1. */
function decidingTieBreak(a: Candidate, b: Candidate): number {
  return a.keys.findIndex((key, index) => compareKeys(key, b.keys[index] ?? null) !== 0);
}

function compareRunningOrder(a: RankEntry, b: RankEntry): number {
  if (a.sort !== b.sort) return a.sort - b.sort;
  if (a.programId === b.programId) return 0;
  return a.programId < b.programId ? -1 : 1;
}

function hasLost({ outcome }: RankEntry): boolean {
  return outcome === 'LOSS';
}

function compareCandidates(a: Candidate, b: Candidate): number {
  const scoreA = a.entry.score;
  const scoreB = b.entry.score;
  if (scoreA === null || scoreB === null) {
    const unscoredLast = Number(scoreA === null) - Number(scoreB === null);
    return unscoredLast === 0 ? compareRunningOrder(a.entry, b.entry) : unscoredLast;
  }
  const lossesLast = Number(hasLost(a.entry)) - Number(hasLost(b.entry));
  if (lossesLast !== 0) return lossesLast;
  if (scoreA !== scoreB) return scoreB - scoreA;
  const deciding = decidingTieBreak(a, b);
  if (deciding === -1) return compareRunningOrder(a.entry, b.entry);
  return compareKeys(a.keys[deciding] ?? null, b.keys[deciding] ?? null);
}

/**
 * Ranks programs by final score, highest first. Whoever lost a bout comes after everybody who won
 * one: points of different bouts say less than the bout itself (docs/decisions/0174).
 *
 * Equal scores are compared by `tieBreaks` in order: the higher key comes first (`SORT`: the
 * smaller running number), a program without that key after those that have one. What no
 * tie-break separates shares a rank and stands in running order. The ranks after a shared one skip
 * (`COMPETITION` 1,2,2,4) or not (`DENSE` 1,2,2,3), and all of them are `tied`. `decidedBy` is the tie-break that put a row
 * below the row above it with the same score, else `null`. Programs without a score come last in
 * running order, with rank `null`. Source: product decisions § 3 Ranking.
 *
 * @example
 * ```tsx
 * const rows = rankPrograms(
 *   [{ programId: 'p1', sort: 1, programName: '起风了', contestant: '李沐晴', score: 92.63, tieKeys: null }],
 *   match.setting,
 * );
 * ```
 */
export function rankPrograms(
  entries: readonly RankEntry[],
  setting: Pick<Setting, 'ranking' | 'tieBreaks'>,
): RankRow[] {
  const { ranking, tieBreaks } = setting;
  const ordered = entries.map((entry) => candidate(entry, tieBreaks)).sort(compareCandidates);
  const rows: RankRow[] = [];
  for (const [index, current] of ordered.entries()) {
    const { programId, sort, programName, contestant, score } = current.entry;
    const previous = ordered[index - 1];
    const rankAbove = rows[index - 1]?.rank ?? 0;
    const tied =
      previous !== undefined &&
      score !== null &&
      previous.entry.score === score &&
      hasLost(previous.entry) === hasLost(current.entry);
    const deciding = tied ? decidingTieBreak(previous, current) : -1;
    const next: Readonly<Record<RankNumbering, number>> = {
      COMPETITION: index + 1,
      DENSE: rankAbove + 1,
    };
    const shared = tied && deciding === -1;
    rows.push({
      rank: score === null ? null : shared ? rankAbove : next[ranking],
      tied: shared,
      programId,
      sort,
      programName,
      contestant,
      score,
      decidedBy: tieBreaks[deciding] ?? null,
    });
  }
  // Whoever stands first of those that share a rank shares it too.
  return rows.map((row, index) => (rows[index + 1]?.tied ? { ...row, tied: true } : row));
}

/**
 * The first of a ranking without one of its programs, as it would stand in a ranking of the others: so that these need not be
 * ranked once more. Null when nobody else is in it.
 *
 * @example
 * ```tsx
 * const rows = rankingOf(state, null, null);
 * console.log(bestOfOthers(rows, 'p1')?.programName);
 * ```
 */
export function bestOfOthers(rows: readonly RankRow[], programId: string): RankRow | null {
  const others: RankRow[] = [];
  for (const row of rows) {
    if (row.programId !== programId) others.push(row);
    if (others.length === 2) break;
  }
  const [first, second] = others;
  if (first === undefined || first.rank === null) return null;
  return { ...first, rank: 1, tied: second?.rank === first.rank, decidedBy: null };
}

/**
 * How far a score is behind the leader's, exactly: 0 for the leader.
 *
 * @example
 * ```tsx
 * console.log(scoreGap(95.44, 95.1)); // 0.34
 * ```
 */
export function scoreGap(leader: number, score: number): number {
  return toNumber(subtract(rational(leader), rational(score)), finestDecimals);
}
