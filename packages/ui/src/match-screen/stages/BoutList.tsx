'use client';
// The list of a battle's bouts: red against blue across a seam, and of those that are decided who won, with both scores.
import { mayPerform } from '@liangfen/rules';
import { standingText } from '@liangfen/rules/words';
import type { StageProgramList, StageProgramRow } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, figureWidth, formatFigure } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { fitted, UnbrokenStrong } from '../parts/fitted.ts';
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

/** Words smaller than this cannot be read from the last row. */
const least = 28;
/** A row of a few stands alone in the middle of the stage. */
const fewHeight = { wide: 168, tall: 230 } as const;
/** The seam between both sides, and the air at their outer ends. */
const seam = 120;
const ends = 40;
/** 不战而胜, or why somebody does not fight. */
const markWidth = 180;

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
  const size = Math.min(72, grid.height * 0.5);
  // All names begin in one line, whoever has scores.
  const points = Math.max(0, ...stage.rows.map((row) => figureWidth(text(row)))) * size;
  const marked = stage.rows.some((row) => row.walkover === true || isOutUnfought(row));
  const width =
    (grid.width - seam) / 2 - ends - (points === 0 ? 0 : points + 24) - (marked ? markWidth : 0);
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
  if (row.walkover === true) return <Outcome>{programList.walkover}</Outcome>;
  const out = isOutUnfought(row) ? standingText(row, ranking.standing) : null;
  return out === null ? null : <Outcome data-out>{out}</Outcome>;
}

function isOutUnfought(row: StageProgramRow): boolean {
  return row.outcome === null && !mayPerform(row);
}

interface BoutNameProps {
  readonly row: StageProgramRow;
  readonly width: number;
  readonly height: number;
}

/** The team's name, and its contestants where the row has room for two lines. */
function BoutName({ row: { programName, contestant }, width, height }: BoutNameProps) {
  // The mark of who has won stands beside the name of the side that it belongs to.
  const own = width - 92;
  const room = height / 1.15 - 12;
  const most = contestant === '' ? room : room * 0.58;
  const name = fittedName([programName], {
    width: own,
    most: Math.max(least, Math.min(72, most)),
    least,
    lines: room > 84 ? 2 : 1,
  });
  const rest = room - name.lines * name.size;
  return (
    <Words>
      <UnbrokenStrong {...fitted(name, { centred: true })} />
      {contestant === '' || rest < least * 1.2 ? null : (
        <Contestant
          {...fitted(
            fittedName(contestantChoices(contestant), {
              width: own,
              most: Math.min(40, Math.max(least, rest * 0.8)),
              least,
              lines: Math.floor(rest / least),
            }),
            { centred: true },
          )}
        />
      )}
    </Words>
  );
}
