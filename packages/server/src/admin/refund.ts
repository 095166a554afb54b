/** `orders refund`: the same refund as the buyer's own, with the operator's name beside it. */
import { refundRefusal, yuanOf } from '@liangfen/rules/payment';
import type { OrderState } from '@liangfen/sdk/schema';
import { lockOrder, type OrderRow, orderOf, surroundingsOf } from '../payment/order-moves.ts';
import { kindOf } from '../payment/plans.ts';
import { refusalSentence } from '../payment/refusals.ts';
import type { Tx } from '../store/transaction.ts';
import { change, recordAct } from './acts.ts';
import { AdminRefused, type Done, line } from './answer.ts';
import type { AdminRequest, CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';
import { failureWord, orderByTradeNo, orderData, orderStateWord } from './orders.ts';
import { notConnected } from './reconcile.ts';

export async function refundOrder(
  home: AdminHome,
  request: AdminRequest,
  { tradeNo, reason }: CommandOf<'orders refund'>,
): Promise<Done> {
  const { query } = home.ports.database;
  const known = await orderByTradeNo(query, tradeNo);
  requireConnected(home, known);
  if (request.dryRun) return tryRefund(home, request, known);
  requireUnsettled(known.state);
  const after = await home.orders.refund(known.id, {
    cause: 'OPERATOR',
    reason,
    record: (tx: Tx, row: OrderRow) =>
      recordAct(tx, home, request, {
        tradeNo,
        amount: yuanOf(row.amount_fen),
        points: row.point,
        reason,
      }),
  });
  const data = { order: orderData({ ...after, login_name: known.login_name }) };
  return { data, view: await ending(home, after) };
}

/** Money goes back the way it came. */
function requireConnected({ ports }: AdminHome, row: OrderRow): void {
  if (ports.payment !== null && kindOf(ports.payment) === row.payment) return;
  throw new AdminRefused('NOT_NOW', notConnected);
}

/** A refund that was made or runs is no second one, and the operator should know. */
function requireUnsettled(state: OrderState): void {
  switch (state) {
    case 'REFUNDING':
      throw new AdminRefused('NOT_NOW', refusalSentence('REFUND_RUNNING'));
    case 'REFUNDED':
      throw new AdminRefused('NOT_NOW', refusalSentence('ORDER_REFUNDED'));
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
    case 'PAID':
    case 'CLOSED':
      return;
  }
}

function tryRefund(
  home: AdminHome,
  request: AdminRequest,
  known: Awaited<ReturnType<typeof orderByTradeNo>>,
): Promise<Done> {
  return change(home, request, async (tx) => {
    const row = await lockOrder(tx, known.id);
    const around = await surroundingsOf(tx, row);
    const refusal = refundRefusal(orderOf(row), around);
    if (refusal !== null) throw new AdminRefused('NOT_NOW', refusalSentence(refusal));
    return {
      data: { order: orderData({ ...row, login_name: known.login_name }) },
      detail: {},
      view: [
        line(
          `退款 ${yuanOf(row.amount_fen)} 元给「${known.login_name ?? ''}」，收回 ${row.point} 云点，余额 ${around.balance} → ${around.balance - row.point}`,
        ),
      ],
    };
  });
}

async function ending({ ports }: AdminHome, row: OrderRow): Promise<Done['view']> {
  const amount = yuanOf(row.amount_fen);
  switch (row.state) {
    case 'REFUNDED':
      return [line(`已退款 ${amount} 元，收回 ${row.point} 云点`)];
    case 'REFUNDING':
      return [
        line(`云点已收回，支付服务还没有答复退款 ${amount} 元的结果`),
        line('服务运行时会继续办理；可用 orders show 查看'),
      ];
    case 'PAID': {
      const failed = await ports.database.query
        .selectFrom('payment_order_event')
        .select('body')
        .where('order_id', '=', row.id)
        .where('type', '=', 'REFUND_FAILED')
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      const because =
        failed?.body.type === 'REFUND_FAILED' ? `：${failureWord(failed.body.reason)}` : '';
      throw new AdminRefused('NOT_NOW', `退款没有成功${because}。云点已退回，请处理后再试`);
    }
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
    case 'CLOSED':
      throw new Error(`a refund left the order ${orderStateWord(row.state)}`);
  }
}
