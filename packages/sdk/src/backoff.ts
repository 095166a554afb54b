/** How long to wait before trying again, spread so that a thousand phones do not come back at once. */

const firstMs = 200;
const longestMs = 10_000;

/** Doubles from 200 ms to 10 s; the wait is somewhere in the upper half of it. */
export function backoff(failures: number, random: () => number): number {
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
  return ceiling / 2 + (random() * ceiling) / 2;
}
