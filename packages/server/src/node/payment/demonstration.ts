/** A demonstration's payment: the stand-in inside this process, called by the provider's SDK like the provider itself. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Payment } from '../../ports.ts';
import type { Config } from '../config.ts';
import { loopback } from '../loopback.ts';
import { serveSandbox } from '../serve-sandbox.ts';
import { createAlipayPayment } from './alipay.ts';
import { createSandboxFile } from './sandbox-file.ts';

export interface DemonstrationPayment {
  readonly payment: Payment;
  /** Answers requests below `/sandbox/alipay/`. */
  readonly serve: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** Runs before the first payment, once the port is known. */
  readonly listening: (port: number) => void;
  readonly stop: () => Promise<void>;
}

const path = '/sandbox/alipay';

export async function openDemonstrationPayment({
  demo,
  host,
  databaseUrl,
  dataDirectory,
  publicUrl,
}: Config): Promise<DemonstrationPayment> {
  if (!demo) throw new Error('the stand-in for payments runs in demonstrations only');
  // Imported here, so that a real server never loads the stand-in (docs/decisions/0263).
  const { createPaymentSandbox } = await import('@liangfen/sandbox');
  let port = 0;
  const seen = () => publicUrl.replace(/:0$/, `:${port}`);
  const inside = () => `http://${loopback(host)}:${port}`;

  const sandbox = await createPaymentSandbox({
    home: {
      now: Date.now,
      random: (bytes) => new Uint8Array(randomBytes(bytes)),
      schedule: (afterMs, run) => {
        const timer = setTimeout(run, afterMs);
        timer.unref();
        return () => clearTimeout(timer);
      },
      send: (request) => fetch(request),
      // An embedded database's directory must be empty before it is made, so nothing else is put there first.
      store: databaseUrl === null ? createSandboxFile(dataDirectory) : null,
    },
    publicUrl: () => `${seen()}${path}`,
  });
  const { appId, sellerId, keys } = sandbox.shop;
  const payment = createAlipayPayment({
    appId,
    sellerId,
    keys: {
      privateKey: keys.appPrivateKey ?? '',
      keyType: 'PKCS8',
      proof: { alipayPublicKey: keys.providerPublicKey },
    },
    gateway: () => `${inside()}${path}/gateway.do`,
    notifyUrl: () => `${inside()}/api/point/alipay/notify`,
    returnUrl: () => `${seen()}/web/user/points`,
    isDemo: true,
    now: Date.now,
  });
  return {
    payment: {
      ...payment,
      // The buyer's browser posts it to where it has the product from, which 127.0.0.1 is for one browser only.
      createForm: async (trade) => {
        const form = await payment.createForm(trade);
        return form.replace(`action="${inside()}/`, 'action="/');
      },
    },
    serve: (incoming, outgoing) => void serveSandbox(sandbox.fetch, incoming, outgoing),
    listening: (now) => {
      port = now;
    },
    stop: sandbox.stop,
  };
}
