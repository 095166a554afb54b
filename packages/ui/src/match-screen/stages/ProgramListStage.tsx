'use client';
// 节目单: the running order, who is next, and what the finished ones have reached.
import { standingText } from '@liangfen/rules/words';
import type { StageProgramList, StageProgramRow } from '@liangfen/sdk/schema';
import type { CSSProperties } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, figureWidth, formatFigure, formatNumber } from '../format.ts';
import { EmptyPicture, Frame } from '../parts/Frame.tsx';
import { isStacked, RowNames } from '../parts/RowNames.tsx';
import { BoutList } from './BoutList.tsx';
import { columnGap, type ListGrid, listGrid } from './list-grid.ts';

const Title = part('div', 'lfs-program-list-title');
const Grid = part('div', 'lfs-program-list-grid');
const Row = part('div', 'lfs-program-list-row');
const Sort = part('span', 'lfs-digits lfs-program-list-sort');
const Mark = part('span', 'lfs-program-list-mark');
const Points = part('span', 'lfs-digits lfs-program-list-points');
/** Goes from who was on last to who is next. */
const Cursor = part('div', 'lfs-program-list-cursor');

export function ProgramListStageView({ stage }: { readonly stage: StageProgramList }) {
  const { programList } = useScreenMessages();
  const { rows, offset, total } = stage;
  const battle = rows.some((row) => row.opponentId !== null);
  return (
    <Frame groupName={stage.groupName}>
      <Title>
        <h1>
          <span>{battle ? programList.bouts : programList.title}</span>
          {rows.length > 0 && stage.nextProgramId === null ? <em>{programList.finished}</em> : null}
        </h1>
        {rows.length > 0 && rows.length < total ? (
          <span>
            {fill(programList.range, { from: offset + 1, to: offset + rows.length, total })}
          </span>
        ) : null}
      </Title>
      {rows.length === 0 ? <EmptyPicture>{programList.empty}</EmptyPicture> : null}
      {battle ? <BoutList stage={stage} /> : <Programs stage={stage} />}
    </Frame>
  );
}

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
