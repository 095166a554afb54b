/** Says when a message that was not taken is sent again. Pure. */

const firstMs = 5_000;
const times = 4;
const longestMs = 8 * 60 * 60 * 1000;
/** A quarter more or less, so that what failed together does not come back together. */
const spread = 0.25;

/** Returns the wait from now after this many tries; `chance` is 0 ≤ x < 1. */
export function waitBeforeNext(tries: number, chance: number): number {
  const wait = Math.min(firstMs * times ** Math.max(0, tries - 1), longestMs);
  return Math.round(wait * (1 - spread + 2 * spread * chance));
}
