/** People who buy points while the server dies: what they press, what the provider does, and what must be true of the books. */

import { randomBytes } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  createPaymentSandbox,
  generateSandboxKeys,
  type PaymentSandbox,
  type TradeMoney,
} from '@liangfen/sandbox';
import { createApp } from '../../packages/server/src/app.ts';
import {
  createLog,
  createMemoryBus,
  createNodePorts,
  openEmbeddedDatabase,
} from '../../packages/server/src/node/index.ts';
import { serveSandbox } from '../../packages/server/src/node/serve-sandbox.ts';
import { newAccount } from '../../packages/server/src/operations/accounts/rows.ts';
import { movePoints } from '../../packages/server/src/payment/point-ledger.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import type { Line, Reply } from './calls.ts';
import type { Random } from './random.ts';

export interface Provider {
  readonly sandbox: PaymentSandbox;
  /** What a real server is told about it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Where the server listens in this life. */
  readonly notifies: (port: number) => void;
  readonly stop: () => Promise<void>;
}

/** The stand-in in this process, which outlives the server, over HTTP and with the provider's own SDK on the other side. */
export async function openProvider(folder: string): Promise<Provider> {
  const keys = await generateSandboxKeys();
  if (keys.appPrivateKey === null) throw new Error('the stand-in made no key for the shop');
  let serverPort = 0;
  let own = 0;
  const sandbox = await createPaymentSandbox({
    keys,
    publicUrl: () => `http://127.0.0.1:${own}`,
    home: {
      now: Date.now,
      random: (bytes) => randomBytes(bytes),
      schedule: (afterMs, run) => {
        const timer = setTimeout(run, afterMs);
        timer.unref();
        return () => clearTimeout(timer);
      },
      // The server has another port in every life.
      send: (request) => {
        const url = new URL(request.url);
        url.port = String(serverPort);
        return fetch(new Request(url, request));
      },
      store: null,
    },
  });
  const http: Server = createServer(
    (request, response) => void serveSandbox(sandbox.fetch, request, response),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address of this form.
  own = (http.address() as AddressInfo).port;
  const keyFile = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    chmodSync(path, 0o600);
    return path;
  };
  return {
    sandbox,
    environment: {
      LIANGFEN_ALIPAY_APP_ID: sandbox.shop.appId,
      LIANGFEN_ALIPAY_SELLER_ID: sandbox.shop.sellerId,
      LIANGFEN_ALIPAY_PRIVATE_KEY_FILE: keyFile('app-private.pem', keys.appPrivateKey),
      LIANGFEN_ALIPAY_PUBLIC_KEY_FILE: keyFile('provider-public.pem', keys.providerPublicKey),
      LIANGFEN_ALIPAY_GATEWAY: `http://127.0.0.1:${own}/gateway.do`,
      LIANGFEN_ALIPAY_NOTIFY_URL: 'http://127.0.0.1:1/api/point/alipay/notify',
    },
    notifies: (port) => {
      serverPort = port;
    },
    stop: async () => {
      await sandbox.stop();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export interface Buyer {
  readonly userId: string;
  readonly token: string;
}

/** Accounts with a login each, made before the server starts. */
export async function makeBuyers(directory: string, count: number): Promise<readonly Buyer[]> {
  const database = await openEmbeddedDatabase({ directory, durable: true });
  try {
    await migrate(database, Date.now);
    const ports = createNodePorts({ database, bus: createMemoryBus(), log: createLog('error') });
    const { sessions } = createApp(ports).services;
    const buyers: Buyer[] = [];
    for (let index = 0; index < count; index += 1) {
      const userId = ports.newId();
      await database.query.transaction().execute(async (tx) => {
        await tx
          .insertInto('user_account')
          .values(
            newAccount(ports.vault, {
              id: userId,
              kind: 'MAIN',
              name: `买家 ${index}`,
              createdAt: Date.now(),
            }),
          )
          .execute();
        await movePoints(tx, ports, userId, { delta: 3, source: 'GIFT' });
      });
      const { token } = await sessions.open({ kind: 'TOKEN', userId, client: 'faults' });
      buyers.push({ userId, token });
    }
    return buyers;
  } finally {
    await database.close();
  }
}

const plans = ['plan-1', 'plan-5'];

/** One buyer's next step over HTTP; its answer may be lost. */
export async function step(
  line: Line,
  buyer: Buyer,
  { sandbox }: Provider,
  random: Random,
): Promise<void> {
  const call = (method: string, path: string): Promise<Reply> =>
    line.send({ method, path, token: buyer.token });
  const orders = ordersOf(await call('GET', '/api/point/order?size=20'));
  const [order] = random.pick(orders, 1);
  const what = random.between(0, 9);
  if (order === undefined || what < 3) {
    const [plan] = random.pick(plans, 1);
    const made = await call('GET', `/api/point/order/plan/${plan}/alipay/qrcode`);
    const tradeNo = made.kind === 'ANSWER' ? textOf(made.body, 'tradeNo') : null;
    // Most people pay what they ordered.
    if (tradeNo !== null && random.chance(0.8)) sandbox.pay(tradeNo);
  } else if (what < 6) sandbox.pay(order.tradeNo);
  else if (what < 8) await call('PATCH', `/api/point/order/${order.id}/alipay/refund`);
  else if (what < 9) await call('PATCH', `/api/point/order/${order.id}/close`);
  else sandbox.scan(order.tradeNo);
}

interface SeenOrder {
  readonly id: string;
  readonly tradeNo: string;
  readonly state: string;
}

export function ordersOf(reply: Reply): readonly SeenOrder[] {
  if (reply.kind !== 'ANSWER' || reply.status !== 200) return [];
  const list: unknown = Object(reply.body).orders;
  return (Array.isArray(list) ? list : []).flatMap((order: unknown) => {
    const id = textOf(order, 'id');
    const tradeNo = textOf(order, 'tradeNo');
    const state = textOf(order, 'state');
    return id === null || tradeNo === null || state === null ? [] : [{ id, tradeNo, state }];
  });
}

function textOf(value: unknown, name: string): string | null {
  const text: unknown = Object(value)[name];
  return typeof text === 'string' ? text : null;
}

export interface BooksOfAll {
  readonly orders: number;
  readonly paid: number;
  readonly refunded: number;
  readonly notifications: number;
}

/** Reads the tables of a server that stands still, and throws with the first account whose books are wrong. */
export async function audit(
  directory: string,
  asked: (tradeNo: string) => TradeMoney,
): Promise<BooksOfAll> {
  const database = await openEmbeddedDatabase({ directory, durable: true });
  try {
    const { query } = database;
    const entries = await query.selectFrom('point_entry').selectAll().orderBy('number').execute();
    const orders = await query.selectFrom('payment_order').selectAll().execute();
    const balances = new Map<string, number>();
    const perOrder = new Map<string, number[]>();
    for (const entry of entries) {
      const balance = (balances.get(entry.user_id) ?? 0) + entry.delta;
      balances.set(entry.user_id, balance);
      if (entry.balance !== balance || balance < 0) {
        throw new Error(`entry ${entry.id} says ${entry.balance}, the sum is ${balance}`);
      }
      if (entry.order_id !== null) {
        perOrder.set(entry.order_id, [...(perOrder.get(entry.order_id) ?? []), entry.delta]);
      }
    }
    for (const order of orders) {
      const moved = perOrder.get(order.id) ?? [];
      const sum = moved.reduce((so, delta) => so + delta, 0);
      const wanted = order.state === 'PAID' ? order.point : 0;
      if (sum !== wanted) throw new Error(`${order.trade_no} is ${order.state} and moved ${moved}`);
      const theirs = asked(order.trade_no);
      const isPaid = order.state === 'PAID';
      const isRefunded = order.state === 'REFUNDED';
      if (
        theirs === 'PAID' ? !isPaid : theirs === 'REFUNDED' ? !isRefunded : isPaid || isRefunded
      ) {
        throw new Error(`${order.trade_no} is ${order.state} here and ${theirs} at the provider`);
      }
    }
    const { count } = await query
      .selectFrom('payment_notification')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const ended = (state: string) => orders.filter((order) => order.state === state).length;
    return {
      orders: orders.length,
      paid: ended('PAID'),
      refunded: ended('REFUNDED'),
      notifications: Number(count),
    };
  } finally {
    await database.close();
  }
}
