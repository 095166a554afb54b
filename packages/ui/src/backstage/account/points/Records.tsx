'use client';
// Both ledgers of the points: recharges and uses, by month, also as a file.
import { beijingTime } from '@liangfen/rules/payment';
import type {
  ConsumeRecord,
  ConsumeRecords,
  RechargeRecord,
  RechargeRecords,
} from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { EmptyState } from '../../../primitives/Placeholder.tsx';
import { Segmented } from '../../../primitives/Segmented.tsx';
import { type Column, Table } from '../../../primitives/Table.tsx';
import { useDownloads } from '../../downloads/Downloads.tsx';
import { Section, Stack } from '../../frame/Section.tsx';
import { MonthFilter } from './MonthFilter.tsx';
import { PagesOf } from './Pages.tsx';
import { grouped } from './prices.ts';
import { useRecordPages } from './use-record-pages.ts';

type Which = 'RECHARGE' | 'CONSUME';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  > :last-child {
    width: 168px;
  }
`;

export function Records() {
  const { money } = useBackstageMessages();
  const texts = money.records;
  const [which, setWhich] = useState<Which>('RECHARGE');
  const [month, setMonth] = useState<string | null>(null);
  const downloads = useDownloads();
  const name = month === null ? texts.file : fill(texts.fileOf, { month });
  return (
    <Section
      title={texts.title}
      actions={
        <Button
          onClick={() =>
            downloads.start({
              name,
              fallback: `${name}.xlsx`,
              fetch: (client, signal, onProgress) =>
                client.download(
                  'exportPointRecords',
                  { query: month === null ? {} : { month }, signal },
                  onProgress,
                ),
            })
          }
        >
          {texts.export}
        </Button>
      }
    >
      <Stack>
        <Bar>
          <Segmented<Which>
            label={texts.which}
            value={which}
            options={[
              { value: 'RECHARGE', label: texts.recharge },
              { value: 'CONSUME', label: texts.consume },
            ]}
            onChange={setWhich}
          />
          <MonthFilter month={month} onMonth={setMonth} />
        </Bar>
        {which === 'RECHARGE' ? <Recharges month={month} /> : <Consumes month={month} />}
      </Stack>
    </Section>
  );
}

interface Change {
  readonly at: number;
  readonly point: number;
  readonly balance: number;
}

/** The last columns of both ledgers: the change, and the balance after it. */
function useAmounts(sign: '+' | '−'): readonly Column<Change>[] {
  const { column } = useBackstageMessages().money.records;
  return [
    {
      key: 'point',
      title: column.point,
      align: 'end',
      cell: ({ point }) => signed(sign === '+' ? point : -point),
    },
    { key: 'balance', title: column.balance, align: 'end', cell: ({ balance }) => balance },
  ];
}

/** Writes a true minus sign, as wide as the plus. */
function signed(point: number): string {
  if (point === 0) return '0';
  return point > 0 ? `+${point}` : `−${-point}`;
}

function useEmpty(month: string | null, title: string, hint: string) {
  const texts = useBackstageMessages().money.records;
  return month === null ? (
    <EmptyState title={title} hint={hint} />
  ) : (
    <EmptyState title={texts.monthEmpty} hint={texts.monthEmptyHint} />
  );
}

function Recharges({ month }: { readonly month: string | null }) {
  const texts = useBackstageMessages().money.records;
  const pages = useRecordPages<RechargeRecords>('recharge', month, (client, query, signal) =>
    client.request('listRechargeRecords', { query, signal }),
  );
  const amounts = useAmounts('+');
  const empty = useEmpty(month, texts.rechargeEmpty, texts.rechargeEmptyHint);
  return (
    <PagesOf<RechargeRecords, RechargeRecord> of={pages} rowsOf={(page) => page.rechargeRecords}>
      {(rows) => (
        <Table
          label={texts.recharge}
          empty={empty}
          cards
          rows={rows}
          rowKey={(record) => record.id}
          columns={[
            {
              key: 'at',
              title: texts.column.time,
              rowHeader: true,
              cell: (record) => beijingTime(record.at).slice(0, 16),
            },
            {
              key: 'source',
              title: texts.column.source,
              onCard: 'bare',
              cell: (record) => texts.source[record.source],
            },
            {
              key: 'amount',
              title: texts.column.amount,
              align: 'end',
              cell: ({ amount }) => (amount === null ? '—' : grouped(amount)),
            },
            ...amounts,
          ]}
        />
      )}
    </PagesOf>
  );
}

function Consumes({ month }: { readonly month: string | null }) {
  const texts = useBackstageMessages().money.records;
  const pages = useRecordPages<ConsumeRecords>('consume', month, (client, query, signal) =>
    client.request('listConsumeRecords', { query, signal }),
  );
  const amounts = useAmounts('−');
  const empty = useEmpty(month, texts.consumeEmpty, texts.consumeEmptyHint);
  return (
    <PagesOf<ConsumeRecords, ConsumeRecord> of={pages} rowsOf={(page) => page.consumeRecord}>
      {(rows) => (
        <Table
          label={texts.consume}
          empty={empty}
          cards
          rows={rows}
          rowKey={(record) => record.id}
          columns={[
            {
              key: 'at',
              title: texts.column.time,
              onCard: 'bare',
              cell: (record) => beijingTime(record.at).slice(0, 16),
            },
            {
              key: 'competition',
              title: texts.column.competition,
              rowHeader: true,
              cell: (record) => record.competitionName,
            },
            ...amounts,
          ]}
        />
      )}
    </PagesOf>
  );
}
