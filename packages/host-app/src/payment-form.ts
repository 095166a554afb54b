// The payment form on its way from the desk to the page that sends it (spec § 2, /web/aliPay).
import type { PaymentOpening } from '@liangfen/ui/backstage';
import { storageKeys } from './storage-keys.ts';

/** Within the click, so that no browser takes the new tab for an advertisement. */
export function openPayment(content: string): PaymentOpening {
  try {
    localStorage.setItem(storageKeys.paymentForm, content);
  } catch {
    return 'NOT_STORED';
  }
  // Not with `noopener`, which never says whether the tab opened; the tab is cut off by hand.
  const opened = window.open('/web/aliPay', '_blank');
  if (opened === null) {
    forgetPaymentForm();
    return 'BLOCKED';
  }
  opened.opener = null;
  return 'OPENED';
}

/** Null when there is none. */
export function keptPaymentForm(): string | null {
  try {
    return localStorage.getItem(storageKeys.paymentForm);
  } catch {
    return null;
  }
}

/** A form is sent once: coming back to the page pays nothing again. */
export function forgetPaymentForm(): void {
  try {
    localStorage.removeItem(storageKeys.paymentForm);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}
