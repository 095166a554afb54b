'use client';
// What came out: the ranking of each group, how each score was worked out, and the judges compared.
import type { RankRow, Statistics } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { LongTable } from '../../primitives/LongTable.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Table } from '../../primitives/Table.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Sheet, Stack } from '../frame/Sheet.tsx';
import { ProgramWorking } from './ProgramWorking.tsx';
import { PromotionDialog } from './PromotionDialog.tsx';

export interface StatisticsTabProps {
  readonly id: string;
  readonly name: string;
}

export function StatisticsTab({ id, name }: StatisticsTabProps) {
  const { statistics: texts } = useBackstageMessages();
  const statistics = useRead(competitionKey(id, 'statistics'), (client, signal) =>
    client.request('getStatistics', { path: { id }, signal }),
  );
  return (
    <Loaded of={statistics}>
      {(data) => (
        <Stack>
          <Ranking
            id={id}
            name={name}
            statistics={data}
            onRefresh={() => void statistics.refetch()}
            refreshing={statistics.isFetching}
          />
          <Sheet title={texts.judges}>
            <Table
              label={texts.judges}
              rows={data.judges}
              rowKey={(row) => row.judge.id}
              columns={[
                {
                  key: 'judge',
                  title: texts.column.judge,
                  rowHeader: true,
                  cell: (row) => `${row.judge.number ?? '—'} ${row.judge.name}`,
                },
                { key: 'count', title: texts.column.count, align: 'end', cell: (row) => row.count },
                {
                  key: 'mean',
                  title: texts.column.mean,
                  align: 'end',
                  cell: (row) => row.mean ?? '—',
                },
                {
                  key: 'spread',
                  title: texts.column.spread,
                  align: 'end',
                  cell: (row) => row.spread ?? '—',
                },
                {
                  key: 'dropped',
                  title: texts.column.dropped,
                  align: 'end',
                  cell: (row) => row.dropped,
                },
              ]}
            />
          </Sheet>
        </Stack>
      )}
    </Loaded>
  );
}

function Ranking({
  id,
  name,
  statistics,
  onRefresh,
  refreshing,
}: StatisticsTabProps & {
  readonly statistics: Statistics;
  readonly onRefresh: () => void;
  readonly refreshing: boolean;
}) {
  const { statistics: texts, promotion } = useBackstageMessages();
  const [promoting, setPromoting] = useState(false);
  const [groupId, setGroupId] = useState<string | null>(null);
  const [shown, setShown] = useState<RankRow | null>(null);
  const { rankings } = statistics;
  const ranking = rankings.find((each) => each.groupId === groupId) ?? rankings[0];
  return (
    <Sheet
      title={texts.ranking}
      actions={
        <>
          <Button look="quiet" busy={refreshing} onClick={onRefresh}>
            {texts.refresh}
          </Button>
          <Button onClick={() => setPromoting(true)}>{promotion.open}</Button>
        </>
      }
    >
      <Stack>
        {rankings.length > 1 ? (
          <div style={{ overflowX: 'auto' }}>
            <Segmented
              label={texts.ranking}
              value={ranking?.groupId ?? null}
              options={rankings.map((each) => ({ value: each.groupId, label: each.groupName }))}
              onChange={setGroupId}
            />
          </div>
        ) : null}
        <LongTable
          label={texts.ranking}
          rows={ranking?.rows ?? []}
          rowKey={(row) => row.programId}
          empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
          columns={[
            {
              key: 'rank',
              title: texts.column.rank,
              width: '72px',
              cell: (row) => <strong>{row.rank ?? '—'}</strong>,
            },
            { key: 'sort', title: texts.column.sort, width: '72px', cell: (row) => row.sort },
            {
              key: 'name',
              title: texts.column.name,
              rowHeader: true,
              cell: (row) => row.programName,
            },
            {
              key: 'contestant',
              title: texts.column.contestant,
              cell: (row) => (row.contestant === '' ? '—' : row.contestant),
            },
            {
              key: 'score',
              title: texts.column.score,
              align: 'end',
              cell: (row) => <strong>{row.score ?? '—'}</strong>,
            },
            {
              key: 'working',
              title: texts.column.working,
              cell: (row) => (
                <Button size="small" look="quiet" onClick={() => setShown(row)}>
                  {texts.working}
                </Button>
              ),
            },
          ]}
        />
      </Stack>
      {promoting ? (
        <PromotionDialog
          id={id}
          name={name}
          rankings={rankings}
          onClose={() => setPromoting(false)}
        />
      ) : null}
      {shown === null ? null : (
        <ProgramWorking
          id={id}
          programId={shown.programId}
          title={fill(texts.workingTitle, { program: shown.programName })}
          onClose={() => setShown(null)}
        />
      )}
    </Sheet>
  );
}
