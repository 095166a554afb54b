// Means and rounding of statistics that no score depends on: binary floating point is exact enough.

export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  let total = 0;
  for (const value of values) total += value;
  return total / values.length;
}

/** To four decimals, and never −0. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
