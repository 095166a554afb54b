// Many measured times in three figures.

export interface Timing {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Summarises times by nearest rank, in whole ms; null without any. */
export function timingOf(times: readonly number[]): Timing | null {
  if (times.length === 0) return null;
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => {
    const index = Math.max(0, Math.ceil(sorted.length * part) - 1);
    return Math.round(sorted[index] ?? 0);
  };
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}
