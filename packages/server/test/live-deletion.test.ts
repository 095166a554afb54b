/**
 * Tests that a process drops a show whose competition it deletes: nothing reads the show again, and no failure is
 * logged.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { openSmallShow } from './support/small-show.ts';

let hall: TestApp;

beforeEach(async () => {
  hall = await createTestApp();
});
afterEach(() => hall.app.drain());

it('a process does not read a deleted show because of its own message on the bus', async () => {
  const main = await hall.register();
  const show = await openSmallShow(hall, main);
  await show.published(0, 90);
  await main.client.call('deleteCompetition', {
    path: { id: show.id },
    body: { confirmName: '决赛' },
  });
  // The only connection works in order, so any calls queued by then have run before this one.
  await hall.database.query.selectFrom('competition').select('id').execute();
  expect(hall.logged.map(({ event }) => event)).not.toContain('live.catchUp.failed');
});
