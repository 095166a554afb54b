// Orders programs by their places: by the sum, or by who has the majority of judges for a place (skating rules 5 to 8).
import { add, compare, type Rational, zero } from '../decimal.ts';

/** How many judges put a program at this place or higher, and the sum of those places. */
interface UpTo {
  readonly place: number;
  readonly count: number;
  readonly sum: Rational;
}

/** From the place that the majority gives, and then each lower place at which one more judge counts. */
export type Majorities = readonly [UpTo, ...UpTo[]];

const nobody: UpTo = { place: Number.POSITIVE_INFINITY, count: 0, sum: zero };

/** @param from the place under review, from which a majority is looked for. */
export function majoritiesOf(places: readonly Rational[], from = 1): Majorities {
  const inOrder = [...places].sort(compare);
  const deciding = inOrder[Math.floor(inOrder.length / 2)];
  // Whom nobody placed comes last.
  if (deciding === undefined) return [nobody];
  const first = Math.max(from, wholePlace(deciding));
  const steps: UpTo[] = [];
  let [count, sum] = [0, zero];
  for (const one of inOrder) {
    const place = Math.max(first, wholePlace(one));
    count += 1;
    sum = add(sum, one);
    if (steps.at(-1)?.place === place) steps.pop();
    steps.push({ place, count, sum });
  }
  const [majority = nobody, ...lower] = steps;
  return [majority, ...lower];
}

/** A mean place, which stands for a missing mark, counts from the next whole one. */
function wholePlace({ n, d }: Rational): number {
  return Number((n + d - 1n) / d);
}

/**
 * Below zero where the first is ahead: by the place of its majority, then by how many judges that is, then by the sum of
 * those places, then by the same with each lower place.
 */
export function byMajority(one: Majorities, other: Majorities): number {
  let [at, otherAt] = [0, 0];
  let [a, b] = [one[0], other[0]];
  if (a.place !== b.place) return a.place - b.place;
  for (;;) {
    if (a.count !== b.count) return b.count - a.count;
    const order = compare(a.sum, b.sum);
    if (order !== 0) return order;
    const next = one[at + 1];
    const otherNext = other[otherAt + 1];
    if (next === undefined && otherNext === undefined) return 0;
    const place = Math.min(next?.place ?? nobody.place, otherNext?.place ?? nobody.place);
    if (next?.place === place) [a, at] = [next, at + 1];
    if (otherNext?.place === place) [b, otherAt] = [otherNext, otherAt + 1];
  }
}

/** Puts the best first, and those that are equal together. */
export function inGroups<T, Key>(
  all: readonly T[],
  keyOf: (one: T) => Key,
  order: (one: Key, other: Key) => number,
): T[][] {
  const keyed = all.map((one) => ({ one, key: keyOf(one) }));
  keyed.sort((a, b) => order(a.key, b.key));
  const groups: (typeof keyed)[] = [];
  for (const each of keyed) {
    const current = groups.at(-1);
    const [first] = current ?? [];
    if (current && first && order(first.key, each.key) === 0) current.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => group.map(({ one }) => one));
}
