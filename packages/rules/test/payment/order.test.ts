/** Tests which state of an order may follow which, and which points move with it. */
import type { InvoiceState, OrderState } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginRefund,
  closeOrder,
  endRefund,
  evolveOrder,
  hearOfTrade,
  invoiceRefusal,
  type Order,
  type OrderOutcome,
  type ProviderTrade,
  refundRefusal,
} from '../../src/payment/index.ts';

const order = (state: OrderState, refundRefused = false): Order => ({
  state,
  amountFen: 9800,
  point: 1,
  refundRefused,
});
const trade = (
  status: ProviderTrade['status'],
  more: Partial<ProviderTrade> = {},
): ProviderTrade => ({
  status,
  totalFen: status === 'NOT_EXIST' ? null : 9800,
  refundedFen: 0,
  providerNo: status === 'NOT_EXIST' ? null : 'P1',
  ...more,
});
const around = { balance: 5, invoice: null };
const request = { requestNo: 'R1', reason: '' };
const states: OrderState[] = [
  'CREATED',
  'WAIT_BUYER_PAY',
  'PAID',
  'REFUNDING',
  'REFUNDED',
  'CLOSED',
];

const after = (from: Order, outcome: OrderOutcome): OrderState =>
  outcome.kind === 'MOVES' ? evolveOrder(from, outcome.event).state : from.state;

test.each(['CREATED', 'WAIT_BUYER_PAY', 'CLOSED'] as const)(
  'a paid trade credits a %s order, however late the news of it arrives',
  (state) => {
    for (const status of ['SUCCESS', 'FINISHED'] as const) {
      expect(hearOfTrade(order(state), trade(status))).toEqual({
        kind: 'MOVES',
        event: { type: 'PAID', providerNo: 'P1' },
        movement: { delta: 1, source: 'ORDER' },
      });
    }
  },
);

test.each(['PAID', 'REFUNDING', 'REFUNDED'] as const)(
  'a %s order is not credited again',
  (state) => {
    expect(hearOfTrade(order(state), trade('SUCCESS'))).toEqual({
      kind: 'STAYS',
      because: 'NOTHING_NEW',
    });
  },
);

test('a payment of another amount, or without an amount, is refused in every state', () => {
  for (const state of states) {
    expect(hearOfTrade(order(state), trade('SUCCESS', { totalFen: 9799 }))).toEqual({
      kind: 'REFUSED',
      reason: 'AMOUNT_DIFFERS',
    });
  }
  expect(hearOfTrade(order('CREATED'), trade('SUCCESS', { totalFen: null }))).toMatchObject({
    kind: 'REFUSED',
  });
});

test('a scanned code makes the order wait for its buyer; a second scan changes nothing', () => {
  const scanned = hearOfTrade(order('CREATED'), trade('WAIT_BUYER_PAY'));
  expect(after(order('CREATED'), scanned)).toBe('WAIT_BUYER_PAY');
  expect(hearOfTrade(order('WAIT_BUYER_PAY'), trade('WAIT_BUYER_PAY')).kind).toBe('STAYS');
});

test('the notification of the full refund ends the refund and credits nothing', () => {
  const heard = hearOfTrade(order('REFUNDING'), trade('CLOSED', { refundedFen: 9800 }));
  expect(heard).toEqual({ kind: 'MOVES', event: { type: 'REFUND_DONE' }, movement: null });
  expect(hearOfTrade(order('REFUNDED'), trade('CLOSED', { refundedFen: 9800 })).kind).toBe('STAYS');
});

test('a refund that was made elsewhere is left for the operator to examine', () => {
  expect(hearOfTrade(order('PAID'), trade('CLOSED', { refundedFen: 9800 }))).toEqual({
    kind: 'STAYS',
    because: 'REFUNDED_ELSEWHERE',
  });
});

test('only an unpaid order can be closed', () => {
  expect(states.filter((state) => closeOrder(order(state), 'CANCELLED').kind === 'MOVES')).toEqual([
    'CREATED',
    'WAIT_BUYER_PAY',
  ]);
});

test('a refund takes the points back before the money goes, and gives them back when it fails', () => {
  const begun = beginRefund(order('PAID'), around, request);
  expect(begun).toMatchObject({ kind: 'MOVES', movement: { delta: -1, source: 'REFUND' } });
  const failed = endRefund(order('REFUNDING'), { refunded: false, reason: 'NO_FUNDS' });
  expect(failed).toMatchObject({
    kind: 'MOVES',
    movement: { delta: 1, source: 'REFUND_RETURNED' },
  });
  expect(after(order('REFUNDING'), failed)).toBe('PAID');
  expect(endRefund(order('REFUNDING'), { refunded: true })).toMatchObject({ movement: null });
});

test('asking for a refund again changes nothing', () => {
  for (const state of ['REFUNDING', 'REFUNDED'] as const) {
    expect(beginRefund(order(state), around, request).kind).toBe('STAYS');
  }
  expect(endRefund(order('REFUNDED'), { refunded: true }).kind).toBe('STAYS');
});

test('a refund that the provider no longer allows is not requested a second time', () => {
  const failed = endRefund(order('REFUNDING'), { refunded: false, reason: 'FINISHED' });
  const now = failed.kind === 'MOVES' ? evolveOrder(order('REFUNDING'), failed.event) : null;
  expect(now).toEqual(order('PAID', true));
  expect(refundRefusal(order('PAID', true), around)).toBe('REFUND_REFUSED');
});

test.each<[OrderState, number, InvoiceState | null, string | null]>([
  ['CREATED', 5, null, 'ORDER_NOT_PAID'],
  ['WAIT_BUYER_PAY', 5, null, 'ORDER_NOT_PAID'],
  ['CLOSED', 5, null, 'ORDER_CLOSED'],
  ['REFUNDING', 5, null, 'REFUND_RUNNING'],
  ['REFUNDED', 5, null, 'ORDER_REFUNDED'],
  ['PAID', 5, null, null],
  ['PAID', 1, null, null],
  ['PAID', 0, null, 'POINTS_SPENT'],
  ['PAID', 5, 'APPLIED', 'INVOICE_LIVING'],
  ['PAID', 5, 'ISSUED', 'INVOICE_LIVING'],
  ['PAID', 5, 'REJECTED', null],
  ['PAID', 5, 'REVERSED', null],
])(
  'a %s order with %i points and invoice %s: the reason against a refund is %s',
  (state, balance, invoice, reason) => {
    expect(refundRefusal(order(state), { balance, invoice })).toBe(reason);
  },
);

test('an invoice needs a paid order without another living invoice', () => {
  expect(
    states.filter((state) => invoiceRefusal(order(state), { invoice: null }) === null),
  ).toEqual(['PAID']);
  expect(invoiceRefusal(order('PAID'), { invoice: 'ISSUED' })).toBe('INVOICE_LIVING');
  expect(invoiceRefusal(order('PAID'), { invoice: 'REVERSED' })).toBe(null);
});

test('whatever is notified in whatever order, an order is credited once, and the points match its state', () => {
  const heard = fc.oneof(
    fc.record({
      status: fc.constantFrom<ProviderTrade['status']>(
        'NOT_EXIST',
        'WAIT_BUYER_PAY',
        'CLOSED',
        'SUCCESS',
        'FINISHED',
      ),
      totalFen: fc.constantFrom(9800, 9800, 1, null),
      refundedFen: fc.constantFrom(0, 9800, null),
      providerNo: fc.constant('P1'),
    }),
    fc.constantFrom('close', 'begin', 'done', 'failed', 'finished'),
  );
  fc.assert(
    fc.property(fc.array(heard, { maxLength: 40 }), (events) => {
      let own = order('CREATED');
      let points = 0;
      for (const event of events) {
        const outcome = outcomeOf(own, event);
        if (outcome.kind !== 'MOVES') continue;
        points += outcome.movement?.delta ?? 0;
        own = evolveOrder(own, outcome.event);
        expect(points).toBe(own.state === 'PAID' ? 1 : 0);
      }
    }),
    { numRuns: 500 },
  );

  function outcomeOf(own: Order, event: ProviderTrade | string): OrderOutcome {
    if (typeof event !== 'string') return hearOfTrade(own, event);
    if (event === 'close') return closeOrder(own, 'EXPIRED');
    if (event === 'begin') return beginRefund(own, around, request);
    if (event === 'done') return endRefund(own, { refunded: true });
    const reason = event === 'failed' ? 'NO_FUNDS' : 'FINISHED';
    return endRefund(own, { refunded: false, reason });
  }
});
