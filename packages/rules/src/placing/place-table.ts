// Turns each judge's marks into places: the best mark of a judge is a first, equal marks share the better place.
import type { JudgeBallot, ScoreOrder } from '@liangfen/sdk/schema';
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

const isBetter: Readonly<Record<ScoreOrder, (a: Rational, b: Rational) => boolean>> = {
  HIGHER_FIRST: (a, b) => compare(a, b) > 0,
  LOWER_FIRST: (a, b) => compare(a, b) < 0,
};

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
  const given = columns.map((column) =>
    column.map((mark) => (mark === null ? null : placeIn(column, mark, order))),
  );
  return programs.map(({ programId }, row) => {
    const own = given.map((column) => column[row] ?? null);
    const known = own.flatMap((place) => (place === null ? [] : [place]));
    return { programId, places: own.map((place) => place ?? meanPlace(known, programs.length)) };
  });
}

function placeIn(
  column: readonly (Rational | null)[],
  mark: Rational,
  order: ScoreOrder,
): Rational {
  const ahead = column.filter((other) => other !== null && isBetter[order](other, mark));
  return rational(BigInt(ahead.length + 1));
}

/** Whom nobody gave a mark comes last. */
function meanPlace(known: readonly Rational[], programs: number): Rational {
  return known.length === 0
    ? rational(BigInt(programs))
    : divide(known.reduce(add, zero), rational(BigInt(known.length)));
}
