/** Tests the operator's `orders`: lists and details, refunds with their confirmation, and a day's reconciliation. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movePoints } from '../src/payment/point-ledger.ts';
import { type Operator, operatorOf } from './support/admin.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { createTestClock, type TestClock } from './support/clock.ts';
import { type InProcessProvider, startProvider } from './support/payment-provider.ts';

const dayMs = 24 * 60 * 60 * 1000;

let clock: TestClock;
let provider: InProcessProvider;
let service: TestApp;
let operator: Operator;
let own: TestAccount;

beforeEach(async () => {
  clock = createTestClock(Date.UTC(2026, 10, 22, 4));
  provider = await startProvider({ clock });
  service = await createTestApp({ clock, payment: provider.payment });
  operator = operatorOf(service.app.services);
  own = await service.register('zhang');
});
afterEach(() => provider.sandbox.stop());

async function bought(planId = 'plan-5'): Promise<string> {
  const { tradeNo, id } = await own.client.call('createOrderQrcode', { path: { planId } });
  provider.sandbox.pay(tradeNo);
  await service.app.services.orders.check(id, 'QUERY');
  return tradeNo;
}

const points = async () => (await own.client.call('getPoint')).point;
const acts = async () => (await operator.data('audit', 'list')).acts;
const refund = (tradeNo: string) => ['orders', 'refund', tradeNo, '--reason', '重复购买'];

test('orders are listed by state and day, and shown with everything that happened', async () => {
  const paid = await bought();
  clock.advance(dayMs);
  const { tradeNo: open } = await own.client.call('createOrderQrcode', {
    path: { planId: 'plan-1' },
  });
  const listed = async (...words: string[]) => {
    const { orders } = await operator.data('orders', 'list', ...words);
    return (orders as { tradeNo: string }[]).map(({ tradeNo }) => tradeNo);
  };
  expect(await listed()).toEqual([open, paid]);
  expect(await listed('--state', 'paid')).toEqual([paid]);
  expect(await listed('--day', '2026-11-22')).toEqual([paid]);
  expect(await listed('--limit', '1')).toEqual([open]);
  expect(await operator.data('orders', 'show', paid)).toMatchObject({
    order: {
      ...{ tradeNo: paid, loginName: 'zhang', state: 'PAID', points: 5, amount: '441.00' },
      ...{ plan: 'plan-5', planRevision: 1, payment: 'DEMO' },
    },
    events: [
      { cause: 'BUYER', event: { type: 'CREATED' } },
      { cause: 'QUERY', event: { type: 'PAID' } },
    ],
    invoices: [],
  });
  expect((await operator.type(['orders', 'show', paid])).out).toContain('付款到账，云点入账');
  expect(await operator.refusal('orders', 'show', 'nothing')).toMatchObject({ code: 'NOT_FOUND' });
});

test('a refund is tried, confirmed, made, and recorded in one step with the points', async () => {
  const tradeNo = await bought();
  expect(await points()).toBe(8);
  const tried = await operator.type([...refund(tradeNo), '--dry-run']);
  expect(tried.out).toContain('退款 441.00 元给「zhang」，收回 5 云点，余额 8 → 3');
  expect([await points(), await acts()]).toEqual([8, []]);
  expect((await operator.type(refund(tradeNo))).err).toContain('--yes');

  const done = await operator.type(refund(tradeNo), [tradeNo]);
  expect(done).toMatchObject({ code: 0, out: '已退款 441.00 元，收回 5 云点' });
  expect(await points()).toBe(3);
  expect(await provider.payment.query(tradeNo)).toMatchObject({ refundedFen: 44_100 });
  expect(await acts()).toMatchObject([
    {
      ...{ operator: 'lin', command: 'orders refund' },
      detail: { tradeNo, amount: '441.00', points: 5, reason: '重复购买' },
    },
  ]);
  expect(await operator.data('orders', 'show', tradeNo)).toMatchObject({
    order: { state: 'REFUNDED' },
    events: [
      {},
      {},
      { cause: 'OPERATOR', event: { type: 'REFUND_BEGUN', reason: '重复购买' } },
      {},
    ],
  });
  expect((await operator.refusal(...refund(tradeNo), '--yes')).detail).toContain('已经退款');
  expect(await acts()).toHaveLength(1);
});

test('spent points, a living invoice or an unpaid order prevent a refund, tried or real', async () => {
  const tradeNo = await bought();
  await own.client.call('applyInvoice', {
    path: { tradeNo },
    body: { titleType: 'PERSONAL', titleName: '张三', email: 'zhang@example.com' },
  });
  for (const how of ['--yes', '--dry-run']) {
    expect((await operator.refusal(...refund(tradeNo), how)).detail).toContain('发票');
  }
  const { tradeNo: open } = await own.client.call('createOrderQrcode', {
    path: { planId: 'plan-1' },
  });
  expect((await operator.refusal(...refund(open), '--yes')).detail).toContain('还没有付款');
  const spent = await bought('plan-10');
  await service.database.query
    .transaction()
    .execute((tx) =>
      movePoints(tx, service.ports, own.userId, { delta: -9, source: 'COMPETITION' }),
    );
  for (const how of ['--yes', '--dry-run']) {
    expect((await operator.refusal(...refund(spent), how)).detail).toContain('已经用掉');
  }
  expect(await acts()).toEqual([]);
});

test('a refund that the provider refuses gives the points back and says why', async () => {
  const tradeNo = await bought();
  provider.sandbox.switches.set({ noFunds: true });
  const refused = await operator.refusal(...refund(tradeNo), '--yes');
  expect(refused.detail).toContain('商户账户余额不足');
  expect(await points()).toBe(8);
  // The attempt stays in the audit log.
  expect(await acts()).toHaveLength(1);
});

test('a refund without an answer is reported as such, and is finished later', async () => {
  const tradeNo = await bought();
  provider.sandbox.switches.set({ systemErrors: 'ALL' });
  const begun = await operator.type([...refund(tradeNo), '--yes']);
  expect(begun).toMatchObject({ code: 0, err: '' });
  expect(begun.out).toContain('还没有答复');
  expect((await operator.refusal(...refund(tradeNo), '--yes')).detail).toContain('正在退款');
});

test('without the provider, or with another, nothing is refunded', async () => {
  const tradeNo = await bought();
  const { database } = service;
  for (const payment of [null, { ...provider.payment, isDemo: false }]) {
    const other = await createTestApp({ clock, database, payment });
    const there = operatorOf(other.app.services);
    for (const how of ['--yes', '--dry-run']) {
      expect((await there.refusal(...refund(tradeNo), how)).detail).toContain('LIANGFEN_ALIPAY_');
    }
  }
  expect(await points()).toBe(8);
});

test('in a day’s books every difference is named, and missed payments are made good', async () => {
  await bought();
  const missed = await own.client.call('createOrderQrcode', { path: { planId: 'plan-10' } });
  provider.sandbox.pay(missed.tradeNo);
  const day = ['orders', 'reconcile', '--day', '2026-11-22'];
  expect((await operator.refusal(...day)).detail).toContain('还没有出这一天的账单');
  clock.advance(dayMs);
  expect(await operator.data(...day)).toEqual({
    ...{ day: '2026-11-22', lines: 2, ours: 1, mended: [missed.tradeNo], differences: [] },
  });
  expect(await points()).toBe(18);
  await service.database.query
    .updateTable('payment_order')
    .set({ amount_fen: 1 })
    .where('trade_no', '=', missed.tradeNo)
    .execute();
  expect(await operator.data(...day)).toMatchObject({
    differences: [
      {
        ...{ tradeNo: missed.tradeNo, what: 'PAYMENT', kind: 'AMOUNT_DIFFERS' },
        ...{ ours: '0.01', theirs: '784.00' },
      },
    ],
  });
  expect((await operator.refusal('orders', 'reconcile', '--day', '2027-01-01')).detail).toContain(
    '还没有到',
  );
  expect(await acts()).toMatchObject([{ command: 'orders reconcile' }, {}]);
});

test('an unreachable provider is reported, and nothing is written down', async () => {
  clock.advance(dayMs);
  provider.sandbox.switches.set({ systemErrors: 'ALL' });
  expect(await operator.refusal('orders', 'reconcile', '--day', '2026-11-22')).toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect(await acts()).toEqual([]);
});
