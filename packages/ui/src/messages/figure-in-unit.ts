// A figure with the name of its unit behind it, where no heading names the unit.
import { formatMeasured } from '@liangfen/rules';
import type { ScoreUnit } from '@liangfen/sdk/schema';

/** Points stand bare, as everywhere; a clock's `1:15.32` says by itself what it is. */
export function figureInUnit(
  score: number,
  decimals: number,
  unit: ScoreUnit | undefined,
  words: Readonly<Record<ScoreUnit, string>>,
): string {
  const figure = formatMeasured(score, decimals, unit);
  return unit === undefined || unit === 'POINTS' || unit === 'CLOCK'
    ? figure
    : `${figure} ${words[unit]}`;
}
