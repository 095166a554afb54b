// Scores, clocks and names as the hall reads them.
import { formatMeasured, formatScore } from '@liangfen/rules';
import type { ScoreUnit } from '@liangfen/sdk/schema';

export { decimalsOfAll, formatScore } from '@liangfen/rules';
export { fittingSize, longestWord, shortened, textWidth } from './text-fit.ts';

/** A score as the hall reads it: `−12.50` with the minus of typesetters, a time as `1:15.32`. */
export function formatFigure(score: number, decimals = 0, unit?: ScoreUnit): string {
  return formatMeasured(score, decimals, unit).replace('-', '−');
}

/** Width in em of a figure in the digits of the screen: points and minus are narrower or wider. */
export function figureWidth(text: string): number {
  return [...text].reduce((width, one) => width + (one === '.' ? 0.32 : 0.6), 0);
}

/** `+5`, `−2.5`, with the minus of typesetters, as wide as the plus. */
export function formatChange(amount: number): string {
  return amount < 0 ? `−${formatScore(-amount)}` : `+${formatScore(amount)}`;
}

/** How far a side is ahead in all its bouts: `+5`, `0`, `−2`. */
export function formatDifference(amount: number): string {
  return amount === 0 ? '0' : formatChange(amount);
}

/** Seconds left as `2:05`, or `1:02:05` from an hour on. */
export function formatClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

export function formatNumber(sort: number): string {
  return String(sort).padStart(2, '0');
}
