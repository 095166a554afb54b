/** Tests points and orders with two processes on one PostgreSQL: neither spends or credits a point twice. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/node/postgres.ts';
import type { Database } from '../src/ports.ts';
import { migrate } from '../src/store/migrate.ts';
import { createTestApp, createTestBus, type TestAccount, type TestApp } from './support/app.ts';
import { openProvider, type Provider } from './support/payment.ts';
import { hasPostgres, startTestPostgres, type TestPostgres } from './support/postgres.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.skipIf(!hasPostgres)('two processes on PostgreSQL', () => {
  let cluster: TestPostgres;
  let pools: Database[] = [];
  let provider: Provider;
  let asked = 0;
  let here: TestApp;
  let there: TestApp;
  let owner: TestAccount;

  beforeAll(async () => {
    cluster = await startTestPostgres();
    const open = () => openPostgres({ connectionString: cluster.connectionString, log: silent });
    pools = [open(), open()];
    const [first, second] = pools;
    if (first === undefined || second === undefined) throw new Error('two pools');
    await migrate(first, Date.now);
    provider = await openProvider();
    const counted = {
      ...provider.payment,
      query: (tradeNo: string) => {
        asked += 1;
        return provider.payment.query(tradeNo);
      },
    };
    const bus = createTestBus();
    const shared = { bus, clock: provider.clock, payment: counted };
    here = await createTestApp({ ...shared, database: first });
    there = await createTestApp({ ...shared, database: second });
    provider.notifies(here.app);
    owner = await here.register('owner');
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    cluster.stop();
  });

  const elsewhere = () => there.client.as(owner.token);
  const balance = async () => (await owner.client.call('getPoint')).point;

  test('of two competitions with one point left, exactly one goes official', async () => {
    for (let round = 0; round < 10; round += 1) {
      const fresh = await here.register(`round-${round}`);
      const names = [0, 1, 2, 3].map((index) => `比赛 ${index}`);
      const made: { readonly id: string }[] = [];
      for (const name of names) {
        made.push(await fresh.client.call('createCompetition', { body: { name, mode: 'SCORE' } }));
      }
      const official = (index: number, client = fresh.client) =>
        client.call('makeOfficial', {
          path: { id: made[index]?.id ?? '' },
          body: { confirmName: names[index] ?? '' },
        });
      // Of the three free points two are spent here, and one is left.
      await official(0);
      await official(1);
      const outcomes = await Promise.allSettled([
        official(2),
        official(3, there.client.as(fresh.token)),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused?.reason).toMatchObject({ code: 'NOT_ENOUGH_POINTS' });
      expect((await fresh.client.call('getPoint')).point).toBe(0);
    }
  });

  test('only one process runs a round over due orders', async () => {
    const order = await owner.client.call('createOrderQrcode', { path: { planId: 'plan-5' } });
    provider.sandbox.scan(order.tradeNo);
    provider.clock.advance(5_000);
    asked = 0;
    await Promise.all([here.app.services.orders.round(), there.app.services.orders.round()]);
    expect(asked).toBe(1);
    await owner.client.call('closeOrder', { path: { id: order.id } });
  });

  test('a notification there and a query here credit once, and a call that waits here is answered', async () => {
    const before = await balance();
    const order = await owner.client.call('createOrderQrcode', { path: { planId: 'plan-5' } });
    const waiting = elsewhere().call('getOrder', {
      path: { id: order.id },
      query: { seen: 'CREATED' },
    });
    provider.sandbox.switches.set({ doubled: true });
    provider.sandbox.pay(order.tradeNo);
    provider.clock.advance(0);
    await Promise.all([
      provider.sandbox.settled(),
      here.app.services.orders.check(order.id, 'QUERY'),
      there.app.services.orders.check(order.id, 'QUERY'),
    ]);
    expect(await waiting).toMatchObject({ state: 'PAID' });
    expect(await balance()).toBe(before + 5);
  });

  test('a refund requested at both processes is made once', async () => {
    const before = await balance();
    const [order] = (await owner.client.call('listOrders')).orders;
    const path = { id: order?.id ?? '' };
    await Promise.all([
      owner.client.call('refundOrder', { path }),
      elsewhere().call('refundOrder', { path }),
    ]);
    expect(await elsewhere().call('getOrder', { path })).toMatchObject({ state: 'REFUNDED' });
    expect(await balance()).toBe(before - 5);
  });
});
