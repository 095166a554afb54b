// Reads a stored payment form without trusting it: where it goes and its hidden fields, and nothing else.

export interface PaymentFields {
  /** The whole address, with the provider's signed query. */
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export type ReadPaymentForm =
  | { readonly kind: 'NONE' }
  /** To the payment provider. */
  | { readonly kind: 'GATEWAY'; readonly form: PaymentFields }
  /** To the stand-in of a demonstration; only there it may be sent. */
  | { readonly kind: 'SANDBOX'; readonly form: PaymentFields }
  | { readonly kind: 'FOREIGN' };

/** The server's `form-action` allows these and no others; see web-files.ts there. */
const gateways: readonly string[] = [
  'https://openapi.alipay.com',
  'https://openapi-sandbox.dl.alipaydev.com',
];
const sandboxPath = '/sandbox/alipay/';

/** More than any form of the provider has. */
const mostFields = 40;

/** @param origin of the page that sends it */
export function readPaymentForm(content: string | null, origin: string): ReadPaymentForm {
  if (content === null || content.trim() === '') return { kind: 'NONE' };
  // A document of its own: nothing in it runs, loads or is shown.
  const form = new DOMParser()
    .parseFromString(markupOf(content), 'text/html')
    .querySelector('form');
  const action = form?.getAttribute('action');
  if (form === null || !action) return { kind: 'FOREIGN' };
  const to = addressOf(action, origin);
  if (to === null) return { kind: 'FOREIGN' };
  const fields = Array.from(form.querySelectorAll('input'))
    .filter((input) => input.type === 'hidden' && input.name !== '')
    .map(({ name, value }) => ({ name, value }));
  if (fields.length > mostFields) return { kind: 'FOREIGN' };
  const read = { action: to.href, fields };
  if (gateways.includes(to.origin)) return { kind: 'GATEWAY', form: read };
  if (to.origin === origin && to.pathname.startsWith(sandboxPath)) {
    return { kind: 'SANDBOX', form: read };
  }
  return { kind: 'FOREIGN' };
}

/** The factory of Trusted Types, in browsers that have it. */
interface TrustedTexts {
  readonly createPolicy: (name: string, rules: MarkupPolicy) => MarkupPolicy;
}

interface MarkupPolicy {
  readonly createHTML: (text: string) => string;
}

/** Made once: a page may refuse a second policy of the same name. */
let policy: MarkupPolicy | null | undefined;

/** Returns markup in the form that Trusted Types ask for; the page's policy names ours, another page may refuse it. */
function markupOf(text: string): string {
  if (policy === undefined) {
    const page: Window & { readonly trustedTypes?: TrustedTexts } = window;
    policy =
      page.trustedTypes?.createPolicy('liangfen-payment-form', { createHTML: (given) => given }) ??
      null;
  }
  return policy === null ? text : policy.createHTML(text);
}

/** Returns null for text that is no address, and for an address with a name or a password. */
function addressOf(action: string, origin: string): URL | null {
  try {
    const address = new URL(action, origin);
    return address.username === '' && address.password === '' ? address : null;
  } catch {
    return null;
  }
}
