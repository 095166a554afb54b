/** Tests the operator's `points`, `plans` and `audit`: what is written, what is only tried, and what the audit log keeps. */
import type { Insertable } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { DatabaseSchema } from '../src/store/schema.ts';
import { type Operator, operatorOf } from './support/admin.ts';
import { createTestApp, type TestApp } from './support/app.ts';

let service: TestApp;
let operator: Operator;

beforeEach(async () => {
  service = await createTestApp({ now: Date.UTC(2026, 10, 22, 4) });
  operator = operatorOf(service.app.services);
});

const onSale = async () => {
  const { plans } = await operator.data('plans', 'list');
  return (plans as { id: string }[]).map(({ id }) => id);
};
const acts = async () => (await operator.data('audit', 'list')).acts;

test('a gift reaches the account and the audit log, with the operator and the reason', async () => {
  const own = await service.register('zhang');
  const { balance } = await operator.data(
    ...['points', 'grant', 'ZHANG', '5', '--reason', '合同赠送', '--yes', '--operator', '王芳'],
  );
  expect(balance).toBe(8);
  expect(await own.client.call('getPoint')).toEqual({ point: 8 });
  expect((await own.client.call('listRechargeRecords')).rechargeRecords[0]).toMatchObject({
    point: 5,
    balance: 8,
    source: 'GIFT',
    amount: null,
  });
  expect(await acts()).toMatchObject([
    {
      at: service.clock.now(),
      operator: '王芳',
      command: 'points grant',
      detail: { loginName: 'ZHANG', userId: own.userId, points: 5, balance: 8, reason: '合同赠送' },
    },
  ]);
  expect(await operator.data('points', 'show', 'zhang')).toMatchObject({
    balance: 8,
    entries: [
      { delta: 5, balance: 8 },
      { delta: 3, balance: 3 },
    ],
  });
});

test('trying a gift says what would happen and leaves no trace', async () => {
  const own = await service.register('zhang');
  const words = ['points', 'grant', 'zhang', '5', '--reason', '赠送'];
  const tried = await operator.type([...words, '--dry-run']);
  expect(tried).toMatchObject({ code: 0, err: '' });
  expect(tried.out).toContain('什么都没有改变');
  expect(tried.out).toContain('余额 3 → 8');
  expect(await own.client.call('getPoint')).toEqual({ point: 3 });
  expect(await acts()).toEqual([]);
});

test('a change that cannot be undone is asked about, and only the typed name confirms it', async () => {
  const own = await service.register('zhang');
  const words = ['points', 'grant', 'zhang', '5', '--reason', '赠送'];
  const nobodyThere = await operator.type(words);
  expect(nobodyThere).toMatchObject({ code: 1, out: '' });
  expect(nobodyThere.err).toContain('--yes');
  const unsure = await operator.type(words, ['y']);
  expect(unsure.code).toBe(1);
  expect(unsure.err).toContain('余额 3 → 8');
  expect(unsure.err).toContain('没有确认，什么都没有改变');
  expect(await own.client.call('getPoint')).toEqual({ point: 3 });

  expect((await operator.type(words, ['zhang'])).code).toBe(0);
  expect(await own.client.call('getPoint')).toEqual({ point: 8 });
});

test('points for nobody and for sub-accounts are refused, with what to do instead', async () => {
  const own = await service.register('zhang');
  await own.client.call('createSubUser', {
    body: { loginName: 'helper', name: '小李', password: 'liangfen2026' },
  });
  const grant = (name: string) =>
    operator.refusal('points', 'grant', name, '1', '--reason', '赠送', '--yes');
  expect(await grant('nobody')).toMatchObject({ code: 'NOT_FOUND' });
  expect((await grant('helper')).detail).toContain('请改用主账号的登录名「zhang」');
  expect(await acts()).toEqual([]);
});

test('a plan is added, changed and withdrawn, each a revision with its operator', async () => {
  const { plan } = await operator.data('plans', 'add', '--points', '20', '--price', '1470');
  const { id } = plan as { id: string };
  expect(plan).toMatchObject({ revision: 1, points: 20, amount: '1470.00', onSale: true });
  service.clock.advance(1000);
  const changed = await operator.data(
    ...['plans', 'change', id, '--price', '1400.50', '--discount', '7 折', '--yes'],
    ...['--operator', '王芳'],
  );
  expect(changed.plan).toMatchObject({ revision: 2, amount: '1400.50', discount: '7 折' });
  await operator.data('plans', 'withdraw', id, '--yes');
  expect(await onSale()).toEqual(['plan-1', 'plan-5', 'plan-10', 'plan-50']);
  expect((await operator.data('plans', 'list', '--all')).plans).toContainEqual(
    expect.objectContaining({ id, revision: 3, onSale: false }),
  );
  expect(await operator.data('plans', 'history', id)).toMatchObject({
    revisions: [
      { revision: 3, amount: '1400.50', onSale: false, operator: 'lin' },
      { revision: 2, amount: '1400.50', onSale: true, operator: '王芳' },
      { revision: 1, amount: '1470.00', discount: null, operator: 'lin' },
    ],
  });
  expect(await acts()).toHaveLength(3);
});

test('an order keeps the terms of the plan revision it was made under', async () => {
  const own = await service.register('zhang');
  const { plan } = await operator.data('plans', 'add', '--points', '20', '--price', '1470');
  const { id } = plan as { id: string };
  const { query } = service.database;
  const order: Insertable<DatabaseSchema['payment_order']> = {
    ...{ id: 'o1', user_id: own.userId, trade_no: 'T1', plan_id: id, plan_revision: 1, point: 20 },
    ...{ amount_fen: 147_000, payment: 'DEMO', state: 'CREATED', qrcode_url: null },
    ...{ provider_no: null, refund_request_no: null, refund_refused: false, created_at: 0 },
    ...{ expires_at: 0, paid_at: null, refunded_at: null, next_check_at: null, checks: 0 },
  };
  await query.insertInto('payment_order').values(order).execute();
  await operator.data('plans', 'change', id, '--points', '25', '--price', '1', '--yes');
  const terms = await query
    .selectFrom('payment_order')
    .innerJoin('plan_revision', (join) =>
      join
        .onRef('plan_revision.plan_id', '=', 'payment_order.plan_id')
        .onRef('plan_revision.revision', '=', 'payment_order.plan_revision'),
    )
    .select(['plan_revision.point', 'plan_revision.amount_fen'])
    .executeTakeFirstOrThrow();
  expect(terms).toEqual({ point: 20, amount_fen: 147_000 });
});

test('a plan change is refused if it changes nothing, names no plan, or puts more than twenty on sale', async () => {
  expect(
    await operator.refusal('plans', 'change', 'plan-1', '--price', '98', '--yes'),
  ).toMatchObject({ code: 'NOT_NOW' });
  expect(await operator.refusal('plans', 'withdraw', 'plan-x', '--yes')).toMatchObject({
    code: 'NOT_FOUND',
  });
  for (let points = 5; points <= 20; points += 1) {
    await operator.data('plans', 'add', '--points', String(points), '--price', '1');
  }
  expect((await operator.refusal('plans', 'add', '--points', '21', '--price', '1')).detail).toBe(
    '在售套餐最多 20 个，请先下架不用的',
  );
  expect(await onSale()).toHaveLength(20);
});

test('the audit log is asked by day and by operator, newest first', async () => {
  await service.register('zhang');
  const grant = (by: string) =>
    operator.data(
      ...['points', 'grant', 'zhang', '1', '--reason', '赠送', '--yes', '--operator', by],
    );
  await grant('王芳');
  // It is 12:00 in Beijing; thirteen hours later is the next day there.
  service.clock.advance(13 * 60 * 60 * 1000);
  await grant('李强');
  expect(await acts()).toMatchObject([{ operator: '李强' }, { operator: '王芳' }]);
  expect((await operator.data('audit', 'list', '--day', '2026-11-23')).acts).toMatchObject([
    { operator: '李强' },
  ]);
  expect((await operator.data('audit', 'list', '--by', '王芳')).acts).toHaveLength(1);
});
