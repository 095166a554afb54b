/** Tests buying points, from the plan to the refund, with the provider's sandbox and real signatures. */
import type { PaymentOrder } from '@liangfen/sdk/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { reconcileDay } from '../src/payment/reconciliation.ts';
import { createTestApp, type TestAccount } from './support/app.ts';
import { notifyUrl, openShop, type Shop } from './support/payment.ts';

let shop: Shop;
let buyer: TestAccount;

beforeEach(async () => {
  shop = await openShop();
  buyer = await shop.register();
});

const order = (planId = 'plan-5') => buyer.client.call('createOrderQrcode', { path: { planId } });
const now = (id: string) => buyer.client.call('getOrder', { path: { id } });
const balance = async () => (await buyer.client.call('getPoint')).point;
const refund = (id: string) => buyer.client.call('refundOrder', { path: { id } });
const gift = 3;

async function paid(): Promise<PaymentOrder> {
  const made = await order();
  expect(shop.sandbox.pay(made.tradeNo)).toEqual({ done: true });
  await shop.pass(0);
  return now(made.id);
}

describe('plans', () => {
  test('a new server sells 1, 5, 10 and 50 points, cheaper per point in larger plans', async () => {
    expect(await buyer.client.call('listPlans')).toEqual({
      plans: [
        { id: 'plan-1', point: 1, amount: '98.00', discount: null },
        { id: 'plan-5', point: 5, amount: '441.00', discount: '9 折' },
        { id: 'plan-10', point: 10, amount: '784.00', discount: '8 折' },
        { id: 'plan-50', point: 50, amount: '3430.00', discount: '7 折' },
      ],
      payment: 'ALIPAY',
      mayBuy: true,
    });
  });

  test('an order keeps the terms of the day it was made', async () => {
    const made = await order();
    const { query } = shop.database;
    await query
      .insertInto('plan_revision')
      .values({
        plan_id: 'plan-5',
        revision: 2,
        point: 5,
        amount_fen: 40_000,
        discount: null,
        on_sale: true,
        at: shop.clock.now(),
        operator: '运营',
      })
      .execute();
    await query
      .updateTable('plan')
      .set({ revision: 2, amount_fen: 40_000 })
      .where('id', '=', 'plan-5')
      .execute();
    expect(await now(made.id)).toMatchObject({ amount: '441.00' });
    const next = await order();
    expect(next).toMatchObject({ amount: '400.00' });
    expect(next.id).not.toBe(made.id);
  });

  test('a plan that is no longer on sale is not found', async () => {
    await shop.database.query.updateTable('plan').set({ on_sale: false }).execute();
    expect(await buyer.client.call('listPlans')).toMatchObject({ plans: [] });
    const refused = await buyer.client.refusal('createOrderQrcode', { path: { planId: 'plan-1' } });
    expect(refused).toMatchObject({ status: 404 });
  });
});

describe('paying', () => {
  test('a notification credits the points once, however often it comes', async () => {
    shop.sandbox.switches.set({ doubled: true, neverAcknowledged: true });
    const made = await paid();
    expect(made).toMatchObject({ state: 'PAID', paidAt: shop.clock.now() });
    await shop.pass(26 * 3_600_000);
    expect(await balance()).toBe(gift + 5);
    const { rechargeRecords } = await buyer.client.call('listRechargeRecords');
    expect(rechargeRecords.map(({ source, amount, point }) => [source, amount, point])).toEqual([
      ['ORDER', '441.00', 5],
      ['GIFT', null, 3],
    ]);
  });

  test('without any notification a round asks the provider and credits the points', async () => {
    shop.sandbox.switches.set({ lateMs: 24 * 3_600_000 });
    const made = await order();
    shop.sandbox.pay(made.tradeNo);
    await shop.pass(5_000);
    expect(await now(made.id)).toMatchObject({ state: 'CREATED' });
    expect(await shop.app.services.orders.round()).toBe(1);
    expect(await now(made.id)).toMatchObject({ state: 'PAID' });
    await shop.pass(25 * 3_600_000);
    expect(await balance()).toBe(gift + 5);
  });

  test('a waiting call is answered as soon as the order changes, and not before', async () => {
    const made = await order();
    let answered: PaymentOrder | null = null;
    const waiting = buyer.client
      .call('getOrder', { path: { id: made.id }, query: { seen: 'CREATED' } })
      .then((answer) => {
        answered = answer;
      });
    shop.sandbox.scan(made.tradeNo);
    await shop.pass(24_000);
    expect(answered).toBe(null);
    shop.sandbox.pay(made.tradeNo);
    await shop.pass(0);
    await waiting;
    expect(answered).toMatchObject({ state: 'PAID' });
  });

  test('a waiting call is answered after 25 seconds without a change', async () => {
    const made = await order();
    const waiting = buyer.client.call('getOrder', {
      path: { id: made.id },
      query: { seen: 'CREATED' },
    });
    // The call has begun to wait once the order has been read twice.
    await now(made.id);
    await now(made.id);
    await shop.pass(25_000);
    expect(await waiting).toMatchObject({ state: 'CREATED' });
  });

  test('a scanned code shows that the buyer has opened it', async () => {
    const made = await order();
    shop.sandbox.scan(made.tradeNo);
    await shop.pass(5_000);
    await shop.app.services.orders.round();
    expect(await now(made.id)).toMatchObject({ state: 'WAIT_BUYER_PAY' });
  });

  test('a second tab gets the same order, and another plan gets another order', async () => {
    const [first, second, other] = await Promise.all([order(), order(), order('plan-1')]);
    expect(second.id).toBe(first.id);
    expect(second.qrcodeUrl).toBe(first.qrcodeUrl);
    expect(other.id).not.toBe(first.id);
  });

  test('the web form is only for an order that can still be paid', async () => {
    const made = await order();
    const form = await buyer.client.call('getOrderForm', { path: { id: made.id } });
    expect(form.content).toContain('<form');
    shop.sandbox.pay(made.tradeNo);
    await shop.pass(0);
    const refused = await buyer.client.refusal('getOrderForm', { path: { id: made.id } });
    expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  test('an unpaid order closes after two hours', async () => {
    const made = await order();
    await shop.pass(2 * 3_600_000 + 61_000);
    await shop.app.services.orders.round();
    expect(await now(made.id)).toMatchObject({ state: 'CLOSED' });
    expect(await balance()).toBe(gift);
  });

  test('a cancelled order that is paid all the same is credited', async () => {
    const made = await order();
    const closed = await buyer.client.call('closeOrder', { path: { id: made.id } });
    expect(closed).toMatchObject({ state: 'CLOSED' });
    expect(shop.sandbox.pay(made.tradeNo)).toEqual({ done: true });
    await shop.pass(0);
    expect(await now(made.id)).toMatchObject({ state: 'PAID' });
    expect(await balance()).toBe(gift + 5);
  });

  test('cancelling an order that is paid already credits it instead', async () => {
    shop.sandbox.switches.set({ lateMs: 3_600_000 });
    const made = await order();
    shop.sandbox.pay(made.tradeNo);
    const answer = await buyer.client.call('closeOrder', { path: { id: made.id } });
    expect(answer).toMatchObject({ state: 'PAID' });
    expect(await balance()).toBe(gift + 5);
  });

  test('an unreachable provider is reported, and the next try uses the same order', async () => {
    shop.sandbox.switches.set({ lostAnswers: 'ALL' });
    const refused = await buyer.client.refusal('createOrderQrcode', { path: { planId: 'plan-1' } });
    expect(refused).toMatchObject({ status: 503, code: 'PAYMENT_AWAY' });
    shop.sandbox.switches.reset();
    expect((await order('plan-1')).qrcodeUrl).toContain('/pay/');
    const rows = await shop.database.query.selectFrom('payment_order').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  test('another account’s order is not found', async () => {
    const made = await order();
    const stranger = await shop.register();
    for (const op of ['getOrder', 'getOrderForm', 'closeOrder', 'refundOrder'] as const) {
      const refused = await stranger.client.refusal(op, { path: { id: made.id } });
      expect(refused).toMatchObject({ status: 404 });
    }
    expect((await stranger.client.call('listOrders')).orders).toEqual([]);
  });
});

describe('a wrong notification', () => {
  const logged = () => shop.logged.filter(({ event }) => event === 'payment.notification.refused');

  test.each([
    ['signed by somebody else', { forged: true }, 'SIGNATURE'],
    ['of another amount', { wrongAmount: true }, 'AMOUNT_DIFFERS'],
  ] as const)('%s changes nothing', async (_, switches, because) => {
    shop.sandbox.switches.set(switches);
    const made = await paid();
    expect(made.state).toBe('CREATED');
    expect(await balance()).toBe(gift);
    expect(logged()).toMatchObject([{ level: 'warn', fields: { because } }]);
    const stored = await shop.database.query
      .selectFrom('payment_notification')
      .select('notify_id')
      .execute();
    expect(stored).toEqual([]);
  });

  test('of a payment that never happened is refused', async () => {
    const made = await order();
    const answer = await shop.sandbox.forge(notifyUrl, made.tradeNo, 44_100);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('success');
    expect(await balance()).toBe(gift);
  });

  test('is found in the log by the request id in its answer', async () => {
    const made = await order();
    const answer = await shop.sandbox.forge(notifyUrl, made.tradeNo, 44_100);
    const requestId = answer.headers.get('x-request-id') ?? '';
    expect(requestId).not.toBe('');
    expect(await answer.json()).toMatchObject({ requestId });
    expect(logged()).toMatchObject([{ fields: { because: 'SIGNATURE', requestId } }]);
  });

  test('is found in the log of a server without a provider, too', async () => {
    const without = await createTestApp({ database: shop.database });
    const answer = await without.app.fetch(
      new Request(notifyUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'out_trade_no=1',
      }),
    );
    expect(answer.status).toBe(400);
    const requestId = answer.headers.get('x-request-id');
    expect(without.logged).toMatchObject([
      { event: 'payment.notification.refused', fields: { because: 'NOT_EXPECTED', requestId } },
    ]);
  });

  test('of an unknown trade is refused', async () => {
    const made = await order();
    const { query } = shop.database;
    await query
      .updateTable('payment_order')
      .set({ trade_no: 'ANOTHER' })
      .where('id', '=', made.id)
      .execute();
    shop.sandbox.pay(made.tradeNo);
    await shop.pass(0);
    expect(logged()).toMatchObject([{ fields: { because: 'UNKNOWN_TRADE' } }]);
    expect(shop.sandbox.unacknowledged()).toBe(1);
  });
});

describe('a refund', () => {
  test('takes the points back, then sends the money, and the refund’s notification credits nothing', async () => {
    const { id } = await paid();
    expect(await refund(id)).toMatchObject({ state: 'REFUNDED', refundRefusal: 'ORDER_REFUNDED' });
    await shop.pass(0);
    expect(await balance()).toBe(gift);
    const { rechargeRecords } = await buyer.client.call('listRechargeRecords');
    expect(
      rechargeRecords.map(({ source, point, balance: then }) => [source, point, then]),
    ).toEqual([
      ['REFUND', -5, gift],
      ['ORDER', 5, gift + 5],
      ['GIFT', 3, gift],
    ]);
  });

  test('happens once when it is requested twice at once', async () => {
    const { id } = await paid();
    await Promise.all([refund(id), refund(id)]);
    expect(await now(id)).toMatchObject({ state: 'REFUNDED' });
    expect(await balance()).toBe(gift);
  });

  test('of spent points is refused', async () => {
    const { id } = await paid();
    await shop.database.query
      .insertInto('point_entry')
      .values({
        id: 'spent',
        user_id: buyer.userId,
        delta: -4,
        balance: 4,
        source: 'COMPETITION',
        amount: null,
        competition_id: 'c',
        competition_name: '决赛',
        at: shop.clock.now(),
      })
      .execute();
    expect(await now(id)).toMatchObject({ refundRefusal: 'POINTS_SPENT' });
    const refused = await buyer.client.refusal('refundOrder', { path: { id } });
    expect(refused).toMatchObject({ status: 409, code: 'POINTS_SPENT' });
  });

  test('is finished by a round with the same number, when its answer was lost', async () => {
    const { id } = await paid();
    shop.sandbox.switches.set({
      lostAnswers: ['alipay.trade.refund'],
      neverAcknowledged: true,
      lateMs: 1e9,
    });
    expect(await refund(id)).toMatchObject({ state: 'REFUNDING' });
    expect(await balance()).toBe(gift);
    expect(
      await buyer.client.refusal('applyInvoice', {
        path: { tradeNo: (await now(id)).tradeNo },
        body: { titleType: 'PERSONAL', titleName: '王小明', email: 'w@example.com' },
      }),
    ).toMatchObject({ code: 'REFUND_RUNNING' });
    shop.sandbox.switches.reset();
    await shop.pass(5_000);
    await shop.app.services.orders.round();
    expect(await now(id)).toMatchObject({ state: 'REFUNDED' });
    expect(await balance()).toBe(gift);
  });

  test('gives the points back when the provider refuses it', async () => {
    const { id } = await paid();
    shop.sandbox.switches.set({ noFunds: true });
    expect(await refund(id)).toMatchObject({ state: 'PAID', refundRefusal: null });
    expect(await balance()).toBe(gift + 5);
    shop.sandbox.switches.reset();
    expect(await refund(id)).toMatchObject({ state: 'REFUNDED' });
  });

  test('of a trade that can no longer be refunded is refused for good', async () => {
    const made = await paid();
    shop.sandbox.finish(made.tradeNo);
    await shop.pass(0);
    expect(await refund(made.id)).toMatchObject({ state: 'PAID', refundRefusal: 'REFUND_REFUSED' });
    expect(await balance()).toBe(gift + 5);
  });
});

describe('without a provider', () => {
  test('nothing is sold, and the refusal says what to do', async () => {
    const hall = await openShop();
    const bare = await (await import('./support/app.ts')).createTestApp({
      database: hall.database,
    });
    const own = await bare.register('bare');
    expect(await own.client.call('listPlans')).toMatchObject({ payment: 'NONE' });
    const refused = await own.client.refusal('createOrderQrcode', { path: { planId: 'plan-1' } });
    expect(refused).toMatchObject({ status: 409, code: 'PAYMENT_NOT_CONNECTED' });
  });
});

describe('the day’s reconciliation', () => {
  const day = '2026-11-21';
  /** Reconciles the next morning, when the provider has the bill. */
  const reconcile = async () => {
    await shop.pass(24 * 3_600_000);
    return reconcileDay(shop.ports, shop.app.services.orders, day);
  };

  test('finds no difference after payments and refunds', async () => {
    const first = await paid();
    await refund(first.id);
    await paid();
    await shop.pass(0);
    expect(await reconcile()).toEqual({
      reconciled: true,
      books: { day, lines: 3, ours: 3, mended: [], differences: [] },
    });
  });

  test('makes a missed payment good', async () => {
    shop.sandbox.switches.set({ lateMs: 1e9 });
    const made = await order();
    shop.sandbox.pay(made.tradeNo);
    expect(await reconcile()).toMatchObject({ books: { mended: [made.tradeNo], differences: [] } });
    expect(await balance()).toBe(gift + 5);
  });

  test('names every difference', async () => {
    const here = await paid();
    const there = await order('plan-1');
    shop.sandbox.pay(there.tradeNo);
    await shop.pass(0);
    const { query } = shop.database;
    const rename = (id: string, trade_no: string) =>
      query.updateTable('payment_order').set({ trade_no }).where('id', '=', id).execute();
    await rename(here.id, 'NOWHERE');
    expect(await reconcile()).toMatchObject({
      books: {
        differences: [
          { tradeNo: here.tradeNo, what: 'PAYMENT', kind: 'NOT_IN_BOOKS', theirsFen: 44_100 },
          { tradeNo: 'NOWHERE', what: 'PAYMENT', kind: 'NOT_IN_BILL', oursFen: 44_100 },
        ],
      },
    });
    await query
      .updateTable('payment_order')
      .set({ amount_fen: 1 })
      .where('id', '=', there.id)
      .execute();
    const after = await reconcile();
    expect(after.reconciled && after.books.differences).toContainEqual({
      tradeNo: there.tradeNo,
      what: 'PAYMENT',
      kind: 'AMOUNT_DIFFERS',
      oursFen: 1,
      theirsFen: 9800,
    });
  });

  test('is refused for tomorrow, and for a date that does not exist', async () => {
    const { orders } = shop.app.services;
    for (const wrong of ['2026-11-23', '2026-02-30']) {
      expect(await reconcileDay(shop.ports, orders, wrong)).toEqual({
        reconciled: false,
        reason: 'NO_SUCH_DAY',
      });
    }
  });
});
