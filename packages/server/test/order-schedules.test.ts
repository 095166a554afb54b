/**
 * Tests random schedules of buying: scans, payments, queries, cancellations, refunds, notifications (repeated,
 * reordered or forged), lost answers, and crashes before and after commits. No account ever falls below zero, no
 * order is credited twice, and at the end our books equal the provider's.
 */
import { dayOf } from '@liangfen/rules/payment';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { newAccount } from '../src/operations/accounts/rows.ts';
import type { OrderRow } from '../src/payment/order-moves.ts';
import { movePoints } from '../src/payment/point-ledger.ts';
import { reconcileDay } from '../src/payment/reconciliation.ts';
import type { Ports } from '../src/ports.ts';
import { createTestApp } from './support/app.ts';
import { crashingDatabase } from './support/crashing-database.ts';
import { openTestEngine } from './support/database.ts';
import { notifyUrl, openProvider } from './support/payment.ts';
import { rounds, runs } from './support/rounds.ts';

/** 100 in every run of the tests, 5,000 in `npm run test:soak`. */
const schedules = rounds(100, 5_000);

const dayMs = 86_400_000;
const which = fc.nat({ max: 3 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      plan: fc.constantFrom('plan-1', 'plan-5'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('scan' as const), order: which }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay' as const), order: which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('refund' as const), order: which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), order: which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('spend' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forge' as const), order: which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('finish' as const), order: which }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 5_000, 60_000, 600_000, 7_200_000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('provider' as const),
      is: fc.constantFrom(
        { lateMs: 3_600_000 },
        { doubled: true },
        { reordered: true },
        { neverAcknowledged: true },
        { forged: true },
        { wrongAmount: true },
        { lostAnswers: 'ALL' as const },
        { systemErrors: 'ALL' as const },
        { systemErrorsAfter: 'ALL' as const },
        { noFunds: true },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('provider is right' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('die' as const),
      commits: fc.nat({ max: 3 }),
      when: fc.constantFrom('BEFORE' as const, 'AFTER' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test(`${schedules} random schedules lose no money, no point, and invent none`, async () => {
  const provider = await openProvider();
  const { clock, sandbox, payment } = provider;
  const crashing = crashingDatabase(await openTestEngine());
  const hall = await createTestApp({ database: crashing.database, clock, payment });
  const { query } = crashing.database;
  const opened = clock.now();
  let compared = opened;
  const ports: Ports = hall.ports;
  let app: App = hall.app;
  provider.notifies(app);
  let accounts = 0;

  /** Starts another process on the same data after a crash. */
  const reviveIfDead = () => {
    if (!crashing.crashed()) return;
    crashing.revive();
    app.services.orders.stop();
    app = createApp(ports, { crowdEveryMs: 0 });
    provider.notifies(app);
  };

  async function account(): Promise<string> {
    accounts += 1;
    const userId = `buyer-${accounts}`;
    await query
      .insertInto('user_account')
      .values(
        newAccount(ports.vault, { id: userId, kind: 'MAIN', name: userId, createdAt: clock.now() }),
      )
      .execute();
    return userId;
  }
  const ordersOf = (userId: string): Promise<OrderRow[]> =>
    query
      .selectFrom('payment_order')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('number')
      .execute();

  async function take(userId: string, taken: Step): Promise<void> {
    const { orders } = app.services;
    const known = await ordersOf(userId);
    const chosen = 'order' in taken ? known[taken.order % Math.max(1, known.length)] : undefined;
    switch (taken.do) {
      case 'buy':
        await orders.create(userId, taken.plan);
        return;
      case 'scan':
        if (chosen) sandbox.scan(chosen.trade_no);
        return;
      case 'pay':
        if (chosen) sandbox.pay(chosen.trade_no);
        return;
      case 'finish':
        if (chosen) sandbox.finish(chosen.trade_no);
        return;
      case 'refund':
        if (chosen) await orders.refund(chosen.id, { cause: 'BUYER', userId });
        return;
      case 'cancel':
        if (chosen) await orders.cancel(chosen.id, userId);
        return;
      case 'spend':
        await query
          .transaction()
          .execute((tx) => movePoints(tx, ports, userId, { delta: -1, source: 'COMPETITION' }));
        return;
      case 'forge':
        if (chosen) {
          const answer = await sandbox.forge(notifyUrl, chosen.trade_no, chosen.amount_fen);
          expect(await answer.text()).not.toBe('success');
        }
        return;
      case 'pass':
        clock.advance(taken.ms);
        await sandbox.settled();
        await orders.round();
        return;
      case 'provider':
        sandbox.switches.set(taken.is);
        return;
      case 'provider is right':
        sandbox.switches.reset();
        return;
      case 'die':
        crashing.crashAt(taken);
    }
  }

  /** A refusal or a lost answer is allowed here; the books are checked afterwards. */
  const survive = async (work: Promise<void>) => {
    await work.catch((error: unknown) => {
      if (error instanceof Error && error.name === 'AssertionError') throw error;
    });
    reviveIfDead();
  };

  async function requireSound(userId: string): Promise<void> {
    const entries = await query
      .selectFrom('point_entry')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('number')
      .execute();
    let balance = 0;
    const perOrder = new Map<string, number>();
    for (const entry of entries) {
      balance += entry.delta;
      expect(entry.balance).toBe(balance);
      expect(balance).toBeGreaterThanOrEqual(0);
      if (entry.order_id !== null) {
        perOrder.set(entry.order_id, (perOrder.get(entry.order_id) ?? 0) + entry.delta);
      }
    }
    for (const order of await ordersOf(userId)) {
      expect(perOrder.get(order.id) ?? 0).toBe(order.state === 'PAID' ? order.point : 0);
      const paidEntries = entries.filter(
        (entry) => entry.order_id === order.id && entry.source === 'ORDER',
      );
      expect(paidEntries.length).toBe(order.paid_at === null ? 0 : 1);
    }
  }

  /** Ends all faults, lets time pass and runs the rounds until nothing is due. */
  async function settle(userId: string): Promise<void> {
    sandbox.switches.reset();
    crashing.revive();
    for (let times = 0; times < 4; times += 1) {
      clock.advance(2_700_000);
      await sandbox.settled();
      while ((await app.services.orders.round()) > 0) {
        // Until nothing is due.
      }
    }
    for (const order of await ordersOf(userId)) {
      expect(['PAID', 'REFUNDED', 'CLOSED']).toContain(order.state);
      const theirs = await payment.query(order.trade_no);
      const isPaid = theirs.status === 'SUCCESS' || theirs.status === 'FINISHED';
      expect([order.trade_no, order.state === 'PAID']).toEqual([order.trade_no, isPaid]);
      const isRefunded = (theirs.refundedFen ?? 0) > 0;
      expect([order.trade_no, order.state === 'REFUNDED']).toEqual([order.trade_no, isRefunded]);
    }
  }

  /**
   * Reconciles each day as soon as its bill exists. Waiting until the end would fail, because the sandbox keeps only
   * its newest trades, and 5,000 schedules make more of them.
   */
  async function compareBooks(): Promise<void> {
    for (; compared < clock.now() - dayMs; compared += dayMs) {
      expect(await reconcileDay(ports, app.services.orders, dayOf(compared))).toMatchObject({
        reconciled: true,
        books: { mended: [], differences: [] },
      });
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const userId = await account();
      for (const taken of steps) {
        await survive(take(userId, taken));
        await requireSound(userId);
      }
      await settle(userId);
      await requireSound(userId);
      await compareBooks();
    }),
    { ...runs(100, 5_000), endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(opened);
  app.services.orders.stop();
}, 3_600_000);
