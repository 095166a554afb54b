// Sets the names of those who are honoured on the wall: one fills it, several share it, none is cut.
import type { StageProgram } from '@liangfen/sdk/schema';
import type { CanvasSize } from '../canvas/fit-box.ts';
import { contestantChoices, type FittedName, fittedName } from '../names.ts';
import { fittedText } from '../parts/fitted-text.ts';

/** More than these on one page are too small for the last row. */
export const laureatesPerPage = 12;
export const laureateGap = 40;

export interface LaureateNames {
  readonly nameSize: number;
  readonly contestant: FittedName;
}

export interface LaureateGrid {
  readonly columns: number;
  /** The size of one laureate's cell, in px of the canvas. */
  readonly width: number;
  readonly height: number;
  /** One size for all names on the page: nobody is honoured less. */
  readonly nameSize: number;
  /** The height of photographs above the names; 0 where nobody has one, or no room for it. */
  readonly photo: number;
  readonly contestantOf: (program: StageProgram) => FittedName | null;
  /** The number of lines for which a name has room. */
  readonly nameLinesOf: (program: StageProgram) => number;
}

const nameLine = 1.18;
const contestantLine = 1.24;
const namesGap = 10;
const least = 28;
const mostName = 210;
/** The photograph's shares of a cell's height, the largest tried first; one smaller than `leastPhoto` shows nobody. */
const photoShares = [0.56, 0.44];
const leastPhoto = 120;
/** Names come before photographs: beside those they are at least this large. */
const leastPicturedName = 48;
const mostPhoto = 620;
const photoGap = 22;

export function laureateGrid(
  programs: readonly StageProgram[],
  area: CanvasSize,
  tall: boolean,
  /** Whether photographs may stand above the names. */
  pictured = false,
): LaureateGrid {
  const columns = columnsOf(programs.length, tall);
  const rows = Math.max(1, Math.ceil(programs.length / columns));
  const width = Math.floor((area.width - (columns - 1) * laureateGap) / columns);
  const high = Math.floor((area.height - (rows - 1) * laureateGap) / rows);
  const setIn = (height: number) => namesIn(programs, { width, height });
  const bare = { photo: 0, ...setIn(high) };
  const has = programs.some(({ photoUrl = null }) => photoUrl !== null);
  const beside =
    pictured && has
      ? photoShares
          .map((share) => Math.min(mostPhoto, Math.floor(high * share)))
          .filter((photo) => photo >= leastPhoto)
          .map((photo) => ({ photo, ...setIn(high - photo - photoGap) }))
          .find(({ nameSize }) => nameSize >= leastPicturedName)
      : undefined;
  return { columns, width, height: high, ...(beside ?? bare) };
}

/** All names of a page in cells of this size. */
function namesIn(programs: readonly StageProgram[], { width, height }: CanvasSize) {
  const mostContestant = Math.min(72, Math.max(34, Math.floor(height * 0.18)));
  const contestantOf = ({ contestant }: StageProgram) =>
    contestant === ''
      ? null
      : fittedName(contestantChoices(contestant), {
          width,
          most: mostContestant,
          least,
          lines: 3,
        });
  const taken = (program: StageProgram) => {
    const below = contestantOf(program);
    return below === null ? 0 : below.lines * below.size * contestantLine + namesGap;
  };
  const nameSize = Math.min(
    mostName,
    ...programs.map(
      (program) =>
        fittedText(program.programName, {
          width: width - 8,
          height: height - taken(program),
          most: mostName,
          good: Math.min(120, height * 0.34),
          lines: 5,
          lineHeight: nameLine,
        }).fontSize,
    ),
  );
  const nameLinesOf = (program: StageProgram) =>
    Math.floor((height - taken(program)) / (nameSize * nameLine));
  return { nameSize, contestantOf, nameLinesOf };
}

function columnsOf(count: number, tall: boolean): number {
  if (tall) return count <= 4 ? 1 : 2;
  if (count <= 3) return Math.max(1, count);
  if (count === 4) return 2;
  return count <= 9 ? 3 : 4;
}
