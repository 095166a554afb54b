// Places the bouts of a bracket: a column for each round, rounds that are still to come as empty places, lines between
// them.
import type { BracketRound } from '@liangfen/sdk/schema';
import type { CanvasSize } from '../canvas/fit-box.ts';

/** More bouts than these below each other cannot be read from the last row. */
export const boutsAtMost = 8;
const columnGap = { most: 96, share: 0.12 };
const boxGap = 18;
/** On a high wall names stand in more lines: the columns are narrow, and there is room. */
const highestBox = { wide: 168, tall: 280 };

export interface BracketBox {
  /** The bout's round; the slot is missing while the round is still to come. */
  readonly round: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

export interface BracketLine {
  readonly key: string;
  /** For the d of an SVG path. */
  readonly path: string;
  /** Nobody has come this way yet. */
  readonly open: boolean;
}

export interface BracketPositions {
  readonly boxes: readonly BracketBox[];
  readonly lines: readonly BracketLine[];
  /** The left edge of each column. */
  readonly columns: readonly number[];
  readonly width: number;
  readonly height: number;
  /** The middle of the champion's box. */
  readonly champion: { readonly x: number; readonly y: number; readonly width: number };
}

/** Rounds from the first one that can be read on; a single round that is too large has its bouts in two columns. */
export function shownRounds(rounds: readonly BracketRound[]): readonly BracketRound[] {
  const from = rounds.findIndex(({ slots }) => slots.length <= boutsAtMost);
  return from === -1 ? rounds.slice(-1) : rounds.slice(from);
}

export function bracketPositions(
  rounds: readonly BracketRound[],
  area: CanvasSize,
): BracketPositions {
  const counts = slotCounts(rounds);
  const columnCount = counts.length + 1;
  const step = area.width / columnCount;
  const gap = Math.min(columnGap.most, step * columnGap.share);
  const width = Math.floor(step - gap);
  const most = Math.max(1, ...counts);
  const highest = area.height > area.width ? highestBox.tall : highestBox.wide;
  const height = Math.floor(Math.min(highest, area.height / most - boxGap));
  const columns = Array.from({ length: columnCount }, (_, index) => Math.round(index * step));
  const middle = (round: number, at: number) => ((at + 0.5) / (counts[round] ?? 1)) * area.height;
  const boxes = counts.flatMap((count, round) =>
    Array.from({ length: count }, (_, at) => ({
      round,
      at,
      x: columns[round] ?? 0,
      y: Math.round(middle(round, at) - height / 2),
    })),
  );
  const line = (
    key: string,
    [round, at]: readonly [number, number],
    toY: number,
    open: boolean,
  ) => {
    const x = (columns[round] ?? 0) + width;
    const to = columns[round + 1] ?? area.width;
    const between = Math.round((x + to) / 2);
    const y = Math.round(middle(round, at));
    return { key, open, path: `M${x} ${y}H${between}V${Math.round(toY)}H${to}` };
  };
  const lines = counts.flatMap((_, round) => {
    const slots = rounds[round]?.slots;
    if (round === 0) return [];
    if (slots === undefined) return comingLines(counts, round, line, middle);
    return slots.flatMap(({ red, blue }, at) =>
      [red, blue].flatMap((side, index) => {
        if (side === null || side.from === null || side.from >= (counts[round - 1] ?? 0)) return [];
        // Red comes in above the middle of the box, blue below it.
        const to = middle(round, at) + (blue === null ? 0 : (index - 0.5) * height * 0.5);
        return [line(`${round} ${at} ${index}`, [round - 1, side.from], to, false)];
      }),
    );
  });
  const last = counts.length - 1;
  const end = counts[last] === 1 ? [line('champion', [last, 0], area.height / 2, true)] : [];
  return {
    boxes,
    lines: [...lines, ...end],
    columns,
    width,
    height,
    champion: { x: columns[counts.length] ?? 0, y: area.height / 2, width },
  };
}

/** Draws lines in running order, two by two, as the first round is paired: a shape, not a promise. */
function comingLines(
  counts: readonly number[],
  round: number,
  line: (key: string, from: readonly [number, number], toY: number, open: boolean) => BracketLine,
  middle: (round: number, at: number) => number,
): BracketLine[] {
  return Array.from({ length: counts[round - 1] ?? 0 }, (_, at) =>
    line(`${round} coming ${at}`, [round - 1, at], middle(round, Math.floor(at / 2)), true),
  );
}

/** Counts the bouts of the rounds there are, and of those that must follow until one bout is left. */
function slotCounts(rounds: readonly BracketRound[]): number[] {
  const counts = rounds.map(({ slots }) => slots.length);
  for (let last = counts.at(-1) ?? 1; last > 1; last = counts.at(-1) ?? 1) {
    counts.push(Math.ceil(last / 2));
  }
  return counts;
}
