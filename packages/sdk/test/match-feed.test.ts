/** The feed with gaps, repeats, cuts, silence, refusals and sleep, in time that the test controls. */
import { afterEach, describe, expect, it } from 'vitest';
import type { ScreenMatch } from '../src/generated/schema.ts';
import {
  createLiangfenClient,
  type FeedState,
  type MatchFeedOptions,
  openMatchFeed,
} from '../src/index.ts';
import type { PageSignals } from '../src/page-signals.ts';
import { changeTo, remember, screenAt, snapshotAt } from './feed-views.ts';
import { scriptedServer, wire } from './scripted-server.ts';
import { simulatedTime } from './simulated-time.ts';

type Options = Partial<MatchFeedOptions<'SCREEN'>>;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function openFeed(options: Options = {}) {
  const server = scriptedServer();
  const time = simulatedTime();
  const client = createLiangfenClient({
    baseUrl: 'http://liangfen.test',
    fetch: server.fetch,
    schedule: time.schedule,
  });
  const states: FeedState<ScreenMatch>[] = [];
  const feed = openMatchFeed({
    client,
    competitionId: 'c1',
    role: 'SCREEN',
    evolve: remember,
    onState: (state) => states.push(state),
    now: time.now,
    schedule: time.schedule,
    random: () => 0.5,
    ...options,
  });
  closers.push(feed.close);

  /** Resolves as soon as the state fulfils `wanted`. */
  const until = (wanted: (state: FeedState<ScreenMatch>) => boolean) =>
    new Promise<FeedState<ScreenMatch>>((resolve) => {
      if (wanted(feed.state())) resolve(feed.state());
      else {
        const stop = feed.subscribe((state) => {
          if (!wanted(state)) return;
          stop();
          resolve(state);
        });
      }
    });
  const version = (wanted: number) => until((state) => state.version === wanted);
  const status = (wanted: FeedState<unknown>['status']) =>
    until((state) => state.status === wanted);

  /** The first connection, with a snapshot at version 1. */
  async function live() {
    const stream = (await server.next()).stream();
    stream.send(snapshotAt(1));
    await version(1);
    return stream;
  }
  return { server, time, client, feed, states, until, version, status, live };
}

describe('frames', () => {
  it('begins with a snapshot and follows the changes', async () => {
    const { server, feed, version, states } = openFeed({ label: '主屏' });
    expect(feed.state()).toMatchObject({ status: 'connecting', view: null, version: null });
    const call = await server.next();
    expect(call.path).toBe('/api/competition/c1/screen/events');
    expect(new URL(call.request.url).searchParams.get('label')).toBe('主屏');
    expect(call.request.headers.has('Last-Event-ID')).toBe(false);
    const stream = call.stream();
    stream.send(snapshotAt(3), changeTo(4), changeTo(7, 4));
    const state = await version(7);
    expect(state).toMatchObject({ status: 'live', reason: null });
    expect(state.view?.name).toBe('3 4 5 6 7');
    expect(states.every((each, index) => each !== states[index + 1])).toBe(true);
  });

  it('ignores repeats', async () => {
    const { version, live } = openFeed();
    const stream = await live();
    stream.send(changeTo(2), changeTo(2), changeTo(3), changeTo(2), changeTo(3, 1), changeTo(4));
    expect((await version(4)).view?.name).toBe('1 2 3 4');
  });

  it('takes only the new events from a frame that begins before its version', async () => {
    const { version, live } = openFeed();
    const stream = await live();
    stream.send(changeTo(3, 1), changeTo(5, 1));
    expect((await version(5)).view?.name).toBe('1 2 3 4 5');
  });

  it('asks for a snapshot when frames are missing or out of order', async () => {
    const { server, time, feed, status, version, live } = openFeed();
    const stream = await live();
    stream.send(changeTo(3), changeTo(2));
    await status('reconnecting');
    expect(stream.cancelled()).toBe(true);
    expect(feed.state()).toMatchObject({ status: 'reconnecting', reason: 'GAP', version: 1 });
    time.advance(200);
    const call = await server.next();
    expect(call.request.headers.has('Last-Event-ID')).toBe(false);
    call.stream().send(snapshotAt(3));
    expect((await version(3)).view).toEqual(screenAt(3));
  });

  it('resumes after the last complete frame when the connection is cut in the middle of one', async () => {
    const { server, time, status, version, live } = openFeed();
    const stream = await live();
    stream.raw(wire(changeTo(2)) + wire(changeTo(3)).slice(0, -20));
    await version(2);
    stream.fail();
    expect(await status('reconnecting')).toMatchObject({ reason: 'CONNECTION_LOST' });
    time.advance(200);
    const call = await server.next();
    expect(call.request.headers.get('Last-Event-ID')).toBe('2');
    call.stream().send(changeTo(4, 2));
    expect((await version(4)).view?.name).toBe('1 2 3 4');
  });

  it('is live again, and reports again, when a resumed stream has nothing new', async () => {
    const { server, time, feed, status, live } = openFeed();
    (await live()).end();
    await status('reconnecting');
    time.advance(200);
    const stream = (await server.next()).stream();
    expect(feed.state().status).toBe('reconnecting');
    stream.send({ ...changeTo(1, 1), connectionId: 'connection-again' });
    expect(await status('live')).toMatchObject({ reason: null, version: 1 });
    time.advance(4_000);
    expect(await (await server.next()).request.json()).toEqual({
      connectionId: 'connection-again',
      version: 1,
    });
  });

  it.each([
    ['that is no JSON', 'data: {"frame":\n\n'],
    ['without a version', wire({ frame: 'change', from: 1, serverTime: 0, events: [] })],
    ['whose match is missing', wire({ ...snapshotAt(9), match: null })],
  ])('starts over after a frame %s', async (_, text) => {
    const { status, live } = openFeed();
    const stream = await live();
    stream.raw(text);
    expect(await status('reconnecting')).toMatchObject({ reason: 'BROKEN_FRAME', version: 1 });
  });

  it('starts over when a change cannot be applied', async () => {
    const { status, live } = openFeed({
      evolve: () => {
        throw new Error('unknown event');
      },
    });
    (await live()).send(changeTo(2));
    expect(await status('reconnecting')).toMatchObject({ reason: 'BROKEN_FRAME' });
  });

  it('accepts a snapshot at any time, and ignores kinds of frames of a newer server', async () => {
    const { version, live } = openFeed();
    const stream = await live();
    stream.send({ frame: 'confetti', serverTime: 0 }, snapshotAt(9), changeTo(10));
    expect((await version(10)).view?.name).toBe('9 10');
  });

  it('passes on each event once, and none that is contained in a snapshot', async () => {
    const heard: number[] = [];
    const { version, live } = openFeed({
      onEvents: (events) => heard.push(...events.map((event) => event.version)),
    });
    const stream = await live();
    stream.send(changeTo(2), changeTo(2), changeTo(4, 1), snapshotAt(8), changeTo(9));
    await version(9);
    expect(heard).toEqual([2, 3, 4, 9]);
  });

  it('passes on presence, check, reload and closed', async () => {
    const heard: unknown[] = [];
    const { server, status, live } = openFeed({
      onPresence: (connections) => heard.push(connections),
      onCheck: (checkId) => heard.push(checkId),
      onReload: () => heard.push('reload'),
      onClosed: (reason) => heard.push(reason),
    });
    const stream = await live();
    stream.send(
      { frame: 'presence', serverTime: 0, connections: [] },
      { frame: 'check', serverTime: 0, checkId: 'check-1' },
      { frame: 'reload', serverTime: 0 },
      { frame: 'closed', serverTime: 0, reason: 'DRAINING' },
    );
    expect(await status('reconnecting')).toMatchObject({ reason: 'DRAINING', presence: [] });
    expect(heard).toEqual([[], 'check-1', 'reload', 'DRAINING']);
    const report = await server.next();
    expect(report.path).toBe('/api/competition/c1/screen/report');
    expect(await report.request.json()).toEqual({
      connectionId: 'connection-1',
      version: 1,
      checkId: 'check-1',
    });
  });
});

describe('connection', () => {
  it('counts as dead after two and a half heartbeats where the server said how often they come', async () => {
    const { server, time, feed, version, status } = openFeed();
    const stream = (await server.next()).stream();
    stream.send({ ...snapshotAt(3), heartbeatMs: 3_000 });
    await version(3);
    time.advance(7_000);
    stream.raw(': \n\n');
    await time.pass(7_499);
    expect(feed.state().status).toBe('live');
    time.advance(1);
    expect(feed.state()).toMatchObject({ status: 'reconnecting', reason: 'SILENT' });
    await time.pass(500);
    // The new connection has said nothing yet, and its server may be slow to start.
    const again = (await server.nextStream()).stream();
    again.send({ ...changeTo(3, 3), connectionId: 'connection-4', heartbeatMs: 5_000 });
    await status('live');
    time.advance(12_499);
    expect(feed.state().status).toBe('live');
    time.advance(1);
    expect(feed.state().reason).toBe('SILENT');
  });

  it('gives up on a silent connection after 40 s, and resumes', async () => {
    const { server, time, feed, live } = openFeed();
    const stream = await live();
    time.advance(39_999);
    expect(feed.state().status).toBe('live');
    time.advance(1);
    expect(feed.state()).toMatchObject({ status: 'reconnecting', reason: 'SILENT' });
    expect(stream.cancelled()).toBe(true);
    time.advance(200);
    const { request } = await server.nextStream();
    expect(request.headers.get('Last-Event-ID')).toBe('1');
  });

  it('gives up on a server that never answers', async () => {
    const { server, time, feed } = openFeed();
    const { request } = await server.next();
    time.advance(40_000);
    expect(feed.state()).toMatchObject({ status: 'reconnecting', reason: 'SILENT' });
    expect(request.signal.aborted).toBe(true);
  });

  it('accepts a heartbeat as a sign of life', async () => {
    const { server, time, feed, live, until } = openFeed();
    const stream = await live();
    for (let beat = 0; beat < 10; beat += 1) {
      time.advance(30_000);
      stream.raw(': beat\n\n');
      // A frame after the heartbeat, for which the test can wait.
      stream.send({ frame: 'presence', serverTime: beat, connections: [] });
      const before = feed.state().presence;
      await until((state) => state.presence !== before);
    }
    expect(feed.state().status).toBe('live');
    expect(server.waiting()).toBeLessThanOrEqual(1);
  });

  it('waits longer with every failure, up to 1.6 s, and briefly again after a good connection', async () => {
    const { server, time, feed, status, version } = openFeed();
    const waited: number[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      (await server.next()).fail();
      await status('reconnecting');
      const before = time.now();
      while (server.waiting() === 0) await time.pass(50);
      waited.push(time.now() - before);
    }
    expect(waited).toEqual([150, 300, 600, 1_200, 1_200, 1_200, 1_200, 1_200, 1_200]);

    const stream = (await server.next()).stream();
    stream.send(snapshotAt(1));
    await version(1);
    time.advance(10_000);
    stream.end();
    await status('reconnecting');
    time.advance(150);
    await server.next();
    expect(feed.state().reason).toBe('CONNECTION_LOST');
  });

  it('waits as long as a busy server asks', async () => {
    const { server, time, status } = openFeed();
    (await server.next()).problem(503, 'UNAVAILABLE', '', { retryAfterSeconds: 30 });
    expect(await status('reconnecting')).toMatchObject({ reason: 'SERVER_BUSY' });
    await time.pass(30_000);
    expect(server.waiting()).toBe(0);
    await time.pass(7_500);
    expect((await server.next()).path).toMatch(/events$/);
  });

  it.each([
    [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN', 'FORBIDDEN'],
    [404, 'NOT_FOUND', 'NOT_FOUND'],
    [400, 'INVALID_REQUEST', 'REFUSED'],
  ])('stops after %i until it is told to try again', async (code, problem, reason) => {
    const { server, time, feed, status, version } = openFeed();
    (await server.next()).problem(code, problem);
    expect(await status('closed')).toMatchObject({ reason });
    expect(time.timers()).toBe(0);
    feed.refresh();
    (await server.next()).stream().send(snapshotAt(1));
    expect(await version(1)).toMatchObject({ status: 'live', reason: null });
  });

  it('applies the 401 rule of the console when the login is revoked', async () => {
    const server = scriptedServer();
    const time = simulatedTime();
    const expired: unknown[] = [];
    const client = createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      fetch: server.fetch,
      schedule: time.schedule,
      onAuthExpired: (slot) => expired.push(slot),
    });
    client.tokens.set({ kind: 'console', competitionId: 'c1' }, 'CONSOLE mine');
    const closed = new Promise<unknown>((resolve) => {
      const feed = openMatchFeed({
        client,
        competitionId: 'c1',
        role: 'CONSOLE',
        evolve: (view) => view,
        onState: (state) => {
          if (state.status === 'closed') resolve(state.reason);
        },
        now: time.now,
        schedule: time.schedule,
      });
      closers.push(feed.close);
    });
    const first = await server.next();
    expect(first.request.headers.get('Authorization')).toBe('CONSOLE mine');
    first.stream().send({ frame: 'closed', serverTime: 0, reason: 'SESSION_REVOKED' });
    while (server.waiting() === 0) await time.pass(200);
    (await server.next()).problem(401, 'SESSION_EXPIRED');
    expect(await closed).toBe('UNAUTHENTICATED');
    expect(expired).toEqual([{ kind: 'console', competitionId: 'c1' }]);
  });

  it.each(['SEAT_TAKEN', 'COMPETITION_DELETED'])(
    'stops when the server says %s',
    async (reason) => {
      const { time, status, live } = openFeed();
      (await live()).send({ frame: 'closed', serverTime: 0, reason }, changeTo(2));
      expect(await status('closed')).toMatchObject({ reason, version: 1 });
      expect(time.timers()).toBe(0);
    },
  );

  it('asks for a snapshot on refresh', async () => {
    const { server, feed, version, live } = openFeed();
    const stream = await live();
    feed.refresh();
    expect(feed.state()).toMatchObject({ status: 'reconnecting', reason: 'REFRESH' });
    expect(stream.cancelled()).toBe(true);
    const call = await server.next();
    expect(call.request.headers.has('Last-Event-ID')).toBe(false);
    call.stream().send(snapshotAt(5));
    expect((await version(5)).status).toBe('live');
  });

  it('leaves no timers or requests when it is closed', async () => {
    const { server, time, feed, states, live } = openFeed();
    const stream = await live();
    feed.close();
    expect(stream.cancelled()).toBe(true);
    expect(feed.state()).toMatchObject({ status: 'closed', reason: 'CLOSED' });
    expect(time.timers()).toBe(0);
    const told = states.length;
    feed.refresh();
    feed.close();
    await time.pass(60_000);
    expect(states.length).toBe(told);
    expect(server.waiting()).toBe(0);
  });

  it('ignores a late answer of an earlier connection', async () => {
    const { server, feed, version } = openFeed();
    const first = await server.next();
    feed.refresh();
    const second = await server.next();
    const late = first.stream();
    late.send(snapshotAt(99));
    second.stream().send(snapshotAt(2));
    expect((await version(2)).view).toEqual(screenAt(2));
  });
});

describe('page', () => {
  function page() {
    const target = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    return Object.assign(target, {
      document,
      show: (visibilityState: string) => {
        document.visibilityState = visibilityState;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  }

  it('that comes back while the feed waits makes it connect at once', async () => {
    const window = page();
    const { server, time, status } = openFeed({ page: window });
    (await server.next()).fail();
    await status('reconnecting');
    const before = time.now();
    window.dispatchEvent(new Event('pageshow'));
    await server.next();
    expect(time.now()).toBe(before);
  });

  it('that wakes from sleep makes it connect at once, unless its connection has just brought something', async () => {
    const window = page();
    const { server, time, feed, live } = openFeed({ page: window });
    await live();
    window.show('hidden');
    time.advance(5_000);
    window.show('visible');
    expect(feed.state().status).toBe('live');
    time.advance(20_000);
    window.show('visible');
    expect(feed.state()).toMatchObject({ status: 'reconnecting', reason: 'WOKEN' });
    const call = await server.nextStream();
    expect(call.request.headers.get('Last-Event-ID')).toBe('1');
  });

  it('on another network makes it connect at once', async () => {
    const window = page();
    const { feed, live } = openFeed({ page: window });
    await live();
    window.dispatchEvent(new Event('online'));
    expect(feed.state()).toMatchObject({ status: 'reconnecting', reason: 'WOKEN' });
  });

  it('is no longer listened to after close', async () => {
    const window = page();
    const { server, feed, live } = openFeed({ page: window });
    await live();
    feed.close();
    window.dispatchEvent(new Event('online'));
    window.show('visible');
    expect(server.waiting()).toBe(0);
  });
});

/** A judge's phone that shows version 1. */
async function openPhone(page: PageSignals) {
  const time = simulatedTime();
  const { server, client } = openFeed();
  (await server.next()).fail();
  const feed = openMatchFeed<'JUDGE'>({
    client,
    competitionId: 'c1',
    role: 'JUDGE',
    evolve: (view) => view,
    page,
    now: time.now,
    schedule: time.schedule,
    random: () => 0.5,
  });
  closers.push(feed.close);
  const stream = (await server.next()).stream();
  const shows = (wanted: number) =>
    new Promise<void>((resolve) => {
      feed.subscribe(({ version }) => {
        if (version === wanted) resolve();
      });
    });
  const first = shows(1);
  stream.send(snapshotAt(1));
  await first;
  const told = async () => {
    const { path, request, answer } = await server.next();
    answer(200, { ok: true });
    return { path, ...(await request.json()) };
  };
  return { server, time, feed, stream, shows, told };
}

describe('reports', () => {
  it('hold the newest version, and are rare', async () => {
    const window = Object.assign(new EventTarget(), {
      document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }),
    });
    const time = simulatedTime();
    const { server, version, live } = openFeed({
      page: window,
      now: time.now,
      schedule: time.schedule,
      clock: { hint: () => {}, sync: async () => {}, serverNow: () => 130.4 },
    });
    const stream = await live();
    stream.send(changeTo(2), changeTo(3, 2, 100));
    await version(3);
    // An operator waits for a screen's report, so it comes this soon: see `reportsAtMostEveryMs`.
    await time.pass(524);
    expect(server.waiting()).toBe(0);
    await time.pass(1);
    const { request } = await server.next();
    expect(await request.json()).toEqual({
      connectionId: 'connection-1',
      version: 3,
      lagMs: 30,
      visible: false,
    });
    await time.pass(20_000);
    expect(server.waiting()).toBe(0);
  });

  it('of a phone say at once that its page is hidden, and repeatedly that the phone is awake', async () => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const { server, time, feed, told } = await openPhone(
      Object.assign(new EventTarget(), { document }),
    );
    feed.report({ page: 'SCORING' });
    await time.pass(3_000);
    const path = '/api/competition/c1/judge/report';
    expect(await told()).toMatchObject({ path, visible: true, page: 'SCORING' });

    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await told()).toMatchObject({ visible: false, page: 'SCORING' });
    await time.pass(25_000);
    expect(await told()).toMatchObject({ visible: false, page: 'SCORING' });
    feed.close();
    await time.pass(60_000);
    expect(server.waiting()).toBe(0);
  });

  it('of a phone follow a step within seconds, and others’ scores with its next sign of life', async () => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const { server, time, stream, shows, told } = await openPhone(
      Object.assign(new EventTarget(), { document }),
    );
    await time.pass(3_000);
    expect(await told()).toMatchObject({ version: 1 });

    const scored = shows(2);
    stream.send({
      ...changeTo(2),
      events: [{ type: 'SCORE_SUBMITTED', version: 2, submitted: 1, expected: 2 }],
    });
    await scored;
    await time.pass(20_000);
    expect(server.waiting()).toBe(0);
    await time.pass(5_000);
    expect(await told()).toMatchObject({ version: 2 });

    const stepped = shows(3);
    stream.send({ ...changeTo(3), events: [{ type: 'STAGED', version: 3, onAir: {} }] });
    await stepped;
    await time.pass(3_000);
    expect(await told()).toMatchObject({ version: 3 });
  });

  it('hold the version that the caller has really shown, if the caller reports one', async () => {
    const time = simulatedTime();
    const { server, feed, version, live } = openFeed({ now: time.now, schedule: time.schedule });
    const stream = await live();
    feed.report({ version: 1 });
    stream.send(changeTo(2));
    await version(2);
    await time.pass(3_000);
    expect(await (await server.next()).request.json()).toMatchObject({ version: 1 });
  });
});
