// The skating system over several dances: sums of places (rule 9), and what tells equal sums apart (rules 10 and 11).
import { add, compare, divide, type Rational, rational, subtract, sum, zero } from '../decimal.ts';
import { inGroups, majorityKey, sumKey } from './majority.ts';
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
  for (const group of inGroups(rows, (row) => majorityKey(row.places, rows.length))) {
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
  return first.map(({ programId }) => ({
    programId,
    dances: byDance.map((places) => places.get(programId) ?? zero),
    all: tables.flatMap((rows) => rows.find((row) => row.programId === programId)?.places ?? []),
  }));
}

/** Returns the final order; programs that no rule tells apart stand together. */
export function skatingOrder(programs: readonly Danced[]): Danced[][] {
  const order: Danced[][] = [];
  let place = 1;
  for (const equal of inGroups(programs, ({ dances }) => sumKey(dances))) {
    for (const group of untied(equal, place, programs.length)) {
      order.push(group);
      place += group.length;
    }
  }
  return order;
}

/** Whoever is placed leaves the others, who are looked at anew for the next place, from rule 10 on. */
function untied(equal: readonly Danced[], place: number, last: number): Danced[][] {
  if (equal.length <= 1) return equal.length === 0 ? [] : [[...equal]];
  const [best = []] = inGroups(equal, ({ dances }) => rule10(dances, place));
  const [first = []] =
    best.length === 1 ? [best] : inGroups(best, ({ all }) => majorityKey(all, last, place));
  const placed = new Set(first);
  const others = equal.filter((one) => !placed.has(one));
  return [[...first], ...untied(others, place + first.length, last)];
}

/** How many dances it was placed there or higher, then the least sum of those places. */
function rule10(dances: readonly Rational[], place: number): Rational[] {
  const those = dances.filter((one) => compare(one, rational(BigInt(place))) <= 0);
  return [rational(BigInt(those.length)), subtract(zero, those.reduce(add, sum([])))];
}
