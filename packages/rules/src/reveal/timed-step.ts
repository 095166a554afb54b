// A reveal is a list of steps made beforehand; the operator, or time, moves an index over it.
import type { RevealStep } from '@liangfen/sdk/schema';

/**
 * Step n of a list is shown when the index is greater than n: 0 shows nothing yet. `waitMs` is how
 * long after the step before (or the start) a step plays by itself.
 */
export type StepOf<Kind extends RevealStep['kind']> = Extract<RevealStep, { readonly kind: Kind }>;

/**
 * Keeps a step inside the list, whatever number the operator's console sent.
 *
 * @example
 * ```tsx
 * console.log(clampStep(9, revealSteps(stage)));
 * ```
 */
export function clampStep(step: number, steps: readonly unknown[]): number {
  return Math.max(0, Math.min(Math.trunc(step), steps.length));
}
