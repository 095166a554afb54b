/** The gateway's methods: their effects on the trades, and their answers. */
import { beijingTime, fenOf, momentOf, yuanOf } from '@liangfen/rules/payment';
import type { Switches } from './switches.ts';
import { close, refund, refundedFen, scan, statusText, type Trade } from './trade.ts';
import type { Trades } from './trades.ts';

export type Reply =
  | { readonly done: true; readonly fields: Readonly<Record<string, string>> }
  | { readonly done: false; readonly subCode: string };

type Content = ReadonlyMap<string, string>;

const refused = (subCode: string): Reply => ({ done: false, subCode });
const done = (fields: Readonly<Record<string, string>>): Reply => ({ done: true, fields });

/** Offers the shop's trade to whoever scans the code. */
export function precreate(trades: Trades, call: OfferCall): Reply {
  const offer = offerOf(trades, call);
  if (typeof offer === 'string') return refused(offer);
  return done({ out_trade_no: offer.tradeNo, qr_code: trades.pageOf(offer) });
}

/** The buyer's browser brings the trade with it, so that it exists at once. */
export function payOnPage(trades: Trades, call: OfferCall): Trade | string {
  const offer = offerOf(trades, call);
  if (typeof offer === 'string') return offer;
  const trade = scan({ ...offer, returnUrl: call.returnUrl });
  trades.put(trade);
  return trade;
}

export interface OfferCall {
  readonly content: Content;
  readonly notifyUrl: string | null;
  readonly returnUrl: string | null;
  readonly productCode: string;
}

const longestMs = 15 * 24 * 60 * 60_000;
/** The time for paying without `time_expire`. */
const usualMs = 3 * 60 * 60_000;

/** The trade on offer, or why there is none. */
function offerOf(trades: Trades, { content, notifyUrl, productCode }: OfferCall): Trade | string {
  const now = trades.now();
  const tradeNo = content.get('out_trade_no') ?? '';
  const amountFen = fenOf(content.get('total_amount') ?? '');
  const subject = content.get('subject') ?? '';
  const until = content.get('time_expire');
  const expiresAt = until === undefined ? now + usualMs : momentOf(until);
  const isWrong =
    !/^[A-Za-z0-9_]{1,64}$/.test(tradeNo) ||
    !/^[^/=&]{1,256}$/.test(subject) ||
    content.get('product_code') !== productCode ||
    (notifyUrl !== null && !/^https?:/.test(notifyUrl));
  if (isWrong || amountFen === null || amountFen < 1) return 'ACQ.INVALID_PARAMETER';
  if (expiresAt === null || expiresAt <= now || expiresAt > now + longestMs) {
    return 'ACQ.INVALID_PARAMETER';
  }
  const former = trades.find(tradeNo);
  if (former === null) {
    const trade: Trade = {
      tradeNo,
      providerNo: trades.newNumber(),
      token: trades.newToken(),
      amountFen,
      subject,
      notifyUrl,
      returnUrl: null,
      createdAt: now,
      expiresAt,
      state: 'ASKED',
      paidAt: null,
      closedAt: null,
      refunds: [],
    };
    trades.put(trade);
    return trade;
  }
  switch (former.state) {
    case 'PAID':
    case 'FINISHED':
      return 'ACQ.TRADE_HAS_SUCCESS';
    case 'CLOSED':
      return 'ACQ.TRADE_HAS_CLOSE';
    case 'ASKED':
    case 'WAITING':
      if (former.amountFen !== amountFen || former.subject !== subject) {
        return 'ACQ.CONTEXT_INCONSISTENT';
      }
      return renewed(trades, { ...former, expiresAt, notifyUrl });
  }
}

/** Renews the same code, good for as long as the last call asked. */
function renewed(trades: Trades, trade: Trade): Trade {
  trades.put(trade);
  return trade;
}

export function query(trades: Trades, content: Content): Reply {
  const trade = existing(trades, content);
  if (trade === null || trade.state === 'ASKED') return refused('ACQ.TRADE_NOT_EXIST');
  return done({
    ...namesOf(trade),
    trade_status: statusText(trade.state),
    total_amount: yuanOf(trade.amountFen),
    ...(trade.paidAt === null ? {} : { send_pay_date: beijingTime(trade.paidAt) }),
  });
}

export function refundTrade(trades: Trades, content: Content, { noFunds }: Switches): Reply {
  const trade = existing(trades, content);
  if (trade === null) return refused('ACQ.TRADE_NOT_EXIST');
  const amountFen = fenOf(content.get('refund_amount') ?? '');
  const requestNo = content.get('out_request_no') ?? trade.tradeNo;
  if (amountFen === null || amountFen < 1 || requestNo.length > 64) {
    return refused('ACQ.INVALID_PARAMETER');
  }
  const asked = { requestNo, amountFen, at: trades.now() };
  const step = refund(trade, asked);
  if (!step.moved) return refused(step.code);
  const isNew = step.trade !== trade;
  if (isNew && noFunds) return refused('ACQ.SELLER_BALANCE_NOT_ENOUGH');
  if (isNew) {
    trades.put(step.trade);
    trades.tell(step.trade, asked);
  }
  return done({
    ...namesOf(trade),
    fund_change: isNew ? 'Y' : 'N',
    refund_fee: yuanOf(refundedFen(step.trade)),
    gmt_refund_pay: beijingTime(trades.now()),
  });
}

export function queryRefund(trades: Trades, content: Content): Reply {
  const trade = existing(trades, content);
  if (trade === null || trade.state === 'ASKED') return refused('ACQ.TRADE_NOT_EXIST');
  const requestNo = content.get('out_request_no') ?? trade.tradeNo;
  const found = trade.refunds.find((each) => each.requestNo === requestNo);
  // The provider answers without a status where there was no such refund.
  if (found === undefined) return done(namesOf(trade));
  return done({
    ...namesOf(trade),
    out_request_no: requestNo,
    total_amount: yuanOf(trade.amountFen),
    refund_amount: yuanOf(found.amountFen),
    refund_status: 'REFUND_SUCCESS',
    gmt_refund_pay: beijingTime(found.at),
  });
}

export function closeTrade(trades: Trades, content: Content): Reply {
  const trade = existing(trades, content);
  if (trade === null) return refused('ACQ.TRADE_NOT_EXIST');
  const step = close(trade, trades.now());
  if (!step.moved) return refused(step.code);
  trades.put(step.trade);
  trades.tell(step.trade, null);
  return done({ out_trade_no: trade.tradeNo, trade_no: trade.providerNo });
}

function existing(trades: Trades, content: Content): Trade | null {
  const trade = trades.find(content.get('out_trade_no') ?? '');
  const providerNo = content.get('trade_no');
  return providerNo !== undefined && trade?.providerNo !== providerNo ? null : trade;
}

function namesOf(trade: Trade): Record<string, string> {
  return {
    out_trade_no: trade.tradeNo,
    trade_no: trade.providerNo,
    buyer_logon_id: 'demo***@example.com',
  };
}
