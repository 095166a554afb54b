// Where the rows of a ranking page lie: one column up to ten rows, two beyond or on a wide wall.
import type { CanvasSize } from '../canvas/fit-box.ts';

/** From here on two columns of rows are wide enough to read across. */
const wideArea = 2300;

/** Higher than this a row is a block. */
const highest = 138;

export interface RowPlaces {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly at: (index: number) => { readonly x: number; readonly y: number };
}

export function rowPlaces(rows: number, area: CanvasSize): RowPlaces {
  const wide = area.width >= wideArea && rows > 5;
  const narrow = area.width < area.height;
  const columns = !narrow && (rows > 10 || wide) ? 2 : 1;
  // Few rows do not grow into blocks, many do not touch.
  const perColumn = Math.ceil(rows / columns);
  const gap = perColumn > 8 ? 8 : 14;
  const columnGap = 32;
  const width = (area.width - columnGap * (columns - 1)) / columns;
  const height = Math.min(
    highest,
    Math.floor((area.height - gap * (perColumn - 1)) / Math.max(1, perColumn)),
  );
  // A short table stands a little above the middle, as a picture would hang.
  const top = Math.max(0, (area.height - perColumn * (height + gap) + gap) * 0.4);
  return {
    columns,
    width,
    height,
    at: (index) => ({
      x: Math.floor(index / perColumn) * (width + columnGap),
      y: top + (index % perColumn) * (height + gap),
    }),
  };
}
