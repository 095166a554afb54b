// The one order of programs: screen, statistics, export and promotion all rank with this file.

import type {
  Program,
  ProgramStanding,
  RankNumbering,
  RankRow,
  ScoreOrder,
  Setting,
} from '@liangfen/sdk/schema';
import { rational, subtract, toNumber } from './decimal.ts';
import { type NormalisationSetting, normalisationOf, normalisedResults } from './normalisation.ts';
import { type PlaceStanding, rankByOf, standingsByPlaces } from './placing/index.ts';
import { isCompeting, standingPart } from './program-standing.ts';
import { finestDecimals } from './score-decimals.ts';
import { compareScores, scoreOrderOf } from './score-measure.ts';
import { compareKeys, type Tied, type TieKey, tieKeyOf } from './tie-keys.ts';

/** By what programs are ranked; without a mode, a score order or a unit the higher is first. */
export type RankSetting = Pick<Setting, 'ranking' | 'tieBreaks' | 'scoreOrder' | 'rankBy'> &
  NormalisationSetting;

/** One program to rank; `score` is its final score, `null` while it has none. */
export interface RankEntry extends Tied {
  readonly programId: string;
  readonly programName: string;
  readonly contestant: string;
  /** The outcome of a bout; left out where nobody fights. */
  readonly outcome?: Program['outcome'];
  /** Left out by whoever competes; everybody else keeps the score and has no rank. */
  readonly standing?: ProgramStanding;
}

/** An entry to compare; its tie-break keys are read with the first equal score: most of a large group never needs them. */
class Candidate {
  readonly entry: Ranking;
  readonly #setting: RankSetting;
  readonly order: ScoreOrder;
  /** Where places rank: whoever has the smaller number is ahead; null where scores do. */
  readonly place: PlaceStanding | null;
  #keys: readonly TieKey[] | null = null;

  constructor(entry: Ranking, setting: RankSetting, place: PlaceStanding | null = null) {
    this.entry = entry;
    this.place = place;
    this.#setting = setting;
    this.order = scoreOrderOf(setting);
  }

  /** One key for each tie-break, higher is better; `null` where the program has none. */
  get keys(): readonly TieKey[] {
    this.#keys ??= this.#setting.tieBreaks.map((tieBreak) =>
      tieKeyOf(this.entry, tieBreak, this.order),
    );
    return this.#keys;
  }
}

/** Returns the index in `tieBreaks` of the first tie-break that separates two equal scores, or -1. */
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
  const competing = Number(isCompeting(b.entry)) - Number(isCompeting(a.entry));
  if (competing !== 0) return competing;
  if (!isCompeting(a.entry)) return compareRunningOrder(a.entry, b.entry);
  if (a.entry.score === null || b.entry.score === null) {
    const unscoredLast = Number(a.entry.score === null) - Number(b.entry.score === null);
    return unscoredLast === 0 ? compareRunningOrder(a.entry, b.entry) : unscoredLast;
  }
  const ranks = compareRanks(a, b);
  return ranks === 0 ? compareRunningOrder(a.entry, b.entry) : ranks;
}

/** Compares the places of judges where those rank, or else the scores. */
function compareResults(a: Candidate, b: Candidate): number {
  return a.place === null || b.place === null
    ? compareScores[a.order](a.entry.score ?? 0, b.entry.score ?? 0)
    : a.place.at - b.place.at;
}

function isRanked(entry: RankEntry): entry is RankEntry & { readonly score: number } {
  return entry.score !== null && isCompeting(entry);
}

type Told = Pick<RankRow, 'normalised'>;

/** An entry with the score that ranks it beside programs of other panels, and how that came about. */
type Ranking = RankEntry & Told;

/** Whoever is out of the ranking keeps the score and counts in no panel's mean. */
function withNormalised(entries: readonly RankEntry[], setting: RankSetting): readonly Ranking[] {
  const results = normalisedResults(
    entries.filter(isRanked).map(({ programId, score, tieKeys }) => ({
      programId,
      score,
      panel: tieKeys?.panel,
    })),
    setting,
  );
  if (results === null) return entries;
  return entries.map((entry): Ranking => {
    const result = results.get(entry.programId);
    if (result === undefined) return entry;
    const { score, exact, told } = result;
    const tieKeys = entry.tieKeys === null ? null : { ...entry.tieKeys, unrounded: exact };
    return { ...entry, score, tieKeys, normalised: told };
  });
}

/** Whoever is ranked: only they have places, because a judge's places are among them. */
function placesOf(
  entries: readonly RankEntry[],
  setting: RankSetting,
): ReadonlyMap<string, PlaceStanding> | null {
  const by = rankByOf(setting);
  if (by === 'SCORE') return null;
  const ranked = entries.filter(isRanked);
  const placed = ranked.map(({ programId, tieKeys }) => ({
    programId,
    ballots: tieKeys?.ballots ?? [],
  }));
  return standingsByPlaces(placed, by, scoreOrderOf(setting));
}

/** Compares two candidates that have a score; 0 where they share a rank. */
function compareRanks(a: Candidate, b: Candidate): number {
  const lossesLast = Number(hasLost(a.entry)) - Number(hasLost(b.entry));
  if (lossesLast !== 0) return lossesLast;
  const before = compareResults(a, b);
  if (before !== 0) return before;
  const deciding = decidingTieBreak(a, b);
  return deciding === -1 ? 0 : compareKeys(a.keys[deciding] ?? null, b.keys[deciding] ?? null);
}

/**
 * Ranks programs by final score, the highest first, or the lowest where less is better. Whoever lost a bout comes after everybody who won
 * one: points of different bouts say less than the bout itself (docs/decisions/0174).
 *
 * Equal scores are compared by `tieBreaks` in order: the higher key comes first (`SORT`: the
 * smaller running number), a program without that key after those that have one. What no
 * tie-break separates shares a rank and stands in running order. The ranks after a shared one skip
 * (`COMPETITION` 1,2,2,4) or not (`DENSE` 1,2,2,3), and all of them are `tied`. `decidedBy` is the tie-break that put a row
 * below the row above it with the same score, else `null`. Programs without a score come last in
 * running order, with rank `null`, and after them, with their scores and without a rank, all whose standing keeps them
 * out (docs/decisions/0524). Where several panels each judged a share, their results are made comparable first: the
 * row's `score` is the one that ranks, and `normalised` says from which it was made (docs/decisions/0607).
 * Source: product decisions § 3 Ranking.
 *
 * @example
 * ```tsx
 * const rows = rankPrograms(
 *   [{ programId: 'p1', sort: 1, programName: '起风了', contestant: '李沐晴', score: 92.63, tieKeys: null }],
 *   match.setting,
 * );
 * ```
 */
export function rankPrograms(entries: readonly RankEntry[], setting: RankSetting): RankRow[] {
  const { ranking, tieBreaks } = setting;
  const places = placesOf(entries, setting);
  const ordered = withNormalised(entries, setting)
    .map((entry) => new Candidate(entry, setting, places?.get(entry.programId)))
    .sort(compareCandidates);
  const rows: RankRow[] = [];
  for (const [index, current] of ordered.entries()) {
    const score = isCompeting(current.entry) ? current.entry.score : null;
    const previous = ordered[index - 1];
    const rankAbove = rows[index - 1]?.rank ?? 0;
    const tied =
      previous !== undefined &&
      score !== null &&
      compareResults(previous, current) === 0 &&
      hasLost(previous.entry) === hasLost(current.entry);
    const deciding = tied ? decidingTieBreak(previous, current) : -1;
    const next: Readonly<Record<RankNumbering, number>> = {
      COMPETITION: index + 1,
      DENSE: rankAbove + 1,
    };
    const shared = tied && deciding === -1;
    const rank = score === null ? null : shared ? rankAbove : next[ranking];
    rows.push(rowOf(current, rank, shared, tieBreaks[deciding] ?? null));
  }
  // The first of those who share a rank shares it too.
  return rows.map((row, index) => (rows[index + 1]?.tied ? { ...row, tied: true } : row));
}

function rowOf(
  { entry, place }: Candidate,
  rank: RankRow['rank'],
  tied: boolean,
  decidedBy: RankRow['decidedBy'],
): RankRow {
  const { programId, sort, programName, contestant, score } = entry;
  return {
    rank,
    tied,
    programId,
    sort,
    programName,
    contestant,
    score,
    decidedBy,
    ...(place === null ? {} : { places: place.told }),
    ...(entry.normalised === undefined ? {} : { normalised: entry.normalised }),
    ...standingPart(entry),
  };
}

/** The facts that a picture tells of one program's rank: the same as the whole ranking, without the rows between. */
export interface Standing {
  /** Null while the program has no score, and for good where its standing keeps it out. */
  readonly own: Pick<RankRow, 'rank' | 'tied'> | null;
  /** The program with the first rank, possibly the program itself. */
  readonly first: RankRow | null;
  /** The score of the second rank. */
  readonly secondScore: number | null;
  /** The first of all the other programs. */
  readonly bestOther: RankRow | null;
  /** How many competing programs have a score. */
  readonly total: number;
}

/**
 * Finds where one program stands in one walk: a result on air needs no ranking of ten thousand. Programs without a
 * score are left out; `others` are all but the program itself.
 *
 * @example
 * ```tsx
 * const own = { programId: 'p1', sort: 1, programName: '起风了', contestant: '李沐晴', score: 92.63, tieKeys: null };
 * console.log(standingAmong(own, [], match.setting).own?.rank);
 * ```
 */
export function standingAmong(
  ownEntry: RankEntry | null,
  others: Iterable<RankEntry>,
  setting: RankSetting,
): Standing {
  if (normalisationOf(setting) !== 'NONE') return standingOfPanels(ownEntry, others);
  if (rankByOf(setting) !== 'SCORE') return standingInRanking(ownEntry, [...others], setting);
  const own =
    ownEntry?.score == null || !isCompeting(ownEntry) ? null : new Candidate(ownEntry, setting);
  const best = own === null ? [] : [own];
  const ahead = ranksAhead[setting.ranking]();
  let tied = false;
  let total = best.length;
  for (const entry of others) {
    if (entry.score === null || !isCompeting(entry)) continue;
    total += 1;
    const candidate = new Candidate(entry, setting);
    putAmongBest(best, candidate);
    if (own === null) continue;
    const order = compareRanks(candidate, own);
    if (order < 0) ahead.add(candidate);
    if (order === 0) tied = true;
  }
  const [first, second] = best;
  const [bestOther, nextOther] = best.filter((candidate) => candidate !== own);
  return {
    own: own && { rank: ahead.count() + 1, tied },
    first: first === undefined ? null : firstRow(first, second),
    secondScore: second?.entry.score ?? null,
    bestOther: bestOther === undefined ? null : firstRow(bestOther, nextOther),
    total,
  };
}

/** Places are of the whole field: one walk cannot tell them. */
function standingInRanking(
  own: RankEntry | null,
  others: readonly RankEntry[],
  setting: RankSetting,
): Standing {
  const rows = rankPrograms(own === null ? others : [own, ...others], setting).filter(
    ({ rank }) => rank !== null,
  );
  const row = rows.find(({ programId }) => programId === own?.programId);
  return {
    own: row === undefined ? null : { rank: row.rank, tied: row.tied },
    first: rows[0] ?? null,
    secondScore: rows[1]?.score ?? null,
    bestOther: rows.find(({ programId }) => programId !== own?.programId) ?? null,
    total: rows.length,
  };
}

/** Until all panels are through, no result stands beside those of another one: only the ranking says who is where. */
function standingOfPanels(own: RankEntry | null, others: Iterable<RankEntry>): Standing {
  const ranked = [...(own === null ? [] : [own]), ...others].filter(isRanked);
  return { own: null, first: null, secondScore: null, bestOther: null, total: ranked.length };
}

/** Keeps three, so that two others are left when the program itself is among them. */
function putAmongBest(best: Candidate[], candidate: Candidate): void {
  const last = best[2];
  if (last !== undefined && compareCandidates(candidate, last) > 0) return;
  best.push(candidate);
  best.sort(compareCandidates);
  best.length = Math.min(best.length, 3);
}

function firstRow(first: Candidate, next: Candidate | undefined): RankRow {
  return rowOf(first, 1, next !== undefined && compareRanks(first, next) === 0, null);
}

/** Counts the ranks that are taken by the programs ahead of one. */
interface RanksAhead {
  readonly add: (candidate: Candidate) => void;
  readonly count: () => number;
}

const ranksAhead: Readonly<Record<RankNumbering, () => RanksAhead>> = {
  COMPETITION: () => {
    let count = 0;
    return {
      add: () => {
        count += 1;
      },
      count: () => count,
    };
  },
  DENSE: () => {
    const all: Candidate[] = [];
    return {
      add: (candidate) => all.push(candidate),
      count: () =>
        all.sort(compareRanks).filter((candidate, index) => {
          const previous = all[index - 1];
          return previous === undefined || compareRanks(previous, candidate) !== 0;
        }).length,
    };
  },
};

/**
 * How far a score is behind the leader's, exactly: 0 for the leader, and never below zero.
 *
 * @example
 * ```tsx
 * console.log(scoreGap(95.44, 95.1)); // 0.34
 * ```
 */
export function scoreGap(leader: number, score: number): number {
  return Math.abs(toNumber(subtract(rational(leader), rational(score)), finestDecimals));
}
