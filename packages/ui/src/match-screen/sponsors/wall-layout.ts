// The wall of all sponsors: by level, the first the largest, and as large as all of them leave room for.
import type { SponsorLevel } from '@liangfen/sdk/schema';
import type { CanvasSize } from '../canvas/fit-box.ts';

/** The height of a logo beside those of other levels. */
const weight: Readonly<Record<SponsorLevel, number>> = {
  TITLE: 1.6,
  SPECIAL: 1.25,
  SPONSOR: 1,
  SUPPORT: 0.85,
};
const plateShape = 2.3;
export const wallGap = 18;
/** The word for a level above its logos. */
export const levelHeight = 42;
const largest = 190;
const smallest = 24;

export interface WallLevel {
  readonly level: SponsorLevel;
  readonly count: number;
}

export interface LaidLevel extends WallLevel {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
}

export function wallLayout(levels: readonly WallLevel[], room: CanvasSize): readonly LaidLevel[] {
  for (let unit = largest; unit > smallest; unit -= 2) {
    const tried = laid(levels, unit, room.width);
    const fits = tried.every(({ width }) => width <= room.width);
    if (fits && wallHeight(tried) <= room.height) return tried;
  }
  return laid(levels, smallest, room.width);
}

export function wallHeight(levels: readonly LaidLevel[]): number {
  const rows = levels.map(
    ({ count, columns, height }) =>
      levelHeight + Math.ceil(count / columns) * (height + wallGap) - wallGap,
  );
  return rows.reduce((sum, row) => sum + row, 0) + wallGap * Math.max(0, levels.length - 1);
}

/** Rows about as long as each other: five of four columns are three and two. */
function laid(levels: readonly WallLevel[], unit: number, room: number): LaidLevel[] {
  return levels.map((of) => {
    const height = Math.round(unit * weight[of.level]);
    const width = Math.round(height * plateShape);
    const most = Math.max(1, Math.floor((room + wallGap) / (width + wallGap)));
    const columns = Math.ceil(of.count / Math.ceil(of.count / most));
    return { ...of, width, height, columns };
  });
}
