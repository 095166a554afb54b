/** Tests the payment adapter with the sandbox: the provider's own SDK over HTTP, and the same calls in process. */
import { generateSandboxKeys, type SandboxKeys } from '@liangfen/sandbox';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Payment, PaymentAway } from '../src/ports.ts';
import { createTestClock, type TestClock } from './support/clock.ts';
import {
  type InProcessProvider,
  startHttpProvider,
  startProvider,
} from './support/payment-provider.ts';

let keys: SandboxKeys;
beforeAll(async () => {
  keys = await generateSandboxKeys();
});

interface Started extends InProcessProvider {
  readonly close: () => Promise<void>;
}

const homes: Readonly<Record<string, (clock: TestClock, inbox: Inbox) => Promise<Started>>> = {
  'by the SDK over HTTP': (clock, inbox) =>
    startHttpProvider({
      clock,
      keys,
      alipayKeys: {
        privateKey: keys.appPrivateKey ?? '',
        keyType: 'PKCS8',
        proof: { alipayPublicKey: keys.providerPublicKey },
      },
      send: inbox.receive,
    }),
  'in process': async (clock, inbox) => {
    const provider = await startProvider({ clock, send: inbox.receive });
    return { ...provider, close: provider.sandbox.stop };
  },
};

/** Receives notifications at the product's address, and answers as the test chooses. */
interface Inbox {
  readonly receive: (request: Request) => Promise<Response>;
  readonly got: Record<string, string>[];
  answer: string;
}

function createInbox(): Inbox {
  const got: Record<string, string>[] = [];
  const inbox: Inbox = {
    got,
    answer: 'success',
    receive: async (request) => {
      got.push(Object.fromEntries(new URLSearchParams(await request.text())));
      return new Response(inbox.answer);
    },
  };
  return inbox;
}

const trade = {
  tradeNo: 'LF202611220001',
  amountFen: 12_345,
  subject: '云点 50 点',
};

describe.each(Object.entries(homes))('the payment port %s', (_, start) => {
  let clock: TestClock;
  let inbox: Inbox;
  let provider: Started;
  let payment: Payment;

  beforeEach(async () => {
    clock = createTestClock();
    inbox = createInbox();
    provider = await start(clock, inbox);
    payment = provider.payment;
  });
  afterEach(() => provider.close());

  const offered = { ...trade, expiresAt: createTestClock().now() + 2 * 3_600_000 };
  const { tradeNo, amountFen } = trade;

  async function paid(): Promise<void> {
    await payment.createQr(offered);
    expect(provider.sandbox.pay(tradeNo)).toEqual({ done: true });
    await delivered();
  }

  /** Lets due notifications be sent and answered. */
  async function delivered(afterMs = 0): Promise<void> {
    clock.advance(afterMs);
    await provider.sandbox.settled();
    clock.advance(0);
    await provider.sandbox.settled();
  }

  const refundOf = (requestNo: string, fen = amountFen) =>
    payment.refund({ tradeNo, requestNo, amountFen: fen, reason: '不需要了' });

  test('a trade does not exist until somebody scans its code', async () => {
    const created = await payment.createQr(offered);
    expect(created).toMatchObject({ created: true });
    expect(await payment.createQr(offered)).toEqual(created);
    expect(await payment.query(tradeNo)).toEqual({
      status: 'NOT_EXIST',
      totalFen: null,
      refundedFen: null,
      providerNo: null,
    });
    expect(await payment.close(tradeNo)).toEqual({ closed: false, reason: 'NOT_EXIST' });
    provider.sandbox.scan(tradeNo);
    expect(await payment.query(tradeNo)).toEqual({
      status: 'WAIT_BUYER_PAY',
      totalFen: amountFen,
      refundedFen: 0,
      providerNo: expect.stringMatching(/^\d{28}$/),
    });
  });

  test('a paid trade is notified and can be queried, but not offered or closed again', async () => {
    await paid();
    expect(inbox.got).toHaveLength(1);
    const told = await payment.readNotification(inbox.got[0] ?? {});
    const seen = await payment.query(tradeNo);
    expect(seen).toMatchObject({ status: 'SUCCESS', totalFen: amountFen, refundedFen: null });
    expect(told).toEqual({
      notifyId: expect.any(String),
      tradeNo,
      trade: { ...seen, refundedFen: 0 },
    });
    expect(await payment.createQr(offered)).toEqual({ created: false, reason: 'ALREADY_PAID' });
    expect(await payment.close(tradeNo)).toEqual({ closed: false, reason: 'ALREADY_PAID' });
  });

  test('a trade number with another amount is refused', async () => {
    await payment.createQr(offered);
    expect(await payment.createQr({ ...offered, amountFen: 1 })).toEqual({
      created: false,
      reason: 'REFUSED',
    });
  });

  test('characters that the provider does not accept are left out of the subject', async () => {
    await payment.createQr({ ...offered, subject: '云点 a/b=c&d 100%' });
    provider.sandbox.pay(tradeNo);
    await delivered();
    expect(inbox.got[0]?.subject).toBe('云点 a b c d 100%');
    expect(await payment.readNotification(inbox.got[0] ?? {})).not.toBeNull();
  });

  test('closing ends a waiting trade and is notified; closing again changes nothing', async () => {
    await payment.createQr(offered);
    provider.sandbox.scan(tradeNo);
    expect(await payment.close(tradeNo)).toEqual({ closed: true });
    expect(await payment.close(tradeNo)).toEqual({ closed: true });
    expect(await payment.query(tradeNo)).toMatchObject({ status: 'CLOSED', refundedFen: null });
    expect(await payment.createQr(offered)).toEqual({ created: false, reason: 'ALREADY_CLOSED' });
    await delivered();
    expect(await payment.readNotification(inbox.got[0] ?? {})).toMatchObject({
      trade: { status: 'CLOSED', refundedFen: 0 },
    });
  });

  test('a waiting trade closes when its time is over', async () => {
    await payment.createQr(offered);
    provider.sandbox.scan(tradeNo);
    await delivered(2 * 3_600_000);
    expect(await payment.query(tradeNo)).toMatchObject({ status: 'CLOSED' });
    expect(inbox.got.map(({ trade_status }) => trade_status)).toEqual(['TRADE_CLOSED']);
  });

  test('one request number refunds once, and the last refund closes the trade', async () => {
    await paid();
    expect(await payment.queryRefund(tradeNo, 'R1')).toEqual({ refunded: false });
    expect(await refundOf('R1', 345)).toEqual({ refunded: true });
    expect(await refundOf('R1', 345)).toEqual({ refunded: true });
    expect(await payment.queryRefund(tradeNo, 'R1')).toEqual({ refunded: true });
    expect(await refundOf('R2', 12_000)).toEqual({ refunded: true });
    expect(await refundOf('R3', 1)).toEqual({ refunded: false, reason: 'REFUSED' });
    expect(await payment.query(tradeNo)).toMatchObject({
      status: 'CLOSED',
      refundedFen: amountFen,
    });
    await delivered();
    // Both refunds are notified at the same time, and either may arrive first.
    const told = await Promise.all(inbox.got.map((fields) => payment.readNotification(fields)));
    const trades = told.flatMap((each) => (each === null ? [] : [each.trade]));
    expect(trades.sort((a, b) => (a.refundedFen ?? 0) - (b.refundedFen ?? 0))).toMatchObject([
      { status: 'SUCCESS', refundedFen: 0 },
      { status: 'SUCCESS', refundedFen: 345 },
      { status: 'CLOSED', refundedFen: amountFen },
    ]);
  });

  test('a refund is refused with its reason', async () => {
    await payment.createQr(offered);
    expect(await refundOf('R1')).toEqual({ refunded: false, reason: 'REFUSED' });
    provider.sandbox.pay(tradeNo);
    provider.sandbox.switches.setFor(tradeNo, { noFunds: true });
    expect(await refundOf('R1')).toEqual({ refunded: false, reason: 'NO_FUNDS' });
    provider.sandbox.switches.reset();
    provider.sandbox.finish(tradeNo);
    expect(await payment.query(tradeNo)).toMatchObject({ status: 'FINISHED' });
    expect(await refundOf('R1')).toEqual({ refunded: false, reason: 'FINISHED' });
  });

  test('a refund whose answer was lost is found, and not made twice', async () => {
    await paid();
    provider.sandbox.switches.set({ lostAnswers: ['alipay.trade.refund'] });
    await expect(refundOf('R1')).rejects.toBeInstanceOf(PaymentAway);
    expect(await payment.queryRefund(tradeNo, 'R1')).toEqual({ refunded: true });
    provider.sandbox.switches.reset();
    expect(await refundOf('R1')).toEqual({ refunded: true });
    await delivered();
    expect(inbox.got.filter(({ refund_fee }) => refund_fee !== undefined)).toHaveLength(1);
  });

  test('lost answers and system errors are reported as an unknown outcome, whether the call took effect or not', async () => {
    await payment.createQr(offered);
    for (const changes of [
      { lostAnswers: 'ALL' },
      { systemErrors: 'ALL' },
      { systemErrorsAfter: 'ALL' },
    ] as const) {
      provider.sandbox.switches.reset();
      provider.sandbox.switches.set(changes);
      for (const call of [
        () => payment.createQr(offered),
        () => payment.query(tradeNo),
        () => refundOf('R1'),
        () => payment.queryRefund(tradeNo, 'R1'),
        () => payment.close(tradeNo),
        () => payment.bill('2026-11-20'),
      ]) {
        await expect(call()).rejects.toBeInstanceOf(PaymentAway);
      }
    }
  });

  test('a notification is repeated with the same id until it is acknowledged', async () => {
    inbox.answer = 'success\n';
    await paid();
    await delivered(4 * 60_000);
    inbox.answer = 'success';
    await delivered(10 * 60_000);
    await delivered(24 * 3_600_000);
    expect(inbox.got).toHaveLength(3);
    expect(new Set(inbox.got.map(({ notify_id }) => notify_id)).size).toBe(1);
    expect(provider.sandbox.unacknowledged()).toBe(0);
  });

  test('a notification that is never acknowledged is sent eight times in 25 hours and then given up', async () => {
    provider.sandbox.switches.set({ neverAcknowledged: true });
    await paid();
    for (const minutes of [4, 10, 10, 60, 120, 360, 900]) await delivered(minutes * 60_000);
    expect(inbox.got).toHaveLength(8);
    await delivered(48 * 3_600_000);
    expect(inbox.got).toHaveLength(8);
    expect(provider.sandbox.unacknowledged()).toBe(0);
  });

  test('notifications come late, twice and in the wrong order', async () => {
    provider.sandbox.switches.set({ lateMs: 60_000, doubled: true });
    await paid();
    expect(inbox.got).toHaveLength(0);
    await delivered(60_000);
    expect(inbox.got).toHaveLength(2);

    inbox.got.length = 0;
    provider.sandbox.switches.reset();
    provider.sandbox.switches.set({ reordered: true });
    await refundOf('R1', 45);
    await delivered();
    expect(inbox.got).toHaveLength(0);
    await refundOf('R2', 12_300);
    await delivered();
    expect(inbox.got.map(({ out_biz_no }) => out_biz_no)).toEqual(['R2', 'R1']);
  });

  test('a wrong amount with a valid signature is passed on as it is', async () => {
    provider.sandbox.switches.set({ wrongAmount: true });
    await paid();
    expect(await payment.readNotification(inbox.got[0] ?? {})).toMatchObject({
      trade: { totalFen: 1 },
    });
  });

  test('a forged or changed notification, or one for another application, is rejected', async () => {
    await paid();
    const right = inbox.got[0] ?? {};
    expect(await payment.readNotification(right)).not.toBeNull();
    const { sign: _sign, ...unsigned } = right;
    const wrong: Record<string, string>[] = [
      {},
      unsigned,
      { ...right, sign: '' },
      { ...right, sign: 'AAAA' },
      { ...right, sign: '%%%' },
      { ...right, total_amount: '0.01' },
      { ...right, trade_status: 'TRADE_FINISHED' },
      { ...right, app_id: '2021000000000001' },
      { ...right, seller_id: '2088000000000002' },
      { ...right, sign_type: 'RSA' },
      { ...right, sign_type: 'constructor' },
      { ...right, refund_fee: '123.45' },
    ];
    for (const fields of wrong) expect(await payment.readNotification(fields)).toBeNull();

    inbox.got.length = 0;
    provider.sandbox.switches.set({ forged: true });
    await provider.sandbox.forge('http://shop.test/notify', tradeNo, amountFen);
    await refundOf('R1');
    await delivered();
    expect(inbox.got).toHaveLength(2);
    for (const fields of inbox.got) expect(await payment.readNotification(fields)).toBeNull();
  });

  test('the bill of a day lists payments and refunds, and exists when the day is over', async () => {
    await paid();
    await refundOf('R1', 345);
    expect(await payment.bill('2026-11-21')).toBeNull();
    await delivered(24 * 3_600_000);
    expect(await payment.bill('2026-11-21')).toEqual([
      { tradeNo, kind: 'PAYMENT', requestNo: null, amountFen },
      { tradeNo, kind: 'REFUND', requestNo: 'R1', amountFen: 345 },
    ]);
    expect(await payment.bill('2026-11-20')).toEqual([]);
  });

  test('the form opens a page on which the buyer pays or cancels', async () => {
    const html = await payment.createForm(offered);
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
    const inputs = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')],
    );
    expect(await payment.query(tradeNo)).toMatchObject({ status: 'NOT_EXIST' });
    const opened = await visit(action, new URLSearchParams(inputs));
    expect(opened.status).toBe(303);
    const address = new URL(opened.headers.get('location') ?? '', action).href;
    const page = await (await visit(address)).text();
    expect(page).toMatch(
      /演示[\s\S]*确认付款[\s\S]*123\.45[\s\S]*云点 50 点[\s\S]*支付[\s\S]*取消/,
    );
    expect(await payment.query(tradeNo)).toMatchObject({ status: 'WAIT_BUYER_PAY' });

    const said = await visit(address, new URLSearchParams({ action: 'cancel' }));
    expect(await said.text()).toContain('已取消，没有付款');
    expect(await payment.query(tradeNo)).toMatchObject({ status: 'WAIT_BUYER_PAY' });
    await visit(address, new URLSearchParams({ action: 'pay' }));
    await visit(address, new URLSearchParams({ action: 'pay' }));
    expect(await (await visit(address)).text()).toMatch(
      /付款成功[\s\S]*href="http:\/\/shop\.test\/web\/user\/points"/,
    );
    await delivered();
    expect(inbox.got.map(({ trade_status }) => trade_status)).toEqual(['TRADE_SUCCESS']);
  });

  test("HTML in a subject is shown as text on the buyer's page", async () => {
    const subject = '<script>alert("1")</script>';
    const made = await payment.createQr({ ...offered, subject });
    const page = await (await visit(made.created ? made.qrcodeUrl : '')).text();
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt; script&gt;');
  });

  /** Visits like a browser, without following redirects. */
  function visit(url: string, body: URLSearchParams | null = null): Promise<Response> {
    const request = new Request(url, body === null ? {} : { method: 'POST', body });
    return provider.sandbox.fetch(request);
  }
});
