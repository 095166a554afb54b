/** The whole product for an end-to-end test: the built host app and the real server on a free port. */
import { join } from 'node:path';
import { type App, createApp } from '../../packages/server/src/app.ts';
import {
  createMemoryBus,
  createNodePorts,
  readWebFiles,
  serveHttp,
  type WebFiles,
} from '../../packages/server/src/node/index.ts';
import type { DemonstrationMessenger } from '../../packages/server/src/node/messenger/demonstration.ts';
import type { DemonstrationPayment } from '../../packages/server/src/node/payment/demonstration.ts';
import { createWebhookCalls } from '../../packages/server/src/node/webhook-calls.ts';
import type { Mail, SingleSignOn } from '../../packages/server/src/ports.ts';
import { openTestMemory } from '../../packages/server/test/support/database.ts';

/** The answer to every image code here; the picture is still drawn, fetched and used up. */
export const imageCode = 'HALL';

export interface Product {
  readonly url: string;
  /** The server's inside, for data that a test prepares or looks up. */
  readonly app: App;
  /** Stops the server with all its connections, and starts it again with the same data and address; `meanwhile` it is away. */
  readonly restart: (meanwhile?: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The host app that `npm run build` has made. */
export const builtHostApp = join(import.meta.dirname, '../../packages/host-app/dist');

export interface ProductKind {
  readonly isDemo: boolean;
  /** Sells points through the stand-in of the payment provider. */
  readonly demonstration?: DemonstrationPayment | null;
  /** Lets people in through the stand-in of the messenger. */
  readonly colleagues?: DemonstrationMessenger | null;
  /** Lets people in by single sign-on. */
  readonly singleSignOn?: SingleSignOn | null;
  readonly mail?: Mail | null;
  /** Sites whose pages may hold every component. */
  readonly portals?: readonly string[];
}

export async function startProduct(
  webFiles: WebFiles = readWebFiles(builtHostApp),
  {
    isDemo,
    demonstration = null,
    colleagues = null,
    singleSignOn = null,
    mail = null,
    portals = [],
  }: ProductKind = {
    isDemo: false,
  },
): Promise<Product> {
  const database = await openTestMemory();
  // The receivers of webhooks in these tests are on this machine.
  const webhooks = createWebhookCalls({ policy: { ports: [], local: true } });
  const ports = createNodePorts({ database, bus: createMemoryBus(), log: silent, webhooks });
  const imageCodePort = {
    paint: async () => ({ ...(await ports.imageCode.paint()), answer: imageCode }),
  };
  const payment = demonstration?.payment ?? null;
  const messenger = colleagues?.messenger ?? null;
  const serve = async (port: number) => {
    const app = createApp(
      { ...ports, payment, messenger, singleSignOn, mail, imageCode: imageCodePort },
      {},
      { isDemo, portals },
    );
    const http = await serveHttp(eachRegistersAtHome(app), {
      host: '127.0.0.1',
      port,
      webFiles,
      sandboxes: {
        ...(demonstration === null ? {} : { '/sandbox/alipay/': demonstration.serve }),
        ...(colleagues === null ? {} : { '/sandbox/dingtalk/': colleagues.serve }),
      },
    });
    app.services.orders.start();
    app.services.courier.start();
    return { app, http };
  };
  let served = await serve(0);
  const { port } = served.http;
  demonstration?.listening(port);
  colleagues?.listening(port);
  return {
    get app() {
      return served.app;
    },
    url: `http://127.0.0.1:${port}`,
    restart: async (meanwhile) => {
      await served.http.close();
      await meanwhile?.();
      served = await serve(port);
    },
    stop: async () => {
      await served.http.close();
      await demonstration?.stop();
      await database.close();
    },
  };
}

/**
 * A worker's files create all their accounts from this machine within minutes, more than the limit per address allows.
 * That limit has its own tests; here each registration comes from another address.
 */
function eachRegistersAtHome(app: App): App {
  let homes = 0;
  return {
    ...app,
    answer: (request, meta) => {
      const registers = request.method === 'POST' && request.url.endsWith('/api/user');
      if (!registers) return app.answer(request, meta);
      homes += 1;
      return app.answer(request, { ...meta, address: `192.0.2.${homes}` });
    },
  };
}

let shared: Promise<Product> | undefined;

/**
 * The product that all files of a worker share unless they need another kind: it is in memory and ends with its process.
 * Starting one takes three seconds, as long as many tests do.
 */
export function sharedProduct(): Promise<Product> {
  shared ??= startProduct();
  return shared;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
