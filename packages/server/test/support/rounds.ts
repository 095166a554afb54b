/**
 * How many rounds a test of random cases plays. In `npm test`, the whole of continuous integration too, they are few
 * and always the same, so that no run fails by chance. In `npm run test:soak` they are many and new, and the seed of a
 * failure is printed.
 */

/** How many full lengths the soak has; null outside a soak. */
const soak = process.env.LIANGFEN_SOAK === undefined ? null : Number(process.env.LIANGFEN_SOAK);

/** Whether each run makes new cases. */
export const isSoak = soak !== null;

export function rounds(inGate: number, inSoak: number): number {
  return soak === null ? inGate : Math.ceil(inSoak * soak);
}

/** The number of rounds and the seed for fast-check. */
export function runs(inGate: number, inSoak: number): { numRuns: number; seed?: number } {
  const numRuns = rounds(inGate, inSoak);
  return isSoak ? { numRuns } : { numRuns, seed: 20_261_122 };
}
