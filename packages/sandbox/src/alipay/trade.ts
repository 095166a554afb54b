/** A trade at the stand-in, as pure steps: what the buyer, the shop and the clock do to it. */

export interface Trade {
  /** The shop's number (`out_trade_no`). */
  readonly tradeNo: string;
  /** The provider's own. */
  readonly providerNo: string;
  /** Opens the buyer's page. */
  readonly token: string;
  readonly amountFen: number;
  readonly subject: string;
  readonly notifyUrl: string | null;
  readonly returnUrl: string | null;
  readonly createdAt: number;
  /** The time from which nobody can pay any more. */
  readonly expiresAt: number;
  readonly state: TradeState;
  readonly paidAt: number | null;
  readonly closedAt: number | null;
  readonly refunds: readonly Refund[];
}

/** `ASKED`: the shop has a code or a form, and no buyer has looked at it; the trade does not exist yet. */
export type TradeState = 'ASKED' | 'WAITING' | 'PAID' | 'CLOSED' | 'FINISHED';

export interface Refund {
  readonly requestNo: string;
  readonly amountFen: number;
  readonly at: number;
}

/** The state's name in an answer's `trade_status` and in a notification. */
export function statusText(state: Exclude<TradeState, 'ASKED'>): string {
  switch (state) {
    case 'WAITING':
      return 'WAIT_BUYER_PAY';
    case 'PAID':
      return 'TRADE_SUCCESS';
    case 'CLOSED':
      return 'TRADE_CLOSED';
    case 'FINISHED':
      return 'TRADE_FINISHED';
  }
}

export function refundedFen({ refunds }: Trade): number {
  return refunds.reduce((sum, refund) => sum + refund.amountFen, 0);
}

export type Step =
  | { readonly moved: true; readonly trade: Trade }
  | { readonly moved: false; readonly code: string };

function refused(code: string): Step {
  return { moved: false, code };
}

/** The buyer opens the page. */
export function scan(trade: Trade): Trade {
  return trade.state === 'ASKED' ? { ...trade, state: 'WAITING' } : trade;
}

export function pay(trade: Trade, at: number): Step {
  switch (trade.state) {
    case 'ASKED':
    case 'WAITING':
      return { moved: true, trade: { ...trade, state: 'PAID', paidAt: at } };
    case 'PAID':
    case 'FINISHED':
      return refused('ACQ.TRADE_HAS_SUCCESS');
    case 'CLOSED':
      return refused('ACQ.TRADE_HAS_CLOSE');
  }
}

export function close(trade: Trade, at: number): Step {
  switch (trade.state) {
    case 'ASKED':
      return refused('ACQ.TRADE_NOT_EXIST');
    case 'WAITING':
      return { moved: true, trade: { ...trade, state: 'CLOSED', closedAt: at } };
    case 'PAID':
    case 'CLOSED':
    case 'FINISHED':
      return refused('ACQ.TRADE_STATUS_ERROR');
  }
}

/** The days in which it can be refunded are over. */
export function finish(trade: Trade): Step {
  if (trade.state !== 'PAID') return refused('ACQ.TRADE_STATUS_ERROR');
  return { moved: true, trade: { ...trade, state: 'FINISHED' } };
}

export const mostRefunds = 100;

/** Refunds the same number once; a repeat with another amount is refused. */
export function refund(trade: Trade, asked: Refund): Step {
  const former = trade.refunds.find(({ requestNo }) => requestNo === asked.requestNo);
  if (former !== undefined) {
    return former.amountFen === asked.amountFen
      ? { moved: true, trade }
      : refused('ACQ.DISCORDANT_REPEAT_REQUEST');
  }
  switch (trade.state) {
    case 'ASKED':
      return refused('ACQ.TRADE_NOT_EXIST');
    case 'WAITING':
      return refused('ACQ.TRADE_STATUS_ERROR');
    case 'CLOSED':
      return refused(
        trade.paidAt === null ? 'ACQ.TRADE_HAS_CLOSE' : 'ACQ.REASON_TRADE_REFUND_FEE_ERR',
      );
    case 'FINISHED':
      return refused('ACQ.TRADE_HAS_FINISHED');
    case 'PAID': {
      const left = trade.amountFen - refundedFen(trade);
      if (asked.amountFen > left || trade.refunds.length >= mostRefunds) {
        return refused('ACQ.REASON_TRADE_REFUND_FEE_ERR');
      }
      const refunds = [...trade.refunds, asked];
      return asked.amountFen === left
        ? { moved: true, trade: { ...trade, refunds, state: 'CLOSED', closedAt: asked.at } }
        : { moved: true, trade: { ...trade, refunds } };
    }
  }
}
