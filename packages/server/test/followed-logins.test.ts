/** Tests that a phone that follows the show is known without a look-up for each call, and for no longer than its login lasts. */
import { setImmediate as readsToEnd } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  at,
  type Caller,
  type Hall,
  openHall,
  openShow,
  refusalOf,
  type Show,
} from './live-hall.ts';

/** The statements that find a caller: by the token, and the judge of a seat or of an account. */
const lookUps = ['lf-sessions', 'lf-judges-of-seats', 'lf-judges-of-users'];
const stepMs = 125;

let hall: Hall;
let show: Show;
let seen: string[];

beforeEach(async () => {
  hall = await openHall();
  onTestFinished(() => hall.close());
  const server = hall.server();
  show = await openShow(hall, server, { judges: 2, programs: 1 });
  seen = [];
  hall.database.beforePrepared = async (name) => {
    if (lookUps.includes(name)) seen.push(name);
  };
});

/** Lets the time pass in steps; the look that the clock begins in one of them has ended before the next. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    hall.clock.advance(stepMs);
    // The database answers in order.
    await hall.database.ping();
    await readsToEnd();
  }
}

async function report(phone: Caller, connectionId: string): Promise<void> {
  await phone.call('reportJudge', { path: { id: show.id }, body: { connectionId, version: 0 } });
}

describe('a phone that follows the show', () => {
  it('is not looked up again for calls that come seldom', async () => {
    const { phone } = at(show.judges, 0);
    const feed = await phone.watch('openJudgeEvents', show.id);
    seen = [];
    for (let call = 0; call < 3; call += 1) {
      await pass(2_500);
      await report(phone, feed.stream.connectionId);
    }
    expect(seen).toEqual([]);
  });

  it('is looked up again once it follows no more', async () => {
    const { phone } = at(show.judges, 0);
    const feed = await phone.watch('openJudgeEvents', show.id);
    await pass(1_000);
    feed.stream.close();
    await pass(2_500);
    seen = [];
    await report(phone, feed.stream.connectionId);
    expect(seen).toEqual(['lf-sessions', 'lf-judges-of-seats']);
  });

  it('is looked up as before while only another phone follows', async () => {
    await at(show.judges, 1).phone.watch('openJudgeEvents', show.id);
    const { phone } = at(show.judges, 0);
    await pass(2_500);
    seen = [];
    await report(phone, 'nobody');
    expect(seen).toEqual(['lf-sessions', 'lf-judges-of-seats']);
  });

  it('is noted as seen all the same', async () => {
    const { phone, id } = at(show.judges, 0);
    const feed = await phone.watch('openJudgeEvents', show.id);
    const lastSeen = async () => {
      await hall.database.ping();
      const { last_seen_at } = await hall.database.query
        .selectFrom('session')
        .select('last_seen_at')
        .where('judge_id', '=', id)
        .executeTakeFirstOrThrow();
      return last_seen_at;
    };
    const before = await lastSeen();
    for (let minute = 1; minute <= 6; minute += 1) {
      // As if the watch had looked all the time.
      hall.clock.advance(59_000);
      await pass(1_000);
      await report(phone, feed.stream.connectionId);
    }
    expect(await lastSeen()).toBe(before + 6 * 60_000);
  });

  it('is refused at once when the organiser takes the judge away', async () => {
    const { id, phone } = at(show.judges, 0);
    const feed = await phone.watch('openJudgeEvents', show.id);
    await show.organiser.call('deleteJudges', { path: { id: show.id, judgeId: id } });
    expect(feed.ended).toBe(true);
    const refused = await refusalOf(report(phone, feed.stream.connectionId));
    expect(refused.code).toBe('SESSION_EXPIRED');
  });

  it('is refused once its login is over, though the feed was looked up again and again', async () => {
    const { phone } = at(show.judges, 0);
    const feed = await phone.watch('openJudgeEvents', show.id);
    await pass(1_000);
    await hall.database.query
      .updateTable('session')
      .set({ expires_at: hall.clock.now() })
      .where('judge_id', '=', at(show.judges, 0).id)
      .execute();
    await pass(1_000);
    expect(feed.ended).toBe(true);
    const refused = await refusalOf(report(phone, feed.stream.connectionId));
    expect(refused.code).toBe('SESSION_EXPIRED');
  });
});

it('a console, whose rights may change, is looked up as before', async () => {
  await show.console.watch('openMatchEvents', show.id);
  await pass(2_000);
  seen = [];
  await show.console.call('getCurrentMatch', { path: { id: show.id } });
  expect(seen).toEqual(['lf-sessions']);
});
