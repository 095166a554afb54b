// Places the bouts of a bracket's band: a column for each round, rounds that are still to come as empty places, lines
// between them, and below the columns what is fought beside the way to the final.
import { type ComingPlace, comingPlaces } from '@liangfen/rules';
import type { BracketSide, BracketSlot } from '@liangfen/sdk/schema';
import type { CanvasSize } from '../canvas/fit-box.ts';
import { type BandColumn, rowsBeside } from './bracket-bands.ts';

const columnGap = { most: 96, share: 0.12 };
const boxGap = 18;
/** On a high wall names stand in more lines: the columns are narrow, and there is room. */
const highestBox = { wide: 280, tall: 340 };
/** The name of a round beside, above its first bout. */
export const besideName = 40;

export interface BracketBox {
  readonly key: string;
  /** Null while the round is still to come. */
  readonly slot: BracketSlot | null;
  /** Who is known to stand in a round that is still to come. */
  readonly coming: ComingPlace | null;
  /** The name of a round beside the way to the final, at its first bout. */
  readonly name: string | null;
  readonly column: number;
  readonly x: number;
  readonly y: number;
  /** Rounds with fewer bouts have higher boxes, so that the bracket fills its wall. */
  readonly height: number;
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
  /** The middle of the champion's box. */
  readonly champion: { readonly x: number; readonly y: number; readonly width: number };
}

export function bracketPositions(
  bandColumns: readonly BandColumn[],
  area: CanvasSize,
): BracketPositions {
  const counts = slotCounts(bandColumns);
  const columnCount = counts.length + 1;
  const step = area.width / columnCount;
  const gap = Math.min(columnGap.most, step * columnGap.share);
  const width = Math.floor(step - gap);
  const most = Math.max(1, ...counts);
  const below = rowsBeside(bandColumns);
  const besideNames = Math.max(0, ...bandColumns.map(({ beside }) => beside.length)) * besideName;
  const row = (area.height - besideNames) / (most + below);
  /** The way to the final has the upper part. */
  const upper = most * row;
  const highest = area.height > area.width ? highestBox.tall : highestBox.wide;
  const heightIn = (rowHeight: number) => Math.floor(Math.min(highest, rowHeight - boxGap));
  /** Later rounds grow, but not to more than twice the first: a bracket narrows to its end. */
  const heightOf = (column: number) =>
    Math.min(heightIn(upper / (counts[column] ?? 1)), 2 * heightIn(row));
  const columns = Array.from({ length: columnCount }, (_, index) => Math.round(index * step));
  const middle = (column: number, at: number) => ((at + 0.5) / (counts[column] ?? 1)) * upper;
  const places = new Map<string, Place>();
  const place = (round: number | string, at: number, one: Place) =>
    places.set(`${round} ${at}`, one);
  const drawn = bandColumns.length;
  const known = comingPlaces(bandColumns[drawn - 1]?.main.round.slots ?? []);
  const boxes: BracketBox[] = [];
  for (const [column, count] of counts.entries()) {
    const x = columns[column] ?? 0;
    const main = bandColumns[column]?.main;
    for (let at = 0; at < count; at += 1) {
      const y = middle(column, at);
      const slot = main?.round.slots[at] ?? null;
      place(main?.index ?? `coming ${column}`, at, { column, y });
      const coming = column === drawn ? (known[at] ?? null) : null;
      const box = { key: `${column} ${at}`, slot, coming, name: null };
      boxes.push({ ...box, column, x, y: top(y, heightOf(column)), height: heightOf(column) });
    }
    let y = upper;
    const height = heightIn(row);
    for (const { index, round } of bandColumns[column]?.beside ?? []) {
      y += besideName;
      for (const [at, slot] of round.slots.entries()) {
        const name = at === 0 ? round.groupName : null;
        const centre = y + height / 2;
        place(index, at, { column, y: centre });
        const box = { key: `${index} beside ${at}`, slot, coming: null, name };
        boxes.push({ ...box, column, x, y: Math.round(y), height });
        y += row;
      }
    }
  }
  const line = (key: string, from: Place, to: Place, open: boolean): BracketLine => {
    const x = (columns[from.column] ?? 0) + width;
    const end = columns[to.column] ?? area.width;
    const between = Math.round(end - (step - width) / 2);
    return { key, open, path: `M${x} ${Math.round(from.y)}H${between}V${Math.round(to.y)}H${end}` };
  };
  const lines = counts.flatMap((_, column) => {
    const own = bandColumns[column];
    if (column === 0) return [];
    if (own === undefined) return comingLines(counts, column, line, middle);
    const { index, round } = own.main;
    return round.slots.flatMap(({ red, blue }, at) =>
      [red, blue].flatMap((side, which) => {
        const from = side === null ? undefined : places.get(cameFrom(side, index));
        if (from === undefined || from.column >= column) return [];
        // Red comes in above the middle of the box, blue below it.
        const y = middle(column, at) + (blue === null ? 0 : (which - 0.5) * heightOf(column) * 0.5);
        return [line(`${column} ${at} ${which}`, from, { column, y }, false)];
      }),
    );
  });
  const last = counts.length - 1;
  const centre = upper / 2;
  const ways = counts[last] === 1 ? [{ from: last, to: counts.length }] : [];
  const end = ways.map(({ from, to }) =>
    line('champion', { column: from, y: middle(from, 0) }, { column: to, y: centre }, true),
  );
  return {
    boxes,
    lines: [...lines, ...end],
    columns,
    width,
    champion: { x: columns[counts.length] ?? 0, y: centre, width },
  };
}

interface Place {
  readonly column: number;
  /** The middle. */
  readonly y: number;
}

function cameFrom({ from, fromRound }: BracketSide, index: number): string {
  return `${fromRound ?? index - 1} ${from}`;
}

function top(middle: number, height: number): number {
  return Math.round(middle - height / 2);
}

/** Draws lines in running order, two by two, as the first round is paired: a shape, not a promise. */
function comingLines(
  counts: readonly number[],
  column: number,
  line: (key: string, from: Place, to: Place, open: boolean) => BracketLine,
  middle: (column: number, at: number) => number,
): BracketLine[] {
  return Array.from({ length: counts[column - 1] ?? 0 }, (_, at) =>
    line(
      `${column} coming ${at}`,
      { column: column - 1, y: middle(column - 1, at) },
      { column, y: middle(column, Math.floor(at / 2)) },
      true,
    ),
  );
}

/** Counts the bouts of the rounds there are, and of those that must follow until one bout is left. */
function slotCounts(columns: readonly BandColumn[]): number[] {
  const counts = columns.map(({ main }) => main.round.slots.length);
  if (columns.at(-1)?.main.round.roundKind === 'FINAL') return counts;
  for (let last = counts.at(-1) ?? 1; last > 1; last = counts.at(-1) ?? 1) {
    counts.push(Math.ceil(last / 2));
  }
  return counts;
}
