// A figure with the name of its unit behind it, where no heading names the unit.
import { formatMeasured } from '@liangfen/rules';
import type { ScoreUnit } from '@liangfen/sdk/schema';

/** Points stand bare, as everywhere; a clock's `1:15.32` says by itself what it is. */
const isNamed: Readonly<Record<ScoreUnit, boolean>> = {
  POINTS: false,
  SECONDS: true,
  CLOCK: false,
  STROKES: true,
  FAULTS: true,
  METRES: true,
  CENTIMETRES: true,
  KILOGRAMS: true,
  TIMES: true,
  PLACES: true,
};

/**
 * Writes a figure for people who see no heading with its unit.
 *
 * @example
 * ```tsx
 * const { scoreUnit } = useCommonMessages();
 * console.log(figureInUnit(12.5, 2, 'SECONDS', scoreUnit)); // '12.50 秒'
 * ```
 */
export function figureInUnit(
  score: number,
  decimals: number,
  unit: ScoreUnit | undefined,
  words: Readonly<Record<ScoreUnit, string>>,
): string {
  const figure = formatMeasured(score, decimals, unit);
  return unit !== undefined && isNamed[unit] ? `${figure} ${words[unit]}` : figure;
}
