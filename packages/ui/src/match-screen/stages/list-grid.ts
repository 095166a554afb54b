// Places the rows of a program list: few alone in the middle, many in columns that fill the picture.
import type { CSSProperties } from 'react';
import type { Room } from '../canvas/canvas-size.ts';

export interface ListGrid {
  readonly columns: number;
  readonly few: boolean;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly perColumn: number;
  readonly style: CSSProperties;
}

const rowGap = { few: 14, dense: 6 } as const;
export const columnGap = 28;
/** The title above the rows, and air. */
const titleHeight = 146;
/** A row of a few stands alone in the middle of the stage. */
const programHeight = 138;

/** Few programs fill the height of a column; many stand in up to three, or four on a wide wall. */
export function listGrid(
  rows: number,
  { body, tall }: Room,
  fewHeight: number = programHeight,
): ListGrid {
  const perColumnAtMost = tall ? 16 : 8;
  const columns = Math.max(1, Math.ceil(rows / perColumnAtMost));
  const perColumn = Math.max(5, Math.ceil(rows / columns));
  const few = rows < 5;
  const room = body.height - titleHeight;
  const gap = columns > 2 ? rowGap.dense : rowGap.few;
  return {
    columns,
    few,
    gap,
    perColumn: few ? rows : perColumn,
    width: (body.width - columnGap * (columns - 1)) / columns,
    height: few ? fewHeight : (room - gap * (perColumn - 1)) / perColumn,
    style: {
      rowGap: gap,
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      gridTemplateRows: few
        ? `repeat(${rows}, ${fewHeight}px)`
        : `repeat(${perColumn}, minmax(0, 1fr))`,
    },
  };
}
