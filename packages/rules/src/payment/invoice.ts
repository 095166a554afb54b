/**
 * Says what the operator of the service may do with an invoice application after it was made, and when
 * (docs/decisions/0265).
 */
import type { InvoiceState, OrderState } from '@liangfen/sdk/schema';

export type InvoiceStep = 'ISSUE' | 'REFUSE' | 'REVERSE';

export type InvoiceStepRefusal =
  | 'ALREADY_ISSUED'
  | 'ALREADY_REJECTED'
  | 'ALREADY_REVERSED'
  | 'NOT_ISSUED'
  /** Money that went back, or is on its way back, is not invoiced. */
  | 'ORDER_NOT_PAID';

export type InvoiceOutcome =
  | { readonly kind: 'MOVES'; readonly state: InvoiceState }
  | { readonly kind: 'REFUSED'; readonly reason: InvoiceStepRefusal };

/**
 * Applied → issued or refused; issued → reversed. Only issuing asks whether the order is still paid.
 *
 * @example
 * ```tsx
 * console.log(stepInvoice('APPLIED', 'PAID', 'ISSUE').kind);
 * ```
 */
export function stepInvoice(
  state: InvoiceState,
  order: OrderState,
  step: InvoiceStep,
): InvoiceOutcome {
  switch (step) {
    case 'ISSUE': {
      const settled = settledAs(state);
      if (settled !== null) return refused(settled);
      return isPaid(order) ? { kind: 'MOVES', state: 'ISSUED' } : refused('ORDER_NOT_PAID');
    }
    case 'REFUSE': {
      const settled = settledAs(state);
      return settled === null ? { kind: 'MOVES', state: 'REJECTED' } : refused(settled);
    }
    case 'REVERSE':
      return reverse(state);
  }
}

function reverse(state: InvoiceState): InvoiceOutcome {
  switch (state) {
    case 'ISSUED':
      return { kind: 'MOVES', state: 'REVERSED' };
    case 'APPLIED':
      return refused('NOT_ISSUED');
    case 'REJECTED':
      return refused('ALREADY_REJECTED');
    case 'REVERSED':
      return refused('ALREADY_REVERSED');
  }
}

/** Returns what an application has become already; null while it waits. */
function settledAs(state: InvoiceState): InvoiceStepRefusal | null {
  switch (state) {
    case 'APPLIED':
      return null;
    case 'ISSUED':
      return 'ALREADY_ISSUED';
    case 'REJECTED':
      return 'ALREADY_REJECTED';
    case 'REVERSED':
      return 'ALREADY_REVERSED';
  }
}

function isPaid(order: OrderState): boolean {
  switch (order) {
    case 'PAID':
      return true;
    case 'CREATED':
    case 'WAIT_BUYER_PAY':
    case 'CLOSED':
    case 'REFUNDING':
    case 'REFUNDED':
      return false;
  }
}

function refused(reason: InvoiceStepRefusal): InvoiceOutcome {
  return { kind: 'REFUSED', reason };
}
