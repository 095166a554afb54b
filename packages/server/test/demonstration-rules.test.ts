/** Tests that the demonstration starts under every rule for accounts that its owner may want to try out. */
import { expect, test } from 'vitest';
import { seedDemonstration } from '../src/node/seed.ts';
import { createTestApp } from './support/app.ts';

const url = 'http://127.0.0.1:8080';

test('a demonstration that wants two-step login is made, and asks its organiser for it', async () => {
  const hall = await createTestApp({ rules: { requiresSecondFactor: true, isDemo: true } });
  const links = (await seedDemonstration(hall.app, { url })) ?? '';
  expect(links).toContain('/web/');
  const { rows } = await competitions(hall.database);
  expect(rows).toBeGreaterThan(0);
  expect(
    await hall.database.query
      .selectFrom('session')
      .select('id')
      .where('kind', '=', 'SSO')
      .execute(),
  ).toEqual([]);

  const password = /[0-9a-f]{12}/.exec(links)?.[0] ?? '';
  const organiser = hall.client.as(await hall.login('demo', password));
  const refused = await organiser.refusal('getPoint');
  expect(refused.code).toBe('SECOND_FACTOR_REQUIRED');
  // A later start prints its links again.
  expect(await seedDemonstration(hall.app, { url })).toContain('/web/');
});

async function competitions({ query }: Awaited<ReturnType<typeof createTestApp>>['database']) {
  const all = await query.selectFrom('competition').select('id').execute();
  return { rows: all.length };
}
