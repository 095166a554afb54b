/** Buying points: plans, orders, the provider's notifications, refunds, and vouchers. */
import { invoiceRefusal, monthRange, refundRefusal, yuanOf } from '@liangfen/rules/payment';
import type { InvoiceState, PaymentOrder } from '@liangfen/sdk/schema';
import { textAnswer } from '../../contract/http-answer.ts';
import { type OrderRow, orderOf } from '../../payment/order-moves.ts';
import { meansOf, planOf, plansOnSale } from '../../payment/plans.ts';
import { pointBalance } from '../../payment/point-ledger.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Operations } from '../operation.ts';
import { cutPage } from './pages.ts';

export const orderOperations: Operations<
  | 'listPlans'
  | 'createOrderQrcode'
  | 'listOrders'
  | 'getOrder'
  | 'getOrderForm'
  | 'closeOrder'
  | 'refundOrder'
  | 'receiveAlipayNotification'
  | 'redeemVoucher'
> = {
  listPlans: async (call, { ports }) => ({
    plans: (await plansOnSale(ports.database.query)).map(planOf),
    payment: meansOf(ports.payment),
    mayBuy: call.user.userKind === 'MAIN',
  }),

  createOrderQrcode: async (call, { ports, orders, rateLimit }) => {
    await rateLimit('order', call.user.userId);
    const row = await orders.create(call.user.userId, call.path.planId);
    return shown(ports.database.query, row);
  },

  listOrders: async (call, { ports }) => {
    const { before, month, size = 20 } = call.query;
    const { query } = ports.database;
    let found = query
      .selectFrom('payment_order')
      .selectAll()
      .where('user_id', '=', call.user.userId);
    if (before !== undefined) found = found.where('number', '<', before);
    if (month !== undefined) {
      const { from, to } = monthRange(month);
      found = found.where('created_at', '>=', from).where('created_at', '<', to);
    }
    const page = cutPage(
      await found
        .orderBy('number', 'desc')
        .limit(size + 1)
        .execute(),
      size,
    );
    return {
      orders: await allShown(query, call.user.userId, page.rows),
      nextBefore: page.nextBefore,
    };
  },

  getOrder: async (call, { ports, orders }) => {
    const row = await orders.read(call.path.id, call.user.userId, call.query.seen ?? null);
    return shown(ports.database.query, row);
  },

  getOrderForm: async (call, { orders, rateLimit }) => {
    await rateLimit('order', call.user.userId);
    return { content: await orders.form(call.path.id, call.user.userId) };
  },

  closeOrder: async (call, { ports, orders, rateLimit }) => {
    await rateLimit('order', call.user.userId);
    return shown(ports.database.query, await orders.cancel(call.path.id, call.user.userId));
  },

  refundOrder: async (call, { ports, orders, rateLimit }) => {
    await rateLimit('order', call.user.userId);
    const row = await orders.refund(call.path.id, { cause: 'BUYER', userId: call.user.userId });
    return shown(ports.database.query, row);
  },

  receiveAlipayNotification: async (call, { orders, rateLimit }) => {
    await rateLimit('notification', call.address);
    await orders.receive(call.body, call.requestId);
    // The provider repeats itself until it reads exactly this.
    return textAnswer('success', 'text/plain; charset=utf-8');
  },

  redeemVoucher: async (call, { vouchers }) => ({
    point: await vouchers.redeem(call.body.code, {
      userId: call.user.userId,
      address: call.address,
    }),
  }),
};

async function shown(query: Queryable, row: OrderRow): Promise<PaymentOrder> {
  const [order] = await allShown(query, row.user_id, [row]);
  if (order === undefined) throw new Error('one order in, one order out');
  return order;
}

/** Shows orders to their owner, with the reason why a refund or an invoice is not possible now. */
async function allShown(
  query: Queryable,
  userId: string,
  rows: readonly OrderRow[],
): Promise<PaymentOrder[]> {
  if (rows.length === 0) return [];
  const balance = await pointBalance(query, userId);
  const invoices = new Map<string, InvoiceState>();
  const states = await query
    .selectFrom('invoice')
    .select(['order_id', 'state'])
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { order_id, state } of states) invoices.set(order_id, state);
  return rows.map((row) => {
    const around = { balance, invoice: invoices.get(row.id) ?? null };
    return {
      id: row.id,
      qrcodeUrl: row.qrcode_url ?? '',
      amount: yuanOf(row.amount_fen),
      point: row.point,
      tradeNo: row.trade_no,
      state: row.state,
      payment: row.payment,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      paidAt: row.paid_at,
      refundedAt: row.refunded_at,
      refundRefusal: refundRefusal(orderOf(row), around),
      invoiceRefusal: invoiceRefusal(orderOf(row), around),
    };
  });
}
