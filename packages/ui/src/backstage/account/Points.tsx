'use client';
// Cloud points: the balance and both ledgers; buying comes with payment.
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { type Column, Table } from '../../primitives/Table.tsx';
import { token } from '../../theme/index.ts';
import { accountKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Fields, Hint, Sheet, Stack } from '../frame/Sheet.tsx';
import { dateAndTime } from '../frame/when.ts';

const Balance = styled.div`
  font-family: ${token.fontDigits};
  font-size: 44px;
  font-weight: 600;
  line-height: 54px;
  font-variant-numeric: tabular-nums;
`;

const PlanCard = styled.div`
  display: grid;
  gap: 4px;
  padding: 16px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  strong {
    font-size: 17px;
    line-height: 26px;
  }
  b {
    font-family: ${token.fontDigits};
    font-size: 24px;
    line-height: 32px;
  }
`;

export function Points() {
  const { account: texts } = useBackstageMessages();
  const point = useRead([...accountKey, 'point'], (client, signal) =>
    client.request('getPoint', { signal }),
  );
  const plans = useRead([...accountKey, 'plans'], (client, signal) =>
    client.request('listPlans', { signal }),
  );
  const recharge = useRead([...accountKey, 'recharge'], (client, signal) =>
    client.request('listRechargeRecords', { signal }),
  );
  const consume = useRead([...accountKey, 'consume'], (client, signal) =>
    client.request('listConsumeRecords', { signal }),
  );
  /** Both ledgers end with what changed, and what there was then. */
  const amounts: readonly Column<{ readonly point: number; readonly balance: number }>[] = [
    { key: 'point', title: texts.column.point, align: 'end', cell: ({ point: by }) => by },
    { key: 'balance', title: texts.column.balance, align: 'end', cell: ({ balance }) => balance },
  ];
  return (
    <Stack>
      <Sheet title={texts.balance}>
        <Loaded of={point}>{(data) => <Balance>{data.point}</Balance>}</Loaded>
        <Hint>{texts.balanceHint}</Hint>
      </Sheet>
      <Sheet title={texts.plans}>
        <Loaded of={plans}>
          {(data) => (
            <Stack>
              <Fields $min={160}>
                {data.plans.map((plan) => (
                  <PlanCard key={plan.id}>
                    <strong>{fill(texts.planCard, { point: plan.point })}</strong>
                    <b>{fill(texts.planPrice, { amount: plan.amount })}</b>
                    <Hint>{plan.discount ?? ' '}</Hint>
                  </PlanCard>
                ))}
              </Fields>
              <Hint>{texts.payLater}</Hint>
            </Stack>
          )}
        </Loaded>
      </Sheet>
      <Sheet title={texts.recharge}>
        <Loaded of={recharge}>
          {(data) => (
            <Table
              label={texts.recharge}
              empty={<EmptyState title={texts.rechargeEmpty} />}
              cards
              rows={data.rechargeRecords}
              rowKey={(record) => record.id}
              columns={[
                {
                  key: 'at',
                  title: texts.column.time,
                  rowHeader: true,
                  cell: (record) => dateAndTime(record.at),
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
                  cell: (record) => record.amount ?? '—',
                },
                ...amounts,
              ]}
            />
          )}
        </Loaded>
      </Sheet>
      <Sheet title={texts.consume}>
        <Loaded of={consume}>
          {(data) => (
            <Table
              label={texts.consume}
              empty={<EmptyState title={texts.consumeEmpty} hint={texts.consumeEmptyHint} />}
              cards
              rows={data.consumeRecord}
              rowKey={(record) => record.id}
              columns={[
                {
                  key: 'at',
                  title: texts.column.time,
                  onCard: 'bare',
                  cell: (record) => dateAndTime(record.at),
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
        </Loaded>
      </Sheet>
    </Stack>
  );
}
