/** A server with the payment sandbox in one process: real signatures, and a clock that only the test moves. */
import { randomBytes } from 'node:crypto';
import {
  createPaymentSandbox,
  createSandboxGateway,
  generateSandboxKeys,
  type PaymentSandbox,
  type SandboxKeys,
} from '@liangfen/sandbox';
import type { App } from '../../src/app.ts';
import { createGatewayPayment } from '../../src/integrations/alipay/gateway-payment.ts';
import type { Bus, Database, Payment } from '../../src/ports.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createTestClock, type TestClock } from './clock.ts';

export interface Shop extends TestApp {
  readonly sandbox: PaymentSandbox;
  readonly payment: Payment;
  /** Moves the time, and waits until everything that the provider sends meanwhile is answered. */
  readonly pass: (ms: number) => Promise<void>;
}

export const shopUrl = 'http://liangfen.test';
export const notifyUrl = `${shopUrl}/api/point/alipay/notify`;

/** Made once for the whole run, because making keys takes longer than a test. */
let keys: Promise<SandboxKeys> | null = null;

export interface Provider {
  readonly clock: TestClock;
  readonly sandbox: PaymentSandbox;
  readonly payment: Payment;
  /** Chooses the server that is notified. */
  readonly notifies: (app: App) => void;
}

export async function openProvider(clock = createTestClock()): Promise<Provider> {
  keys ??= generateSandboxKeys();
  let notified: App | null = null;
  const sandbox = await createPaymentSandbox({
    keys: await keys,
    publicUrl: () => `${shopUrl}/sandbox/alipay`,
    home: {
      now: clock.now,
      schedule: clock.schedule,
      random: (bytes) => randomBytes(bytes),
      store: null,
      send: async (request) => notified?.fetch(request) ?? Response.error(),
    },
  });
  const payment = createGatewayPayment(await createSandboxGateway(sandbox), {
    appId: sandbox.shop.appId,
    sellerId: sandbox.shop.sellerId,
    notifyUrl: () => notifyUrl,
    returnUrl: () => `${shopUrl}/web/user/points`,
    isDemo: false,
    now: clock.now,
  });
  return {
    clock,
    sandbox,
    payment,
    notifies: (app) => {
      notified = app;
    },
  };
}

export async function openShop(
  options: { readonly database?: Database; readonly bus?: Bus; readonly provider?: Provider } = {},
): Promise<Shop> {
  const { provider = await openProvider(), ...rest } = options;
  const { clock, sandbox, payment } = provider;
  const hall = await createTestApp({ ...rest, clock, payment });
  provider.notifies(hall.app);
  return {
    ...hall,
    sandbox,
    payment,
    pass: async (ms) => {
      clock.advance(ms);
      await sandbox.settled();
    },
  };
}
