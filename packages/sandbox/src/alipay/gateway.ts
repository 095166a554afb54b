/** The gateway: calls in, signed answers out, and the buyer's pages beside it. */
import { AnswerLost } from '../answer-lost.ts';
import { boundedText } from '../bounded-text.ts';
import { makeBill } from './bill.ts';
import { buyerPage, refusalPage } from './buyer-pages.ts';
import type { OpenKeys } from './keys.ts';
import {
  closeTrade,
  type OfferCall,
  payOnPage,
  precreate,
  query,
  queryRefund,
  type Reply,
  refundTrade,
} from './methods.ts';
import { callRefusal, contentOf, fieldsOf, type Shop } from './requests.ts';
import { sign } from './signing.ts';
import { affects, type SwitchPanel } from './switches.ts';
import { pay, scan, type Trade } from './trade.ts';
import type { TradeBook } from './trade-book.ts';
import type { Trades } from './trades.ts';

export interface GatewayParts {
  readonly shop: Shop;
  readonly keys: OpenKeys;
  readonly trades: Trades;
  readonly book: TradeBook;
  readonly switches: SwitchPanel;
}

type Content = ReadonlyMap<string, string>;

/** How long the address of a bill is good, the same as at the provider. */
const billLivesMs = 30_000;
const mostBills = 100;
const billMethod = 'alipay.data.dataservice.bill.downloadurl.query';

export function createGateway(parts: GatewayParts): (request: Request) => Promise<Response> {
  const { shop, keys, trades, book, switches } = parts;
  const bills = new Map<string, { readonly day: string; readonly until: number }>();

  async function answerCall(request: Request): Promise<Response> {
    const fields = await fieldsOf(request);
    if (fields === null) return new Response(null, { status: 413 });
    const method = fields.get('method') ?? '';
    const now = trades.now();
    const refusal = await callRefusal(fields, { shop, key: keys.app, now });
    if (method === 'alipay.trade.page.pay') {
      return refusal === null ? openPage(fields) : refusalPage(`商家的请求不对：${refusal}`);
    }
    if (refusal !== null) return signed(method, failure('40002', 'Invalid Arguments', refusal));
    const content = contentOf(fields) ?? new Map<string, string>();
    const tradeNo = content.get('out_trade_no') ?? null;
    const { lostAnswers, systemErrors, systemErrorsAfter } = switches.of(tradeNo);
    if (affects(systemErrors, method)) return signed(method, systemError);
    const reply = await perform(method, content, fields, request.url);
    if (affects(lostAnswers, method)) throw new AnswerLost();
    if (affects(systemErrorsAfter, method)) return signed(method, systemError);
    return signed(method, innerOf(reply));
  }

  async function perform(
    method: string,
    content: Content,
    fields: Content,
    url: string,
  ): Promise<Reply> {
    switch (method) {
      case 'alipay.trade.precreate':
        return precreate(trades, offerCall(content, fields, 'FACE_TO_FACE_PAYMENT'));
      case 'alipay.trade.query':
        return query(trades, content);
      case 'alipay.trade.refund':
        return refundTrade(trades, content, switches.of(content.get('out_trade_no') ?? null));
      case 'alipay.trade.fastpay.refund.query':
        return queryRefund(trades, content);
      case 'alipay.trade.close':
        return closeTrade(trades, content);
      case billMethod:
        return billAddress(content, url);
      default:
        return { done: false, subCode: 'isv.invalid-method' };
    }
  }

  const offerCall = (content: Content, fields: Content, productCode: string): OfferCall => ({
    content,
    productCode,
    notifyUrl: fields.get('notify_url') ?? null,
    returnUrl: fields.get('return_url') ?? null,
  });

  async function billAddress(content: Content, url: string): Promise<Reply> {
    const day = content.get('bill_date') ?? '';
    const now = trades.now();
    const bill = await makeBill(day, { trades: book.all(), now, sellerId: shop.sellerId });
    if (content.get('bill_type') !== 'trade' || bill === null) {
      return { done: false, subCode: 'isp.bill_not_exist' };
    }
    const [oldest] = bills.keys();
    if (bills.size >= mostBills && oldest !== undefined) bills.delete(oldest);
    const token = trades.newToken();
    bills.set(token, { day, until: now + billLivesMs });
    // The shop's server has just reached us at this address; the buyers' address may be another.
    const file = new URL(`bill/${token}`, url);
    file.search = '';
    return { done: true, fields: { bill_download_url: file.href } };
  }

  async function download(token: string): Promise<Response> {
    const known = bills.get(token);
    const now = trades.now();
    const sellerId = shop.sellerId;
    const bill =
      known === undefined || now > known.until
        ? null
        : await makeBill(known.day, { trades: book.all(), now, sellerId });
    if (bill === null) return new Response(null, { status: 404 });
    return new Response(bill, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="bill.zip"',
        'cache-control': 'no-store',
      },
    });
  }

  function openPage(fields: Content): Response {
    const content = contentOf(fields) ?? new Map<string, string>();
    const trade = payOnPage(trades, offerCall(content, fields, 'FAST_INSTANT_TRADE_PAY'));
    if (typeof trade === 'string') return refusalPage(offerRefusal(trade));
    return elsewhere(`pay/${trade.token}`);
  }

  async function answerBuyer(request: Request, token: string): Promise<Response> {
    const found = trades.findByToken(token);
    if (found === null) return buyerPage(null);
    const isOver = trades.now() >= found.expiresAt;
    const trade = isOver ? found : scan(found);
    if (trade !== found) trades.put(trade);
    if (request.method !== 'POST') return buyerPage({ trade, isOver, cancelled: false });
    const action = new URLSearchParams((await boundedText(request)) ?? '').get('action');
    if (action === 'cancel') return buyerPage({ trade, isOver, cancelled: true });
    if (action === 'pay' && !isOver) payNow(trade);
    return elsewhere(trade.token);
  }

  /** Paying a trade that is paid or closed changes nothing; the page says what it is. */
  const payNow = (trade: Trade) => {
    const step = pay(trade, trades.now());
    if (!step.moved) return;
    trades.put(step.trade);
    trades.tell(step.trade, null);
  };

  async function signed(
    method: string,
    inner: Readonly<Record<string, string>>,
  ): Promise<Response> {
    // The provider escapes the slashes, and signs the escaped text.
    const text = JSON.stringify(inner).replaceAll('/', '\\/');
    const certificate =
      shop.certificates === null ? '' : `"alipay_cert_sn":"${shop.certificates.alipayCertSn}",`;
    const signature = await sign(keys.provider, text);
    const name = /^[a-z.]{1,80}$/.test(method)
      ? `${method.replaceAll('.', '_')}_response`
      : 'error_response';
    return new Response(`{"${name}":${text},${certificate}"sign":"${signature}"}`, {
      headers: { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' },
    });
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    const [, kind = '', token = ''] =
      /[/](gateway[.]do|pay|bill)(?:[/]([\w-]+))?$/.exec(pathname) ?? [];
    if (request.method !== 'GET' && request.method !== 'POST') {
      return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    }
    if (kind === 'gateway.do' && token === '') return answerCall(request);
    if (kind === 'pay') return answerBuyer(request, token);
    if (kind === 'bill') return download(token);
    return buyerPage(null);
  };
}

/** The address is relative, so that the buyer stays where the product was reached. */
function elsewhere(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function innerOf(reply: Reply): Readonly<Record<string, string>> {
  if (reply.done) return { code: '10000', msg: 'Success', ...reply.fields };
  return failure('40004', 'Business Failed', reply.subCode);
}

function failure(code: string, msg: string, subCode: string): Readonly<Record<string, string>> {
  return { code, msg, sub_code: subCode, sub_msg: `演示：${subCode}` };
}

const systemError = failure('20000', 'Service Currently Unavailable', 'aop.ACQ.SYSTEM_ERROR');

function offerRefusal(code: string): string {
  if (code === 'ACQ.TRADE_HAS_SUCCESS') return '这笔订单已经付过款了，请回到订单页面查看。';
  if (code === 'ACQ.TRADE_HAS_CLOSE') return '这笔订单已经关闭，请回到商家重新下单。';
  return `商家的订单不对：${code}`;
}
