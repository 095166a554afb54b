/** Makes a new order: the plan's terms of this moment, written down before the provider hears of them. */
import { orderLivesMs } from '@liangfen/rules/payment';
import type { NewTrade, Payment, Ports } from '../ports.ts';
import { notFound } from '../problem.ts';
import { firstCheckMs } from './check-times.ts';
import { type OrderRow, writeEvent } from './order-moves.ts';
import { kindOf } from './plans.ts';

/** An open order with less time left is not offered again. */
const worthReusingMs = 10 * 60_000;

/** Returns the account's open order of this plan, or a new one. */
export function openOrder(
  ports: Ports,
  payment: Payment,
  userId: string,
  planId: string,
): Promise<OrderRow> {
  const now = ports.now();
  return ports.database.query.transaction().execute(async (tx) => {
    // The row is locked, so that two tabs at once make one order.
    await tx
      .selectFrom('user_account')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const plan = await tx
      .selectFrom('plan')
      .selectAll()
      .where('id', '=', planId)
      .where('on_sale', '=', true)
      .executeTakeFirst();
    if (plan === undefined) throw notFound('套餐');
    const open = await tx
      .selectFrom('payment_order')
      .selectAll()
      .where('user_id', '=', userId)
      .where('plan_id', '=', plan.id)
      .where('plan_revision', '=', plan.revision)
      .where('payment', '=', kindOf(payment))
      .where('state', '=', 'CREATED')
      .where('expires_at', '>', now + worthReusingMs)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (open !== undefined) return open;
    const id = ports.newId();
    const row = await tx
      .insertInto('payment_order')
      .values({
        id,
        user_id: userId,
        trade_no: `LF${now}${id}`.slice(0, 64),
        plan_id: plan.id,
        plan_revision: plan.revision,
        point: plan.point,
        amount_fen: plan.amount_fen,
        payment: kindOf(payment),
        state: 'CREATED',
        qrcode_url: null,
        provider_no: null,
        refund_request_no: null,
        refund_refused: false,
        created_at: now,
        expires_at: now + orderLivesMs,
        paid_at: null,
        refunded_at: null,
        next_check_at: now + firstCheckMs,
        checks: 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeEvent(tx, id, { type: 'CREATED' }, 'BUYER', now);
    return row;
  });
}

/** Describes the order to the provider. */
export function tradeOf(row: OrderRow): NewTrade {
  return {
    tradeNo: row.trade_no,
    amountFen: row.amount_fen,
    subject: `亮分云点 ${row.point} 点`,
    expiresAt: row.expires_at,
  };
}
