'use client';
// The judges compared, as figures.
import { hasVotes } from '@liangfen/rules';
import type { JudgeComparison, Mode } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { LongTable } from '../../primitives/LongTable.tsx';
import type { Column } from '../../primitives/table-parts.tsx';
import { meanText } from './figure.ts';
import { judgeName } from './judge-name.ts';
import { LevelTexts } from './LevelTexts.tsx';
import { orderFinding, thirdsText } from './order-effect.ts';
import { signed } from './signed.ts';

const Whole = styled.span`
  white-space: nowrap;
`;

/** Two lines, so that ten columns fit beside each other on a usual page. */
const Head = styled.span`
  display: inline-block;
  max-width: 6.4em;
  white-space: normal;
  text-wrap: balance;
`;

/** Figures never break, so a name would give way to them until each character has a line. */
const Name = styled.span`
  display: inline-block;
  min-width: 5em;
`;

export function JudgesTable({
  judges,
  mode,
  decimals,
}: {
  readonly judges: readonly JudgeComparison[];
  readonly mode: Mode;
  readonly decimals: number;
}) {
  const { statistics: texts } = useBackstageMessages();
  const { column } = texts;
  const means: Readonly<Record<Mode, string>> = {
    SCORE: column.mean,
    VOTE: column.voteMean,
    BATTLE: column.mean,
  };
  const figure = (
    key: string,
    title: string,
    cell: Column<JudgeComparison>['cell'],
  ): Column<JudgeComparison> => ({
    key,
    title: title.length > 4 ? <Head>{title}</Head> : title,
    align: 'end',
    cell,
  });
  const ofOrder = (
    key: string,
    title: string,
    read: (order: NonNullable<JudgeComparison['order']>) => string,
  ) => figure(key, title, ({ order }) => (order === null ? '—' : read(order)));
  return (
    <LongTable
      label={texts.judges}
      rows={judges}
      rowKey={(row) => row.judge.id}
      columns={[
        {
          key: 'judge',
          title: column.judge,
          rowHeader: true,
          cell: (row) => <Name>{judgeName(row.judge)}</Name>,
        },
        figure('count', column.count, (row) => row.count),
        figure('mean', means[mode], (row) => meanText(row.mean, decimals)),
        ...(hasVotes(mode)
          ? []
          : [
              figure('spread', column.spread, (row) => meanText(row.spread, decimals)),
              figure('range', column.range, (row) => (
                <LevelTexts lowest={row.lowest} highest={row.highest} decimals={decimals} />
              )),
            ]),
        figure('deviation', column.deviation, (row) =>
          row.deviation === null ? '—' : signed(row.deviation, 2),
        ),
        ...(hasVotes(mode)
          ? []
          : [
              figure('dropped', column.dropped, (row) =>
                row.droppedHighest + row.droppedLowest === 0 ? (
                  '0'
                ) : (
                  <Whole>
                    {fill(texts.droppedOf, { high: row.droppedHighest, low: row.droppedLowest })}
                  </Whole>
                ),
              ),
              ofOrder('thirds', column.thirds, thirdsText),
              ofOrder('slope', column.slope, ({ slope }) => signed(slope * 10, 2)),
              ofOrder(
                'orderEffect',
                column.orderEffect,
                (order) => texts.orderEffect[orderFinding(order)],
              ),
            ]),
      ]}
    />
  );
}
