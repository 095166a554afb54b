// The steps of a score stand in two rows below the picture, in more smaller ones, and never cut in the middle.
import { textWidth } from '../format.ts';

export interface FittedWorking {
  readonly lines: readonly string[];
  readonly size: number;
  readonly rows: number;
  /** Whether the words are smaller than usual, in more rows. */
  readonly small: boolean;
}

interface Setting {
  readonly size: number;
  readonly rows: number;
}

/** Between two steps, and what a row that breaks leaves empty. */
const between = 46;
const usable = 0.88;
const settings: Readonly<Record<'usual' | 'tall', readonly [Setting, Setting]>> = {
  usual: [
    { size: 34, rows: 2 },
    { size: 28, rows: 3 },
  ],
  // A high wall has the height for words of twice the share.
  tall: [
    { size: 44, rows: 4 },
    { size: 36, rows: 5 },
  ],
};

/** The heading stands first. Steps that have no room are left out from the first: the last ones lead to the score. */
export function fittedWorking(
  heading: string,
  lines: readonly string[],
  width: number,
  tall = false,
): FittedWorking {
  const [usual, smaller] = settings[tall ? 'tall' : 'usual'];
  const fits = (kept: readonly string[], { size, rows }: Setting) =>
    needed([heading, ...kept], size) <= width * rows * usable;
  if (fits(lines, usual)) return { lines, ...usual, small: false };
  for (let kept = lines; kept.length > 1; kept = kept.slice(1)) {
    if (fits(kept, smaller)) return { lines: kept, ...smaller, small: true };
  }
  return { lines: lines.slice(-1), ...smaller, small: true };
}

function needed(lines: readonly string[], size: number): number {
  return lines.reduce((so, line) => so + textWidth(line) * size + between, 0);
}
