// Orders programs by their places: by the sum, or by who has the majority of judges for a place (skating rules 5 to 8).
import { compare, type Rational, rational, subtract, sum, zero } from '../decimal.ts';

/** Figures that are compared one after another; higher is ahead. */
export type PlaceKey = readonly Rational[];

function whole(count: number): Rational {
  return rational(BigInt(count));
}

/** Fewer points are better. */
export function sumKey(places: readonly Rational[]): PlaceKey {
  return [subtract(zero, sum(places))];
}

/**
 * The place from which a majority of judges puts the program there or higher; then how many do, then the sum of those
 * places; then the same with each lower place, where others are equal so far. Programs that get their majority with
 * different places are told apart by the first figure, so that the others always stand for the same places.
 *
 * @param from the place under review, from which a majority is looked for.
 */
export function majorityKey(places: readonly Rational[], last: number, from = 1): PlaceKey {
  const majority = Math.floor(places.length / 2) + 1;
  const key: Rational[] = [];
  for (let place = from; place <= last; place += 1) {
    const those = places.filter((one) => compare(one, whole(place)) <= 0);
    if (key.length === 0) {
      if (those.length < majority) continue;
      key.push(whole(-place));
    }
    key.push(whole(those.length), subtract(zero, sum(those)));
  }
  // Without a majority even for the last place, which only a place beyond it makes, the program comes last.
  return key.length === 0 ? [whole(-last - 1), ...sumKey(places)] : key;
}

/** Below zero where the first is ahead. */
export function compareKeys(a: PlaceKey, b: PlaceKey): number {
  for (const [index, figure] of a.entries()) {
    const order = compare(b[index] ?? zero, figure);
    if (order !== 0) return order;
  }
  return 0;
}

/** Puts the best first, and those that are equal together. */
export function inGroups<T>(all: readonly T[], keyOf: (one: T) => PlaceKey): T[][] {
  const keyed = all.map((one) => ({ one, key: keyOf(one) }));
  keyed.sort((a, b) => compareKeys(a.key, b.key));
  const groups: (typeof keyed)[] = [];
  for (const each of keyed) {
    const current = groups.at(-1);
    const [first] = current ?? [];
    if (current && first && compareKeys(first.key, each.key) === 0) current.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => group.map(({ one }) => one));
}
