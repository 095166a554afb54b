/** Tests the field that tells the console's page whether reminders can be sent, so that it offers them only then. */
import { expect, test } from 'vitest';
import type { Messenger } from '../src/ports.ts';
import { createTestApp } from './support/app.ts';
import { createTestMessenger } from './support/messenger.ts';

async function noticesOf(messenger: Messenger | null, messengerNotices: boolean): Promise<boolean> {
  const app = await createTestApp({ messenger });
  const { client } = await app.register();
  const { id } = await client.call('createCompetition', { body: { name: '歌手大赛' } });
  await client.call('updateBaseSetting', { path: { id }, body: { messengerNotices } });
  const seen = await client.call('getPublicCompetition', { path: { id } });
  return seen.messengerNotices;
}

test('notices are on where the organiser allows them and a messenger is connected', async () => {
  expect(await noticesOf(createTestMessenger(), true)).toBe(true);
  expect(await noticesOf(createTestMessenger(), false)).toBe(false);
  expect(await noticesOf(null, true)).toBe(false);
});
