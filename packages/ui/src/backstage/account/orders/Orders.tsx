'use client';
// The purchases: how each order stands, and what can be done with it.
import { beijingTime } from '@liangfen/rules/payment';
import type { OrderState, PaymentOrder, PaymentOrders } from '@liangfen/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Tag, type Tone } from '../../../primitives/Card.tsx';
import { EmptyState } from '../../../primitives/Placeholder.tsx';
import { Table } from '../../../primitives/Table.tsx';
import { token } from '../../../theme/index.ts';
import { accountKey } from '../../data/use-read.ts';
import { RowActions, Section } from '../../frame/Section.tsx';
import { InvoiceDialog } from '../invoices/InvoiceDialog.tsx';
import { DemoTag } from '../payment/DemoNote.tsx';
import { useOrderWatch } from '../payment/use-order-watch.ts';
import { PagesOf } from '../points/Pages.tsx';
import { grouped } from '../points/prices.ts';
import { useRecordPages } from '../points/use-record-pages.ts';
import { RefundDialog } from './RefundDialog.tsx';

const tones: Record<OrderState, Tone> = {
  CREATED: 'warning',
  WAIT_BUYER_PAY: 'accent',
  PAID: 'success',
  REFUNDING: 'warning',
  REFUNDED: 'neutral',
  CLOSED: 'neutral',
};

/** Copied into mails and compared by eye, hardly read. */
const TradeNumber = styled.span`
  color: ${token.textMuted};
  font-size: 13px;
  overflow-wrap: anywhere;
`;

const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  small {
    color: ${token.textMuted};
    font-size: 12px;
  }
`;

type Opened =
  | { readonly dialog: 'NONE' }
  | { readonly dialog: 'REFUND' | 'INVOICE'; readonly order: PaymentOrder };

export function Orders({ onPay }: { readonly onPay: (order: PaymentOrder) => void }) {
  const { orders: texts, orderState, price, points } = useBackstageMessages().money;
  const queries = useQueryClient();
  const [opened, setOpened] = useState<Opened>({ dialog: 'NONE' });
  const close = () => setOpened({ dialog: 'NONE' });
  const pages = useRecordPages<PaymentOrders>('orders', null, (client, query, signal) =>
    client.request('listOrders', { query, signal }),
  );
  return (
    <Section title={texts.title}>
      <PagesOf<PaymentOrders, PaymentOrder> of={pages} rowsOf={(page) => page.orders}>
        {(rows) => (
          <>
            <Table
              label={texts.title}
              cards
              rows={rows}
              rowKey={(order) => order.id}
              empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
              columns={[
                {
                  key: 'at',
                  title: texts.column.time,
                  onCard: 'bare',
                  cell: (order) => beijingTime(order.createdAt).slice(0, 16),
                },
                {
                  key: 'order',
                  title: texts.column.order,
                  rowHeader: true,
                  cell: (order) => fill(points, { point: order.point }),
                },
                {
                  key: 'amount',
                  title: texts.column.amount,
                  align: 'end',
                  cell: (order) => fill(price, { amount: grouped(order.amount) }),
                },
                {
                  key: 'state',
                  title: texts.column.state,
                  onCard: 'bare',
                  cell: (order) => (
                    <Marks>
                      <Tag $tone={tones[order.state]}>{orderState[order.state]}</Tag>
                      <DemoTag payment={order.payment} />
                      {order.state === 'REFUNDING' ? <small>{texts.waitingRefund}</small> : null}
                    </Marks>
                  ),
                },
                {
                  key: 'no',
                  title: texts.column.no,
                  cell: (order) => <TradeNumber>{order.tradeNo}</TradeNumber>,
                },
                {
                  key: 'action',
                  title: texts.column.action,
                  onCard: 'end',
                  cell: (order) => (
                    <OrderActions
                      order={order}
                      onPay={() => onPay(order)}
                      onOpen={(dialog) => setOpened({ dialog, order })}
                    />
                  ),
                },
              ]}
            />
            {rows
              .filter(({ state }) => state === 'REFUNDING')
              .map((order) => (
                <Watched
                  key={order.id}
                  order={order}
                  onChanged={() => void queries.invalidateQueries({ queryKey: accountKey })}
                />
              ))}
          </>
        )}
      </PagesOf>
      {dialogOf(opened)}
    </Section>
  );

  function dialogOf(what: Opened) {
    switch (what.dialog) {
      case 'NONE':
        return null;
      case 'REFUND':
        return <RefundDialog order={what.order} onClose={close} />;
      case 'INVOICE':
        return <InvoiceDialog order={what.order} onClose={close} />;
    }
  }
}

function OrderActions({
  order,
  onPay,
  onOpen,
}: {
  readonly order: PaymentOrder;
  readonly onPay: () => void;
  readonly onOpen: (dialog: 'REFUND' | 'INVOICE') => void;
}) {
  const { orders: texts } = useBackstageMessages().money;
  const amount = order.amount;
  switch (order.state) {
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
      return (
        <RowActions>
          <Button
            size="small"
            look="quiet"
            aria-label={fill(texts.payOf, { amount })}
            onClick={onPay}
          >
            {texts.pay}
          </Button>
        </RowActions>
      );
    case 'PAID':
      return (
        <RowActions>
          <Button
            size="small"
            look="quiet"
            aria-label={fill(texts.invoiceOf, { amount })}
            onClick={() => onOpen('INVOICE')}
          >
            {texts.invoice}
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={fill(texts.refundOf, { amount })}
            onClick={() => onOpen('REFUND')}
          >
            {texts.refund}
          </Button>
        </RowActions>
      );
    case 'REFUNDING':
    case 'REFUNDED':
    case 'CLOSED':
      return null;
  }
}

/** A refund that runs ends by itself in the list. */
function Watched({
  order,
  onChanged,
}: {
  readonly order: PaymentOrder;
  readonly onChanged: () => void;
}) {
  useOrderWatch(order, (now) => {
    if (now.state !== order.state) onChanged();
  });
  return null;
}
