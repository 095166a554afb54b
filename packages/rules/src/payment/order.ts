/**
 * A payment order as a state machine (product decisions § 7, docs/decisions/0260): what may follow what, and
 * which points move with it. The server stores each event together with the movement it asks for.
 */
import type { InvoiceState, OrderRefusal, OrderState, RechargeSource } from '@liangfen/sdk/schema';

export interface Order {
  readonly state: OrderState;
  readonly amountFen: number;
  readonly point: number;
  /** Whether the provider said that this trade is past refunding. */
  readonly refundRefused: boolean;
}

/** A trade as the provider knows it. */
export interface ProviderTrade {
  /** `NOT_EXIST` until the buyer scans or opens the form, whatever has been asked for before. */
  readonly status: 'NOT_EXIST' | 'WAIT_BUYER_PAY' | 'CLOSED' | 'SUCCESS' | 'FINISHED';
  /** The amount of the trade; null where the answer does not say. */
  readonly totalFen: number | null;
  readonly refundedFen: number | null;
  /** The provider's own number of the trade. */
  readonly providerNo: string | null;
}

export type CloseReason = 'EXPIRED' | 'CANCELLED' | 'CLOSED_BY_PROVIDER';
export type RefundFailure = 'FINISHED' | 'NO_FUNDS' | 'REFUSED';

export type OrderEvent =
  | { readonly type: 'CREATED' }
  | { readonly type: 'SCANNED'; readonly providerNo: string | null }
  | { readonly type: 'PAID'; readonly providerNo: string | null }
  | { readonly type: 'CLOSED'; readonly reason: CloseReason }
  | { readonly type: 'REFUND_BEGUN'; readonly requestNo: string; readonly reason: string }
  | { readonly type: 'REFUND_DONE' }
  | { readonly type: 'REFUND_FAILED'; readonly reason: RefundFailure };

/** Points that move in the transaction of the event. */
export interface Movement {
  readonly delta: number;
  readonly source: Extract<RechargeSource, 'ORDER' | 'REFUND' | 'REFUND_RETURNED'>;
}

export type OrderOutcome =
  | { readonly kind: 'MOVES'; readonly event: OrderEvent; readonly movement: Movement | null }
  /** Nothing to do; `REFUNDED_ELSEWHERE` is for the operator of the service to look at. */
  | { readonly kind: 'STAYS'; readonly because: 'NOTHING_NEW' | 'NOT_DUE' | 'REFUNDED_ELSEWHERE' }
  | { readonly kind: 'REFUSED'; readonly reason: OrderRefusal | 'AMOUNT_DIFFERS' };

const nothingNew: OrderOutcome = { kind: 'STAYS', because: 'NOTHING_NEW' };

/**
 * Applies what a verified notification or a query says of the trade. A paid trade is credited from every state before
 * it, `CLOSED` included: whoever paid has paid, however late we hear of it.
 *
 * @example
 * ```tsx
 * const hearing = (order: Order, trade: ProviderTrade) => hearOfTrade(order, trade).kind;
 * ```
 */
export function hear(order: Order, trade: ProviderTrade): OrderOutcome {
  if (trade.totalFen !== null && trade.totalFen !== order.amountFen) {
    return { kind: 'REFUSED', reason: 'AMOUNT_DIFFERS' };
  }
  switch (order.state) {
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
    case 'CLOSED':
      return hearBeforePayment(order, trade);
    case 'PAID':
      return isRefunded(order, trade)
        ? { kind: 'STAYS', because: 'REFUNDED_ELSEWHERE' }
        : nothingNew;
    case 'REFUNDING':
      return isRefunded(order, trade)
        ? { kind: 'MOVES', event: { type: 'REFUND_DONE' }, movement: null }
        : nothingNew;
    case 'REFUNDED':
      return nothingNew;
  }
}

function hearBeforePayment(order: Order, trade: ProviderTrade): OrderOutcome {
  switch (trade.status) {
    case 'SUCCESS':
    case 'FINISHED':
      // An amount that nobody has stated is not paid.
      if (trade.totalFen === null) return { kind: 'REFUSED', reason: 'AMOUNT_DIFFERS' };
      return {
        kind: 'MOVES',
        event: { type: 'PAID', providerNo: trade.providerNo },
        movement: { delta: order.point, source: 'ORDER' },
      };
    case 'WAIT_BUYER_PAY':
      if (order.state !== 'CREATED') return nothingNew;
      return {
        kind: 'MOVES',
        event: { type: 'SCANNED', providerNo: trade.providerNo },
        movement: null,
      };
    case 'CLOSED':
      if (order.state === 'CLOSED') return nothingNew;
      return closed('CLOSED_BY_PROVIDER');
    case 'NOT_EXIST':
      return nothingNew;
  }
}

function isRefunded(order: Order, { refundedFen }: ProviderTrade): boolean {
  return refundedFen !== null && refundedFen >= order.amountFen;
}

/**
 * Closes the order because the buyer gives up or the time is over; only after the provider was asked whether it is
 * paid.
 *
 * @example
 * ```tsx
 * const closing = (order: Order) => closeOrder(order, 'CANCELLED');
 * ```
 */
export function close(order: Order, reason: CloseReason): OrderOutcome {
  switch (order.state) {
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
      return closed(reason);
    case 'PAID':
    case 'REFUNDING':
    case 'REFUNDED':
    case 'CLOSED':
      return nothingNew;
  }
}

function closed(reason: CloseReason): OrderOutcome {
  return { kind: 'MOVES', event: { type: 'CLOSED', reason }, movement: null };
}

/** The facts of the account on which a refund or an invoice depends. */
export interface OrderSurroundings {
  /** The account's points now. */
  readonly balance: number;
  /** The newest invoice application of the trade. */
  readonly invoice: InvoiceState | null;
}

/**
 * Returns the reason why the order cannot be refunded now; null when it can.
 *
 * @example
 * ```tsx
 * const why = (order: Order) => refundRefusal(order, { balance: 0, invoice: null });
 * ```
 */
export function refundRefusal(order: Order, around: OrderSurroundings): OrderRefusal | null {
  const state = settledRefusal(order.state);
  if (state !== null) return state;
  if (order.refundRefused) return 'REFUND_REFUSED';
  if (isLiving(around.invoice)) return 'INVOICE_LIVING';
  return around.balance < order.point ? 'POINTS_SPENT' : null;
}

/**
 * Returns the reason why no invoice can be applied for now; null when it can.
 *
 * @example
 * ```tsx
 * console.log(invoiceRefusal({ state: 'PAID' }, { invoice: null }));
 * ```
 */
export function invoiceRefusal(
  order: Pick<Order, 'state'>,
  { invoice }: Pick<OrderSurroundings, 'invoice'>,
): OrderRefusal | null {
  return settledRefusal(order.state) ?? (isLiving(invoice) ? 'INVOICE_LIVING' : null);
}

/** An order carries a refund or an invoice while it is paid, and in no other state. */
function settledRefusal(state: OrderState): OrderRefusal | null {
  switch (state) {
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
      return 'ORDER_NOT_PAID';
    case 'CLOSED':
      return 'ORDER_CLOSED';
    case 'REFUNDING':
      return 'REFUND_RUNNING';
    case 'REFUNDED':
      return 'ORDER_REFUNDED';
    case 'PAID':
      return null;
  }
}

/**
 * One application per trade lives at a time; a refused or reversed one makes room.
 *
 * @example
 * ```tsx
 * console.log(isLivingInvoice(null)); // false
 * ```
 */
export function isLiving(invoice: InvoiceState | null): boolean {
  switch (invoice) {
    case 'APPLIED':
    case 'ISSUED':
      return true;
    case 'REJECTED':
    case 'REVERSED':
    case null:
      return false;
  }
}

/**
 * Takes the points back before the money goes: what is being refunded cannot be spent meanwhile. Asking again
 * while it runs, or when it is done, changes nothing.
 *
 * @example
 * ```tsx
 * const begin = (order: Order) =>
 *   beginRefund(order, { balance: 100, invoice: null }, { requestNo: 'r1', reason: '重复付款' });
 * ```
 */
export function beginRefund(
  order: Order,
  around: OrderSurroundings,
  request: { readonly requestNo: string; readonly reason: string },
): OrderOutcome {
  if (order.state === 'REFUNDING' || order.state === 'REFUNDED') return nothingNew;
  const reason = refundRefusal(order, around);
  if (reason !== null) return { kind: 'REFUSED', reason };
  return {
    kind: 'MOVES',
    event: { type: 'REFUND_BEGUN', ...request },
    movement: { delta: -order.point, source: 'REFUND' },
  };
}

/**
 * Applies the provider's answer to the refund; a failure gives the points back.
 *
 * @example
 * ```tsx
 * const ending = (order: Order, answer: Parameters<typeof endRefund>[1]) => endRefund(order, answer);
 * ```
 */
export function endRefund(
  order: Order,
  answer:
    | { readonly refunded: true }
    | { readonly refunded: false; readonly reason: RefundFailure },
): OrderOutcome {
  if (order.state !== 'REFUNDING') return nothingNew;
  if (answer.refunded) return { kind: 'MOVES', event: { type: 'REFUND_DONE' }, movement: null };
  return {
    kind: 'MOVES',
    event: { type: 'REFUND_FAILED', reason: answer.reason },
    movement: { delta: order.point, source: 'REFUND_RETURNED' },
  };
}

/**
 * The order after an event.
 *
 * @example
 * ```tsx
 * const paid = (order: Order) => evolveOrder(order, { type: 'PAID', providerNo: null });
 * ```
 */
export function evolveOrder(order: Order, event: OrderEvent): Order {
  switch (event.type) {
    case 'CREATED':
      return { ...order, state: 'CREATED' };
    case 'SCANNED':
      return { ...order, state: 'WAIT_BUYER_PAY' };
    case 'PAID':
      return { ...order, state: 'PAID' };
    case 'CLOSED':
      return { ...order, state: 'CLOSED' };
    case 'REFUND_BEGUN':
      return { ...order, state: 'REFUNDING' };
    case 'REFUND_DONE':
      return { ...order, state: 'REFUNDED' };
    case 'REFUND_FAILED':
      return { ...order, state: 'PAID', refundRefused: event.reason === 'FINISHED' };
  }
}

/** How long an order can be paid, ms (product decisions § 7). */
export const orderLivesMs = 2 * 60 * 60 * 1000;
