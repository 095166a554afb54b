'use client';
// 节目单: the running order, who is next, and what the finished ones have reached.
import { mayPerform } from '@liangfen/rules';
import { standingText } from '@liangfen/rules/words';
import type { StageProgramList, StageProgramRow } from '@liangfen/sdk/schema';
import type { CSSProperties } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { type Room, useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, figureWidth, formatFigure, formatNumber } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { EmptyPicture, Frame } from '../parts/Frame.tsx';
import { fitted, UnbrokenStrong } from '../parts/fitted.ts';
import { isStacked, RowNames } from '../parts/RowNames.tsx';
import { boutsOf } from './bouts.ts';

const Title = part('div', 'lfs-program-list-title');
const Grid = part('div', 'lfs-program-list-grid');
const Row = part('div', 'lfs-program-list-row');
const Sort = part('span', 'lfs-digits lfs-program-list-sort');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-program-list-contestant');
const Mark = part('span', 'lfs-program-list-mark');
const Points = part('span', 'lfs-digits lfs-program-list-points');
/** Goes from who was on last to who is next. */
const Cursor = part('div', 'lfs-program-list-cursor');
const Bout = part('div', 'lfs-program-list-row lfs-program-list-bout');
const Side = part('div', 'lfs-program-list-side');
const BoutWords = part('div', 'lfs-program-list-bout-words');
const Versus = part('span', 'lfs-digits lfs-program-list-versus');
const Outcome = part('span', 'lfs-program-list-outcome');

export function ProgramListStageView({ stage }: { readonly stage: StageProgramList }) {
  const { programList } = useScreenMessages();
  const { rows, offset, total } = stage;
  const battle = rows.some((row) => row.opponentId !== null);
  return (
    <Frame groupName={stage.groupName}>
      <Title>
        <h1>
          <span>{programList.title}</span>
          {rows.length > 0 && stage.nextProgramId === null ? <em>{programList.finished}</em> : null}
        </h1>
        {rows.length > 0 && rows.length < total ? (
          <span>
            {fill(programList.range, { from: offset + 1, to: offset + rows.length, total })}
          </span>
        ) : null}
      </Title>
      {rows.length === 0 ? <EmptyPicture>{programList.empty}</EmptyPicture> : null}
      {battle ? <Bouts stage={stage} /> : <Programs stage={stage} />}
    </Frame>
  );
}

interface ListGrid {
  readonly columns: number;
  readonly few: boolean;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly perColumn: number;
  readonly style: CSSProperties;
}

const rowGap = { few: 14, dense: 6 } as const;
const columnGap = 28;
/** The title above the rows, and air. */
const titleHeight = 146;
/** A row of a few stands alone in the middle of the stage. */
const fewHeight = 138;

/** Few programs fill the height of a column; many stand in up to three, or four on a wide wall. */
function listGrid(rows: number, { body, tall }: Room): ListGrid {
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

/** Words smaller than this cannot be read from the last row. */
const least = 28;

function Programs({ stage }: { readonly stage: StageProgramList }) {
  const { programList, ranking } = useScreenMessages();
  const grid = listGrid(stage.rows.length, useRoom());
  const { composition } = useRoom();
  // A wall of two screens is read from twice as far.
  const size = grid.few || composition === 'wide' ? 57 : grid.columns === 1 ? 48 : 42;
  const decimals = decimalsOfAll(
    stage.rows.map((row) => row.finalScore),
    stage.decimals,
  );
  // Names begin in one line, also where 99 and 100 stand on one page.
  const sortEms = Math.max(1.44, ...stage.rows.map((row) => figureWidth(formatNumber(row.sort))));
  const scores = stage.rows.map((row) =>
    row.finalScore === null ? '' : formatFigure(row.finalScore, decimals, stage.scoreUnit),
  );
  // The width of a row's end, equal in all rows so that names end in one line as well.
  const endWidth = Math.max(44 * Math.max(...scores.map(figureWidth)), 32 * 4.2) + 20;
  const end = (row: StageProgramRow) => {
    if (row.id === stage.nextProgramId) return <Mark>{programList.next}</Mark>;
    const standing = standingText(row, ranking.standing);
    if (standing !== null && row.finalScore === null) return <Mark>{standing}</Mark>;
    return row.finalScore === null ? null : (
      <Points>{formatFigure(row.finalScore, decimals, stage.scoreUnit)}</Points>
    );
  };
  const dense = grid.columns > 2;
  const roomOf = (row: StageProgramRow) => ({
    width: grid.width - 42 * sortEms - (end(row) === null ? 0 : endWidth) - (dense ? 52 : 84),
    height: grid.height,
    most: size,
  });
  const stacked = stage.rows.some((row) => isStacked([row], () => roomOf(row)));
  const travel = travelOf(stage, grid);
  return (
    <Grid data-few={grid.few || undefined} data-dense={dense || undefined} style={grid.style}>
      {travel === null ? null : <Cursor aria-hidden style={travel} />}
      {stage.rows.map((row) => (
        <Row key={row.id} data-next={row.id === stage.nextProgramId || undefined}>
          <Sort style={{ minWidth: `${sortEms}em` }}>{formatNumber(row.sort)}</Sort>
          <RowNames row={row} room={roomOf(row)} stacked={stacked} />
          {end(row)}
        </Row>
      ))}
    </Grid>
  );
}

/** Null where nobody was on before: then there is nowhere to come from. */
function travelOf({ rows, nextProgramId }: StageProgramList, grid: ListGrid): CSSProperties | null {
  const to = rows.findIndex((row) => row.id === nextProgramId);
  if (to <= 0) return null;
  const positionOf = (index: number) => ({
    x: Math.floor(index / grid.perColumn) * (grid.width + columnGap),
    y: (index % grid.perColumn) * (grid.height + grid.gap),
  });
  const [start, end] = [positionOf(to - 1), positionOf(to)];
  // Both places are set by the stage's own custom properties, which the type of a style does not know.
  const travel = {
    width: grid.width,
    height: grid.height,
    '--lfs-from': `translate(${start.x}px, ${start.y}px)`,
    '--lfs-to': `translate(${end.x}px, ${end.y}px)`,
  };
  return travel;
}

function Bouts({ stage }: { readonly stage: StageProgramList }) {
  const { programList } = useScreenMessages();
  const bouts = boutsOf(stage.rows);
  const grid = listGrid(bouts.length, useRoom());
  // Half a row, less the mark of who has won, which both sides leave room for.
  const marked = stage.rows.some((row) => row.walkover === true || isOutUnfought(row));
  const nameWidth = (grid.width - 120) / 2 - (marked ? 180 : 130);
  const side = (row: StageProgramRow | undefined, place: 'left' | 'right') =>
    row === undefined ? (
      <span />
    ) : (
      <Side data-side={place} data-lost={row.outcome === 'LOSS' || isOutUnfought(row) || undefined}>
        <BoutName row={row} width={nameWidth} height={grid.height} end={place} />
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
          {side(red, 'left')}
          <Versus>{blue === undefined ? '' : programList.versus}</Versus>
          {side(blue, 'right')}
        </Bout>
      ))}
    </Grid>
  );
}

/** Who won, who goes on without a fight, and why the other side does not fight. */
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
  readonly end: 'left' | 'right';
}

/** The team's name, and its contestants where the row has room for two lines. */
function BoutName({ row: { programName, contestant }, width, height, end }: BoutNameProps) {
  const room = height / 1.15 - 8;
  const name = fittedName([programName], { width, most: 46, least, lines: room > 84 ? 2 : 1 });
  const rest = room - name.lines * name.size;
  return (
    <BoutWords data-side={end}>
      <UnbrokenStrong {...fitted(name, { centred: true })} />
      {contestant === '' || rest < least * 1.2 ? null : (
        <Contestant
          {...fitted(
            fittedName(contestantChoices(contestant), {
              width,
              most: 32,
              least,
              lines: Math.floor(rest / least),
            }),
            { centred: true },
          )}
        />
      )}
    </BoutWords>
  );
}
