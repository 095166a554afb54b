'use client';
// The items beside each other: how high and how far apart the judges' scores for each were.
import { itemWeightLabel } from '@liangfen/rules';
import type { ItemStatistics } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Table } from '../../primitives/Table.tsx';
import { Section, Stack } from '../frame/Section.tsx';
import { DotPlot } from './charts/DotPlot.tsx';
import { meanText } from './figure.ts';
import { LevelTexts } from './LevelTexts.tsx';
import { extremesOf, levelsOf } from './levels.ts';

export function ItemsSection({
  items,
  decimals,
}: {
  readonly items: readonly ItemStatistics[];
  readonly decimals: number;
}) {
  const { statistics: texts } = useBackstageMessages();
  const levels = levelsOf(
    items.map((item) => ({ ...item, key: item.itemId, name: item.itemName })),
    decimals,
  );
  const extremes = extremesOf(levels);
  return (
    <Section title={texts.items}>
      <Stack>
        {extremes === null ? null : (
          <DotPlot
            title={texts.items}
            headed
            summary={fill(texts.chart.items, extremes)}
            rows={levels}
            ceiling={Math.max(...items.map(({ maxScore }) => maxScore))}
            legend={[
              { mark: 'dot', text: texts.chart.legend.mean },
              { mark: 'band', text: texts.chart.legend.spread },
              { mark: 'line', text: texts.chart.legend.range },
            ]}
          />
        )}
        <Table
          label={texts.items}
          rows={items}
          rowKey={(row) => row.itemId}
          columns={[
            {
              key: 'item',
              title: texts.column.item,
              rowHeader: true,
              cell: (row) => row.itemName,
            },
            {
              key: 'proportion',
              title: items.some(({ factor }) => factor !== undefined)
                ? texts.column.factor
                : texts.column.proportion,
              align: 'end',
              cell: (row) => itemWeightLabel(row),
            },
            {
              key: 'maxScore',
              title: texts.column.maxScore,
              align: 'end',
              cell: (row) => row.maxScore,
            },
            { key: 'count', title: texts.column.count, align: 'end', cell: (row) => row.count },
            {
              key: 'mean',
              title: texts.column.mean,
              align: 'end',
              cell: (row) => meanText(row.mean, decimals),
            },
            {
              key: 'spread',
              title: texts.column.spread,
              align: 'end',
              cell: (row) => meanText(row.spread, decimals),
            },
            {
              key: 'range',
              title: texts.column.range,
              align: 'end',
              cell: (row) => (
                <LevelTexts lowest={row.lowest} highest={row.highest} decimals={decimals} />
              ),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
