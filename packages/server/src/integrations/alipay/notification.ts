/** Notifications of the provider: believed only when everything about them is right. */
import { fenOf } from '@liangfen/rules/payment';
import type { TradeNotification } from '../../ports.ts';
import { tradeStatus } from './answer.ts';
import type { AlipayGateway } from './gateway.ts';

export interface NotificationReceiver {
  readonly appId: string;
  /** Not compared where the settings do not name the seller. */
  readonly sellerId: string | null;
}

export async function readNotification(
  gateway: AlipayGateway,
  receiver: NotificationReceiver,
  fields: Readonly<Record<string, string>>,
): Promise<TradeNotification | null> {
  const field = (name: string): string | null =>
    (Object.hasOwn(fields, name) ? fields[name] : undefined) || null;
  // The sender names the algorithm, and the SDK would follow it to SHA-1.
  if (field('sign_type') !== 'RSA2' || field('sign') === null) return null;
  if (field('app_id') !== receiver.appId) return null;
  if (receiver.sellerId !== null && field('seller_id') !== receiver.sellerId) return null;
  if (!(await gateway.verify(fields).catch(() => false))) return null;

  const notifyId = field('notify_id');
  const tradeNo = field('out_trade_no');
  const status = tradeStatus(field('trade_status'));
  const totalFen = fenOf(field('total_amount') ?? '');
  const refundedFen = fenOf(field('refund_fee') ?? '0');
  if (notifyId === null || tradeNo === null || status === null) return null;
  if (totalFen === null || refundedFen === null) return null;
  return {
    notifyId,
    tradeNo,
    trade: { status, totalFen, refundedFen, providerNo: field('trade_no') },
  };
}
