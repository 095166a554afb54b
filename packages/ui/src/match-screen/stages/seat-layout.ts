// Divides the stage among judges' seats where scores sweep or climb: one row while the figures stay large, else the
// wall of the cards.
import type { CanvasSize } from '../canvas/fit-box.ts';
import {
  type CardContent,
  type CardLayout,
  cardLayout,
  faceGap,
  faceShape,
  titleLine,
  titlesIn,
} from './card-grid.ts';

const rowGap = 18;
/** Narrower than this a seat in one row would have smaller figures than the wall. */
const leastSeat = 172;
const widest = 430;
const largestFigure = 190;
const largestFace = 108;
/** Lower than this a row has room for scores and names alone. */
const faceRow = 440;
/** Below this words cannot be read from the last row. */
const leastWords = 28;

export interface SeatLayout extends CardLayout {
  /** Whether there is one row, with names and all of the height; else a wall of small seats. */
  readonly oneRow: boolean;
}

export function seatLayout(content: CardContent, area: CanvasSize): SeatLayout {
  const count = Math.max(1, content.count);
  const width = Math.floor(Math.min(widest, (area.width - rowGap * (count - 1)) / count));
  if (width < leastSeat) {
    // A wall of small seats is read by its figures.
    return { ...cardLayout({ ...content, faces: false, titles: [] }, area), oneRow: false };
  }
  const words = width - 16;
  const { name, lines } = nameSize(content.nameEms, words);
  const { face, titleLines, titleEms } = facedSeat(content, words, area.height);
  const wordsHeight = lines === 0 ? 0 : Math.ceil(lines * name * 1.22 + 10);
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
    // All that stands below the number.
    nameHeight: wordsHeight + titleLines * titleLine.height + faceHeight(face),
    groups: false,
    face,
    titleLines,
    titleEms,
    stamp: true,
    stepBack: 1,
  };
}

/** Returns the height of a photograph over the number, with the air around it. */
export function faceHeight(face: number): number {
  return face === 0 ? 0 : Math.ceil(face * faceShape) + faceGap;
}

/** For a row that is high enough: the photograph over the number, and a title of one line below the name. */
function facedSeat({ faces = false, titles = [] }: CardContent, words: number, height: number) {
  if (height < faceRow) return { face: 0, titleLines: 0, titleEms: 0 };
  const face = faces ? Math.floor(Math.min(largestFace, words * 0.52)) : 0;
  return { face, ...titlesIn(titles, words, 1) };
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
  /** How far the row bends, in px. */
  readonly depth: number;
  /** The distance from one seat to the next. */
  readonly pitch: number;
}
