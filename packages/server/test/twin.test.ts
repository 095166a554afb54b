/** 彩排模拟: simulated judges score like others in a rehearsal, and are never part of an official competition. */
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('takes them away at the end, in the middle of a scoring too, and leaves real judges their scores', async () => {
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
  // The login went with the judge.
  await expect(twin.phone.call('submitScores', score)).rejects.toMatchObject({ status: 401 });
  // Nothing is left to stop: the same call again changes nothing.
  const { version } = await show.console.call('getCurrentMatch', pathOf(show));
  expect(await show.organiser.call('stopTwin', pathOf(show))).toEqual({ count: 0 });
  expect((await show.console.call('getCurrentMatch', pathOf(show))).version).toBe(version);
});

it('tells how many are there and whether a program was played, so that the desk can offer to tidy up', async () => {
  const show = await openShow(hall, server, { judges: 1 });
  const twin = () => show.organiser.call('getTwin', pathOf(show));
  expect(await twin()).toEqual({ judges: 0, played: false });
  await startTwin(show, 2);
  expect(await twin()).toEqual({ judges: 2, played: false });
  await openWindow(show, at(show.programIds, 0));
  expect(await twin()).toEqual({ judges: 2, played: true });
  await show.organiser.call('stopTwin', pathOf(show));
  await show.organiser.call('cleanScores', { ...pathOf(show), body: { confirmName: '决赛' } });
  expect(await twin()).toEqual({ judges: 0, played: false });
});

it('starts anew instead of adding to a twin that was left without an end', async () => {
  const show = await openShow(hall, server, { judges: 1 });
  const [left] = await startTwin(show, 4);
  await startTwin(show, 2);
  expect(await namesOf(show)).toEqual(['评委1', '模拟评委 1', '模拟评委 2']);
  await expect(left?.phone.call('signInJudge', pathOf(show))).rejects.toMatchObject({
    status: 401,
  });
});

it('is refused in an official competition, and none of its judges comes along into one', async () => {
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

it('cannot clear official scores when the competition becomes official under a rehearsal', async () => {
  const show = await openShow(hall, server, { judges: 1 });
  await startTwin(show, 1);
  await makeOfficial(show);
  const programId = at(show.programIds, 0);
  await openWindow(show, programId);
  await at(show.judges, 0).phone.call('submitScores', {
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
