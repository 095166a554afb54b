/** A show that this process holds goes with its competition: nothing reads it once more, and nothing is logged as failed. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { openSmallShow } from './support/small-show.ts';

let hall: TestApp;

beforeEach(async () => {
  hall = await createTestApp();
});
afterEach(() => hall.app.drain());

it('its own word of the deletion does not make it read what is gone', async () => {
  const main = await hall.register();
  const show = await openSmallShow(hall, main);
  await show.published(0, 90);
  await main.client.call('deleteCompetition', {
    path: { id: show.id },
    body: { confirmName: '决赛' },
  });
  // Calls queued by then are ahead of this one in the only connection.
  await hall.database.query.selectFrom('competition').select('id').execute();
  expect(hall.logged.map(({ event }) => event)).not.toContain('live.catchUp.failed');
});
