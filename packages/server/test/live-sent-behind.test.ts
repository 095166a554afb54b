/** Tests that scores decided on a batch that is not kept yet are told only when both are kept (decision 0512). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/ports.ts';
import {
  at,
  type Hall,
  logOf,
  openHall,
  openShow,
  openWindow,
  type Reader,
  type Server,
  type Show,
} from './live-hall.ts';

/** As many as are sent behind a statement without waiting for more. */
const enough = 20;

let hall: Hall;
let server: Server;
let show: Show;
let programId: string;
let screen: Reader;

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
});
beforeEach(async () => {
  show = await openShow(hall, server);
  programId = at(show.programIds, 0);
  await openWindow(show, programId);
  screen = await show.screen.watch('openScreenEvents', show.id);
});
afterEach(async () => {
  hall.database.fault = 'NONE';
  hall.database.beforePrepared = async () => undefined;
  // Whatever happened: one ledger without a fork, and a screen that shows what it holds.
  const verified = await show.organiser.call('verifyLedger', { path: { id: show.id } });
  expect(verified.intact).toBe(true);
  const log = await logOf(hall, show.id);
  expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
  const fresh = await show.screen.watch('openScreenEvents', show.id);
  // A screen is not told of late scores, so its version may be an older one.
  expect({ ...screen.view, version: 0 }).toEqual({ ...fresh.view, version: 0 });
  expect(screen.gaps).toBe(0);
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

/** What came of a score: its version, or the code of its refusal. */
type Fate = number | string;

function submit(where: Server, n: number, wanted = programId): Promise<Fate> {
  const judgeId = at(show.judges, n % 3).id;
  const scores = [{ itemId: null, score: n % 100 }];
  return where.app.services.live
    .command(
      show.id,
      { role: 'JUDGE', id: judgeId },
      { type: 'SUBMIT_SCORES', judgeId, programId: wanted, scores, windowId: null },
      { commandId: `key-${n}`, seenVersion: null },
    )
    .then(
      ({ event }) => event.version,
      (error: { readonly code: string }) => error.code,
    );
}

function submitMany(from: number, count: number, where = server): Promise<Fate>[] {
  return Array.from({ length: count }, (_, n) => submit(where, from + n));
}

/** Holds the batches back in the order in which they came, each with a promise of its own. */
function holdBatches() {
  const held: { name: string; go: (how?: () => void | Promise<void>) => void }[] = [];
  let waiting: { count: number; resolve: () => void }[] = [];
  hall.database.beforePrepared = (name) => {
    if (!name.endsWith('-batch')) return Promise.resolve();
    return new Promise((resolve, reject) => {
      held.push({
        name,
        go: (how = () => undefined) => {
          Promise.resolve().then(how).then(resolve, reject);
        },
      });
      waiting = waiting.filter(({ count, resolve: arrived }) => {
        if (held.length >= count) arrived();
        return held.length < count;
      });
    });
  };
  return {
    count: () => held.length,
    batch: (index: number) => at(held, index),
    /** Resolves when so many batches have been sent. */
    sent: (count: number) =>
      held.length >= count
        ? Promise.resolve()
        : new Promise<void>((resolve) => waiting.push({ count, resolve })),
    /** From now on none is held back. */
    end: () => {
      hall.database.beforePrepared = async () => undefined;
    },
  };
}

async function settled<T>(promises: readonly Promise<T>[]): Promise<boolean> {
  const none = Symbol('none');
  const first = await Promise.race([...promises, Promise.resolve(none)]);
  return first !== none;
}

const away = () => {
  throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
};

/** One score on its way, and enough behind it to be sent as well. */
async function twoBatches() {
  const batches = holdBatches();
  const [first] = submitMany(0, 1);
  if (!first) throw new Error('nothing was submitted');
  await batches.sent(1);
  const second = submitMany(1, enough);
  await batches.sent(2);
  return { batches, first, second };
}

describe('scores behind a batch that is on its way', () => {
  it('are sent before it is kept, and answered after', async () => {
    const { batches, first, second } = await twoBatches();
    expect(await settled([first, ...second])).toBe(false);
    batches.batch(0).go();
    const version = Number(await first);
    expect(await settled(second)).toBe(false);
    batches.batch(1).go();
    expect(await Promise.all(second)).toEqual(second.map((_, n) => version + 1 + n));
  });

  it('wait while they are few, because each statement has its price', async () => {
    const batches = holdBatches();
    const first = submitMany(0, 1);
    await batches.sent(1);
    const few = submitMany(1, enough - 1);
    batches.end();
    batches.batch(0).go();
    const [version = 0, ...others] = await Promise.all([...first, ...few]);
    expect(batches.count()).toBe(1);
    expect(others).toEqual(few.map((_, n) => Number(version) + 1 + n));
  });

  it('wait where a database keeps no order', async () => {
    const { database } = hall;
    const prepared: Database['prepared'] = (...asked) => database.prepared(...asked);
    const pooled = hall.server({
      database: {
        query: database.query,
        prepared,
        inOrder: false,
        ping: () => database.ping(),
        close: () => database.close(),
      },
    });
    const batches = holdBatches();
    const first = submitMany(0, 1, pooled);
    await batches.sent(1);
    const many = submitMany(1, 2 * enough, pooled);
    expect(batches.count()).toBe(1);
    batches.end();
    batches.batch(0).go();
    expect(await Promise.all([...first, ...many])).not.toContain('UNAVAILABLE');
  });

  it('are decided again when it fails, and only its own callers hear of that', async () => {
    const { batches, first, second } = await twoBatches();
    batches.end();
    batches.batch(0).go(away);
    batches.batch(1).go();
    expect(await first).toBe('UNAVAILABLE');
    const versions = (await Promise.all(second)).map(Number);
    expect(versions).toEqual(second.map((_, n) => at(versions, 0) + n));
  });

  it('stand when it was kept although its answer was lost, and every viewer hears of both', async () => {
    const operator = await show.console.watch('openMatchEvents', show.id);
    const { batches, first, second } = await twoBatches();
    batches.end();
    hall.database.losesAnswerOf = 1;
    batches.batch(0).go();
    expect(await first).toBe('UNAVAILABLE');
    batches.batch(1).go();
    const versions = (await Promise.all(second)).map(Number);
    // The same score again gets its first answer, from before all of them.
    const lost = await submit(server, 0);
    expect(lost).toBe(at(versions, 0) - 1);
    const heard = operator.events.filter(({ type }) => type === 'SCORE_SUBMITTED');
    expect(heard.map(({ version }) => version)).toEqual([lost, ...versions]);
  });

  it('are decided again when their statement comes first', async () => {
    const { batches, first, second } = await twoBatches();
    batches.batch(1).go();
    batches.end();
    batches.batch(0).go();
    expect([await first, ...(await Promise.all(second))]).not.toContain('UNAVAILABLE');
  });

  it('do not stand on another batch that came to the same version', async () => {
    const other = hall.server();
    const { batches, first, second } = await twoBatches();
    batches.end();
    batches.batch(0).go(away);
    expect(await first).toBe('UNAVAILABLE');
    // As many events as the failed batch would have written.
    const [elsewhere] = await Promise.all(submitMany(500, 1, other));
    batches.batch(1).go();
    const versions = (await Promise.all(second)).map(Number);
    expect(at(versions, 0)).toBe(Number(elsewhere) + 1);
  });

  it('are refused only on the ground of what is kept', async () => {
    const batches = holdBatches();
    const first = submitMany(0, 1);
    await batches.sent(1);
    const wrong = submit(server, 100, 'no-such-program');
    const right = submitMany(1, enough);
    expect(batches.count()).toBe(1);
    batches.end();
    expect(await settled([wrong])).toBe(false);
    batches.batch(0).go();
    expect(await wrong).toBe('PROGRAM_NOT_FOUND');
    expect(await Promise.all([...first, ...right])).not.toContain('PROGRAM_NOT_FOUND');
  });

  it('stay in front of an operator’s command that came after them', async () => {
    const { batches, first, second } = await twoBatches();
    const reveal = show.console.call('showScore', {
      path: { id: show.id, programId, itemId: '0' },
      query: { confirm: true },
    });
    const late = submitMany(50, 2 * enough);
    batches.end();
    batches.batch(0).go();
    batches.batch(1).go();
    const { version } = await reveal;
    const before = await Promise.all([first, ...second]);
    expect(Math.max(...before.map(Number))).toBeLessThan(version);
    for (const fate of await Promise.all(late)) {
      // Kept before the scores were shown, or told that it was too late.
      if (fate !== 'WINDOW_CLOSED') expect(Number(fate)).toBeLessThan(version);
    }
  });
});
