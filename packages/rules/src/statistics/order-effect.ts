// Tells whether a judge grows milder or stricter while the show goes on.
import type { OrderEffect } from '@liangfen/sdk/schema';
import { meanOf, rounded } from './measure.ts';

/** How far one judge was from the others, at one place in the running order. */
export interface Deviation {
  /** Position in the running order, from 1. */
  readonly position: number;
  /** The judge's score less the mean of the other judges' scores for the same thing. */
  readonly deviation: number;
}

/** Fewer positions say nothing about a tendency. */
const fewest = 3;

/**
 * Slope (ordinary least squares, points for each place in the running order) and correlation
 * (Pearson, −1 to 1) of a judge's deviations over the running order, and their means in the first
 * and in the last third of the judge's own positions, rounded up to whole positions. Null with fewer than
 * three positions; the correlation is null when all deviations are the same. These are statistics in
 * binary floating point, rounded to four decimals; no score depends on them.
 *
 * @example
 * ```tsx
 * const effect = orderEffectOf([
 *   { position: 1, deviation: -0.4 },
 *   { position: 2, deviation: 0.1 },
 * ]);
 * ```
 */
export function orderEffectOf(deviations: readonly Deviation[]): OrderEffect | null {
  const positions = [...new Set(deviations.map(({ position }) => position))].sort((a, b) => a - b);
  if (positions.length < fewest) return null;
  const meanPosition = meanOf(deviations.map(({ position }) => position)) ?? 0;
  const meanDeviation = meanOf(deviations.map(({ deviation }) => deviation)) ?? 0;
  let together = 0;
  let places2 = 0;
  let deviations2 = 0;
  for (const { position, deviation } of deviations) {
    const x = position - meanPosition;
    const y = deviation - meanDeviation;
    together += x * y;
    places2 += x * x;
    deviations2 += y * y;
  }
  const third = Math.ceil(positions.length / 3);
  const firstEnds = positions[third - 1] ?? 0;
  const lastBegins = positions[positions.length - third] ?? 0;
  const meanWhere = (inside: (position: number) => boolean) =>
    rounded(
      meanOf(
        deviations.filter(({ position }) => inside(position)).map(({ deviation }) => deviation),
      ) ?? 0,
    );
  return {
    programs: positions.length,
    slope: rounded(together / places2),
    // A smaller sum of equal deviations is the noise of binary fractions.
    correlation: deviations2 < 1e-12 ? null : rounded(together / Math.sqrt(places2 * deviations2)),
    firstThird: meanWhere((position) => position <= firstEnds),
    lastThird: meanWhere((position) => position >= lastBegins),
  };
}
