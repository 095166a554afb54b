/** The payment provider's sandbox for a test, and the shop's adapter on it: in process, or through the SDK over HTTP. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createPaymentSandbox,
  createSandboxGateway,
  generateSandboxKeys,
  type PaymentSandbox,
  type PaymentSandboxOptions,
  type SandboxHome,
  type SandboxKeys,
} from '@liangfen/sandbox';
import { createGatewayPayment } from '../../src/integrations/alipay/gateway-payment.ts';
import { createAlipayPayment } from '../../src/node/payment/alipay.ts';
import type { AlipayKeys } from '../../src/node/payment/key-files.ts';
import { serveSandbox } from '../../src/node/serve-sandbox.ts';
import type { Payment } from '../../src/ports.ts';
import type { TestClock } from './clock.ts';

/** The address of notifications; nobody has this host. */
export const notifyUrl = 'http://shop.test/api/point/alipay/notify';
const returnUrl = 'http://shop.test/web/user/points';

let small: Promise<SandboxKeys> | null = null;

/** Makes keys of 1024 bits, once: real signatures at a fifth of the time. The SDK itself requires 2048. */
function smallKeys(): Promise<SandboxKeys> {
  small ??= generateSandboxKeys(1024);
  return small;
}

export interface ProviderOptions {
  readonly clock: Pick<TestClock, 'now' | 'schedule'>;
  /** Receives the notifications; without it nobody answers them. */
  readonly send?: SandboxHome['send'];
  readonly store?: SandboxHome['store'];
  readonly keys?: SandboxKeys;
}

export interface InProcessProvider {
  readonly sandbox: PaymentSandbox;
  readonly payment: Payment;
}

/** Without network and SDK, so that the clock may stand still and thousands of calls are cheap; signatures are real. */
export async function startProvider(options: ProviderOptions): Promise<InProcessProvider> {
  const sandbox = await createPaymentSandbox({
    home: homeOf(options),
    publicUrl: () => 'http://provider.test/sandbox/alipay',
    keys: options.keys ?? (await smallKeys()),
  });
  const payment = createGatewayPayment(await createSandboxGateway(sandbox), {
    appId: sandbox.shop.appId,
    sellerId: sandbox.shop.sellerId,
    notifyUrl: () => notifyUrl,
    returnUrl: () => returnUrl,
    isDemo: true,
    now: options.clock.now,
  });
  return { sandbox, payment };
}

function homeOf({ clock, send, store }: ProviderOptions): SandboxHome {
  return {
    now: clock.now,
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    schedule: clock.schedule,
    send: send ?? (() => Promise.resolve(new Response('fail', { status: 500 }))),
    store: store ?? null,
  };
}

export interface HttpProvider extends InProcessProvider {
  /** The address of the gateway. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The provider's SDK, unchanged, over a real connection. */
export async function startHttpProvider(
  options: ProviderOptions & {
    readonly keys: SandboxKeys;
    readonly alipayKeys: AlipayKeys;
    readonly certificates?: PaymentSandboxOptions['certificates'];
    readonly timeoutMs?: number;
  },
): Promise<HttpProvider> {
  let base = '';
  const sandbox = await createPaymentSandbox({
    home: homeOf(options),
    publicUrl: () => base,
    keys: options.keys,
    certificates: options.certificates ?? null,
  });
  const server = createServer(
    (request, response) => void serveSandbox(sandbox.fetch, request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a listening TCP server always has this form.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox/alipay`;
  const url = `${base}/gateway.do`;
  const payment = createAlipayPayment({
    appId: sandbox.shop.appId,
    sellerId: sandbox.shop.sellerId,
    keys: options.alipayKeys,
    gateway: () => url,
    notifyUrl: () => notifyUrl,
    returnUrl: () => returnUrl,
    isDemo: true,
    now: options.clock.now,
    timeoutMs: options.timeoutMs ?? 5_000,
  });
  return {
    sandbox,
    payment,
    url,
    close: async () => {
      await sandbox.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
