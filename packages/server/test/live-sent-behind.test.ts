/** Tests that scores decided on a batch that is not kept yet are told only when both are kept (decision 0512). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/ports.ts';
import {
  at,
  commandScore,
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
/** Lets every held statement go, so that a test that failed leaves nobody waiting. */
let letAllGo = () => {};

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
  letAllGo();
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
  return commandScore(where, show, n % 3, wanted, n % 100, `key-${n}`).then(
    ({ event }) => event.version,
    (error: { readonly code: string }) => error.code,
  );
}

function submitMany(from: number, count: number, where = server): Promise<Fate>[] {
  return Array.from({ length: count }, (_, n) => submit(where, from + n));
}

/** Holds the statements of batches back, in the order in which they were sent. */
function holdBatches() {
  const held: ((how?: () => void) => void)[] = [];
  let waiting: { count: number; resolve: () => void }[] = [];
  letAllGo = () => {
    for (const go of held) go();
  };
  hall.database.beforePrepared = (name) => {
    if (!name.endsWith('-batch')) return Promise.resolve();
    return new Promise((resolve, reject) => {
      held.push((how = () => undefined) => {
        Promise.resolve().then(how).then(resolve, reject);
      });
      for (const { count, resolve: arrived } of waiting) if (held.length >= count) arrived();
      waiting = waiting.filter(({ count }) => held.length < count);
    });
  };
  return {
    count: () => held.length,
    /** Lets a held statement go; `how` may throw instead. */
    go: (index: number, how?: () => void) => at(held, index)(how),
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

/** Expects that all were kept, one version after the other, and returns the first. */
async function expectInTurn(promises: readonly Promise<Fate>[]): Promise<number> {
  const fates = await Promise.all(promises);
  const first = Number(at(fates, 0));
  expect(fates).toEqual(fates.map((_, n) => first + n));
  return first;
}

const away = () => {
  throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
};

/** One score on its way, and enough behind it to be sent as well. */
async function twoBatches() {
  const batches = holdBatches();
  const first = submit(server, 0);
  await batches.sent(1);
  const second = submitMany(1, enough);
  await batches.sent(2);
  return { batches, first, second };
}

describe('scores behind a batch that is on its way', () => {
  it('are sent before it is kept, and answered after', async () => {
    const { batches, first, second } = await twoBatches();
    expect(await settled([first, ...second])).toBe(false);
    batches.go(0);
    const version = Number(await first);
    expect(await settled(second)).toBe(false);
    batches.go(1);
    expect(await expectInTurn(second)).toBe(version + 1);
  });

  it('wait while they are few, because each statement has its price', async () => {
    const batches = holdBatches();
    const first = submit(server, 0);
    await batches.sent(1);
    const few = submitMany(1, enough - 1);
    expect(batches.count()).toBe(1);
    batches.end();
    batches.go(0);
    await expectInTurn([first, ...few]);
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
    const first = submit(pooled, 0);
    await batches.sent(1);
    const many = submitMany(1, 2 * enough, pooled);
    expect(batches.count()).toBe(1);
    batches.end();
    batches.go(0);
    await expectInTurn([first, ...many]);
  });

  it('are decided again when it fails, and only its own callers hear of that', async () => {
    const { batches, first, second } = await twoBatches();
    batches.end();
    batches.go(0, away);
    batches.go(1);
    expect(await first).toBe('UNAVAILABLE');
    await expectInTurn(second);
  });

  it('stand when it was kept although its answer was lost, and every viewer hears of both', async () => {
    const operator = await show.console.watch('openMatchEvents', show.id);
    const { batches, first, second } = await twoBatches();
    batches.end();
    hall.database.fault = 'AFTER';
    batches.go(0);
    expect(await first).toBe('UNAVAILABLE');
    hall.database.fault = 'NONE';
    batches.go(1);
    const versions = (await Promise.all(second)).map(Number);
    // The same score again gets its first answer, from before all of them.
    const lost = await submit(server, 0);
    expect(lost).toBe(at(versions, 0) - 1);
    const heard = operator.events.filter(({ type }) => type === 'SCORE_SUBMITTED');
    expect(heard.map(({ version }) => version)).toEqual([lost, ...versions]);
  });

  it('are decided again when their statement comes first', async () => {
    const { batches, first, second } = await twoBatches();
    batches.go(1);
    batches.end();
    batches.go(0);
    await expectInTurn([first, ...second]);
  });

  it('do not stand on another batch that came to the same version', async () => {
    const other = hall.server();
    const { batches, first, second } = await twoBatches();
    batches.end();
    batches.go(0, away);
    expect(await first).toBe('UNAVAILABLE');
    // As many events as the failed batch would have written.
    const elsewhere = await submit(other, 500);
    batches.go(1);
    expect(await expectInTurn(second)).toBe(Number(elsewhere) + 1);
  });

  it('are refused only on the ground of what is kept', async () => {
    const batches = holdBatches();
    const first = submit(server, 0);
    await batches.sent(1);
    const wrong = submit(server, 100, 'no-such-program');
    const right = submitMany(1, enough);
    expect(batches.count()).toBe(1);
    batches.end();
    expect(await settled([wrong])).toBe(false);
    batches.go(0);
    expect(await wrong).toBe('PROGRAM_NOT_FOUND');
    await expectInTurn([first, ...right]);
  });

  it('stay in front of an operator’s command that came after them', async () => {
    const { batches, first, second } = await twoBatches();
    const reveal = show.console.call('showScore', {
      path: { id: show.id, programId, itemId: '0' },
      query: { confirm: true },
    });
    const late = submitMany(50, 2 * enough);
    batches.end();
    batches.go(0);
    batches.go(1);
    const { version } = await reveal;
    const before = await Promise.all([first, ...second]);
    expect(Math.max(...before.map(Number))).toBeLessThan(version);
    for (const fate of await Promise.all(late)) {
      // Kept before the scores were shown, or told that it was too late.
      if (fate !== 'WINDOW_CLOSED') expect(Number(fate)).toBeLessThan(version);
    }
  });
});
