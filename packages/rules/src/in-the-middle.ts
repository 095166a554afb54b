// Which values a median is made of.

/** Of values in order: the middle one of an odd number, the two middle ones of an even number. */
export function inTheMiddle<T>(ordered: readonly T[]): readonly T[] {
  const half = ordered.length / 2;
  return ordered.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
}
