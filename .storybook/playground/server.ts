/** The real server over a database in memory, once per page. */
import { createLiangfenClient, type LiangfenClient, memoryTokenStore } from '@liangfen/sdk';
import {
  type App,
  createApp,
  migrate,
  openMemoryDatabase,
} from '../../packages/server/src/index.ts';
import { newAccount } from '../../packages/server/src/operations/accounts/rows.ts';
import { movePoints } from '../../packages/server/src/payment/point-ledger.ts';
import { createBrowserPorts } from './browser-ports.ts';
import { createLine, type Line } from './line.ts';
import { openTabPayment } from './tab-payment.ts';

export interface Device {
  readonly client: LiangfenClient;
  readonly line: Line;
}

export interface PlaygroundServer {
  /** The one organiser of the page, logged in, with points for any number of competitions. */
  readonly organiser: LiangfenClient;
  /** A browser of its own: its own tokens and its own network. */
  readonly device: (name: string) => Device;
  /** Answers a buyer like the payment provider's stand-in. */
  readonly visit: (request: Request) => Promise<Response>;
  /** Hears of each payment code that is shown; returns how to stop. */
  readonly onCode: (listener: (url: string) => void) => () => void;
}

let booting: Promise<PlaygroundServer> | null = null;

export function playgroundServer(): Promise<PlaygroundServer> {
  booting ??= boot();
  return booting;
}

async function boot(): Promise<PlaygroundServer> {
  const database = await openMemoryDatabase();
  await migrate(database, Date.now);
  const tab = await openTabPayment((notification) => app.fetch(notification));
  const app: App = createApp(createBrowserPorts(database, tab?.payment ?? null));
  app.services.orders.start();

  const device = (name: string): Device => {
    const line = createLine(name, (request) => app.fetch(request, { address: name }));
    const client = createLiangfenClient({ fetch: line.fetch, tokens: memoryTokenStore() });
    return { client, line };
  };

  // Not by registering: the image code is bound by a cookie, and pages may neither read nor write those.
  const { ports, sessions } = app.services;
  const userId = ports.newId();
  const passwordHash = await ports.passwords.hash('liangfen2026');
  const createdAt = ports.now();
  await database.query.transaction().execute(async (tx) => {
    const account = newAccount(ports.vault, {
      id: userId,
      kind: 'MAIN',
      name: '江城大学团委',
      loginName: 'demo',
      createdAt,
      passwordHash,
    });
    await tx.insertInto('user_account').values(account).execute();
    await movePoints(tx, ports, userId, { delta: 1_000, source: 'GIFT' });
  });
  const { token } = await sessions.open({ kind: 'TOKEN', userId, client: 'Storybook' });
  // Not one of the hall's devices: what the toolbar does to the network is not about the seeding.
  const organiser = createLiangfenClient({ fetch: (request) => app.fetch(request) });
  organiser.tokens.set({ kind: 'general' }, token);
  return {
    organiser,
    device,
    visit: (request) => tab?.sandbox.fetch(request) ?? Promise.resolve(Response.error()),
    onCode: (listener) => tab?.onCode(listener) ?? (() => undefined),
  };
}
