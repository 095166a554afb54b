// Scores, clocks and names as the hall reads them.
import { formatScore } from '@liangfen/rules';

export { decimalsOfAll, formatScore } from '@liangfen/rules';

/** A score as the hall reads it: `−12.50` with the minus of typesetters. */
export function formatFigure(score: number, decimals = 0): string {
  return formatScore(score, decimals).replace('-', '−');
}

/** Width in em of a figure in the digits of the screen: points and minus are narrower or wider. */
export function figureWidth(text: string): number {
  return [...text].reduce((width, one) => width + (one === '.' ? 0.32 : 0.6), 0);
}

/** `+5`, `−2.5`, with the minus of typesetters, as wide as the plus. */
export function formatChange(amount: number): string {
  return amount < 0 ? `−${formatScore(-amount)}` : `+${formatScore(amount)}`;
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

/** Width of a text in em, near enough to choose a size, and rather too wide than too narrow. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (character >= '\u{1f000}') return 1.3;
  // The dot between the parts of a name is as wide as a Chinese character in most faces.
  if (character > '\u024f' || character === '·') return 1;
  if (character === ' ') return 0.3;
  if (/[MWmw@&%]/.test(character)) return 0.9;
  return /[\p{Lu}\d]/u.test(character) ? 0.66 : 0.56;
}

/** Cut so that it is at most `ems` em wide, the ellipsis included. */
export function shortened(text: string, ems: number): string {
  if (textWidth(text) <= ems) return text;
  const kept = [...text];
  while (textWidth(kept.join('')) > ems - 1) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

/** The largest size from `most` down to `least` px at which `text` fits `lines` lines of `width` px. */
export function fittingSize(
  text: string,
  { width, most, least, lines = 1 }: { width: number; most: number; least: number; lines?: number },
): number {
  const ems = Math.max(1, textWidth(text));
  // A line break wastes up to one character.
  const perLine = lines === 1 ? ems : Math.ceil(ems / lines) + 0.5;
  return Math.max(least, Math.min(most, Math.floor(width / perLine)));
}
