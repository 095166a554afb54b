'use client';
// The list of a battle's bouts: red against blue across a seam, and of those that are decided who won, with both scores.
import { mayPerform } from '@liangfen/rules';
import { standingText } from '@liangfen/rules/words';
import type { StageProgramList, StageProgramRow } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, figureWidth, formatFigure } from '../format.ts';
import { fitted, UnbrokenStrong } from '../parts/fitted.ts';
import { stackedNames } from '../parts/RowNames.tsx';
import { boutsOf } from './bouts.ts';
import { listGrid } from './list-grid.ts';

const Grid = part('div', 'lfs-program-list-grid');
const Bout = part('div', 'lfs-bout-list-bout');
const Side = part('div', 'lfs-bout-list-side');
const Words = part('div', 'lfs-bout-list-words');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-bout-list-contestant');
const Points = part('b', 'lfs-digits lfs-bout-list-points');
const Versus = part('span', 'lfs-digits lfs-bout-list-versus');
const Outcome = part('span', 'lfs-bout-list-outcome');

/** A row of a few stands alone in the middle of the stage. */
const fewHeight = { wide: 168, tall: 230 } as const;
/** The seam between both sides, and the air at their outer ends. */
const seam = 120;
const ends = 40;
/** A score takes no more than this of its side. */
const pointsShare = 0.3;

export function BoutList({ stage }: { readonly stage: StageProgramList }) {
  const { programList } = useScreenMessages();
  const bouts = boutsOf(stage.rows);
  const room = useRoom();
  const grid = listGrid(bouts.length, room, fewHeight[room.tall ? 'tall' : 'wide']);
  const decimals = decimalsOfAll(
    stage.rows.map((row) => row.finalScore),
    stage.decimals,
  );
  const text = (row: StageProgramRow) =>
    row.outcome === null || row.finalScore === null ? '' : formatFigure(row.finalScore, decimals);
  const half = (grid.width - seam) / 2 - ends;
  const ems = Math.max(0, ...stage.rows.map((row) => figureWidth(text(row))));
  const size = Math.min(72, grid.height * 0.5, (half * pointsShare) / Math.max(1, ems));
  // All names begin in one line, whoever has scores.
  const points = ems * size;
  const marks = stage.rows.map(markWidth);
  const width = half - (points === 0 ? 0 : points + 24) - Math.max(...marks);
  const side = (row: StageProgramRow | undefined, colour: 'red' | 'blue') =>
    row === undefined ? (
      <span />
    ) : (
      <Side
        data-colour={colour}
        data-lost={row.outcome === 'LOSS' || isOutUnfought(row) || undefined}
      >
        <Points style={{ width: points, fontSize: size }}>{text(row)}</Points>
        <BoutName row={row} width={width} height={grid.height} />
        <BoutMark row={row} />
      </Side>
    );
  return (
    <Grid data-few={grid.few || undefined} style={grid.style}>
      {bouts.map(([red, blue]) => (
        <Bout
          key={red.id}
          data-next={
            red.id === stage.nextProgramId || blue?.id === stage.nextProgramId || undefined
          }
        >
          {side(red, 'red')}
          <Versus>{blue === undefined || red.outcome !== null ? '' : programList.versus}</Versus>
          {side(blue, 'blue')}
        </Bout>
      ))}
    </Grid>
  );
}

/** Who won without a score, who goes on without a fight, and why the other side does not fight. */
function BoutMark({ row }: { readonly row: StageProgramRow }) {
  const { programList, ranking } = useScreenMessages();
  if (row.outcome === 'WIN') return <Outcome>{programList.win}</Outcome>;
  if (row.outcome === 'DRAW') return <Outcome data-out>{programList.draw}</Outcome>;
  if (row.walkover === true) return <Outcome>{programList.walkover}</Outcome>;
  const out = isOutUnfought(row) ? standingText(row, ranking.standing) : null;
  return out === null ? null : <Outcome data-out>{out}</Outcome>;
}

/** With the air beside it: in px of the canvas. */
function markWidth(row: StageProgramRow): number {
  if (row.walkover === true || isOutUnfought(row)) return 208;
  switch (row.outcome) {
    case 'WIN':
    case 'DRAW':
      return 100;
    case 'LOSS':
    case null:
      return 0;
  }
}

function isOutUnfought(row: StageProgramRow): boolean {
  return row.outcome === null && !mayPerform(row);
}

interface BoutNameProps {
  readonly row: StageProgramRow;
  readonly width: number;
  readonly height: number;
}

/** The team's name over its contestants; cut where a long one would leave no room for these. */
function BoutName({ row, width, height }: BoutNameProps) {
  const { name, person } = stackedNames(row, { width, height, most: Math.min(72, height * 0.46) });
  return (
    <Words>
      {name === null ? null : <UnbrokenStrong {...fitted(name, { centred: true })} />}
      {person.text === '' ? null : <Contestant {...fitted(person, { centred: true })} />}
    </Words>
  );
}
