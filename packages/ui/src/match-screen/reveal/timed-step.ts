// A reveal is a list of steps made beforehand; the operator, or time, moves an index over it.

/** Step n of a list is shown when the index is greater than n: 0 shows nothing yet. */
export interface TimedStep {
  /** How long after the step before (or the start) it plays by itself. */
  readonly waitMs: number;
}

/** Inside the list, whatever number the operator's console sent. */
export function clampStep(step: number, steps: readonly unknown[]): number {
  return Math.max(0, Math.min(Math.trunc(step), steps.length));
}
