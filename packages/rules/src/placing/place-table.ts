// Turns each judge's marks into places: the best mark of a judge is a first, equal marks share the better place.
import type { JudgeBallot, ScoreOrder } from '@liangfen/sdk/schema';
import { byOrder } from '../best-first.ts';
import { add, compare, divide, type Rational, rational, zero } from '../decimal.ts';

/** One program and what each judge gave it. */
export interface Placed {
  readonly programId: string;
  readonly ballots: readonly JudgeBallot[];
}

/** A program's places, one for each judge who gave anybody a mark, in the judges' order. */
export interface PlaceRow {
  readonly programId: string;
  readonly places: readonly Rational[];
}

/**
 * Returns the table of places for one item, or for the whole (`itemId` null). A judge who gave one of the programs no mark,
 * recused for example, places it where the others do on the mean: a missing mark neither helps nor harms.
 */
export function placeTable(
  programs: readonly Placed[],
  itemId: string | null,
  order: ScoreOrder,
): PlaceRow[] {
  const marks = programs.map(
    ({ ballots }) =>
      new Map(
        ballots.flatMap((ballot) =>
          ballot.itemId === itemId ? [[ballot.judgeId, rational(ballot.mark)] as const] : [],
        ),
      ),
  );
  const judges = [...new Set(marks.flatMap((given) => [...given.keys()]))];
  const columns = judges.map((judge) => marks.map((given) => given.get(judge) ?? null));
  const given = columns.map((column) => placesIn(column, byOrder[order]));
  return programs.map(({ programId }, row) => {
    const own = given.map((column) => column[row] ?? null);
    const known = own.flatMap((place) => (place === null ? [] : [place]));
    return { programId, places: own.map((place) => place ?? meanPlace(known, programs.length)) };
  });
}

/** One judge's places, in the programs' order. */
function placesIn(
  column: readonly (Rational | null)[],
  order: (a: Rational, b: Rational) => number,
): (Rational | null)[] {
  const marked = column.flatMap((mark, row) => (mark === null ? [] : [{ mark, row }]));
  const places = column.map((): Rational | null => null);
  let place = 0;
  for (const [at, { mark, row }] of marked.sort((a, b) => order(a.mark, b.mark)).entries()) {
    const before = marked[at - 1];
    if (before === undefined || compare(before.mark, mark) !== 0) place = at + 1;
    places[row] = rational(BigInt(place));
  }
  return places;
}

/** Whom nobody gave a mark comes last. */
function meanPlace(known: readonly Rational[], programs: number): Rational {
  return known.length === 0
    ? rational(BigInt(programs))
    : divide(known.reduce(add, zero), rational(BigInt(known.length)));
}
