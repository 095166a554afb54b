/**
 * The payment port on the provider's gateway (v2). The same code speaks to the provider through its SDK and,
 * in tests and in a browser tab, to the stand-in.
 */
import { beijingTime, yuanOf } from '@liangfen/rules/payment';
import {
  type NewTrade,
  type Payment,
  PaymentAway,
  type QrCreated,
  type RefundAnswered,
  type RefundRequest,
  type TradeClosed,
  type TradeSeen,
} from '../../ports.ts';
import { ask, tradeStatus } from './answer.ts';
import { billLimits, readBill } from './bill.ts';
import type { AlipayCall, AlipayGateway, AlipayMethod } from './gateway.ts';
import { type NotificationReceiver, readNotification } from './notification.ts';

export interface GatewayPaymentSettings extends NotificationReceiver {
  /** Our address to which the provider posts what has happened; asked each time, because its port may be known late. */
  readonly notifyUrl: () => string;
  /** Our address to which the buyer's browser comes back. */
  readonly returnUrl: () => string;
  readonly isDemo: boolean;
  /** Epoch ms. */
  readonly now: () => number;
}

export function createGatewayPayment(
  gateway: AlipayGateway,
  settings: GatewayPaymentSettings,
): Payment {
  const call = (method: AlipayMethod, bizContent: AlipayCall['bizContent']): AlipayCall => ({
    method,
    bizContent,
    timestamp: beijingTime(settings.now()),
  });
  const asked = (method: AlipayMethod, bizContent: AlipayCall['bizContent']) =>
    ask(gateway, call(method, bizContent));

  async function createQr(trade: NewTrade): Promise<QrCreated> {
    const answer = await ask(gateway, {
      ...call('alipay.trade.precreate', {
        ...wordsOf(trade),
        product_code: 'FACE_TO_FACE_PAYMENT',
      }),
      notifyUrl: settings.notifyUrl(),
    });
    if (answer.kind === 'REFUSED') return { created: false, reason: qrRefusal(answer.subCode) };
    const qrcodeUrl = answer.fields.text('qr_code');
    if (qrcodeUrl === null) throw new PaymentAway('the answer has no code to scan');
    return { created: true, qrcodeUrl };
  }

  async function query(tradeNo: string): Promise<TradeSeen> {
    const answer = await asked('alipay.trade.query', { out_trade_no: tradeNo });
    if (answer.kind === 'REFUSED') {
      if (answer.subCode === 'ACQ.TRADE_NOT_EXIST') return unknownTrade;
      throw new PaymentAway(`alipay.trade.query: ${answer.subCode}`);
    }
    const { fields } = answer;
    const status = tradeStatus(fields.text('trade_status'));
    if (status === null) throw new PaymentAway('the answer has no state that we know');
    const totalFen = fields.fen('total_amount');
    const wasPaid = fields.text('send_pay_date') !== null;
    return {
      status,
      totalFen,
      refundedFen: refundedOf({ status, totalFen, wasPaid }),
      providerNo: fields.text('trade_no'),
    };
  }

  async function isRefunded(tradeNo: string, requestNo: string): Promise<boolean> {
    const answer = await asked('alipay.trade.fastpay.refund.query', {
      out_trade_no: tradeNo,
      out_request_no: requestNo,
    });
    if (answer.kind === 'DONE') return answer.fields.text('refund_status') === 'REFUND_SUCCESS';
    if (answer.subCode === 'ACQ.TRADE_NOT_EXIST') return false;
    throw new PaymentAway(`alipay.trade.fastpay.refund.query: ${answer.subCode}`);
  }

  async function refund(request: RefundRequest): Promise<RefundAnswered> {
    const { tradeNo, requestNo, amountFen, reason } = request;
    const answer = await asked('alipay.trade.refund', {
      out_trade_no: tradeNo,
      out_request_no: requestNo,
      refund_amount: yuanOf(amountFen),
      refund_reason: reason.slice(0, 256),
    });
    if (answer.kind === 'DONE' && answer.fields.text('fund_change') === 'Y') {
      return { refunded: true };
    }
    // A repetition, or a refusal because the first call of this number was performed and its answer lost.
    if (await isRefunded(tradeNo, requestNo)) return { refunded: true };
    if (answer.kind === 'DONE') throw new PaymentAway('alipay.trade.refund: no money moved yet');
    return { refunded: false, reason: refundRefusal(answer.subCode) };
  }

  async function close(tradeNo: string): Promise<TradeClosed> {
    const answer = await asked('alipay.trade.close', { out_trade_no: tradeNo });
    if (answer.kind === 'DONE') return { closed: true };
    if (answer.subCode === 'ACQ.TRADE_NOT_EXIST') return { closed: false, reason: 'NOT_EXIST' };
    // The refusal does not tell a paid trade from one that is closed already.
    const { status } = await query(tradeNo);
    switch (status) {
      case 'CLOSED':
        return { closed: true };
      case 'SUCCESS':
      case 'FINISHED':
        return { closed: false, reason: 'ALREADY_PAID' };
      case 'NOT_EXIST':
        return { closed: false, reason: 'NOT_EXIST' };
      case 'WAIT_BUYER_PAY':
        return { closed: false, reason: 'REFUSED' };
    }
  }

  return {
    isDemo: settings.isDemo,
    createQr,
    createForm: async (trade) =>
      gateway.form({
        ...call('alipay.trade.page.pay', {
          ...wordsOf(trade),
          product_code: 'FAST_INSTANT_TRADE_PAY',
        }),
        notifyUrl: settings.notifyUrl(),
        returnUrl: settings.returnUrl(),
      }),
    query,
    refund,
    queryRefund: async (tradeNo, requestNo) => ({ refunded: await isRefunded(tradeNo, requestNo) }),
    close,
    readNotification: (fields) => readNotification(gateway, settings, fields),
    bill: async (day) => {
      const method = 'alipay.data.dataservice.bill.downloadurl.query';
      const answer = await asked(method, { bill_type: 'trade', bill_date: day });
      if (answer.kind === 'REFUSED') {
        if (/BILL_NOT_EXIST/i.test(answer.subCode)) return null;
        throw new PaymentAway(`${method}: ${answer.subCode}`);
      }
      const url = answer.fields.text('bill_download_url');
      if (url === null) throw new PaymentAway('the answer has no address of the bill');
      const file = await gateway.download(url, billLimits.packedBytes).catch(() => {
        throw new PaymentAway('the bill cannot be downloaded');
      });
      return readBill(file);
    },
  };
}

const unknownTrade: TradeSeen = {
  status: 'NOT_EXIST',
  totalFen: null,
  refundedFen: null,
  providerNo: null,
};

function wordsOf({ tradeNo, amountFen, subject, expiresAt }: NewTrade) {
  return {
    out_trade_no: tradeNo,
    total_amount: yuanOf(amountFen),
    subject: subject.replace(/[/=&]/g, ' ').slice(0, 256),
    time_expire: beijingTime(expiresAt),
  };
}

/**
 * Works out what was refunded, which the query does not state. A paid trade that is closed has been refunded whole; one
 * that still counts as paid may have been in part, which only a notification or the bill says.
 */
function refundedOf(trade: {
  readonly status: TradeSeen['status'];
  readonly totalFen: number | null;
  readonly wasPaid: boolean;
}): number | null {
  switch (trade.status) {
    case 'CLOSED':
      return trade.wasPaid ? trade.totalFen : null;
    case 'WAIT_BUYER_PAY':
      return 0;
    case 'SUCCESS':
    case 'FINISHED':
    case 'NOT_EXIST':
      return null;
  }
}

function qrRefusal(subCode: string): 'ALREADY_PAID' | 'ALREADY_CLOSED' | 'REFUSED' {
  if (subCode === 'ACQ.TRADE_HAS_SUCCESS') return 'ALREADY_PAID';
  return subCode === 'ACQ.TRADE_HAS_CLOSE' ? 'ALREADY_CLOSED' : 'REFUSED';
}

function refundRefusal(subCode: string): 'FINISHED' | 'NO_FUNDS' | 'REFUSED' {
  if (subCode === 'ACQ.TRADE_HAS_FINISHED') return 'FINISHED';
  return subCode === 'ACQ.SELLER_BALANCE_NOT_ENOUGH' ? 'NO_FUNDS' : 'REFUSED';
}
