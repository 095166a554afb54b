// Picks the values that a median is made of.

/** Returns the middle value of an odd number of ordered values, or the two middle ones of an even number. */
export function inTheMiddle<T>(ordered: readonly T[]): readonly T[] {
  const half = ordered.length / 2;
  return ordered.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
}
