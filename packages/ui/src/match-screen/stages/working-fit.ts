// The steps of a score stand in two rows below the picture, in three smaller ones, and never cut in the middle.
import { textWidth } from '../format.ts';

export interface FittedWorking {
  readonly lines: readonly string[];
  readonly size: number;
  readonly rows: number;
}

/** Between two steps, and what a row that breaks leaves empty. */
const between = 46;
const usable = 0.88;
const sizes = [
  { size: 34, rows: 2 },
  { size: 28, rows: 3 },
] as const;

/** The heading stands first. Steps that have no room are left out from the first: the last ones lead to the score. */
export function fittedWorking(
  heading: string,
  lines: readonly string[],
  width: number,
): FittedWorking {
  for (const { size, rows } of sizes) {
    if (needed([heading, ...lines], size) <= width * rows * usable) return { lines, size, rows };
  }
  return lines.length > 1
    ? fittedWorking(heading, lines.slice(1), width)
    : { lines, size: 28, rows: 3 };
}

function needed(lines: readonly string[], size: number): number {
  return lines.reduce((so, line) => so + textWidth(line) * size + between, 0);
}
