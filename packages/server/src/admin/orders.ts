/** `orders list` and `orders show`: purchases, and everything that happened to them. */

import { beijingTime, dayRange, type OrderEvent, yuanOf } from '@liangfen/rules/payment';
import { invoiceStateWords } from '@liangfen/rules/words';
import type { OrderState } from '@liangfen/sdk/schema';
import type { OrderRow } from '../payment/order-moves.ts';
import type { DatabaseSchema, OrderCause } from '../store/schema.ts';
import type { Queryable } from '../store/transaction.ts';
import { AdminRefused, type Done, type Json, line, table } from './answer.ts';
import type { CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

const listLimit = 200;

type Listed = OrderRow & { readonly login_name: string | null };

const listed = (query: Queryable) =>
  query
    .selectFrom('payment_order')
    .innerJoin('user_account', 'user_account.id', 'payment_order.user_id')
    .selectAll('payment_order')
    .select('user_account.login_name');

export async function listOrders(
  { ports }: AdminHome,
  { state, day, limit }: CommandOf<'orders list'>,
): Promise<Done> {
  const range = day === null ? null : dayRange(day);
  const rows: Listed[] = await listed(ports.database.query)
    .$if(state !== null, (query) => query.where('payment_order.state', '=', state ?? 'PAID'))
    .$if(range !== null, (query) =>
      query
        .where('payment_order.created_at', '>=', range?.from ?? 0)
        .where('payment_order.created_at', '<', range?.to ?? 0),
    )
    .orderBy('payment_order.number', 'desc')
    .limit(limit ?? listLimit)
    .execute();
  return {
    data: { orders: rows.map(orderData) },
    view: [
      table(
        ['交易号', '状态', '金额（元）', '云点', '登录名', '付款方式', '下单时间', '付款时间'],
        rows.map((row) => [
          row.trade_no,
          orderStateWord(row.state),
          yuanOf(row.amount_fen),
          String(row.point),
          row.login_name ?? '',
          paymentWord(row.payment),
          beijingTime(row.created_at),
          timeOf(row.paid_at),
        ]),
        '没有订单',
      ),
    ],
  };
}

export async function orderByTradeNo(query: Queryable, tradeNo: string): Promise<Listed> {
  const row = await listed(query).where('payment_order.trade_no', '=', tradeNo).executeTakeFirst();
  if (row === undefined) {
    throw new AdminRefused('NOT_FOUND', `没有交易号为 ${tradeNo} 的订单，可用 orders list 查看`);
  }
  return row;
}

export async function showOrder(
  { ports }: AdminHome,
  { tradeNo }: CommandOf<'orders show'>,
): Promise<Done> {
  const { query } = ports.database;
  const row = await orderByTradeNo(query, tradeNo);
  const events = await query
    .selectFrom('payment_order_event')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('number')
    .execute();
  const notifications = await query
    .selectFrom('payment_notification')
    .selectAll()
    .where('trade_no', '=', tradeNo)
    .orderBy('at')
    .execute();
  const invoices = await query
    .selectFrom('invoice')
    .select(['id', 'state', 'number'])
    .where('order_id', '=', row.id)
    .orderBy('created_at')
    .execute();
  return {
    data: {
      order: orderData(row),
      events: events.map(({ at, cause, body }) => ({
        at,
        cause,
        // An event is stored as JSON.
        event: body as unknown as { readonly [name: string]: Json },
      })),
      notifications: notifications.map((each) => ({
        notifyId: each.notify_id,
        status: each.status,
        amount: each.amount_fen === null ? null : yuanOf(each.amount_fen),
        refunded: each.refunded_fen === null ? null : yuanOf(each.refunded_fen),
        at: each.at,
      })),
      invoices,
    },
    view: [
      table(['项目', '内容'], cells(row), ''),
      line(''),
      table(
        ['时间', '发生了什么', '由谁引起'],
        events.map(({ at, body, cause }) => [beijingTime(at), eventWord(body), causeWord(cause)]),
        '没有记录',
      ),
      line(''),
      line(`支付服务的通知：${notifications.length} 条`),
      ...invoices.map(({ id, state, number }) =>
        line(`发票 ${id}：${invoiceStateWords[state]}${number === null ? '' : ` ${number}`}`),
      ),
    ],
  };
}

export const orderData = (row: Listed) => ({
  id: row.id,
  tradeNo: row.trade_no,
  loginName: row.login_name,
  state: row.state,
  points: row.point,
  amount: yuanOf(row.amount_fen),
  plan: row.plan_id,
  planRevision: row.plan_revision,
  payment: row.payment,
  providerNo: row.provider_no,
  refundRequestNo: row.refund_request_no,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  paidAt: row.paid_at,
  refundedAt: row.refunded_at,
});

function cells(row: Listed): string[][] {
  const pairs: [string, string][] = [
    ['交易号', row.trade_no],
    ['状态', orderStateWord(row.state)],
    ['金额（元）', yuanOf(row.amount_fen)],
    ['云点', String(row.point)],
    ['套餐', `${row.plan_id}（版本 ${row.plan_revision}）`],
    ['登录名', row.login_name ?? ''],
    ['付款方式', paymentWord(row.payment)],
    ['支付服务的交易号', row.provider_no ?? ''],
    ['下单时间', beijingTime(row.created_at)],
    ['付款时间', timeOf(row.paid_at)],
    ['退款单号', row.refund_request_no ?? ''],
    ['退款时间', timeOf(row.refunded_at)],
  ];
  return pairs.filter(([, value]) => value !== '');
}

const timeOf = (at: number | null) => (at === null ? '' : beijingTime(at));

export function orderStateWord(state: OrderState): string {
  switch (state) {
    case 'CREATED':
      return '待付款';
    case 'WAIT_BUYER_PAY':
      return '已扫码';
    case 'PAID':
      return '已付款';
    case 'REFUNDING':
      return '退款中';
    case 'REFUNDED':
      return '已退款';
    case 'CLOSED':
      return '已关闭';
  }
}

function paymentWord(payment: DatabaseSchema['payment_order']['payment']): string {
  switch (payment) {
    case 'ALIPAY':
      return '支付宝';
    case 'DEMO':
      return '演示';
  }
}

function eventWord(event: OrderEvent): string {
  switch (event.type) {
    case 'CREATED':
      return '下单';
    case 'SCANNED':
      return '扫码';
    case 'PAID':
      return '付款到账，云点入账';
    case 'CLOSED':
      return closedWord(event.reason);
    case 'REFUND_BEGUN':
      return event.reason === '' ? '开始退款' : `开始退款：${event.reason}`;
    case 'REFUND_DONE':
      return '退款完成';
    case 'REFUND_FAILED':
      return `退款没有成功，云点退回（${failureWord(event.reason)}）`;
  }
}

function closedWord(reason: Extract<OrderEvent, { type: 'CLOSED' }>['reason']): string {
  switch (reason) {
    case 'EXPIRED':
      return '超时关闭';
    case 'CANCELLED':
      return '用户取消';
    case 'CLOSED_BY_PROVIDER':
      return '支付服务关闭';
  }
}

export function failureWord(reason: Extract<OrderEvent, { type: 'REFUND_FAILED' }>['reason']) {
  switch (reason) {
    case 'FINISHED':
      return '交易已过可退款的期限';
    case 'NO_FUNDS':
      return '商户账户余额不足';
    case 'REFUSED':
      return '支付服务不接受';
  }
}

function causeWord(cause: OrderCause): string {
  switch (cause) {
    case 'BUYER':
      return '用户';
    case 'NOTIFICATION':
      return '支付服务的通知';
    case 'QUERY':
      return '查询';
    case 'RECONCILIATION':
      return '对账';
    case 'OPERATOR':
      return '管理员';
  }
}
