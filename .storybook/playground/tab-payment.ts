/** Payment in the tab: the stand-in with real signatures, and the shop's own adapter on it. */
import {
  createPaymentSandbox,
  createSandboxGateway,
  generateSandboxKeys,
  type PaymentSandbox,
} from '@liangfen/sandbox';
import { createGatewayPayment } from '../../packages/server/src/integrations/alipay/gateway-payment.ts';
import type { Payment } from '../../packages/server/src/ports.ts';

export interface TabPayment {
  readonly payment: Payment;
  /** Answers the buyer's pages. */
  readonly sandbox: PaymentSandbox;
  /** Hears of each code that the shop shows; returns how to stop. */
  readonly onCode: (listener: (url: string) => void) => () => void;
}

const origin = 'http://liangfen.playground';

/** Null where the browser signs nothing: outside HTTPS and this machine. */
export async function openTabPayment(
  deliver: (notification: Request) => Promise<Response>,
): Promise<TabPayment | null> {
  // Browsers leave it out of pages that came over plain HTTP, whatever its type says.
  if (!globalThis.isSecureContext) return null;
  const sandbox = await createPaymentSandbox({
    home: {
      now: Date.now,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      schedule: (afterMs, run) => {
        const timer = setTimeout(run, afterMs);
        return () => clearTimeout(timer);
      },
      send: deliver,
      store: null,
    },
    publicUrl: () => `${origin}/sandbox/alipay`,
    // Half the usual size is made in no time, and guards nothing here.
    keys: await generateSandboxKeys(1024),
  });
  const payment = createGatewayPayment(await createSandboxGateway(sandbox), {
    appId: sandbox.shop.appId,
    sellerId: sandbox.shop.sellerId,
    notifyUrl: () => `${origin}/api/point/alipay/notify`,
    returnUrl: () => `${origin}/web/user/points`,
    isDemo: true,
    now: Date.now,
  });
  const listeners = new Set<(url: string) => void>();
  return {
    sandbox,
    payment: {
      ...payment,
      createQr: async (trade) => {
        const made = await payment.createQr(trade);
        if (made.created) for (const listener of listeners) listener(made.qrcodeUrl);
        return made;
      },
    },
    onCode: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
