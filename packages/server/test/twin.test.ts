/** Tests 彩排模拟: simulated judges score like others in a rehearsal, and are never part of an official competition. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  Caller,
  type Hall,
  openHall,
  openShow,
  openWindow,
  type Server,
  type Show,
} from './live-hall.ts';

let hall: Hall;
let server: Server;

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
});
afterAll(() => hall.close());

const pathOf = (show: Show) => ({ path: { id: show.id } });

async function startTwin(show: Show, judges: number) {
  const answer = await show.organiser.call('startTwin', { ...pathOf(show), body: { judges } });
  return answer.judges.map(({ judge, token }) => ({ ...judge, phone: new Caller(server, token) }));
}

async function namesOf(show: Show): Promise<string[]> {
  const { users } = await show.organiser.call('listApprovedJudges', pathOf(show));
  return users.map(({ name }) => name);
}

async function givePoint(show: Show) {
  const { owner_id: userId } = await hall.database.query
    .selectFrom('competition')
    .select('owner_id')
    .where('id', '=', show.id)
    .executeTakeFirstOrThrow();
  await hall.database.query
    .insertInto('point_entry')
    .values({
      id: `gift-${show.id}`,
      user_id: userId,
      delta: 1,
      balance: 1,
      source: 'GIFT',
      amount: null,
      competition_id: null,
      competition_name: null,
      at: 0,
    })
    .execute();
}

async function makeOfficial(show: Show) {
  await givePoint(show);
  const { name } = await show.console.call('getCurrentMatch', pathOf(show));
  return show.organiser.call('makeOfficial', { ...pathOf(show), body: { confirmName: name } });
}

it('gives simulated judges logins with which they sign in and score', async () => {
  const show = await openShow(hall, server, { judges: 2 });
  const twins = await startTwin(show, 3);
  expect(twins.map(({ number, name }) => [number, name])).toEqual([
    [3, '模拟评委 1'],
    [4, '模拟评委 2'],
    [5, '模拟评委 3'],
  ]);
  for (const { phone } of twins) await phone.call('signInJudge', pathOf(show));
  const programId = at(show.programIds, 0);
  await openWindow(show, programId);
  for (const { phone } of twins) {
    await phone.call('submitScores', {
      path: { id: show.id, programId },
      body: { scores: [{ itemId: null, score: 90 }] },
    });
  }
  const current = await show.console.call('getControlCurrentResult', pathOf(show));
  expect(current).toMatchObject({ submitted: 3, expected: 5 });
});

it('deletes simulated judges at the end, also during scoring, and keeps the scores of real judges', async () => {
  const show = await openShow(hall, server, { judges: 2 });
  const [twin] = await startTwin(show, 2);
  if (twin === undefined) throw new Error('no simulated judge');
  await twin.phone.call('signInJudge', pathOf(show));
  const programId = at(show.programIds, 0);
  await openWindow(show, programId);
  const score = {
    path: { id: show.id, programId },
    body: { scores: [{ itemId: null, score: 88 }] },
  };
  await twin.phone.call('submitScores', score);
  await at(show.judges, 0).phone.call('submitScores', score);
  expect(await show.organiser.call('stopTwin', pathOf(show))).toEqual({ count: 2 });
  expect(await namesOf(show)).toEqual(['评委1', '评委2']);
  const current = await show.console.call('getControlCurrentResult', pathOf(show));
  expect(current).toMatchObject({ submitted: 1, expected: 2 });
  // The login ended with the judge.
  await expect(twin.phone.call('submitScores', score)).rejects.toMatchObject({ status: 401 });
  // Nobody is left to delete: the same call again changes nothing.
  const { version } = await show.console.call('getCurrentMatch', pathOf(show));
  expect(await show.organiser.call('stopTwin', pathOf(show))).toEqual({ count: 0 });
  expect((await show.console.call('getCurrentMatch', pathOf(show))).version).toBe(version);
});

it('reports the number of simulated judges and whether a program was played, so that a page can offer to clean up', async () => {
  const show = await openShow(hall, server, { judges: 1 });
  const twin = () => show.organiser.call('getTwin', pathOf(show));
  const none = { judges: 0, played: false, heldUntil: null, ended: null };
  expect(await twin()).toEqual(none);
  await startTwin(show, 2);
  const held = { heldUntil: hall.clock.now() + 90_000, ended: null };
  expect(await twin()).toEqual({ judges: 2, played: false, ...held });
  await openWindow(show, at(show.programIds, 0));
  expect(await twin()).toEqual({ judges: 2, played: true, ...held });
  await show.organiser.call('stopTwin', pathOf(show));
  await show.organiser.call('cleanScores', { ...pathOf(show), body: { confirmName: '决赛' } });
  expect(await twin()).toEqual(none);
});

it('replaces simulated judges who were left behind instead of adding to them', async () => {
  const show = await openShow(hall, server, { judges: 1 });
  const [left] = await startTwin(show, 4);
  await startTwin(show, 2);
  expect(await namesOf(show)).toEqual(['评委1', '模拟评委 1', '模拟评委 2']);
  await expect(left?.phone.call('signInJudge', pathOf(show))).rejects.toMatchObject({
    status: 401,
  });
});

it('is refused in an official competition, and its judges are deleted when the competition becomes official', async () => {
  const show = await openShow(hall, server, { judges: 1 });
  const [twin] = await startTwin(show, 2);
  await makeOfficial(show);
  expect(await namesOf(show)).toEqual(['评委1']);
  await expect(twin?.phone.call('signInJudge', pathOf(show))).rejects.toMatchObject({
    status: 401,
  });
  await expect(startTwin(show, 1)).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(await namesOf(show)).toEqual(['评委1']);
});

it('cannot clear official scores when the competition becomes official during a rehearsal', async () => {
  const show = await openShow(hall, server, { judges: 1 });
  await startTwin(show, 1);
  await makeOfficial(show);
  const { phone } = at(show.judges, 0);
  await phone.call('signInJudge', pathOf(show));
  const programId = at(show.programIds, 0);
  await openWindow(show, programId);
  await phone.call('submitScores', {
    path: { id: show.id, programId },
    body: { scores: [{ itemId: null, score: 91 }] },
  });
  const clean = show.organiser.call('cleanScores', {
    ...pathOf(show),
    body: { confirmName: '决赛', onlyStatus: 'REHEARSAL' },
  });
  await expect(clean).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
  const current = await show.console.call('getControlCurrentResult', pathOf(show));
  expect(current).toMatchObject({ submitted: 1 });
});

it('is not copied', async () => {
  const show = await openShow(hall, server, { judges: 1 });
  await startTwin(show, 2);
  const copy = await show.organiser.call('copyCompetition', pathOf(show));
  const { users } = await show.organiser.call('listApprovedJudges', { path: { id: copy.id } });
  expect(users.map(({ name }) => name)).toEqual(['评委1']);
});

describe('a simulation whose page is gone', () => {
  const twinOf = (show: Show) => show.organiser.call('getTwin', pathOf(show));
  const linkOf = async (show: Show) =>
    (await show.console.call('getCurrentMatch', pathOf(show))).link;

  /** Lets one judge score the first program, with the scoring still open. */
  async function playIn(show: Show) {
    const { twinId, judges } = await show.organiser.call('startTwin', {
      ...pathOf(show),
      body: { judges: 2 },
    });
    const phone = new Caller(server, at(judges, 0).token);
    await phone.call('signInJudge', pathOf(show));
    const programId = at(show.programIds, 0);
    await openWindow(show, programId);
    await phone.call('submitScores', {
      path: { id: show.id, programId },
      body: { scores: [{ itemId: null, score: 88 }] },
    });
    return { phone, hold: { ...pathOf(show), body: { twinId } } };
  }

  it('ends after 90 seconds: judges and scores are deleted, the start page is shown, and the organiser reads why', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    const { phone, hold } = await playIn(show);
    hall.clock.advance(89_999);
    await server.app.services.twins.round();
    expect(await twinOf(show)).toMatchObject({ judges: 2, ended: null });
    hall.clock.advance(1);
    await server.app.services.twins.round();
    expect(await twinOf(show)).toEqual({
      judges: 0,
      played: false,
      heldUntil: null,
      ended: { twinId: hold.body.twinId, at: hall.clock.now(), judges: 2, cleared: true },
    });
    expect(await namesOf(show)).toEqual(['评委1']);
    expect(await linkOf(show)).toBe('INIT');
    await expect(phone.call('signInJudge', pathOf(show))).rejects.toMatchObject({ status: 401 });
    const { entries } = await show.organiser.call('getLedger', {
      ...pathOf(show),
      query: { order: 'NEWEST_FIRST' },
    });
    const [lapsed] = entries;
    expect(lapsed?.actor.role).toBe('SYSTEM');
    expect(JSON.parse(lapsed?.body ?? '')).toMatchObject({
      action: 'lapseTwin',
      before: { judges: 2, scores: 1 },
    });
    // Only once: the next round finds nothing, and the next simulation starts without this message.
    expect(await server.app.services.twins.round()).toBe(0);
    await startTwin(show, 1);
    expect(await twinOf(show)).toMatchObject({ judges: 1, ended: null });
  });

  it('goes on while its page reports, and refuses a report that comes too late', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    const { hold } = await playIn(show);
    hall.clock.advance(89_000);
    expect(await show.organiser.call('holdTwin', hold)).toEqual({
      heldUntil: hall.clock.now() + 90_000,
    });
    hall.clock.advance(89_000);
    await server.app.services.twins.round();
    expect(await twinOf(show)).toMatchObject({ judges: 2, ended: null });
    hall.clock.advance(1_000);
    await server.app.services.twins.round();
    const late = show.organiser.call('holdTwin', hold);
    await expect(late).rejects.toMatchObject({ status: 409 });
  });

  it('is held by the page that began last, and the page in the other window is refused', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    const { hold } = await playIn(show);
    await startTwin(show, 1);
    await expect(show.organiser.call('holdTwin', hold)).rejects.toMatchObject({ status: 409 });
  });

  it('keeps results from before it, unless they were cleared for it', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    await openWindow(show, at(show.programIds, 0));
    await startTwin(show, 2);
    hall.clock.advance(90_000);
    await server.app.services.twins.round();
    const left = await twinOf(show);
    expect(left).toMatchObject({ judges: 0, played: true, ended: { cleared: false } });

    await startTwin(show, 2);
    await show.organiser.call('cleanScores', { ...pathOf(show), body: { confirmName: '决赛' } });
    await openWindow(show, at(show.programIds, 0));
    hall.clock.advance(90_000);
    await server.app.services.twins.round();
    const cleared = await twinOf(show);
    expect(cleared).toMatchObject({ judges: 0, played: false, ended: { cleared: true } });
  });

  it('is ended by the next server that starts, after its page had time to come back', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    await playIn(show);
    const restarted = hall.server();
    restarted.app.services.twins.start();
    hall.clock.advance(90_000);
    await expect.poll(() => twinOf(show)).toMatchObject({ judges: 0, ended: { judges: 2 } });
    restarted.app.services.twins.stop();
  });

  it('never deletes official scores, because it ended when the competition became official', async () => {
    const show = await openShow(hall, server, { judges: 1 });
    await playIn(show);
    await makeOfficial(show);
    hall.clock.advance(90_000);
    expect(await server.app.services.twins.round()).toBe(0);
  });
});

it('is in the checklist, which counts only real judges and is never ready during a simulation', async () => {
  const show = await openShow(hall, server, { judges: 0 });
  await givePoint(show);
  const checklist = async () => {
    const { ready, entries } = await show.organiser.call('getChecklist', pathOf(show));
    return {
      ready,
      ...Object.fromEntries(entries.map(({ code, level, count }) => [code, [level, count]])),
    };
  };
  await startTwin(show, 3);
  expect(await checklist()).toMatchObject({
    ready: false,
    JUDGES: ['MISSING', 0],
    SIMULATED_JUDGES: ['MISSING', 3],
    SIGNED_IN: ['OK', 0],
  });
  await show.organiser.call('createJudge', { ...pathOf(show), body: { name: '周慧敏' } });
  expect(await checklist()).toMatchObject({ ready: false, JUDGES: ['OK', 1] });
  await show.organiser.call('stopTwin', pathOf(show));
  const tidy = await checklist();
  expect(tidy).toMatchObject({ ready: true, JUDGES: ['OK', 1] });
  expect(tidy).not.toHaveProperty('SIMULATED_JUDGES');
});
