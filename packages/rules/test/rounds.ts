/// <reference types="vite/types/importMeta.d.ts" />
// How many random cases a test plays. While `npm run test:mutation` looks for changes that no test detects, the cases
// are few and the same each time: a change that only a rare random case detects has no test of its own.

/** Set by `vitest.mutation.config.ts`. */
const isMutation = import.meta.env.LIANGFEN_MUTATION === '1';

/** Options for fast-check. */
export function runs(numRuns: number): { numRuns: number; seed?: number } {
  return isMutation ? { numRuns: Math.ceil(numRuns / 100), seed: 20_261_123 } : { numRuns };
}
