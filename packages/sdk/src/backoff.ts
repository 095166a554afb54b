/** How long to wait before trying again, spread so that a thousand phones do not come back at once. */

const firstMs = 200;
const longestMs = 10_000;

/** The wait doubles from 200 ms to 10 s, and lies somewhere in the upper half of that. */
export function backoff(failures: number, random: () => number): number {
  return (Math.min(longestMs, firstMs * 2 ** failures) * (1 + random())) / 2;
}
