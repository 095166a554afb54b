/// <reference types="vite/types/importMeta.d.ts" />
// How many random cases a test plays: few, and the same ones each time, while `npm run test:mutation` looks for
// changes that no test finds. What only a rare case finds, no test says.

/** Set by `vitest.mutation.config.ts`. */
const isMutation = import.meta.env.LIANGFEN_MUTATION === '1';

/** For fast-check. */
export function runs(numRuns: number): { numRuns: number; seed?: number } {
  return isMutation ? { numRuns: Math.ceil(numRuns / 100), seed: 20_261_123 } : { numRuns };
}
