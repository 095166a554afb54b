// Says what figures of a competition measure, and which of two is the better one: points, or times where less is better.

import type { FinalScore, ScoreOrder, ScoreUnit, Setting } from '@liangfen/sdk/schema';
import { formatDecimal } from './decimal.ts';
import { hasFullMark } from './mode.ts';
import { decimalsOf, formatScore } from './score-decimals.ts';

type Measured = Pick<Setting, 'scoreOrder' | 'scoreUnit'> & Partial<Pick<Setting, 'mode'>>;

/**
 * Which of two results comes first. Points of bouts and votes are always more the better; a competition that was stored
 * before there was a choice ranks the higher first.
 *
 * @example
 * ```tsx
 * console.log(scoreOrderOf(match.setting));
 * ```
 */
export function scoreOrderOf({
  mode = 'SCORE',
  scoreOrder,
}: Omit<Measured, 'scoreUnit'>): ScoreOrder {
  return hasFullMark(mode) ? (scoreOrder ?? 'HIGHER_FIRST') : 'HIGHER_FIRST';
}

/**
 * @example
 * ```tsx
 * console.log(scoreUnitOf(match.setting));
 * ```
 */
export function scoreUnitOf({
  mode = 'SCORE',
  scoreUnit,
}: Omit<Measured, 'scoreOrder'>): ScoreUnit {
  return hasFullMark(mode) ? (scoreUnit ?? 'POINTS') : 'POINTS';
}

/**
 * What a result or a picture says of its figures; points, the higher first, are said by leaving it out, as in everything
 * that was stored before.
 *
 * @example
 * ```tsx
 * console.log(measurePart(match.setting));
 * ```
 */
export function measurePart(setting: Measured): Pick<FinalScore, 'scoreOrder' | 'scoreUnit'> {
  const scoreOrder = scoreOrderOf(setting);
  const scoreUnit = scoreUnitOf(setting);
  return {
    ...(scoreUnit === 'POINTS' ? {} : { scoreUnit }),
    ...(scoreOrder === 'HIGHER_FIRST' ? {} : { scoreOrder }),
  };
}

/** Below zero where the first score is the better one. */
export const compareScores: Readonly<Record<ScoreOrder, (a: number, b: number) => number>> = {
  HIGHER_FIRST: (a, b) => b - a,
  LOWER_FIRST: (a, b) => a - b,
};

/** How a unit changes the figure itself: seconds of a clock stand as minutes and seconds, and need no word behind them. */
export const isClock: Readonly<Record<ScoreUnit, boolean>> = {
  POINTS: false,
  SECONDS: false,
  CLOCK: true,
  STROKES: false,
  FAULTS: false,
  METRES: false,
  CENTIMETRES: false,
  KILOGRAMS: false,
  TIMES: false,
  PLACES: false,
};

/**
 * Writes a score in its unit, without the unit's name: 75.32 seconds of a clock are `1:15.32`.
 *
 * @example
 * ```tsx
 * console.log(formatMeasured(75.32, 2, 'CLOCK')); // '1:15.32'
 * ```
 */
export function formatMeasured(score: number, decimals = 0, unit: ScoreUnit = 'POINTS'): string {
  if (!isClock[unit]) return formatScore(score, decimals);
  const places = Math.max(decimals, decimalsOf(score));
  const [whole = '0', fraction] = formatDecimal(Math.abs(score), places).split('.');
  const seconds = Number(whole);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  const clock =
    hours === 0
      ? `${minutes}:${two(seconds % 60)}`
      : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${score < 0 ? '-' : ''}${clock}${fraction === undefined ? '' : `.${fraction}`}`;
}
