// How judges' cards share the stage: as large as fits, in rows as even as can be.

export interface CardGrid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** The stage below the title, in px of the base. */
const area = { width: 1728, height: 640 };
export const cardGap = 22;
const largest = { width: 300, height: 500 };

/** All cards in one row of `areaWidth` px of the base, however narrow. */
export function cardRow(count: number, areaWidth: number): CardGrid {
  const width = Math.min(largest.width, (areaWidth - cardGap * (count - 1)) / Math.max(1, count));
  return {
    columns: count,
    rows: 1,
    width: Math.floor(width),
    height: Math.floor(Math.min(largest.height, width * 1.9)),
  };
}

export function cardGrid(count: number): CardGrid {
  let best: CardGrid = { columns: 1, rows: 1, width: largest.width, height: largest.height };
  let bestWorth = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const width = Math.min(largest.width, (area.width - cardGap * (columns - 1)) / columns);
    const height = Math.min(
      largest.height,
      (area.height - cardGap * (rows - 1)) / rows,
      width * 1.9,
    );
    // The figure on a card must be read: its width and its height count alike. One long row is
    // more of a jury than two, and a last row with holes is less of one.
    const filled = Math.sqrt(count / (columns * rows));
    const worth = (Math.min(width, height * 1.1) * filled) / (1 + 0.3 * (rows - 1));
    if (worth > bestWorth) {
      bestWorth = worth;
      best = { columns, rows, width: Math.floor(width), height: Math.floor(height) };
    }
  }
  return best;
}
