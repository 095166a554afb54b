// Where the rows of a ranking page lie: one column up to ten rows, two beyond.

const area = { width: 1728, height: 756 };

/** Higher than this a row is a block. */
const highest = 138;

export interface RowPlaces {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly at: (index: number) => { readonly x: number; readonly y: number };
}

export function rowPlaces(rows: number): RowPlaces {
  const columns = rows > 10 ? 2 : 1;
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
