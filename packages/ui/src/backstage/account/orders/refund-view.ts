// Which picture the refund dialog shows.
import type { OrderRefusal, PaymentOrder } from '@liangfen/sdk/schema';

export type RefundView =
  | { readonly kind: 'ASKING' }
  | { readonly kind: 'REFUSED'; readonly reason: OrderRefusal }
  | { readonly kind: 'RUNNING' }
  | { readonly kind: 'DONE' }
  /** The provider did not do it, and the points are back; the reason why trying again is no use. */
  | { readonly kind: 'NOT_DONE'; readonly reason: OrderRefusal | null };

export interface RefundFacts {
  readonly order: PaymentOrder;
  /** Begun in this very dialog. */
  readonly begun: boolean;
  /** The reason for which the server refused a moment ago. */
  readonly refused: OrderRefusal | null;
}

export function refundView({ order, begun, refused }: RefundFacts): RefundView {
  switch (order.state) {
    case 'REFUNDING':
      return { kind: 'RUNNING' };
    case 'REFUNDED':
      return { kind: 'DONE' };
    case 'PAID': {
      if (begun) return { kind: 'NOT_DONE', reason: order.refundRefusal };
      const reason = refused ?? order.refundRefusal;
      return reason === null ? { kind: 'ASKING' } : { kind: 'REFUSED', reason };
    }
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
      return { kind: 'REFUSED', reason: 'ORDER_NOT_PAID' };
    case 'CLOSED':
      return { kind: 'REFUSED', reason: 'ORDER_CLOSED' };
  }
}
