'use client';
// The winners, large: act, contestant and photograph, one in the middle of the wall or several beside each other.
import type { StageProgram } from '@liangfen/sdk/schema';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import type { CanvasSize } from '../canvas/fit-box.ts';
import { formatNumber } from '../format.ts';
import { fitted, held } from '../parts/fitted.ts';
import { Photo } from '../parts/Photo.tsx';
import { photoShape } from '../parts/Portrait.tsx';
import { type LaureateGrid, laureateGap, laureateGrid } from './laureate-grid.ts';

const Grid = part('div', 'lfs-laureates-grid');
const Cell = part('div', 'lfs-laureates-one');
const Face = part('div', 'lfs-laureates-face');
const Name = part('strong', 'lfs-fitted-unbroken lfs-laureates-name');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-laureates-contestant');

export interface LaureatesProps {
  readonly programs: readonly StageProgram[];
  /** The room they have, in px of the canvas. */
  readonly area: CanvasSize;
  /** Photographs stand above the names; not where one large one stands beside them. */
  readonly pictured?: boolean;
}

export function Laureates({ programs, area, pictured = false }: LaureatesProps) {
  const { tall } = useRoom();
  const grid = laureateGrid(programs, area, tall, pictured);
  return (
    <Grid role="list" style={{ gap: laureateGap, width: area.width, height: area.height }}>
      {programs.map((program) => (
        <Laureate key={program.id} program={program} grid={grid} />
      ))}
    </Grid>
  );
}

/** One winner; without a photograph, beside others that have one, the program's number stands instead. */
function Laureate({
  program,
  grid,
}: {
  readonly program: StageProgram;
  readonly grid: LaureateGrid;
}) {
  const contestant = grid.contestantOf(program);
  const { sort, photoUrl = null } = program;
  return (
    <Cell role="listitem" data-laureate style={{ width: grid.width }}>
      {grid.photo === 0 ? null : (
        <Face style={{ width: grid.photo * photoShape, height: grid.photo }}>
          {photoUrl === null ? (
            <b translate="no" className="lfs-digits" aria-hidden>
              {formatNumber(sort)}
            </b>
          ) : (
            <Photo url={photoUrl} />
          )}
        </Face>
      )}
      <Name translate="no" style={{ fontSize: grid.nameSize }}>
        {held(program.programName, {
          size: grid.nameSize,
          lines: grid.nameLinesOf(program),
          width: grid.width,
        })}
      </Name>
      {contestant === null ? null : <Contestant {...fitted(contestant, { centred: true })} />}
    </Cell>
  );
}
