'use client';
// Those who are honoured, large: act and contestant, one in the middle of the wall or several beside each other.
import type { StageProgram } from '@liangfen/sdk/schema';
import { part } from '../../sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import type { CanvasSize } from '../canvas/fit-box.ts';
import { fitted } from '../parts/fitted.ts';
import { type LaureateGrid, laureateGap, laureateGrid } from './laureate-grid.ts';

const Grid = part('div', 'lfs-laureates-grid');
const Cell = part('div', 'lfs-laureates-one');
const Name = part('strong', 'lfs-fitted-unbroken lfs-laureates-name');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-laureates-contestant');

export interface LaureatesProps {
  readonly programs: readonly StageProgram[];
  /** The room they have, in px of the canvas. */
  readonly area: CanvasSize;
}

export function Laureates({ programs, area }: LaureatesProps) {
  const { tall } = useRoom();
  const grid = laureateGrid(programs, area, tall);
  return (
    <Grid role="list" style={{ gap: laureateGap, width: area.width, height: area.height }}>
      {programs.map((program) => (
        <Laureate key={program.id} program={program} grid={grid} />
      ))}
    </Grid>
  );
}

/** One who is honoured; a photograph of them belongs above the name. */
function Laureate({
  program,
  grid,
}: {
  readonly program: StageProgram;
  readonly grid: LaureateGrid;
}) {
  const contestant = grid.contestantOf(program);
  return (
    <Cell role="listitem" data-laureate style={{ width: grid.width }}>
      <Name style={{ fontSize: grid.nameSize }}>{program.programName}</Name>
      {contestant === null ? null : <Contestant {...fitted(contestant, { centred: true })} />}
    </Cell>
  );
}
