/** Returns a value that a gate has made sure of, so that the gate's refusal is not spelled a second time. */
export function passedGate<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('a gate let through what is not there');
  return value;
}
