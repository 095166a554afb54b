// How judges' seats share the stage where scores sweep or climb: one row while the figures stay large, else the wall of the cards.
import type { CanvasSize } from '../canvas/fit-box.ts';
import { type CardContent, type CardLayout, cardLayout } from './card-grid.ts';

const rowGap = 18;
/** Narrower than this a seat in one row would have smaller figures than the wall. */
const leastSeat = 172;
const widest = 430;
const largestFigure = 190;
/** Below this words cannot be read from the last row. */
const leastWords = 28;

export interface SeatLayout extends CardLayout {
  /** One row, with names and all of the height; else a wall of small seats. */
  readonly oneRow: boolean;
}

export function seatLayout(content: CardContent, area: CanvasSize): SeatLayout {
  const count = Math.max(1, content.count);
  const width = Math.floor(Math.min(widest, (area.width - rowGap * (count - 1)) / count));
  if (width < leastSeat) return { ...cardLayout(content, area), oneRow: false };
  const words = width - 16;
  const { name, lines } = nameSize(content.nameEms, words);
  return {
    oneRow: true,
    columns: count,
    rows: 1,
    gap: rowGap,
    width,
    height: area.height,
    plate: Math.floor(Math.max(30, Math.min(46, width / 6))),
    figure: Math.floor(Math.min(largestFigure, words / Math.max(1.7, content.figureEms))),
    names: lines === 0 ? 'NONE' : 'BELOW_SCORE',
    name,
    nameHeight: lines === 0 ? 0 : Math.ceil(lines * name * 1.22 + 10),
    groups: false,
    stamp: true,
  };
}

/** Whole names or none: in up to three lines, as large as they can be. */
function nameSize(ems: number, words: number): { readonly name: number; readonly lines: number } {
  if (ems === 0) return { name: leastWords, lines: 0 };
  for (const lines of [1, 2, 3]) {
    const name = Math.floor(Math.min(44, words / (lines === 1 ? ems : ems / lines + 0.8)));
    if (name >= leastWords) return { name, lines };
  }
  return { name: leastWords, lines: 0 };
}

/** The row bends like the seats of a hall: how much lower a seat stands than the middle one, and how the row slopes there. */
export function seatBow(
  index: number,
  { columns, count, depth, pitch }: BowRow,
): { readonly bow: number; readonly slope: number } {
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, count - row * columns);
  const from = (columns - inRow) / 2;
  // From −1 at the left end to 1 at the right end of a full row.
  const at = columns === 1 ? 0 : ((from + (index % columns) + 0.5) / columns) * 2 - 1;
  const bow = depth * at * at;
  const slope =
    columns === 1 ? 0 : (Math.atan((2 * depth * at * 2) / (columns * pitch)) * 180) / Math.PI;
  return { bow: Math.round(bow), slope: Math.round(slope * 10) / 10 };
}

export interface BowRow {
  readonly columns: number;
  readonly count: number;
  /** Of the bend, in px. */
  readonly depth: number;
  /** From one seat to the next. */
  readonly pitch: number;
}
