// Where the rows of a ranking page lie: one column up to ten rows, two beyond.

const area = { width: 1728, height: 756 };

export interface RowPlaces {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly at: (index: number) => { readonly x: number; readonly y: number };
}

export function rowPlaces(rows: number): RowPlaces {
  const columns = rows > 10 ? 2 : 1;
  // Few rows do not grow into blocks, many do not touch.
  const perColumn = Math.max(6, Math.ceil(rows / columns));
  const gap = perColumn > 8 ? 8 : 14;
  const columnGap = 32;
  const width = (area.width - columnGap * (columns - 1)) / columns;
  const height = Math.floor((area.height - gap * (perColumn - 1)) / perColumn);
  return {
    columns,
    width,
    height,
    at: (index) => ({
      x: Math.floor(index / perColumn) * (width + columnGap),
      y: (index % perColumn) * (height + gap),
    }),
  };
}
