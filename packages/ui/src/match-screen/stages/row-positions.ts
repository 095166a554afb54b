// Places the rows of a ranking page: one column up to ten rows, two beyond or on a wide wall.
import type { CanvasSize } from '../canvas/fit-box.ts';

/** The width from which two columns of rows can be read across. */
const wideArea = 2300;

/** A higher row would look like a block. */
const highest = 140;

export interface RowPositions {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly at: (index: number) => { readonly x: number; readonly y: number };
  /** The position of the line of promotion; null where it is not on this page. */
  readonly line: { readonly x: number; readonly y: number } | null;
}

/** The line of promotion, with its words. */
export const lineHeight = 52;

/** `promoted`: how many rows of the page stand above the line; it is drawn between two rows. */
export function rowPositions(rows: number, area: CanvasSize, promoted = 0): RowPositions {
  const wide = area.width >= wideArea && rows > 5;
  const narrow = area.width < area.height;
  const columns = !narrow && (rows > 10 || wide) ? 2 : 1;
  // Few rows do not grow into blocks, many do not touch.
  const perColumn = Math.ceil(rows / columns);
  const gap = perColumn > 8 ? 8 : 14;
  const columnGap = 32;
  const width = (area.width - columnGap * (columns - 1)) / columns;
  const drawn = promoted > 0 && promoted < rows;
  const lineColumn = Math.floor((promoted - 1) / perColumn);
  const rest = area.height - gap * (perColumn - 1) - (drawn ? lineHeight : 0);
  // In fours: the middle of a row is a whole pixel of a wall of half the size, too, and its words are sharp there.
  const height = 4 * Math.floor(Math.min(highest, rest / Math.max(1, perColumn)) / 4);
  // A short table stands a little above the middle, as a picture would hang.
  const taken = perColumn * (height + gap) - gap + (drawn ? lineHeight : 0);
  const top = 2 * Math.round(Math.max(0, (area.height - taken) * 0.2));
  const at = (index: number) => {
    const column = Math.floor(index / perColumn);
    const below = drawn && column === lineColumn && index >= promoted ? lineHeight : 0;
    return {
      x: column * (width + columnGap),
      y: top + (index % perColumn) * (height + gap) + below,
    };
  };
  const above = at(promoted - 1);
  return {
    columns,
    width,
    height,
    at,
    line: drawn ? { x: above.x, y: above.y + height + (gap - 2) / 2 } : null,
  };
}
