/** The feed over a WebSocket whose messages the test writes, and its change to an event stream when sockets fail. */
import { afterEach, describe, expect, it } from 'vitest';
import type { ScreenMatch } from '../src/generated/schema.ts';
import {
  type ClientOptions,
  createLiangfenClient,
  type FeedRole,
  type FeedState,
  openMatchFeed,
  type WebSocketLike,
} from '../src/index.ts';
import { changeTo, remember, screenAt, snapshotAt } from './feed-views.ts';
import { scriptedServer } from './scripted-server.ts';
import { simulatedTime } from './simulated-time.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** The server's end of a socket. */
interface ScriptedSocket {
  readonly address: string;
  readonly sent: unknown[];
  readonly closedByClient: () => boolean;
  readonly open: () => void;
  readonly say: (...frames: object[]) => void;
  readonly raw: (message: unknown) => void;
  readonly end: () => void;
}

function scriptedSockets() {
  const sockets: ScriptedSocket[] = [];
  const takers: ((socket: ScriptedSocket) => void)[] = [];
  const open = (address: string): WebSocketLike => {
    const listeners = new Map<string, (event: { readonly data: unknown }) => void>();
    const tell = (type: string, data: unknown) => listeners.get(type)?.({ data });
    let closed = false;
    const sent: unknown[] = [];
    const end = () => tell('close', null);
    const socket: ScriptedSocket = {
      address,
      sent,
      closedByClient: () => closed,
      open: () => tell('open', null),
      say: (...frames) => {
        for (const frame of frames) tell('message', JSON.stringify(frame));
      },
      raw: (message) => tell('message', message),
      end,
    };
    const taker = takers.shift();
    if (taker === undefined) sockets.push(socket);
    else taker(socket);
    return {
      send: (message) => void sent.push(JSON.parse(message)),
      close: () => {
        closed = true;
      },
      addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) =>
        void listeners.set(type, listener),
    };
  };
  return {
    open,
    waiting: () => sockets.length,
    next: () =>
      new Promise<ScriptedSocket>((resolve) => {
        const socket = sockets.shift();
        if (socket === undefined) takers.push(resolve);
        else resolve(socket);
      }),
  };
}

interface FeedSetUp {
  readonly role?: FeedRole;
  readonly baseUrl?: string;
  readonly getToken?: NonNullable<ClientOptions['getToken']>;
}

function openFeed(options: FeedSetUp = {}) {
  const { role = 'SCREEN', baseUrl = 'https://liangfen.test', getToken } = options;
  const server = scriptedServer();
  const sockets = scriptedSockets();
  const time = simulatedTime();
  const expired: unknown[] = [];
  const client = createLiangfenClient({
    baseUrl,
    fetch: server.fetch,
    openWebSocket: sockets.open,
    schedule: time.schedule,
    onAuthExpired: (slot) => expired.push(slot),
    ...(getToken && { getToken }),
  });
  client.tokens.set({ kind: 'general' }, 'TOKEN mine');
  client.tokens.set({ kind: 'console', competitionId: 'c1' }, 'CONSOLE mine');
  const feed = openMatchFeed({
    client,
    competitionId: 'c1',
    role,
    ...(role === 'SCREEN' ? { label: '主屏' } : {}),
    // The test sends the screen's match to every role.
    evolve: (view, events) => remember(view as ScreenMatch, events),
    now: time.now,
    schedule: time.schedule,
    random: () => 0.5,
  });
  closers.push(feed.close);
  const until = (wanted: (state: FeedState<unknown>) => boolean) =>
    new Promise<FeedState<unknown>>((resolve) => {
      if (wanted(feed.state())) return resolve(feed.state());
      const stop = feed.subscribe((state) => {
        if (!wanted(state)) return;
        stop();
        resolve(state);
      });
    });
  const version = (wanted: number) => until((state) => state.version === wanted);
  const status = (wanted: FeedState<unknown>['status']) =>
    until((state) => state.status === wanted);
  return { server, sockets, time, client, feed, expired, version, status };
}

describe('a socket', () => {
  it.each([
    ['SCREEN', '/screen/socket', { label: '主屏' }],
    ['CONSOLE', '/match/socket', { token: 'CONSOLE mine' }],
    ['JUDGE', '/judge/socket', { token: 'TOKEN mine' }],
  ] as const)('of a %s identifies itself in its first message', async (role, path, opening) => {
    const { server, sockets, version } = openFeed({ role });
    const socket = await sockets.next();
    expect(socket.address).toBe(`wss://liangfen.test/api/competition/c1${path}`);
    expect(socket.sent).toEqual([]);
    socket.open();
    expect(socket.sent).toEqual([opening]);
    socket.say(snapshotAt(3), changeTo(4));
    expect(await version(4)).toMatchObject({ status: 'live' });
    expect(server.waiting()).toBe(0);
  });

  it('carries the reports of what is shown, so that they are no calls', async () => {
    const { server, sockets, time, version } = openFeed();
    const socket = await sockets.next();
    socket.open();
    socket.say(snapshotAt(3), changeTo(4));
    const { connectionId } = await version(4);
    await time.pass(700);
    expect(socket.sent.slice(1)).toEqual([{ connectionId, version: 4 }]);
    socket.say({ frame: 'check', serverTime: 0, checkId: 'now' });
    expect(socket.sent.at(-1)).toEqual({ connectionId, version: 4, checkId: 'now' });
    expect(server.waiting()).toBe(0);
  });

  it('carries no reports of the connection after it, which may be an event stream', async () => {
    const { server, sockets, time, status, version } = openFeed();
    const socket = await sockets.next();
    socket.open();
    socket.say(snapshotAt(1));
    await version(1);
    socket.end();
    // The page stays with the second event stream.
    for (const next of [2, 3]) {
      await status('reconnecting');
      await time.pass(1_600);
      (await sockets.next()).end();
      (await server.nextStream()).stream().send(snapshotAt(next));
      await version(next);
    }
    await time.pass(700);
    expect((await server.next()).path).toBe('/api/competition/c1/screen/report');
    expect(socket.sent).toHaveLength(1);
  });

  it('is opened below the path of the server’s address', async () => {
    const { sockets } = openFeed({ baseUrl: 'http://score.test/liangfen/' });
    expect((await sockets.next()).address).toBe(
      'ws://score.test/liangfen/api/competition/c1/screen/socket',
    );
  });

  it('that is cut resumes after the last version, and starts over after a gap', async () => {
    const { sockets, time, status, version } = openFeed();
    const first = await sockets.next();
    first.open();
    first.say(snapshotAt(1), changeTo(2));
    first.end();
    expect(await status('reconnecting')).toMatchObject({ reason: 'CONNECTION_LOST' });
    time.advance(200);
    const second = await sockets.next();
    second.open();
    expect(second.sent).toEqual([{ label: '主屏', version: 2 }]);
    second.say({ ...changeTo(3), connectionId: 'again' });
    await version(3);
    second.say(changeTo(9, 8));
    expect(await status('reconnecting')).toMatchObject({ reason: 'GAP' });
    expect(second.closedByClient()).toBe(true);
    await time.pass(10_000);
    const third = await sockets.next();
    third.open();
    expect(third.sent).toEqual([{ label: '主屏' }]);
    third.say(snapshotAt(9));
    expect((await version(9)).view).toEqual(screenAt(9));
  });

  it('accepts an empty message as a sign of life, and gives up after silence', async () => {
    const { sockets, time, feed, version } = openFeed();
    const socket = await sockets.next();
    socket.open();
    socket.say(snapshotAt(1));
    await version(1);
    time.advance(39_999);
    socket.raw('');
    time.advance(39_999);
    expect(feed.state().status).toBe('live');
    time.advance(1);
    expect(feed.state()).toMatchObject({ status: 'reconnecting', reason: 'SILENT' });
    expect(socket.closedByClient()).toBe(true);
  });

  it.each(['{"frame":', '{"frame":"refused"', new ArrayBuffer(2)])(
    'that brings %s starts over',
    async (message) => {
      const { sockets, status } = openFeed();
      const socket = await sockets.next();
      socket.open();
      socket.raw(message);
      expect(await status('reconnecting')).toMatchObject({ reason: 'BROKEN_FRAME' });
    },
  );

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
  ])('refused with %i stops the feed, as an event stream does', async (code, reason) => {
    const { server, sockets, feed, expired, status } = openFeed({ role: 'CONSOLE' });
    const socket = await sockets.next();
    socket.open();
    socket.say({
      frame: 'refused',
      serverTime: 0,
      problem: { type: 'about:blank', title: '', status: code, code: 'NO', detail: '' },
    });
    socket.end();
    expect(await status('closed')).toMatchObject({ reason });
    expect(server.waiting() + sockets.waiting()).toBe(0);
    expect(expired).toEqual(code === 401 ? [{ kind: 'console', competitionId: 'c1' }] : []);
    feed.refresh();
    (await sockets.next()).open();
  });

  it('refused with 401 asks the page for another login before it stops', async () => {
    const { sockets, expired, status } = openFeed({
      role: 'CONSOLE',
      getToken: (_, refused) => (refused === undefined ? 'CONSOLE old' : 'CONSOLE new'),
    });
    const problem = { type: 'about:blank', title: '', status: 401, code: 'NO', detail: '' };
    const refuse = async () => {
      const socket = await sockets.next();
      socket.open();
      socket.say({ frame: 'refused', serverTime: 0, problem });
      socket.end();
      return socket.sent[0];
    };
    expect(await refuse()).toMatchObject({ token: 'CONSOLE old' });
    expect(expired).toEqual([]);
    expect(await refuse()).toMatchObject({ token: 'CONSOLE new' });
    expect(await status('closed')).toMatchObject({ reason: 'UNAUTHENTICATED' });
    expect(expired).toEqual([{ kind: 'console', competitionId: 'c1' }]);
    expect(sockets.waiting()).toBe(0);
  });

  it('refused with 429 waits as long as the server asks', async () => {
    const { sockets, time, status } = openFeed();
    const socket = await sockets.next();
    socket.open();
    socket.say({
      frame: 'refused',
      serverTime: 0,
      problem: { status: 429, code: 'TOO_MANY_STREAMS', retryAfterSeconds: 30 },
    });
    expect(await status('reconnecting')).toMatchObject({ reason: 'SERVER_BUSY' });
    await time.pass(30_000);
    expect(sockets.waiting()).toBe(0);
    await time.pass(7_500);
    expect(sockets.waiting()).toBe(1);
  });

  it('is closed with the feed, also while it is being opened', async () => {
    const { sockets, feed, time } = openFeed();
    const socket = await sockets.next();
    feed.close();
    expect(socket.closedByClient()).toBe(true);
    socket.open();
    socket.say(snapshotAt(1));
    socket.end();
    await time.pass(60_000);
    expect(feed.state()).toMatchObject({ status: 'closed', version: null });
    expect(sockets.waiting()).toBe(0);
  });
});

describe('when no socket can be opened', () => {
  it('an event stream is opened in the same attempt, and after the second failure sockets are no longer tried', async () => {
    const { server, sockets, time, status, version } = openFeed();
    for (const attempt of [1, 2]) {
      (await sockets.next()).end();
      const stream = (await server.nextStream()).stream();
      stream.send(snapshotAt(attempt));
      await version(attempt);
      stream.end();
      await status('reconnecting');
      await time.pass(10_000);
    }
    const call = await server.nextStream();
    expect(call.request.headers.get('Last-Event-ID')).toBe('2');
    expect(sockets.waiting()).toBe(0);
  });

  it('because the server or the network is away, sockets are still tried', async () => {
    const { server, sockets, time, status, version } = openFeed();
    for (let failure = 0; failure < 5; failure += 1) {
      (await sockets.next()).end();
      (await server.nextStream()).fail();
      await status('reconnecting');
      await time.pass(10_000);
    }
    const socket = await sockets.next();
    socket.open();
    socket.say(snapshotAt(7));
    await version(7);
  });

  it('also counts a socket that opens but is silent for ten seconds', async () => {
    const { server, sockets, time, version } = openFeed();
    const socket = await sockets.next();
    socket.open();
    await time.pass(10_000);
    expect(socket.closedByClient()).toBe(true);
    (await server.nextStream()).stream().send(snapshotAt(1));
    await version(1);
  });

  it('a later socket that brings messages proves that sockets work', async () => {
    const { server, sockets, time, status, version } = openFeed();
    (await sockets.next()).end();
    const stream = (await server.nextStream()).stream();
    stream.send(snapshotAt(1));
    await version(1);
    stream.end();
    for (const next of [2, 3]) {
      await status('reconnecting');
      await time.pass(10_000);
      const socket = await sockets.next();
      socket.open();
      socket.say(snapshotAt(next));
      await version(next);
      socket.end();
    }
  });

  it('where they have worked, one is tried once more before the page stays with an event stream', async () => {
    const { server, sockets, time, status, version } = openFeed();
    const socket = await sockets.next();
    socket.open();
    socket.say(snapshotAt(1));
    await version(1);
    socket.end();
    // The server is away, and back before the stream is asked for.
    await status('reconnecting');
    await time.pass(10_000);
    (await sockets.next()).end();
    (await server.nextStream()).stream().send(snapshotAt(2));
    await version(2);
    await status('reconnecting');
    await time.pass(10_000);
    const again = await sockets.next();
    again.open();
    again.say(snapshotAt(3));
    await version(3);
    again.end();
    // Now the way has changed: a proxy refuses sockets.
    for (const next of [4, 5]) {
      await status('reconnecting');
      await time.pass(10_000);
      (await sockets.next()).end();
      (await server.nextStream()).stream().send(snapshotAt(next));
      await version(next);
    }
    await time.pass(5_000);
    expect(await status('live')).toMatchObject({ version: 5 });
    expect(sockets.waiting()).toBe(0);
  });

  it('because the page may not open any, event streams are used', async () => {
    const server = scriptedServer();
    const client = createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      fetch: server.fetch,
      openWebSocket: () => {
        throw new DOMException('insecure', 'SecurityError');
      },
    });
    const feed = openMatchFeed({ client, competitionId: 'c1', role: 'SCREEN', evolve: remember });
    closers.push(feed.close);
    expect((await server.nextStream()).path).toBe('/api/competition/c1/screen/events');
  });
});

it('a client with its own `fetch` uses event streams, and so does a client beside it', () => {
  const { fetch } = scriptedServer();
  const client = createLiangfenClient({ fetch });
  expect(client.liveSockets).toBeNull();
  expect(client.beside().liveSockets).toBeNull();
  const withSockets = createLiangfenClient({ fetch, openWebSocket: scriptedSockets().open });
  expect(withSockets.beside().liveSockets).not.toBeNull();
});
