/** Tests two processes on one PostgreSQL that notify each other by LISTEN/NOTIFY, as in production. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresBus } from '../src/node/bus-postgres.ts';
import type { Bus, Database } from '../src/ports.ts';
import {
  at,
  Hall,
  logOf,
  openShow,
  openWindow,
  refusalOf,
  type Server,
  type Show,
  submitWhole,
} from './live-hall.ts';
import { Refused } from './support/client.ts';
import { startTestPostgres } from './support/postgres.ts';

const cluster = await startTestPostgres();
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Retries at each 503 with Retry-After: every connection that died with the database may cause one. */
async function asTold<T>(call: () => Promise<T>): Promise<T> {
  for (let connections = 10; connections > 0; connections -= 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 503) throw error;
    }
  }
  return call();
}

describe.skipIf(cluster === null)('on PostgreSQL', () => {
  let hall: Hall;
  let here: Server;
  let there: Server;
  let buses: Bus[];

  beforeAll(async () => {
    if (!cluster) throw new Error('skipped without a cluster');
    const database: Database = await cluster.open();
    buses = [1, 2].map(() => openPostgresBus(cluster.connectionString, silent));
    hall = new Hall(database, at(buses, 0));
    here = hall.server();
    there = hall.server({ bus: at(buses, 1) });
  });
  afterAll(async () => {
    await hall.close();
    await Promise.all(buses.map((bus) => bus.close()));
    cluster?.stop();
  });

  const submitAt = (show: Show, judge: number, server: Server, programId: string, score: number) =>
    at(show.judges, judge)
      .phone.at(server)
      .call('submitScores', {
        path: { id: show.id, programId },
        body: { scores: [{ itemId: null, score }] },
      });

  it('a command at one process reaches the screen at the other', async () => {
    const show = await openShow(hall, here);
    const screen = await show.screen.at(there).watch('openScreenEvents', show.id);
    const programId = at(show.programIds, 0);
    await openWindow(show, programId);
    await screen.until(({ view }) => view?.stage.kind === 'SCORING');
    await submitWhole(show, 0, programId, 80.5);
    await screen.until(({ view }) => view?.stage.kind === 'SCORING' && view.stage.submitted === 1);
    expect(screen.gaps).toBe(0);
    expect(screen.raw.join('')).not.toContain('80.5');
  });

  it('commands at both processes never fork the log', async () => {
    const show = await openShow(hall, here, { judges: 6 });
    const programId = at(show.programIds, 0);
    await openWindow(show, programId);
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        submitAt(show, n % 6, n % 2 === 0 ? here : there, programId, n % 100),
      ),
    );
    expect(new Set(answers.map(({ version }) => version)).size).toBe(120);
    const log = await logOf(hall, show.id);
    expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
    const verified = await show.organiser.call('verifyLedger', { path: { id: show.id } });
    expect(verified.intact).toBe(true);
    const state = await there.app.services.live.state(show.id);
    expect(state.window?.submitted).toHaveLength(6);
  });

  it('the same command at both processes is one event', async () => {
    const show = await openShow(hall, here);
    const programId = at(show.programIds, 0);
    const target = { path: { id: show.id, programId, itemId: '0' }, key: 'speech-0001' };
    const [first, second] = await Promise.all([
      show.console.call('startSpeech', target),
      show.console.at(there).call('startSpeech', target),
    ]);
    expect(second).toEqual(first);
    const log = await logOf(hall, show.id);
    expect(log.filter(({ event }) => event.type === 'SPEECH_STARTED')).toHaveLength(1);
  });

  it('a killed database refuses commands, loses no acknowledged one, and comes back', async () => {
    const show = await openShow(hall, here);
    const programId = at(show.programIds, 0);
    await openWindow(show, programId);
    const before = await submitWhole(show, 0, programId, 81, 'score-0001');
    cluster?.kill();
    const refused = await refusalOf(submitWhole(show, 1, programId, 82, 'score-0002'));
    expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    cluster?.start();
    const after = await asTold(() => submitWhole(show, 1, programId, 82, 'score-0002'));
    expect(after.version).toBe(before.version + 1);
    expect(await submitWhole(show, 0, programId, 81, 'score-0001')).toEqual(before);
    const verified = await show.organiser.call('verifyLedger', { path: { id: show.id } });
    expect(verified.intact).toBe(true);
  });
});
