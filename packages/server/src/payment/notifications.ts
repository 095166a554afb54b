/** The provider's notifications: believed when signature, application, seller, trade and amount are right, and stored before they are acknowledged. */
import { hearOfTrade } from '@liangfen/rules/payment';
import type { Payment, Ports } from '../ports.ts';
import { lockOrder, type Moved, orderOf, takeStep } from './order-moves.ts';
import { kindOf } from './plans.ts';
import { notificationRefused } from './refusals.ts';

/** Throws when it is not to be believed; nothing is stored then. */
export async function receiveNotification(
  ports: Ports,
  payment: Payment,
  fields: Readonly<Record<string, string>>,
  requestId: string,
): Promise<Moved> {
  const refuse = (because: string): never => {
    ports.log.warn('payment.notification.refused', { because, requestId });
    throw notificationRefused();
  };
  const notification = await payment.readNotification(fields);
  if (notification === null) return refuse('SIGNATURE');
  const { notifyId, tradeNo, trade } = notification;
  const known = await ports.database.query
    .selectFrom('payment_order')
    .select('id')
    .where('trade_no', '=', tradeNo)
    .where('payment', '=', kindOf(payment))
    .executeTakeFirst();
  if (known === undefined) return refuse('UNKNOWN_TRADE');
  const moved = await ports.database.query.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, known.id);
    const outcome = hearOfTrade(orderOf(row), trade);
    if (outcome.kind === 'REFUSED') return { row, outcome };
    await tx
      .insertInto('payment_notification')
      .values({
        notify_id: notifyId,
        trade_no: tradeNo,
        status: trade.status,
        amount_fen: trade.totalFen,
        refunded_fen: trade.refundedFen,
        at: ports.now(),
      })
      .onConflict((conflict) => conflict.column('notify_id').doNothing())
      .execute();
    return takeStep(tx, ports, row, outcome, 'NOTIFICATION');
  });
  if (moved.outcome.kind === 'REFUSED') return refuse(moved.outcome.reason);
  return moved;
}
