/**
 * Somebody sets the server's clock while a show is on, by an hour in either direction: counts, countdowns and the
 * audience's page go on as if nothing had happened, and the operator is told.
 */
import { remainingMs } from '@liangfen/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindScreenMs } from '../../src/live/audience.ts';
import { createLiveTime } from '../../src/live/live-time.ts';
import {
  type Hall,
  openHall,
  openShow,
  openWindow,
  type Server,
  type Show,
  submitWhole,
} from '../live-hall.ts';
import { createTestClock } from '../support/clock.ts';

const hour = 3_600_000;
const crowdEveryMs = 500;
const jumps = [
  ['an hour back', -hour],
  ['an hour forward', hour],
  ['eight seconds back', -8_000],
] as const;

let hall: Hall;
let server: Server;

beforeAll(async () => {
  hall = await openHall();
  server = hall.server({ limits: { crowdEveryMs } });
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

const speaks = (show: Show, programId: string) =>
  show.console.call('startSpeech', {
    path: { id: show.id, programId, itemId: '0' },
    query: { confirm: true },
  });

async function timed(on = hall, at = server): Promise<Show> {
  const show = await openShow(on, at, { judges: 1 });
  await show.organiser.call('updateScoreSetting', {
    path: { id: show.id },
    body: { setting: { enableCountdown: true, countdownSeconds: 300 } },
  });
  return show;
}

/** What is left of the countdown on a page that asks now, in whole seconds. */
async function left(show: Show): Promise<number> {
  const { stage } = await show.console.call('getCurrentMatch', { path: { id: show.id } });
  const { serverTime } = await show.screen.call('getClock');
  const clock = stage.kind === 'SPEECH' ? stage.clock : null;
  return clock === null ? Number.NaN : Math.round(remainingMs(clock, serverTime) / 1000);
}

describe.each(jumps)('the clock is set %s', (_, byMs) => {
  it('and every count is told within a second', async () => {
    const show = await openShow(hall, server, { judges: 4 });
    const [programId = ''] = show.programIds;
    const wall = await show.screen.watch('openScreenEvents', show.id);
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 90);
    hall.clock.advance(crowdEveryMs);
    hall.clock.set(byMs);
    for (const judge of [1, 2, 3]) {
      await submitWhole(show, judge, programId, 90);
      hall.clock.advance(crowdEveryMs);
      const { stage } = wall.view ?? {};
      expect(stage).toMatchObject({ kind: 'SCORING', submitted: judge + 1 });
    }
  });

  it('and a countdown goes on, and ends when it should', async () => {
    const show = await timed();
    await speaks(show, show.programIds[0] ?? '');
    hall.clock.advance(60_000);
    hall.clock.set(byMs);
    expect(await left(show)).toBe(240);
    hall.clock.advance(100_000);
    expect(await left(show)).toBe(140);
    hall.clock.advance(141_000);
    expect(await left(show)).toBe(0);
  });

  it('twice within a countdown, and it still goes on', async () => {
    const show = await timed();
    await speaks(show, show.programIds[0] ?? '');
    hall.clock.set(byMs);
    hall.clock.advance(30_000);
    expect(await left(show)).toBe(270);
    hall.clock.set(-byMs);
    hall.clock.advance(30_000);
    expect(await left(show)).toBe(240);
  });

  it('and a countdown that begins afterwards has its whole length', async () => {
    const show = await timed();
    await left(show);
    hall.clock.set(byMs);
    await speaks(show, show.programIds[0] ?? '');
    expect(await left(show)).toBe(300);
    hall.clock.advance(10_000);
    expect(await left(show)).toBe(290);
  });

  it('and the audience follows step by step', async () => {
    const show = await openShow(hall, server, { judges: 2 });
    await show.organiser.call('updateBaseSetting', {
      path: { id: show.id },
      body: { look: { audiencePage: true } },
    });
    const seen = async () => {
      hall.clock.advance(behindScreenMs + crowdEveryMs);
      return (await show.screen.call('getAudienceFrame', { path: { id: show.id } })).stage.kind;
    };
    const [first = '', second = ''] = show.programIds;
    await speaks(show, first);
    expect(await seen()).toBe('SPEECH');
    hall.clock.set(byMs);
    const path = { id: show.id, programId: first, itemId: '0' };
    await show.console.call('startScoring', { path, query: { confirm: true } });
    expect(await seen()).toBe('SCORING');
    await show.console.call('showProgramList', { path: { id: show.id } });
    expect(await seen()).toBe('PROGRAM_LIST');
    hall.clock.set(-byMs);
    await speaks(show, second);
    expect(await seen()).toBe('SPEECH');
  });

  it('and nobody falls silent, and nobody is hidden who does', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    const [judge] = show.judges;
    if (judge === undefined) throw new Error('no judge');
    await judge.phone.watch('openJudgeEvents', show.id);
    const silent = () =>
      server.app.services.live
        .presence(show.id)
        .filter(({ role }) => role === 'JUDGE')
        .map(({ silentSince }) => silentSince !== null);
    hall.clock.advance(5_000);
    hall.clock.set(byMs);
    hall.clock.advance(5_000);
    expect(silent()).toEqual([false]);
    hall.clock.advance(120_000);
    expect(silent()).toEqual([true]);
  });
});

describe('the machine’s clock', () => {
  it('is followed again once no countdown runs, so that the ledger’s times are right', async () => {
    const alone = await openHall();
    try {
      const own = alone.server();
      const show = await timed(alone, own);
      const off = async () => alone.clock.now() - (await show.screen.call('getClock')).serverTime;
      await speaks(show, show.programIds[0] ?? '');
      alone.clock.set(hour);
      expect(await off()).toBe(hour);
      await show.console.call('showProgramList', { path: { id: show.id } });
      alone.clock.advance(2_000);
      await expect.poll(off).toBe(0);
    } finally {
      await alone.close();
    }
  });

  it('is followed at once where it is corrected gently, but never back', () => {
    const clock = createTestClock(0);
    const told: string[] = [];
    const log = {
      info: () => undefined,
      warn: (e: string) => told.push(e),
      error: () => undefined,
    };
    const time = createLiveTime({ ...clock, log });
    clock.set(400);
    expect(time.now()).toBe(400);
    clock.set(-300);
    expect(time.now()).toBe(400);
    clock.advance(500);
    expect(time.now()).toBe(600);
    expect([time.jump(), told]).toEqual([null, []]);
  });

  it.each(jumps)(
    'is told to who asks for the time, and stays told when the show follows it: %s',
    async (_, byMs) => {
      const own = await openHall();
      const at = own.server();
      const show = await openShow(own, at, { judges: 1 });
      expect(await show.screen.call('getClock')).not.toHaveProperty('jump');
      own.clock.set(byMs);
      const { jump } = await show.screen.call('getClock');
      expect(jump).toMatchObject({ byMs });
      own.clock.advance(60_000);
      expect((await show.console.call('getClock')).jump).toEqual(jump);
      await own.close();
    },
  );

  it('is written into the log when it was set', () => {
    const clock = createTestClock(0);
    const told: unknown[] = [];
    const log = {
      info: () => undefined,
      warn: (event: string, fields?: unknown) => told.push([event, fields]),
      error: () => undefined,
    };
    const time = createLiveTime({ ...clock, log });
    clock.set(-hour);
    time.now();
    time.now();
    expect(told).toEqual([['live.clock.jumped', { byMs: -hour }]]);
    expect(time.jump()).toEqual({ at: -hour, byMs: -hour });
  });
});
