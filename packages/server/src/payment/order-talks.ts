/** Talks with the provider about an order that exists, and brings its answers into the books. */
import {
  type CloseReason,
  closeOrder,
  endRefund,
  hearOfTrade,
  type OrderOutcome,
} from '@liangfen/rules/payment';
import type { OrderState } from '@liangfen/sdk/schema';
import type { Payment, Ports } from '../ports.ts';
import type { OrderCause } from '../store/schema.ts';
import type { Tx } from '../store/transaction.ts';
import { lookedAfterMs } from './check-times.ts';
import { type Moved, type OrderRow, orderOf } from './order-moves.ts';

export type Move = (
  orderId: string,
  cause: OrderCause,
  decide: (row: OrderRow, tx: Tx) => OrderOutcome | Promise<OrderOutcome>,
) => Promise<Moved>;

export interface OrderTalks {
  /** Asks how the order stands; rejects with `PaymentAway` when nobody knows. */
  readonly ask: (payment: Payment, row: OrderRow, cause: OrderCause) => Promise<Moved>;
  /** Ends the trade at the provider, then here; if it was paid meanwhile, it is paid here too. */
  readonly shut: (
    payment: Payment,
    row: OrderRow,
    cause: OrderCause,
    reason: CloseReason,
  ) => Promise<Moved>;
  readonly finishRefund: (payment: Payment, row: OrderRow, cause: OrderCause) => Promise<Moved>;
}

export function createOrderTalks({ now }: Pick<Ports, 'now'>, move: Move): OrderTalks {
  const hear = async (payment: Payment, row: OrderRow, cause: OrderCause): Promise<Moved> => {
    const trade = await payment.query(row.trade_no);
    return move(row.id, cause, (at) => hearOfTrade(orderOf(at), trade));
  };

  const shut: OrderTalks['shut'] = async (payment, row, cause, reason) => {
    const answer = await payment.close(row.trade_no);
    // A trade that the buyer never opened is not there to be closed, and cannot be paid after its time.
    if (answer.closed || answer.reason === 'NOT_EXIST') {
      return move(row.id, cause, (at) => closeOrder(orderOf(at), reason));
    }
    return hear(payment, row, cause);
  };

  const finishRefund: OrderTalks['finishRefund'] = async (payment, row, cause) => {
    const requestNo = row.refund_request_no;
    if (requestNo === null) throw new Error(`order ${row.id} is being refunded without a number`);
    const seen = await payment.queryRefund(row.trade_no, requestNo);
    // Uses the same number every time: the money goes once, however often it is asked for.
    const answer = seen.refunded
      ? ({ refunded: true } as const)
      : await payment.refund({
          tradeNo: row.trade_no,
          requestNo,
          amountFen: row.amount_fen,
          reason: '退还云点',
        });
    return move(row.id, cause, (at) => endRefund(orderOf(at), answer));
  };

  return {
    shut,
    finishRefund,
    ask: async (payment, row, cause) => {
      if (row.state === 'REFUNDING') return finishRefund(payment, row, cause);
      const heard = await hear(payment, row, cause);
      const isOver = now() >= heard.row.expires_at + lookedAfterMs;
      return isOpen(heard.row.state) && isOver ? shut(payment, heard.row, cause, 'EXPIRED') : heard;
    },
  };
}

/** Can still be paid. */
export function isOpen(state: OrderState): boolean {
  switch (state) {
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
      return true;
    case 'PAID':
    case 'REFUNDING':
    case 'REFUNDED':
    case 'CLOSED':
      return false;
  }
}
