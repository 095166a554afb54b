/**
 * Counts the performances of a program, or of an item scored by itself, and keeps their scores apart: what a former one
 * was given counts in no later one, and comes back when the new one is taken back (docs/decisions/0521).
 */
import type { Adjustment, FormerResult, Program } from '@liangfen/sdk/schema';
import { findProgram, scoresOf } from './lookup.ts';
import type { FormerScore, Performed, ProgramScores, ShowState } from './state.ts';
import { WHOLE } from './state.ts';

export const nothingPerformed: Performed = { highest: {}, windows: {} };

type Row = Pick<Program, 'performance' | 'programItemResults'>;

/**
 * Returns which performance counts: of a program, or of an item that is scored by itself.
 *
 * @example
 * ```tsx
 * console.log(performanceOf(program, null)); // 1
 * ```
 */
export function performanceOf({ performance = 1, programItemResults }: Row, itemId: string | null) {
  if (itemId === null) return performance;
  const item = programItemResults.find((result) => result.itemId === itemId);
  return item?.performance ?? performance;
}

/**
 * Leaves out the number of the first performance, so that it reads as it did before performances were counted.
 *
 * @example
 * ```ts
 * console.log(numbered(2).performance); // 2
 * ```
 */
export function numbered(performance: number): { readonly performance?: number } {
  return performance === 1 ? {} : { performance };
}

/** Whether going on stage now is a new performance: something of this one was given or shown. */
export function beginsAnew(state: ShowState, program: Program, itemId: string | null): boolean {
  const phase =
    itemId === null
      ? program.phase
      : (program.programItemResults.find((result) => result.itemId === itemId)?.phase ?? 'WAITING');
  if (phase !== 'WAITING' && phase !== 'SPEECH') return true;
  return [...scoresOf(state, program.id).values()].some((given) =>
    itemId === null ? given.size > 0 : given.has(itemId),
  );
}

interface Begun {
  readonly program: Program;
  readonly performed: Performed;
}

/** The row of the program in its new performance; what the former one came to stands in it. */
export function begun(state: ShowState, program: Program, itemId: string | null): Begun {
  const key = itemId === null ? program.id : `${program.id} ${itemId}`;
  const former = performanceOf(program, itemId);
  const { highest, windows } = state.performed;
  const performance = Math.max(former, highest[key] ?? 1) + 1;
  const performed = { highest: { ...highest, [key]: performance }, windows };
  const item = program.programItemResults.find((result) => result.itemId === itemId);
  const result: FormerResult = {
    itemId,
    score: itemId === null ? program.finalScore : (item?.score ?? null),
    corrected: itemId === null && program.corrected,
    ...numbered(former),
  };
  const formerResults = [...(program.formerResults ?? []), result].slice(-mostFormerResults);
  if (itemId === null) {
    // Items that are scored together are performed with the program.
    const programItemResults = program.programItemResults.map(
      ({ performance: _, ...rest }) => rest,
    );
    const { audienceVote: _, ...rest } = program;
    return { program: { ...rest, programItemResults, performance, formerResults }, performed };
  }
  const others = program.programItemResults.filter((each) => each !== item);
  const own = { itemId, score: null, phase: item?.phase ?? 'WAITING', performance } as const;
  return {
    program: { ...program, programItemResults: [...others, own], formerResults },
    performed,
  };
}

/** As many as anybody will look at; the ledger has them all. */
const mostFormerResults = 20;

/** The performance that a score is meant for, by the window that the phone saw. */
export function performanceOfWindow(state: Pick<ShowState, 'performed'>, windowId: string): number {
  return state.performed.windows[windowId] ?? 1;
}

/** Remembers for which performance a window is opened. */
export function withWindow(performed: Performed, windowId: string, performance: number): Performed {
  if (performance === 1) return performed;
  return { ...performed, windows: { ...performed.windows, [windowId]: performance } };
}

type Share = Pick<ShowState, 'scoreBook' | 'former' | 'adjustments'>;

/**
 * Returns what counts and what does not, after rows have come to other performances: a new one begins with nothing, one
 * that is taken back has everything again.
 */
export function withPerformances(state: ShowState, rows: readonly Program[]): Share {
  let { scoreBook, former, adjustments } = state;
  for (const row of rows) {
    const before = findProgram(state, row.id)?.program;
    if (before === undefined || samePerformances(before, row)) continue;
    const old = former.get(row.id) ?? { scores: [], adjustments: [] };
    const scores = [...givenOf(scoresOf(state, row.id)), ...old.scores];
    const amounts = [...(adjustments.get(row.id) ?? []), ...old.adjustments];
    const counts = ({ score }: FormerScore) =>
      (score.performance ?? 1) === performanceOf(row, score.itemId);
    const own = ({ performance = 1 }: Adjustment) => performance === performanceOf(row, null);
    scoreBook = {
      ...scoreBook,
      recent: new Map(scoreBook.recent).set(row.id, byJudge(scores.filter(counts))),
    };
    const share = {
      scores: scores.filter((each) => !counts(each)),
      adjustments: amounts.filter((each) => !own(each)),
    };
    const isEmpty = share.scores.length + share.adjustments.length === 0;
    former = withEntry(former, row.id, isEmpty ? null : share);
    const kept = amounts.filter(own);
    adjustments = withEntry(adjustments, row.id, kept.length === 0 ? null : kept);
  }
  return { scoreBook, former, adjustments };
}

function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | null,
): ReadonlyMap<string, Value> {
  const next = new Map(map);
  if (value === null) next.delete(key);
  else next.set(key, value);
  return next;
}

function samePerformances(one: Program, other: Program): boolean {
  return (
    (one.performance ?? 1) === (other.performance ?? 1) &&
    [...one.programItemResults, ...other.programItemResults].every(
      ({ itemId }) => performanceOf(one, itemId) === performanceOf(other, itemId),
    )
  );
}

function givenOf(scores: ProgramScores): FormerScore[] {
  return [...scores].flatMap(([judgeId, given]) =>
    [...given.values()].map((score) => ({ judgeId, score })),
  );
}

function byJudge(scores: readonly FormerScore[]): ProgramScores {
  const judges = new Map<string, Map<string, FormerScore['score']>>();
  for (const { judgeId, score } of scores) {
    const given = judges.get(judgeId) ?? new Map<string, FormerScore['score']>();
    given.set(score.itemId ?? WHOLE, score);
    judges.set(judgeId, given);
  }
  return judges;
}
