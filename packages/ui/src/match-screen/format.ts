// Scores, clocks and names as the hall reads them.

/** Decimals that a score has, as sent: at most 3. */
export function decimalsOf(score: number): number {
  const [, fraction = ''] = String(score).split('.');
  return Math.min(3, fraction.length);
}

/** The decimals that a list of scores needs to stand in one column, of the `least` that they are written with. */
export function decimalsOfAll(scores: readonly (number | null)[], least = 0): number {
  return scores.reduce<number>(
    (most, score) => (score === null ? most : Math.max(most, decimalsOf(score))),
    least,
  );
}

/** Never rounds: a score that has more decimals shows them. */
export function formatScore(score: number, decimals = 0): string {
  return score.toFixed(Math.max(decimals, decimalsOf(score)));
}

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

/** Width of a text in em, near enough to choose a size: Chinese is square, the rest is narrower. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    width += character <= '\u00ff' ? 0.56 : 1;
  }
  return width;
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
