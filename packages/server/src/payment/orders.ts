/** Orders as the product uses them: made, shown, waited for, cancelled and paid back (docs/decisions/0260). */
import { beginRefund, type OrderOutcome } from '@liangfen/rules/payment';
import type { OrderState } from '@liangfen/sdk/schema';
import { type Payment, PaymentAway, type Ports } from '../ports.ts';
import { notFound, type ProblemError } from '../problem.ts';
import { conflict } from '../refusals.ts';
import type { OrderCause } from '../store/schema.ts';
import type { Tx } from '../store/transaction.ts';
import { openOrder, tradeOf } from './new-order.ts';
import { receiveNotification } from './notifications.ts';
import {
  lockOrder,
  type Moved,
  type OrderRow,
  orderOf,
  surroundingsOf,
  takeStep,
} from './order-moves.ts';
import { createOrderRounds, type OrderRounds } from './order-rounds.ts';
import { createOrderTalks, isOpen, type Move } from './order-talks.ts';
import { createOrderWatch } from './order-watch.ts';
import { kindOf } from './plans.ts';
import { notificationRefused, orderRefused, paymentAway, paymentNotConnected } from './refusals.ts';

export interface Orders extends OrderRounds {
  /** Returns an open order of the same plan if there is one, so that a second tab shows the same code. */
  readonly create: (userId: string, planId: string) => Promise<OrderRow>;
  /** The form for the redirect page, as HTML. */
  readonly form: (orderId: string, userId: string) => Promise<string>;
  /** Returns the order; with `seen`, as soon as its state differs from that, or after a while. */
  readonly read: (orderId: string, userId: string, seen: OrderState | null) => Promise<OrderRow>;
  readonly cancel: (orderId: string, userId: string) => Promise<OrderRow>;
  /** The buyer's own order, or any for the operator of the service. */
  readonly refund: (orderId: string, by: RefundBy) => Promise<OrderRow>;
  /** Throws when the notification is not to be believed; nothing is stored then. */
  readonly receive: (fields: Readonly<Record<string, string>>, requestId: string) => Promise<void>;
}

export type RefundBy =
  | { readonly cause: 'BUYER'; readonly userId: string }
  | {
      readonly cause: 'OPERATOR';
      readonly reason: string;
      /** Writes down what the operator did, in the transaction that takes the points back. */
      readonly record: (tx: Tx, row: OrderRow) => Promise<void>;
    };

export function createOrders(ports: Ports): Orders {
  const { database, log, now } = ports;
  const watch = createOrderWatch(ports);

  const connected = (row?: OrderRow): Payment => {
    const { payment } = ports;
    if (payment === null || (row !== undefined && row.payment !== kindOf(payment))) {
      throw paymentNotConnected();
    }
    return payment;
  };

  const move: Move = async (orderId, cause, decide) => {
    const moved = await database.query.transaction().execute(async (tx) => {
      const row = await lockOrder(tx, orderId);
      return takeStep(tx, ports, row, await decide(row, tx), cause);
    });
    tell(moved, cause);
    return moved;
  };

  /** Tells, after the commit, those who wait and the log. */
  const tell = ({ row, outcome }: Moved, cause: OrderCause): void => {
    const about = { tradeNo: row.trade_no, cause };
    switch (outcome.kind) {
      case 'MOVES':
        log.info('payment.order', { ...about, event: outcome.event.type, state: row.state });
        watch.changed(row.id);
        return;
      case 'REFUSED':
        log.warn('payment.order.refused', { ...about, reason: outcome.reason });
        return;
      case 'STAYS':
        if (outcome.because === 'REFUNDED_ELSEWHERE') log.warn('payment.refunded-elsewhere', about);
        return;
    }
  };

  const talks = createOrderTalks(ports, move);
  const rounds = createOrderRounds(ports, talks);

  const find = async (orderId: string, userId: string | null): Promise<OrderRow> => {
    const row = await database.query
      .selectFrom('payment_order')
      .selectAll()
      .where('id', '=', orderId)
      .$if(userId !== null, (orders) => orders.where('user_id', '=', userId ?? ''))
      .executeTakeFirst();
    if (row === undefined) throw notFound('订单');
    return row;
  };

  return {
    ...rounds,
    stop: () => {
      rounds.stop();
      watch.stop();
    },

    create: async (userId, planId) => {
      const payment = connected();
      const row = await openOrder(ports, payment, userId, planId);
      if (row.qrcode_url !== null) return row;
      const created = await reached(payment.createQr(tradeOf(row)));
      if (!created.created) {
        // The provider knows more of this trade than we do.
        log.warn('payment.qr.refused', { tradeNo: row.trade_no, reason: created.reason });
        await rounds.check(row.id, 'QUERY');
        throw paymentAway();
      }
      const { qrcodeUrl } = created;
      await database.query
        .updateTable('payment_order')
        .set({ qrcode_url: qrcodeUrl })
        .where('id', '=', row.id)
        .execute();
      return { ...row, qrcode_url: qrcodeUrl };
    },

    form: async (orderId, userId) => {
      const row = await find(orderId, userId);
      const payment = connected(row);
      const refusal = formRefusal(row, now());
      if (refusal !== null) throw refusal;
      return reached(payment.createForm(tradeOf(row)));
    },

    read: async (orderId, userId, seen) => {
      const row = await find(orderId, userId);
      if (row.state !== seen) return row;
      const changed = watch.untilChanged(orderId);
      // The order may have changed between the reading and the waiting.
      const again = await find(orderId, userId);
      if (again.state !== seen) return again;
      await changed;
      return find(orderId, userId);
    },

    cancel: async (orderId, userId) => {
      const row = await find(orderId, userId);
      if (!isOpen(row.state)) return row;
      const payment = connected(row);
      const heard = (await reached(talks.ask(payment, row, 'BUYER'))).row;
      if (!isOpen(heard.state)) return heard;
      return (await reached(talks.shut(payment, heard, 'BUYER', 'CANCELLED'))).row;
    },

    refund: async (orderId, by) => {
      const payment = connected(await find(orderId, by.cause === 'BUYER' ? by.userId : null));
      const { row, outcome } = await move(orderId, by.cause, async (at, tx) => {
        const begun = beginRefund(orderOf(at), await surroundingsOf(tx, at), {
          requestNo: `${at.trade_no}R`.slice(-64),
          reason: by.cause === 'OPERATOR' ? by.reason : '',
        });
        if (begun.kind === 'MOVES' && by.cause === 'OPERATOR') await by.record(tx, at);
        return begun;
      });
      refuseOutcome(outcome);
      if (row.state !== 'REFUNDING') return row;
      try {
        return (await talks.finishRefund(payment, row, by.cause)).row;
      } catch (error) {
        if (!(error instanceof PaymentAway)) throw error;
        // The points are taken back, and the rounds go on with the money: 退款中 is the truth.
        log.warn('payment.away', { tradeNo: row.trade_no, because: error.message });
        return row;
      }
    },

    receive: async (fields, requestId) => {
      // A notification to a server without a provider is meant for another server.
      if (ports.payment === null) {
        log.warn('payment.notification.refused', { because: 'NOT_EXPECTED', requestId });
        throw notificationRefused();
      }
      tell(await receiveNotification(ports, ports.payment, fields, requestId), 'NOTIFICATION');
    },
  };
}

function refuseOutcome(outcome: OrderOutcome): void {
  if (outcome.kind !== 'REFUSED') return;
  if (outcome.reason === 'AMOUNT_DIFFERS') throw new Error('nobody stated an amount');
  throw orderRefused(outcome.reason);
}

/** Returns the reason why there is nothing to pay any more. */
function formRefusal({ state, expires_at }: OrderRow, now: number): ProblemError | null {
  switch (state) {
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
      return now >= expires_at ? orderRefused('ORDER_CLOSED') : null;
    case 'CLOSED':
      return orderRefused('ORDER_CLOSED');
    case 'PAID':
      return conflict('这笔订单已经付款，不用再付；云点已到账');
    case 'REFUNDING':
      return orderRefused('REFUND_RUNNING');
    case 'REFUNDED':
      return orderRefused('ORDER_REFUNDED');
  }
}

/** Turns the provider's silence into an answer to the caller. */
async function reached<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof PaymentAway ? paymentAway() : error;
  }
}
