'use client';
// 积分表: the table of a round robin, a line for each side, and which bouts are still to come.
import { standingText } from '@liangfen/rules/words';
import type { RoundTable, TableRow } from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { decimalsOfAll, formatDifference, formatFigure } from '../format.ts';
import { Frame } from '../parts/Frame.tsx';
import { phrased } from '../parts/fitted.ts';
import { bracketName } from './bracket-name.ts';

const Columns = part('div', 'lfs-table-columns');
const Rows = part('div', 'lfs-table');
const Line = part('div', 'lfs-table-line');
const Name = part('span', 'lfs-fitted-unbroken lfs-table-name');
const Figure = part('span', 'lfs-digits lfs-table-figure');
const Head = part('span', 'lfs-one-line lfs-table-head');
const Left = part('div', 'lfs-one-line lfs-table-left');

const headHeight = 56;
const leftHeight = 52;
/** Lower lines cannot be read from the last row. */
const leastLine = 48;
const mostLine = 150;
/** Across a wider line nobody finds the figures of a name. */
const mostWidth = 1800;
/** Of rank, the four counts, the difference and the points, in px; the name has the rest. */
const widths = { rank: 92, count: 76, difference: 116, points: 124 };
const figuresWidth = widths.rank + 4 * widths.count + widths.difference + widths.points;
const gap = 48;

export function RoundTableView({ table }: { readonly table: RoundTable }) {
  const { bracket: texts } = useScreenMessages();
  const { body } = useRoom();
  const room = body.height - headHeight - leftHeight;
  const fits = Math.floor(room / leastLine);
  // What is too many for the wall stands on paper and phones, and the wall says that it is not all.
  const columns = table.rows.length > fits && body.width > 2 * (figuresWidth + 200) + gap ? 2 : 1;
  const shown = table.rows.slice(0, columns * fits);
  const perColumn = Math.ceil(shown.length / columns);
  const line = Math.min(mostLine, Math.floor(room / Math.max(1, perColumn)));
  const width = Math.min(mostWidth, (body.width - (columns - 1) * gap) / columns);
  const total = table.rows.length;
  const notes = [
    ...(shown.length < total ? [fill(texts.sidesShown, { shown: shown.length, total })] : []),
    ...(table.boutsLeft === 0 ? [] : [fill(texts.boutsLeft, { count: table.boutsLeft })]),
  ];
  return (
    <Frame groupName={table.groupName}>
      <Columns>
        {Array.from({ length: columns }, (_, at) => at * perColumn).map((from) => (
          <Rows key={from} style={{ width }}>
            <TableHead />
            {shown.slice(from, from + perColumn).map((row) => (
              <TableLine key={row.program.id} {...{ row, line, width }} table={table} />
            ))}
          </Rows>
        ))}
      </Columns>
      {notes.length === 0 ? null : <Left style={{ fontSize: 32 }}>{notes.join(' · ')}</Left>}
    </Frame>
  );
}

const gridColumns = `${widths.rank}px minmax(0, 1fr) repeat(4, ${widths.count}px) ${widths.difference}px ${widths.points}px`;

function TableHead() {
  const { table } = useScreenMessages();
  return (
    <Line style={{ gridTemplateColumns: gridColumns, height: headHeight, fontSize: 30 }}>
      <Head />
      <Head />
      <Head>{table.played}</Head>
      <Head>{table.won}</Head>
      <Head>{table.drawn}</Head>
      <Head>{table.lost}</Head>
      <Head>{table.difference}</Head>
      <Head>{table.points}</Head>
    </Line>
  );
}

interface TableLineProps {
  readonly row: TableRow;
  readonly table: RoundTable;
  readonly line: number;
  readonly width: number;
}

function TableLine({ row, table: { rows }, line, width }: TableLineProps) {
  const { ranking } = useScreenMessages();
  const name = bracketName(row.program.programName, {
    width: width - figuresWidth - 16,
    height: line - 8,
  });
  const decimals = decimalsOfAll(rows.map((one) => one.points));
  const difference = (one: TableRow) => formatDifference(one.difference);
  const points = (one: TableRow) => formatFigure(one.points, decimals);
  // A column has one size, that of its longest figure.
  const longest = (text: (one: TableRow) => string) =>
    Math.max(1, ...rows.map((one) => text(one).length));
  const figure = (text: string, room: number, length = text.length) => (
    <Figure
      style={{ fontSize: Math.max(28, Math.min(64, line * 0.5, (room - 8) / (length * 0.62))) }}
    >
      {text}
    </Figure>
  );
  const out = standingText(row.program, ranking.standing);
  return (
    <Line
      data-rank={row.rank ?? undefined}
      data-out={row.rank === null || undefined}
      style={{ gridTemplateColumns: gridColumns, height: line }}
    >
      {row.rank === null ? (
        <Head style={{ fontSize: 28 }}>{out}</Head>
      ) : (
        figure(String(row.rank), widths.rank)
      )}
      <Name style={{ fontSize: name.size }}>
        {phrased(name.text, { size: name.size, width: width - figuresWidth - 16 })}
      </Name>
      {figure(String(row.played), widths.count)}
      {figure(String(row.won), widths.count)}
      {figure(String(row.drawn), widths.count)}
      {figure(String(row.lost), widths.count)}
      {figure(difference(row), widths.difference, longest(difference))}
      {figure(points(row), widths.points, longest(points))}
    </Line>
  );
}
