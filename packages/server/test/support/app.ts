/** A whole server for a test: the real app on a fresh database, with a clock that only the test moves. */
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { nodeProof } from '@liangfen/verify';
import { type App, createApp } from '../../src/app.ts';
import { readSpreadsheet } from '../../src/integrations/spreadsheet/read-spreadsheet.ts';
import { createImageRecoder } from '../../src/node/images.ts';
import { signingKeyOf } from '../../src/node/signing-key.ts';
import type { Bus, Database, Log, Ports } from '../../src/ports.ts';
import { createTestClient, type TestClient } from './client.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { emptyDatabase, openTestDatabase } from './database.ts';
import { heldToContract } from './held-to-contract.ts';
import { testVault } from './no-files.ts';

export interface TestAccount {
  readonly client: TestClient;
  readonly token: string;
  readonly userId: string;
  readonly loginName: string;
  readonly password: string;
}

export interface TestApp {
  readonly app: App;
  readonly ports: Ports;
  readonly database: Database;
  readonly clock: TestClock;
  /** Calls without a login; `client.as(token)` or an account's client makes others. */
  readonly client: TestClient;
  /** Registers a main account with its three free points. */
  readonly register: (loginName?: string) => Promise<TestAccount>;
  /** Registers, and has just proved to be the owner, so that ways to log in may be added. */
  readonly registerProved: () => Promise<TestAccount>;
  /** Logs in with the account's password, through the image code. */
  readonly login: (loginName: string, password: string) => Promise<string>;
  /** A phone without an account. */
  readonly guest: () => Promise<{ readonly client: TestClient; readonly token: string }>;
  /** Everything that the app logged, for tests that expect no errors. */
  readonly logged: { readonly level: string; readonly event: string; readonly fields: unknown }[];
}

export interface TestAppOptions {
  /** The time at which the clock stands still, in epoch ms. */
  readonly now?: number;
  readonly clock?: TestClock;
  /** A database to share with another app, or PostgreSQL; without it, an emptied one in memory. */
  readonly database?: Database;
  readonly bus?: Bus;
  /** The key of this server; that of all tests without it. */
  readonly vault?: Ports['vault'];
  /** The file ports of production instead of those for tests. */
  readonly files?: Partial<Pick<Ports, 'spreadsheets' | 'pdf' | 'images'>>;
  /** A messenger's address book; none is connected without it. */
  readonly messenger?: Ports['messenger'];
  /** An organisation's own login; none is connected without it. */
  readonly singleSignOn?: Ports['singleSignOn'];
  /** Outgoing mail; none is sent without it. */
  readonly mail?: Ports['mail'];
  /** A payment provider; none is connected without it. */
  readonly payment?: Ports['payment'];
  /** A register of companies' tax numbers. */
  readonly titleNumbers?: Ports['titleNumbers'];
  /** How webhooks are called; without it there are none. */
  readonly webhooks?: Ports['webhooks'];
  /** Where browsers find the server; without it the server knows no address. */
  readonly addresses?: Ports['addresses'];
  /** The sites of the server's owner; none without it. */
  readonly portals?: readonly string[];
  /** The owner's rules for accounts. */
  readonly rules?: Parameters<typeof createApp>[2];
}

/** The signing key of all tests of this process. */
const testKey = signingKeyOf(generateKeyPairSync('ed25519').privateKey);

export const imageCodeAnswer = 'ABCD';
const password = 'liangfen2026';

/** One database in memory for all test files of the process; it ends with the process. */
let shared: Promise<Database> | null = null;

/** The first call starts a database, and later calls empty it. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await emptied());
  const clock = options.clock ?? createTestClock(options.now);
  const logged: TestApp['logged'] = [];
  const ports: Ports = {
    ...testPorts(
      database,
      clock,
      options.bus ?? createTestBus(false),
      (level) => (event, fields) => {
        logged.push({ level, event, fields });
      },
    ),
    ...options.files,
    ...(options.vault === undefined ? {} : { vault: options.vault }),
    ...(options.messenger === undefined ? {} : { messenger: options.messenger }),
    ...(options.singleSignOn === undefined ? {} : { singleSignOn: options.singleSignOn }),
    ...(options.mail === undefined ? {} : { mail: options.mail }),
    ...(options.payment === undefined ? {} : { payment: options.payment }),
    ...(options.webhooks === undefined ? {} : { webhooks: options.webhooks }),
    ...(options.addresses === undefined ? {} : { addresses: options.addresses }),
    ...(options.titleNumbers === undefined ? {} : { titleNumbers: options.titleNumbers }),
  };
  // The clock stands still, so whatever waited for others to join it would wait for ever.
  const app = heldToContract(
    createApp(ports, { crowdEveryMs: 0 }, { portals: options.portals ?? [], ...options.rules }),
  );
  const client = createTestClient(app);
  let accounts = 0;

  const withCode = async () => {
    const image = await client.send('getImageCode');
    const cookie = image.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { code: imageCodeAnswer, headers: { cookie } };
  };

  const register: TestApp['register'] = async (loginName = `organiser-${++accounts}`) => {
    const { code, headers } = await withCode();
    const { token } = await client.call('register', {
      body: { loginName, password, code },
      headers,
      address: loginName,
    });
    const own = client.as(token);
    const { id } = await own.call('getUser');
    return { client: own, token, userId: id, loginName, password };
  };

  return {
    app,
    ports,
    database,
    clock,
    client,
    logged,
    register,
    registerProved: async () => {
      const account = await register();
      await account.client.call('proveOwner', { body: { password } });
      return account;
    },
    login: async (loginName, word) => {
      const { code, headers } = await withCode();
      const body = { loginName, password: word, code };
      return (await client.call('login', { body, headers, address: loginName })).token;
    },
    guest: async () => {
      const { token } = await client.call('loginAsGuest');
      return { client: client.as(token), token };
    },
  };
}

async function emptied(): Promise<Database> {
  shared ??= openTestDatabase();
  const database = await shared;
  await emptyDatabase(database);
  return database;
}

/** A bus between several apps of one test; an app that is alone keeps its counts in memory. */
export function createTestBus(reachesOthers = true): Bus {
  const listeners = new Set<Parameters<Bus['subscribe']>[0]>();
  return {
    reachesOthers,
    publish: (message) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}

function testPorts(
  database: Database,
  clock: TestClock,
  bus: Bus,
  log: (level: string) => Log['info'],
): Ports {
  return {
    database,
    bus,
    now: clock.now,
    elapsed: clock.elapsed,
    schedule: clock.schedule,
    newId: () => randomBytes(8).toString('hex'),
    newSecret: () => randomBytes(32).toString('base64url'),
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
    // Real hashing takes 30 ms a password on purpose; the tests of the Node ports cover it.
    passwords: {
      hash: async (word) => `plain ${word}`,
      verify: async (hash, word) => hash === `plain ${word}`,
    },
    vault: testVault,
    imageCode: {
      paint: async () => ({ answer: imageCodeAnswer, png: new Uint8Array([0x89, 0x50]) }),
    },
    spreadsheets: readSpreadsheet,
    // Laying out a page takes half a second; exports.test.ts does it for real.
    pdf: async () => ({ printed: true, bytes: new TextEncoder().encode('%PDF-') }),
    images: createImageRecoder({ info: log('info'), warn: log('warn'), error: log('error') }),
    messenger: null,
    singleSignOn: null,
    mail: null,
    payment: null,
    titleNumbers: null,
    addresses: { publicUrl: null, openToNetwork: true, local: () => [] },
    webhooks: null,
    proof: { ...nodeProof, signer: testKey },
    random: () => 0.5,
    log: { info: log('info'), warn: log('warn'), error: log('error') },
  };
}
