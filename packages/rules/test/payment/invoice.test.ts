/** Tests the steps that an operator takes on an invoice application against a table. */
import type { InvoiceState, OrderState } from '@liangfen/sdk/schema';
import { describe, expect, test } from 'vitest';
import { isLivingInvoice, stepInvoice } from '../../src/payment/index.ts';

const invoices: readonly InvoiceState[] = ['APPLIED', 'ISSUED', 'REJECTED', 'REVERSED'];
const orders: readonly OrderState[] = [
  'CREATED',
  'WAIT_BUYER_PAY',
  'PAID',
  'REFUNDING',
  'REFUNDED',
  'CLOSED',
];

/** Every allowed step: state before, state of the order, step, state after. */
const allowed = [
  'APPLIED PAID ISSUE ISSUED',
  ...orders.map((order) => `APPLIED ${order} REFUSE REJECTED`),
  ...orders.map((order) => `ISSUED ${order} REVERSE REVERSED`),
];

describe('steps of an invoice', () => {
  test('are allowed exactly as in the table', () => {
    const moved = invoices.flatMap((invoice) =>
      orders.flatMap((order) =>
        (['ISSUE', 'REFUSE', 'REVERSE'] as const).flatMap((step) => {
          const outcome = stepInvoice(invoice, order, step);
          return outcome.kind === 'MOVES' ? [`${invoice} ${order} ${step} ${outcome.state}`] : [];
        }),
      ),
    );
    expect(moved.sort()).toEqual(allowed.sort());
  });

  test('are refused for the state of the invoice before that of the order', () => {
    const reason = (state: InvoiceState, order: OrderState, step: 'ISSUE' | 'REVERSE') =>
      stepInvoice(state, order, step);
    expect(reason('ISSUED', 'REFUNDED', 'ISSUE')).toEqual({
      kind: 'REFUSED',
      reason: 'ALREADY_ISSUED',
    });
    expect(reason('APPLIED', 'REFUNDING', 'ISSUE')).toMatchObject({ reason: 'ORDER_NOT_PAID' });
    expect(reason('APPLIED', 'PAID', 'REVERSE')).toMatchObject({ reason: 'NOT_ISSUED' });
  });

  test('allow a new application after a refusal or reversal', () => {
    for (const invoice of invoices) {
      for (const step of ['REFUSE', 'REVERSE'] as const) {
        const outcome = stepInvoice(invoice, 'PAID', step);
        if (outcome.kind === 'MOVES') expect(isLivingInvoice(outcome.state)).toBe(false);
      }
    }
  });
});
