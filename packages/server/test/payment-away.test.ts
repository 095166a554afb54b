/** Tests that the payment port reports an answer that cannot be trusted as an unknown outcome, and quotes nothing of it. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AlipayGateway } from '../src/integrations/alipay/gateway.ts';
import { createGatewayPayment } from '../src/integrations/alipay/gateway-payment.ts';
import { createAlipayPayment } from '../src/node/payment/alipay.ts';
import { type Payment, PaymentAway } from '../src/ports.ts';
import vectors from './fixtures/payment-vectors.json' with { type: 'json' };

const { keys, answer } = vectors;
const buyer = 'buyer-login@example.com';
const name = 'alipay_trade_query_response';
const inner = `{"code":"10000","trade_status":"TRADE_SUCCESS","buyer_logon_id":"${buyer}"}`;

const shop = {
  appId: '2021000000000000',
  sellerId: null,
  notifyUrl: () => 'http://shop.test/notify',
  returnUrl: () => 'http://shop.test/back',
  isDemo: true,
  now: () => Date.UTC(2026, 10, 22, 4),
};

describe('a call of the SDK ends with', () => {
  let server: Server;
  let reply: (response: ServerResponse) => void = () => undefined;
  let payment: Payment;

  beforeAll(async () => {
    server = createServer((_, response) => reply(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // The address of a listening TCP server always has this form.
    const { port } = server.address() as AddressInfo;
    payment = createAlipayPayment({
      ...shop,
      keys: {
        privateKey: keys.appPrivateKey,
        keyType: 'PKCS8',
        proof: { alipayPublicKey: keys.providerPublicKey },
      },
      gateway: () => `http://127.0.0.1:${port}/gateway.do`,
      timeoutMs: 300,
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['nothing', () => undefined],
    ['a broken connection', (response) => response.destroy()],
    ['an error of a proxy', (response) => response.writeHead(502).end('<h1>Bad Gateway</h1>')],
    ['a page', (response) => response.end('<!doctype html>')],
    ['no signature', (response) => response.end(`{"${name}":${inner}}`)],
    [
      "another text's signature",
      (response) => response.end(`{"${name}":${inner},"sign":"${answer.sign}"}`),
    ],
    [
      "another method's answer",
      (response) =>
        response.end(`{"alipay_trade_close_response":${answer.text},"sign":"${answer.sign}"}`),
    ],
    [
      'a signed answer with an unsigned one before it',
      (response) =>
        response.end(`{"${name}":${inner},"${name}":${answer.text},"sign":"${answer.sign}"}`),
    ],
    [
      'a failure of the gateway, unsigned',
      (response) =>
        response.end('{"error_response":{"code":"40002","sub_code":"isv.invalid-app-id"}}'),
    ],
  ])('%s: the outcome is unknown', async (_, answerWith) => {
    reply = answerWith;
    const error = await payment.query('LF1').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PaymentAway);
    expect(JSON.stringify([String(error), Object(error).cause ?? null])).not.toContain(buyer);
  });

  test('an answer signed by openssl: it is trusted', async () => {
    reply = (response) => response.end(`{"${name}":${answer.text},"sign":"${answer.sign}"}`);
    expect(await payment.query('LF1')).toMatchObject({ status: 'NOT_EXIST' });
  });
});

describe('a signed answer', () => {
  /** A gateway with valid signatures that answers these fields. */
  function answering(fields: Readonly<Record<string, unknown>>, file = new Uint8Array()): Payment {
    const gateway: AlipayGateway = {
      call: async () => fields,
      form: async () => '',
      verify: async () => true,
      download: async () => file,
    };
    return createGatewayPayment(gateway, shop);
  }
  const done = { code: '10000', out_trade_no: 'LF1' };
  const success = { ...done, trade_status: 'TRADE_SUCCESS', total_amount: '1.00' };
  const refund = { tradeNo: 'LF1', requestNo: 'R1', amountFen: 100, reason: '' };
  const trade = { tradeNo: 'LF1', amountFen: 100, subject: '云点', expiresAt: shop.now() + 60_000 };
  const bill = { code: '10000', bill_download_url: 'http://provider.test/bill' };

  test.each<[string, (payment: Payment) => Promise<unknown>, Record<string, unknown>]>([
    ['about another trade', (it) => it.query('LF1'), { ...success, out_trade_no: 'LF2' }],
    ['of a state that we do not know', (it) => it.query('LF1'), { ...success, trade_status: 'X' }],
    ['with a malformed amount', (it) => it.query('LF1'), { ...success, total_amount: '1,00' }],
    ['without a code', (it) => it.query('LF1'), { out_trade_no: 'LF1' }],
    ['that a permission is missing', (it) => it.refund(refund), { code: '40006' }],
    ['that our signature is wrong', (it) => it.refund(refund), { code: '40002' }],
    [
      'of a system error among the refusals',
      (it) => it.refund(refund),
      { code: '40004', sub_code: 'ACQ.SYSTEM_ERROR' },
    ],
    ['of a refund that moved nothing', (it) => it.refund(refund), { ...done, fund_change: 'N' }],
    ['without the code to scan', (it) => it.createQr(trade), done],
    ['with a bill that is not a zip', (it) => it.bill('2026-11-21'), bill],
  ])('%s leaves the outcome unknown', async (_, call, fields) => {
    await expect(call(answering(fields, Uint8Array.of(1, 2, 3)))).rejects.toBeInstanceOf(
      PaymentAway,
    );
  });

  test('with numbers in place of texts is accepted', async () => {
    expect(await answering({ ...success, total_amount: 1.5 }).query('LF1')).toMatchObject({
      totalFen: 150,
    });
  });

  test('that a paid trade is closed means a full refund', async () => {
    const closed = { ...success, trade_status: 'TRADE_CLOSED' };
    expect(await answering(closed).query('LF1')).toMatchObject({ refundedFen: null });
    const paid = { ...closed, send_pay_date: '2026-11-22 12:00:00' };
    expect(await answering(paid).query('LF1')).toMatchObject({ refundedFen: 100 });
  });
});
