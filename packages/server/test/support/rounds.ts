/**
 * How many rounds a test of random cases plays: few and always the same in `npm test` and in a soak of less than full
 * length, as continuous integration runs it, which must not be red by chance; many and new ones in
 * `npm run test:soak`, which prints the seed of what it finds.
 */

/** How many times over, in a soak. */
const soak = process.env.LIANGFEN_SOAK === undefined ? null : Number(process.env.LIANGFEN_SOAK);

/** Whether cases are new ones. */
export const isSoak = soak !== null && soak >= 1;

export function rounds(inGate: number, inSoak: number): number {
  return soak === null ? inGate : Math.ceil(inSoak * soak);
}

/** The same for fast-check. */
export function runs(inGate: number, inSoak: number): { numRuns: number; seed?: number } {
  const numRuns = rounds(inGate, inSoak);
  return isSoak ? { numRuns } : { numRuns, seed: 20_261_122 };
}
