/** No score is lost, or sent for another window, whatever the network, the tab or the server does. */
import { describe, expect, it } from 'vitest';
import {
  createLiangfenClient,
  createScoreOutbox,
  memoryScoreStorage,
  type PageSignals,
  type ScoreOutbox,
  type ScoreOutboxOptions,
  type ScoreStorage,
} from '../src/index.ts';
import { type ScriptedCall, scriptedServer } from './scripted-server.ts';
import { simulatedTime } from './simulated-time.ts';

const score = (value: number, programId = 'p1', windowId = 'w1') => ({
  programId,
  windowId,
  scores: [{ itemId: null, score: value }],
});

function deliver(call: ScriptedCall, receipt = 'R1'): void {
  const row = { programId: 'p1', itemId: null, score: 90, revision: 1, receipt, at: 5 };
  call.answer(200, { version: 7, receipt, scores: [row] });
}

const keyOf = (call: ScriptedCall) => call.request.headers.get('Idempotency-Key');
const bodyOf = (call: ScriptedCall) => call.request.clone().json();

function setUp(storage: ScoreStorage = memoryScoreStorage()) {
  const time = simulatedTime();
  const server = scriptedServer();
  let ids = 0;
  const open = (more: Partial<ScoreOutboxOptions> = {}): ScoreOutbox =>
    createScoreOutbox({
      client: createLiangfenClient({
        baseUrl: 'http://hall.test',
        fetch: server.fetch,
        schedule: time.schedule,
      }),
      competitionId: 'c1',
      judgeId: 'j1',
      storage,
      now: time.now,
      newId: () => `key-${++ids}`,
      schedule: time.schedule,
      random: () => 0,
      locks: undefined,
      ...more,
    });
  const states = (outbox: ScoreOutbox) => outbox.state().entries.map(({ status }) => status.state);
  return { time, server, storage, open, states };
}

/** The parts of `window` that an outbox listens to. */
function fakePage() {
  const listeners = new Map<string, () => void>();
  const listening = {
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
  };
  const page: PageSignals = {
    ...listening,
    document: { ...listening, visibilityState: 'visible' },
  };
  return { page, fire: (type: string) => listeners.get(type)?.(), listeners };
}

describe('a submission', () => {
  it('is stored before it is sent, and keeps the receipt', async () => {
    const { time, server, storage, open, states } = setUp();
    const outbox = open();
    const submitted = outbox.submit(score(90));
    expect(states(outbox)).toEqual(['WAITING']);
    await submitted;
    const [stored] = await storage.update((kept) => kept);
    expect(stored).toMatchObject({ id: 'key-1', competitionId: 'c1', judgeId: 'j1' });
    const call = await server.next();
    expect(call.path).toBe('/api/competition/c1/judge/score/program/p1');
    expect(await bodyOf(call)).toEqual({ scores: score(90).scores, windowId: 'w1' });
    expect(states(outbox)).toEqual(['SENDING']);
    expect(outbox.state().unsent).toBe(1);
    deliver(call);
    await time.pass(0);
    expect(outbox.state()).toMatchObject({
      unsent: 0,
      entries: [{ status: { state: 'DELIVERED', receipt: 'R1', at: 5 } }],
    });
    expect(server.waiting()).toBe(0);
  });

  it('whose answer was lost is repeated with the same key', async () => {
    const { time, server, open, states } = setUp();
    const outbox = open();
    await outbox.submit(score(90));
    (await server.next()).fail();
    await time.pass(0);
    expect(states(outbox)).toEqual(['WAITING']);
    await time.pass(200);
    const again = await server.next();
    expect(keyOf(again)).toBe('key-1');
    deliver(again);
    await time.pass(0);
    expect(states(outbox)).toEqual(['DELIVERED']);
  });

  it('that is never answered is aborted and repeated', async () => {
    const { time, server, open } = setUp();
    const outbox = open();
    await outbox.submit(score(90));
    await server.next();
    await time.pass(16_000);
    expect(keyOf(await server.next())).toBe('key-1');
    outbox.close();
  });

  it.each([500, 502, 503, 429])('is kept when the server answers %i', async (status) => {
    const { time, server, open, states } = setUp();
    const outbox = open();
    await outbox.submit(score(90));
    (await server.next()).problem(status, 'UNAVAILABLE', '', { retryAfterSeconds: 3 });
    await time.pass(2_900);
    expect(states(outbox)).toEqual(['WAITING']);
    expect(server.waiting()).toBe(0);
    await time.pass(200);
    deliver(await server.next());
    await time.pass(0);
    expect(states(outbox)).toEqual(['DELIVERED']);
  });

  it('does not count as answered by a page that is not ours', async () => {
    const { time, server, open, states } = setUp();
    const outbox = open();
    await outbox.submit(score(90));
    (await server.next()).answer(200, { login: 'Wi-Fi' });
    await time.pass(1_000);
    (await server.next()).answer(403, { message: 'blocked by proxy' });
    await time.pass(1_000);
    deliver(await server.next());
    await time.pass(0);
    expect(states(outbox)).toEqual(['DELIVERED']);
  });

  it('that is refused stays with its reason until it is dismissed', async () => {
    const { time, server, open } = setUp();
    const outbox = open();
    const id = await outbox.submit(score(90));
    (await server.next()).problem(409, 'WINDOW_CLOSED', '打分已结束');
    await time.pass(60_000);
    const refused = { state: 'REFUSED', code: 'WINDOW_CLOSED', detail: '打分已结束' };
    expect(outbox.state()).toMatchObject({ unsent: 0, entries: [{ status: refused }] });
    expect(open().state().entries).toEqual([]);
    await time.pass(0);
    expect(server.waiting()).toBe(0);
    await outbox.dismiss(id);
    expect(outbox.state().entries).toEqual([]);
  });

  it('waits for a new login after 401', async () => {
    const { time, server, open } = setUp();
    const outbox = open();
    await outbox.submit(score(90));
    (await server.next()).problem(401, 'UNAUTHENTICATED');
    await time.pass(600_000);
    expect(outbox.state()).toMatchObject({ unsent: 1, needsLogin: true });
    expect(server.waiting()).toBe(0);
    outbox.wake();
    const call = await server.next();
    expect(keyOf(call)).toBe('key-1');
    deliver(call);
    await time.pass(0);
    expect(outbox.state()).toMatchObject({ unsent: 0, needsLogin: false });
  });
});

describe('several submissions', () => {
  it('of one program are sent in order, one at a time', async () => {
    const { time, server, open, states } = setUp();
    const outbox = open();
    await outbox.submit(score(90));
    const first = await server.next();
    await outbox.submit(score(91));
    await time.pass(0);
    expect(server.waiting()).toBe(0);
    // It is not known whether the first has arrived, so it must be answered before the second is sent.
    first.fail();
    await time.pass(1_000);
    const repeated = await server.next();
    expect(keyOf(repeated)).toBe('key-1');
    deliver(repeated);
    const second = await server.next();
    expect(keyOf(second)).toBe('key-2');
    deliver(second, 'R2');
    await time.pass(0);
    expect(states(outbox)).toEqual(['DELIVERED']);
    expect(outbox.state().entries[0]?.status).toMatchObject({ receipt: 'R2' });
  });

  it('name the revisions that this phone has delivered meanwhile, and no others', async () => {
    const { time, server, open, states } = setUp();
    const outbox = open();
    const seen = (value: number, seenRevision: number) => ({
      ...score(value),
      scores: [{ itemId: null, score: value, seenRevision }],
    });
    await outbox.submit(seen(90, 3));
    const first = await server.next();
    expect((await bodyOf(first)).scores).toEqual([{ itemId: null, score: 90, seenRevision: 3 }]);
    // This one is submitted while the first is on its way, before the feed brings the first.
    await outbox.submit(seen(91, 3));
    const row = { programId: 'p1', itemId: null, score: 90, revision: 4, receipt: 'R', at: 5 };
    first.answer(200, { version: 7, receipt: 'R', scores: [row] });
    await time.pass(0);
    const second = await server.next();
    expect((await bodyOf(second)).scores).toEqual([{ itemId: null, score: 91, seenRevision: 4 }]);
    second.problem(409, 'SCORE_SUPERSEDED', '以新的为准');
    await time.pass(0);
    expect(states(outbox)).toEqual(['DELIVERED', 'REFUSED']);
    // The page's feed is still behind, so the revision that the outbox knows is used.
    await outbox.submit(seen(92, 3));
    const third = await server.next();
    expect((await bodyOf(third)).scores).toEqual([{ itemId: null, score: 92, seenRevision: 4 }]);
    outbox.close();
  });

  it('replace an older one that was never sent', async () => {
    const { time, server, open } = setUp();
    const outbox = open();
    await outbox.submit(score(90));
    const first = await server.next();
    await outbox.submit(score(91));
    await outbox.submit(score(92));
    expect(outbox.state().entries.map(({ scores }) => scores[0]?.score)).toEqual([90, 92]);
    deliver(first);
    expect(await bodyOf(await server.next())).toMatchObject({ scores: [{ score: 92 }] });
    await time.pass(0);
    outbox.close();
  });

  it('of two programs do not wait for each other, and keep their own windows', async () => {
    const { time, server, open } = setUp();
    const outbox = open();
    await outbox.submit(score(90, 'p1', 'w1'));
    await server.next();
    await outbox.submit(score(70, 'p2', 'w2'));
    const other = await server.next();
    expect(other.path).toContain('p2');
    expect(await bodyOf(other)).toMatchObject({ windowId: 'w2' });
    await time.pass(0);
    outbox.close();
  });

  it('of other judges and competitions are not touched', async () => {
    const { time, server, open } = setUp();
    const outbox = open();
    await outbox.submit(score(90));
    await server.next();
    const others = [open({ judgeId: 'j2' }), open({ competitionId: 'c2' })];
    await time.pass(1_000);
    expect(others.map((other) => other.state().entries)).toEqual([[], []]);
    expect(server.waiting()).toBe(0);
    outbox.close();
  });

  it('that were delivered are kept in limited number', async () => {
    const { time, server, open, storage } = setUp();
    const outbox = open();
    for (let program = 0; program < 60; program += 1) {
      await outbox.submit(score(90, `p${program}`));
      deliver(await server.next());
      await time.pass(0);
    }
    expect(await storage.update((kept) => kept)).toHaveLength(50);
  });
});

describe('a tab', () => {
  it('that was killed between storing and sending is continued by the next', async () => {
    const { server, storage, time, open, states } = setUp();
    const killed = open({ client: { request: () => new Promise(() => {}) } });
    await killed.submit(score(90));
    killed.close();
    const next = open();
    const call = await server.next();
    expect(keyOf(call)).toBe('key-1');
    deliver(call);
    await time.pass(0);
    expect(states(next)).toEqual(['DELIVERED']);
    expect(await storage.update((kept) => kept)).toHaveLength(1);
  });

  it('sends at once when the network or the page comes back', async () => {
    const { time, server, open } = setUp();
    const { page, fire, listeners } = fakePage();
    const outbox = open({ page });
    await outbox.submit(score(90));
    await server.next();
    // The request over the old network will not arrive, so another is sent.
    fire('online');
    const second = await server.next();
    for (let failures = 0, call = second; failures < 8; failures += 1) {
      call.fail();
      await time.pass(10_000);
      call = await server.next();
      if (failures === 7) call.fail();
    }
    await time.pass(0);
    fire('visibilitychange');
    const last = await server.next();
    expect(keyOf(last)).toBe('key-1');
    deliver(last);
    await time.pass(0);
    expect(outbox.state().unsent).toBe(0);
    outbox.close();
    expect(listeners.size).toBe(0);
  });

  it('and another tab of the same judge send a score once if the browser has locks', async () => {
    const { time, server, open, states } = setUp();
    const locks = fakeLocks();
    const tabs = [open({ locks }), open({ locks })] as const;
    await tabs[0].submit(score(90));
    const call = await server.next();
    await time.pass(10_000);
    expect(server.waiting()).toBe(0);
    deliver(call);
    await time.pass(1_000);
    expect(server.waiting()).toBe(0);
    expect(tabs.map(states)).toEqual([['DELIVERED'], ['DELIVERED']]);
  });

  it('that sleeps while it holds the lock does not block the other for ever', async () => {
    const { time, server, open } = setUp();
    const locks = fakeLocks();
    const asleep = () => () => {};
    const sleeping = open({ locks, schedule: asleep });
    await sleeping.submit(score(90));
    await server.next();
    const awake = open({ locks });
    await time.pass(16_000);
    deliver(await server.next());
    await time.pass(0);
    expect(awake.state().unsent).toBe(0);
  });
});

/** The Web Locks that the tabs of one browser share. */
function fakeLocks(): NonNullable<ScoreOutboxOptions['locks']> {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    { signal }: LockOptions,
    run: (lock: null) => Promise<unknown>,
  ) => {
    const before = tails.get(name) ?? Promise.resolve();
    const turn = new Promise<void>((resolve, reject) => {
      before.then(() => resolve());
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    const result = turn.then(() => run(null));
    tails.set(
      name,
      before.then(() => result).catch(() => {}),
    );
    return result;
  };
  // The other two signatures of `request` are not used.
  return { request: request as unknown as LockManager['request'] };
}
