/** Tests that expired data is deleted and nothing else, by one process at a time, and the operator's commands for it. */
import { beforeEach, expect, test } from 'vitest';
import type { Swept } from '../src/retention/retention.ts';
import { operatorOf } from './support/admin.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

const day = 24 * 60 * 60_000;
const nothing: Swept = {
  competitions: 0,
  recoveries: 0,
  sessions: 0,
  guests: 0,
  images: 0,
  counts: 0,
};

let hall: TestApp;
let main: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp();
  main = await hall.register('zhang');
  ({ id } = await main.client.call('createCompetition', { body: { name: '决赛' } }));
});

const sweep = () => hall.app.services.retention.sweep();
const rows = async (table: 'competition' | 'show_event' | 'image' | 'user_account' | 'session') =>
  (
    await hall.database.query
      .selectFrom(table)
      .select('id' as never)
      .execute()
      .catch(async () => hall.database.query.selectFrom('show_event').select('version').execute())
  ).length;

async function picture(letter: string): Promise<string> {
  const name = letter.repeat(64);
  await hall.database.query
    .insertInto('image')
    .values({
      id: name,
      owner_id: main.userId,
      bytes: new Uint8Array([1]),
      width: 1,
      height: 1,
      size: 1,
      created_at: hall.clock.now(),
    })
    .execute();
  return `/api/image/${name}`;
}

test('a deleted competition is erased with its ledger when it can no longer be restored', async () => {
  await main.client.call('createProgram', { path: { id }, body: { programName: '节目' } });
  await main.client.call('deleteCompetition', { path: { id } });
  hall.clock.advance(29 * day);
  expect(await sweep()).toMatchObject({ competitions: 0 });
  const back = hall.client.as(await hall.login('zhang', main.password));
  await back.call('restoreCompetition', { path: { id } });
  await back.call('deleteCompetition', { path: { id } });
  hall.clock.advance(30 * day + 1);
  expect((await hall.app.services.retention.due()).competitions).toBe(1);
  expect((await sweep())?.competitions).toBeGreaterThanOrEqual(1);
  expect(await rows('competition')).toBe(0);
  expect(await rows('show_event')).toBe(0);
});

test('expired logins and guests without a seat are deleted, and those in use stay', async () => {
  const guest = await hall.guest();
  await guest.client.call('getUser');
  hall.clock.advance(31 * day);
  const token = await hall.login('zhang', main.password);
  expect(await sweep()).toMatchObject({ sessions: 1, guests: 1 });
  await hall.client.as(token).call('getUser');
  expect(await rows('user_account')).toBe(1);
  expect(await sweep()).toEqual({ ...nothing, counts: 0 });
});

test('an old picture that nothing uses is deleted; a picture in a look and a new picture stay', async () => {
  const named = await picture('a');
  await picture('b');
  await hall.database.query
    .updateTable('competition')
    .set({ look: JSON.stringify({ background: named }) as never })
    .where('id', '=', id)
    .execute();
  hall.clock.advance(31 * day);
  const fresh = await picture('c');
  expect(await sweep()).toMatchObject({ images: 1 });
  const left = await hall.database.query.selectFrom('image').select('id').orderBy('id').execute();
  expect(left.map((row) => `/api/image/${row.id}`)).toEqual([named, fresh]);
});

test('the operator counts first, then clears, and finds the act in the audit log', async () => {
  const operator = operatorOf(hall.app.services);
  await hall.guest();
  hall.clock.advance(31 * day);
  const tried = await operator.data('purge', '--dry-run');
  expect(tried).toMatchObject({ sessions: 2 });
  expect(await rows('session')).toBe(2);
  expect(await operator.refusal('purge')).toMatchObject({ code: 'NOT_CONFIRMED' });
  expect(await operator.data('purge', '--yes')).toMatchObject({ sessions: 2, guests: 1 });
  const { acts } = await operator.data('audit', 'list');
  expect(acts).toMatchObject([{ command: 'purge', detail: { sessions: 2 } }]);
});

test('the operator lists logins and ends one, whose feeds close', async () => {
  const operator = operatorOf(hall.app.services);
  const { sessions } = await operator.data('session', 'list', '--user', 'zhang');
  const [session] = sessions as { id: string; kind: string; person: string }[];
  expect(session).toMatchObject({ kind: 'TOKEN', person: 'zhang' });
  await operator.data('session', 'end', session?.id ?? '', '--dry-run');
  await main.client.call('getUser');
  await operator.data('session', 'end', session?.id ?? '', '--yes');
  expect((await main.client.refusal('getUser')).code).toBe('SESSION_EXPIRED');
  expect(await operator.refusal('session', 'end', session?.id ?? '', '--yes')).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await operator.refusal('session', 'list', '--user', 'nobody')).toMatchObject({
    code: 'NOT_FOUND',
  });
});
