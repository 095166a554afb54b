// Which picture the payment dialog shows.
import type { PaymentOrder } from '@liangfen/sdk/schema';

export type PaymentView =
  | { readonly kind: 'MAKING' }
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'WAITING'; readonly order: PaymentOrder }
  | { readonly kind: 'SCANNED'; readonly order: PaymentOrder }
  | { readonly kind: 'PAID'; readonly order: PaymentOrder }
  /** The order's time is over here; the server closes it, or hears of a late payment. */
  | { readonly kind: 'EXPIRED'; readonly order: PaymentOrder }
  | { readonly kind: 'CANCELLED'; readonly order: PaymentOrder }
  | { readonly kind: 'CLOSED'; readonly order: PaymentOrder }
  /** Another page has gone on with the order. */
  | { readonly kind: 'REFUNDING'; readonly order: PaymentOrder }
  | { readonly kind: 'REFUNDED'; readonly order: PaymentOrder };

export interface PaymentFacts {
  readonly order: PaymentOrder | null;
  readonly failed: boolean;
  /** Seconds until it expires. */
  readonly remaining: number | null;
  /** Cancelled in this very dialog. */
  readonly cancelled: boolean;
}

export function paymentView({ order, failed, remaining, cancelled }: PaymentFacts): PaymentView {
  if (order === null) return { kind: failed ? 'FAILED' : 'MAKING' };
  switch (order.state) {
    case 'CREATED':
      return { kind: remaining === 0 ? 'EXPIRED' : 'WAITING', order };
    case 'WAIT_BUYER_PAY':
      return { kind: remaining === 0 ? 'EXPIRED' : 'SCANNED', order };
    case 'PAID':
      return { kind: 'PAID', order };
    case 'CLOSED':
      if (cancelled) return { kind: 'CANCELLED', order };
      return { kind: remaining === 0 ? 'EXPIRED' : 'CLOSED', order };
    case 'REFUNDING':
      return { kind: 'REFUNDING', order };
    case 'REFUNDED':
      return { kind: 'REFUNDED', order };
  }
}
