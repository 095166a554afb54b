// The skating system over several dances: sums of places (rule 9), and what tells equal sums apart (rules 10 and 11).
import { add, compare, divide, type Rational, rational, sum, zero } from '../decimal.ts';
import { byMajority, inGroups, majoritiesOf } from './majority.ts';
import type { PlaceRow } from './place-table.ts';

/** A program over all dances. */
export interface Danced {
  readonly programId: string;
  /** Its place in each dance; those who share places share their mean. */
  readonly dances: readonly Rational[];
  /** The judges' places of all dances, as of a single one. */
  readonly all: readonly Rational[];
}

/** The places of one dance by rules 5 to 8. */
function danceOf(rows: readonly PlaceRow[]): ReadonlyMap<string, Rational> {
  const places = new Map<string, Rational>();
  for (const group of inGroups(rows, (row) => majoritiesOf(row.places), byMajority)) {
    const first = places.size + 1;
    // First and last of the shared places have the mean of all of them.
    const shared = divide(rational(BigInt(2 * first + group.length - 1)), rational(2n));
    for (const { programId } of group) places.set(programId, shared);
  }
  return places;
}

/** Returns each program's places over the tables of all dances. */
export function danced(tables: readonly (readonly PlaceRow[])[]): Danced[] {
  const [first = []] = tables;
  const byDance = tables.map(danceOf);
  const given = tables.map((rows) => new Map(rows.map((row) => [row.programId, row.places])));
  return first.map(({ programId }) => ({
    programId,
    dances: byDance.map((places) => places.get(programId) ?? zero),
    all: given.flatMap((rows) => rows.get(programId) ?? []),
  }));
}

/** More programs than any final has are not told apart, because rules 10 and 11 look at all of them for each place. */
const mostUntied = 100;

/** Returns the final order; programs that no rule tells apart stand together. */
export function skatingOrder(programs: readonly Danced[]): Danced[][] {
  const order: Danced[][] = [];
  let place = 1;
  for (const equal of inGroups(programs, ({ dances }) => sum(dances), compare)) {
    order.push(...(equal.length > mostUntied ? [equal] : untied(equal, place)));
    place += equal.length;
  }
  return order;
}

/** Whoever is placed leaves the others, who are looked at anew for the next place, from rule 10 on. */
function untied(equal: readonly Danced[], first: number): Danced[][] {
  const order: Danced[][] = [];
  let others = equal;
  let place = first;
  while (others.length > 0) {
    const review = place;
    const [best = []] = inGroups(others, ({ dances }) => upTo(dances, review), byRule10);
    const [placed = best] =
      best.length === 1
        ? [best]
        : inGroups(best, ({ all }) => majoritiesOf(all, review), byMajority);
    order.push([...placed]);
    place += placed.length;
    const gone = new Set(placed);
    others = others.filter((one) => !gone.has(one));
  }
  return order;
}

interface DancesUpTo {
  readonly count: number;
  readonly sum: Rational;
}

function upTo(dances: readonly Rational[], place: number): DancesUpTo {
  const those = dances.filter((one) => compare(one, rational(BigInt(place))) <= 0);
  return { count: those.length, sum: those.reduce(add, zero) };
}

/** How many dances it was placed there or higher, then the least sum of those places. */
function byRule10(one: DancesUpTo, other: DancesUpTo): number {
  return one.count === other.count ? compare(one.sum, other.sum) : other.count - one.count;
}
