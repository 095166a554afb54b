/**
 * Tests that an evening goes through each proxy of docs/proxies.md, started with the very lines of that document: the
 * way that is written there, forms and files, silence, a reload in the middle of a scoring, and the product away and back.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evolveView } from '@liangfen/rules';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Hall, makeHall } from '../../../bench/support/hall.ts';
import {
  createLiangfenClient,
  createScoreOutbox,
  type FeedState,
  type FeedViews,
  type LiangfenClient,
  type MatchFeed,
  memoryScoreStorage,
  openMatchFeed,
  type ScoreOutbox,
} from '../../sdk/src/index.ts';
import { type App, createApp } from '../src/app.ts';
import { addressBehind } from '../src/node/caller-address.ts';
import {
  createMemoryBus,
  createNodePorts,
  type HttpServer,
  readWebFiles,
  serveHttp,
} from '../src/node/index.ts';
import type { Ports } from '../src/ports.ts';
import { openTestDatabase } from './support/database.ts';
import { root } from './support/program.ts';
import {
  documentedProxies,
  isInstalled,
  type RunningProxy,
  startProxy,
  type Way,
} from './support/proxies.ts';
import { rounds } from './support/rounds.ts';

const documented = documentedProxies();
const installed = documented.filter(({ name }) => isInstalled(name));
for (const { name } of documented) {
  if (!isInstalled(name)) console.warn(`${name} is not installed: tests on it are skipped`);
}

type Screen = FeedState<FeedViews['SCREEN']>;

/** A page behind a proxy: its client, the screen that it shows, and how often it heard something by which way. */
interface Visitor {
  readonly client: LiangfenClient;
  readonly feed: MatchFeed<FeedViews['SCREEN']>;
  readonly way: () => Way | null;
  readonly heard: () => number;
  /** How often the proxy answered for a product that is away. */
  readonly refused: () => number;
  /** Resolves at the first thing heard after which this is so. */
  readonly until: (wanted: () => boolean) => Promise<void>;
}

const judges = 12;
const imageCode = 'ABCD';
const feeds: MatchFeed<FeedViews['SCREEN']>[] = [];
const proxies = new Map<string, RunningProxy>();
const visitors = new Map<string, Visitor>();
let folder: string;
let ports: Ports;
let app: App;
let http: HttpServer;
let hall: Hall;
const callers = new Set<string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-behind-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>亮分</title>');
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  ports = {
    ...createNodePorts({ database: await openTestDatabase(), bus: createMemoryBus(), log }),
    imageCode: { paint: async () => ({ answer: imageCode, png: new Uint8Array() }) },
  };
  app = createApp(ports);
  hall = await makeHall(app, { judges, programs: installed.length + 1, official: true });
  await serve(0);
  for (const { name, recipe } of installed) {
    const proxy = await startProxy(name, recipe, http.port);
    proxies.set(name, proxy);
    visitors.set(name, visit(proxy.url));
  }
});

afterAll(async () => {
  for (const feed of feeds) feed.close();
  for (const proxy of proxies.values()) await proxy.stop();
  await http.close();
  await app.drain();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(port: number): Promise<void> {
  const addressOf = addressBehind(['127.0.0.1']);
  http = await serveHttp(app, {
    host: '127.0.0.1',
    port,
    webFiles: readWebFiles(folder),
    addressOf: (incoming) => {
      const address = addressOf(incoming);
      callers.add(address);
      return address;
    },
  });
}

/** As a browser does it: the handshake names the page's own site. */
function visit(url: string): Visitor {
  let way: Way | null = null;
  let heard = 0;
  let refused = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = (by: Way) => {
    way = by;
    heard += 1;
    tell();
  };
  const refuse = (status: number | undefined) => {
    if (status !== 502 && status !== 503) return;
    refused += 1;
    tell();
  };
  const client = createLiangfenClient({
    baseUrl: url,
    openWebSocket: (address) => {
      const socket = new WebSocket(address, { origin: url, perMessageDeflate: false });
      socket.on('message', () => hear('WebSocket'));
      socket.on('unexpected-response', (asked, answer) => {
        refuse(answer.statusCode);
        // Whoever listens to this has to end the request, too.
        asked.destroy();
        socket.terminate();
      });
      return socket;
    },
    fetch: async (request) => {
      const response = await fetch(request);
      const { pathname } = new URL(request.url);
      refuse(response.status);
      if (response.ok && pathname.endsWith('/screen/frames')) hear('asks and waits');
      if (!response.ok || !pathname.endsWith('/screen/events')) return response;
      const told = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          hear('event stream');
          controller.enqueue(chunk);
        },
      });
      return new Response(response.body?.pipeThrough(told) ?? null, response);
    },
  });
  client.tokens.set({ kind: 'general' }, hall.organiserToken);
  client.tokens.set({ kind: 'console', competitionId: hall.competitionId }, hall.consoleToken);
  const feed = openMatchFeed<'SCREEN'>({
    client,
    competitionId: hall.competitionId,
    role: 'SCREEN',
    evolve: evolveView,
  });
  feeds.push(feed);
  return {
    client,
    feed,
    way: () => way,
    heard: () => heard,
    refused: () => refused,
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (!wanted()) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}

function until(
  { feed }: Pick<Visitor, 'feed'>,
  wanted: (state: Screen) => boolean,
): Promise<Screen> {
  if (wanted(feed.state())) return Promise.resolve(feed.state());
  return new Promise((resolve) => {
    const stop = feed.subscribe((state) => {
      if (!wanted(state)) return;
      stop();
      resolve(state);
    });
  });
}

const reached = (visitor: Visitor, version: number) =>
  until(visitor, (state) => state.status === 'live' && (state.version ?? -1) >= version);

const at = <T>(map: ReadonlyMap<string, T>, name: string): T => {
  const found = map.get(name);
  if (found === undefined) throw new Error(`${name} was not started`);
  return found;
};

test('the lines of the README are those of the document', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(documented.find(({ name }) => name === 'nginx')?.recipe);
});

describe.each(installed)('through $name', ({ name, shortest, expected }) => {
  test('the page comes, and a screen follows by the way that is written', async () => {
    const page = await fetch(at(proxies, name).url);
    expect(await page.text()).toContain('<title>亮分</title>');
    const visitor = at(visitors, name);
    await until(visitor, ({ status }) => status === 'live');
    expect(visitor.way()).toBe(expected.recipe);
  });

  test('its shortest lines bring a screen too, by the way that is written', async () => {
    const proxy = await startProxy(name, shortest, http.port);
    const visitor = visit(proxy.url);
    await until(visitor, ({ status }) => status === 'live');
    expect(visitor.way()).toBe(expected.shortest);
    visitor.feed.close();
    await proxy.stop();
  });

  test('an account is registered and logs in, and the caller keeps its own address', async () => {
    const { url } = at(proxies, name);
    const loginName = `through-${name}`;
    const password = 'liangfen2026';
    const known = { loginName, password, code: imageCode };
    const registration = JSON.stringify(known);
    expect(await tokenOf(url, '/api/user', registration, 'application/json')).toMatch(/./);
    expect(await tokenOf(url, '/api/login', new URLSearchParams(known))).toMatch(/./);
    const own = `127.0.0.${20 + installed.findIndex((each) => each.name === name)}`;
    await new Promise((resolve, reject) => {
      get(`${url}/api/health`, { localAddress: own }, (answer) =>
        answer.resume().once('end', resolve),
      ).once('error', reject);
    });
    expect(callers).toContain(own);
  });

  test('a picture of 5 MB goes up and a workbook comes down', async () => {
    const { url } = at(proxies, name);
    const form = new FormData();
    form.append('file', new Blob([await largePicture]), 'large.png');
    const address = `${url}/api/competition/${hall.competitionId}`;
    const headers = { authorization: hall.organiserToken };
    const up = await fetch(`${address}/image?purpose=BACKGROUND`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect([up.status, await up.json()]).toMatchObject([200, { url: expect.any(String) }]);
    const down = await fetch(`${address}/result/statistics/export`, { headers });
    const workbook = Buffer.from(await down.arrayBuffer());
    expect(workbook.subarray(0, 2).toString()).toBe('PK');
    expect(down.headers.get('content-disposition')).toContain('attachment');
  });

  test('a reload in the middle of a scoring loses no score and counts none twice', async () => {
    const visitor = at(visitors, name);
    const { client } = visitor;
    const nth = installed.findIndex((each) => each.name === name);
    const { path, phones, keptOnce } = await openScoring(client, nth, () => at(proxies, name));
    const [early, late] = [phones.slice(0, judges / 2), phones.slice(judges / 2)];
    // Half of the connections are kept alive by the old process of the proxy.
    await Promise.all(early.map(({ score }) => score()));
    const reload = at(proxies, name).reload();
    await Promise.all(late.map(({ score }) => score()));
    await reload;
    await keptOnce();
    const { version } = await client.retry('showScore', { path });
    expect((await reached(visitor, version)).view?.stage.kind).toBe('SCORE_REVEAL');
    expect(visitor.way()).toBe(expected.recipe);
  });
});

describe('through every proxy', () => {
  test('a quiet hall stays connected', async () => {
    const beats = rounds(1, 20);
    await Promise.all(
      [...visitors.values()].map(async (visitor) => {
        const { since } = await until(visitor, ({ status }) => status === 'live');
        const enough = visitor.heard() + beats;
        await visitor.until(() => visitor.heard() >= enough);
        expect(visitor.feed.state()).toMatchObject({ status: 'live', since });
      }),
    );
  });

  test('screens come back by the same way, and scores arrive once, when the product was away', async () => {
    const { port } = http;
    const screens = [...visitors.values()];
    const [first] = screens;
    if (first === undefined) return;
    const behind = [...proxies.values()];
    const { phones, keptOnce } = await openScoring(
      first.client,
      installed.length,
      (judge) => behind[judge % behind.length],
    );
    await http.close();
    const scored = phones.map(({ score }) => score());
    // Caddy and HAProxy wait for the product before they answer so: meanwhile the others are asked dozens of times.
    const before = new Map(screens.map((each) => [each, each.refused()]));
    const answers = rounds(1, 2);
    await Promise.all(
      screens.map((each) => each.until(() => each.refused() >= (before.get(each) ?? 0) + answers)),
    );
    app = createApp(ports);
    await serve(port);
    await Promise.all(screens.map((each) => until(each, ({ status }) => status === 'live')));
    await Promise.all(scored);
    await keptOnce();
    // One that fell back in the moment of the return tries again.
    await Promise.all(
      installed.map(({ name, expected }) => {
        const visitor = at(visitors, name);
        return visitor.until(() => visitor.way() === expected.recipe);
      }),
    );
  });
});

/** Opens the scoring of the nth program, with a phone for each judge behind the proxy that is said for it. */
async function openScoring(
  client: LiangfenClient,
  nth: number,
  proxyOf: (judge: number) => RunningProxy | undefined,
) {
  const programId = hall.programIds[nth] ?? '';
  const path = { id: hall.competitionId, programId, itemId: '0' };
  await client.request('startSpeech', { path, query: { confirm: true } });
  await client.request('startScoring', { path, query: { confirm: true } });
  const { window } = await client.request('getCurrentMatch', { path });
  const outboxes = hall.judgeTokens.map((token, judge) => {
    const phone = createLiangfenClient({ baseUrl: proxyOf(judge)?.url ?? '' });
    phone.tokens.set({ kind: 'general' }, token);
    return createScoreOutbox({
      client: phone,
      competitionId: hall.competitionId,
      judgeId: String(judge),
      storage: memoryScoreStorage(),
    });
  });
  return {
    path,
    phones: outboxes.map((outbox) => ({
      score: async () => {
        const scores = [{ itemId: null, score: 90 }];
        await outbox.submit({ programId, windowId: window?.id ?? '', scores });
        await answered(outbox);
      },
    })),
    /** Every score was delivered, and is in the database once. */
    keptOnce: async () => {
      for (const outbox of outboxes) {
        expect(outbox.state().entries.map(({ status }) => status.state)).toContain('DELIVERED');
        outbox.close();
      }
      const kept = await ports.database.query
        .selectFrom('score')
        .select(['judge_id', 'revision'])
        .where('program_id', '=', programId)
        .execute();
      expect(kept.map(({ revision }) => Number(revision))).toEqual(Array(judges).fill(1));
    },
  };
}

/** Noise, because nothing makes it smaller. */
const largePicture = sharp(randomBytes(1_320 * 1_320 * 3), {
  raw: { width: 1_320, height: 1_320, channels: 3 },
})
  .png()
  .toBuffer();

/** Sends a form that is guarded by an image code, as a person does who reads the code. */
async function tokenOf(
  url: string,
  path: string,
  body: string | URLSearchParams,
  type?: string,
): Promise<unknown> {
  const image = await fetch(`${url}/api/login/code/image`);
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      cookie: image.headers.get('set-cookie')?.split(';')[0] ?? '',
      ...(type && { 'content-type': type }),
    },
    body,
  });
  const { token, detail }: Record<string, unknown> = JSON.parse(await answer.text());
  return token ?? detail;
}

/** Resolves when the server has answered for everything that waits. */
function answered(outbox: ScoreOutbox): Promise<void> {
  return new Promise((resolve) => {
    const stop = outbox.subscribe(({ unsent }) => {
      if (unsent > 0) return;
      stop();
      resolve();
    });
    if (outbox.state().unsent === 0) resolve();
  });
}
