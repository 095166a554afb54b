// How often the desk asks for the state of an order, and when it stops.
import { ApiError } from '@liangfen/sdk';
import type { OrderState, PaymentOrder } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { paidOrder, sampleOrder } from '../money.story-parts.tsx';
import { type FollowTrouble, followOrder } from './follow-order.ts';

/** An order that is followed with a clock and a server which the test controls. */
function follow() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const asked: {
    at: number;
    seen: OrderState;
    answer: (order: PaymentOrder) => void;
    fail: () => void;
  }[] = [];
  const orders: OrderState[] = [];
  const troubles: FollowTrouble[] = [];
  const stop = followOrder({
    seen: 'CREATED',
    ask: (seen) =>
      new Promise((answer, reject) => {
        const error = new ApiError({
          status: 0,
          code: 'NO_RESPONSE',
          detail: '',
          operation: '',
          path: '',
        });
        asked.push({ at: now, seen, answer, fail: () => reject(error) });
      }),
    onOrder: ({ state }) => orders.push(state),
    onTrouble: (trouble) => troubles.push(trouble),
    page: { addEventListener: () => {}, removeEventListener: () => {} },
    schedule: (afterMs, run) => {
      const timer = { at: now + afterMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    now: () => now,
  });
  const pass = async (ms: number) => {
    await Promise.resolve().then(() => {});
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
    await Promise.resolve().then(() => {});
  };
  return { asked, orders, troubles, stop, pass };
}

it('asks again at once, but not more often than every two seconds', async () => {
  const { asked, pass } = follow();
  asked[0]?.answer(sampleOrder({ state: 'WAIT_BUYER_PAY' }));
  await pass(1_999);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked.map(({ at, seen }) => [at, seen])).toEqual([
    [0, 'CREATED'],
    [2_000, 'WAIT_BUYER_PAY'],
  ]);
  await pass(25_000);
  asked[1]?.answer(sampleOrder({ state: 'WAIT_BUYER_PAY' }));
  await pass(0);
  await pass(0);
  expect(asked).toHaveLength(3);
});

it('stops when the order can no longer change, and when the page is left', async () => {
  const paid = follow();
  paid.asked[0]?.answer(paidOrder());
  await paid.pass(0);
  await paid.pass(60_000);
  expect(paid.orders).toEqual(['PAID']);
  expect(paid.asked).toHaveLength(1);
  const left = follow();
  left.stop();
  left.asked[0]?.answer(paidOrder());
  await left.pass(60_000);
  expect(left.orders).toEqual([]);
});

it('asks less and less often while the network is gone, and reports the trouble', async () => {
  const { asked, troubles, pass } = follow();
  for (const wait of [2_000, 4_000, 8_000]) {
    asked.at(-1)?.fail();
    await pass(0);
    const before = asked.length;
    await pass(wait - 1);
    expect(asked).toHaveLength(before);
    await pass(1);
    expect(asked).toHaveLength(before + 1);
  }
  expect(troubles).toEqual(['NETWORK', 'NETWORK', 'NETWORK']);
});
