/** Tests passcodes: long enough, stored only as a hash, never shown or copied, and old ones hashed at the next start. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPasscodes } from '../src/store/hash-passcodes.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

const passcode = 'Tigers88';

let hall: TestApp;
let main: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp();
  main = await hall.register('organiser');
  ({ id } = await main.client.call('createCompetition', { body: { name: '歌手大赛' } }));
});

const set = (consolePasscode: string | null, competitionId = id) =>
  main.client.call('updateBaseSetting', { path: { id: competitionId }, body: { consolePasscode } });
const enter = (word: string, competitionId = id) =>
  hall.client.send('loginConsole', {
    path: { id: competitionId },
    body: { passcode: word, name: '王小明' },
  });

describe('a new passcode', () => {
  test.each(['2580', 'abc12', 'with space', '000000', 'aaaaaa', '123456', '987654', 'abcdefg'])(
    '%s is refused at its field',
    async (consolePasscode) => {
      const path = { id };
      const refusal = await main.client.refusal('updateBaseSetting', {
        path,
        body: { consolePasscode },
      });
      expect(refusal.problem.errors?.map(({ field }) => field)).toEqual(['consolePasscode']);
    },
  );

  test('opens the console, and no other word does', async () => {
    await set(passcode);
    expect((await enter(passcode)).status).toBe(200);
    expect((await enter('tigers88')).status).toBe(400);
  });

  test('that equals the old one ends no console; once it is removed, nobody can log in with it', async () => {
    const { version } = await set(passcode);
    const { token } = await main.client.call('issueConsoleToken', { path: { id } });
    expect((await set(passcode)).version).toBe(version);
    await hall.client.as(token).call('getCurrentMatch', { path: { id } });
    expect((await set(null)).passcodeSet).toBe(false);
    expect((await enter(passcode)).status).toBe(409);
  });
});

describe('nobody can read a passcode', () => {
  test('in the settings, whatever their role', async () => {
    const answers: unknown[] = [await set(passcode)];
    await main.client.call('createSubUser', {
      body: {
        loginName: 'assistant',
        password: 'liangfen2026x',
        name: '助理',
        competitionIds: [id],
      },
    });
    const sub = hall.client.as(await hall.login('assistant', 'liangfen2026x'));
    for (const client of [main.client, sub]) {
      answers.push(await client.call('getBaseSetting', { path: { id } }));
      answers.push(await client.call('getLedger', { path: { id } }));
      answers.push(await client.call('listCompetitions'));
    }
    expect(JSON.stringify(answers)).not.toContain(passcode);
    expect(answers[1]).toMatchObject({ passcodeSet: true });
  });

  test('in a copy, which has none', async () => {
    await set(passcode);
    const copied = await main.client.call('copyCompetition', { path: { id } });
    const path = { id: copied.id };
    expect((await main.client.call('getBaseSetting', { path })).passcodeSet).toBe(false);
    expect((await enter(passcode, copied.id)).status).toBe(409);
  });
});

describe('passcodes from an older version', () => {
  test('are hashed at the next start, and short ones are removed', async () => {
    const { query } = hall.database;
    const short = await main.client.call('createCompetition', { body: { name: '短口令' } });
    for (const [competitionId, word] of [
      [id, passcode],
      [short.id, '0000'],
    ]) {
      await sql`update competition set base = base || ${JSON.stringify({ consolePasscode: word })}::jsonb
        where id = ${competitionId}`.execute(query);
    }
    const salted = { hash: async (word: string) => hall.ports.passwords.hash(word) };
    expect(await hashPasscodes(hall.database, salted)).toEqual({ hashed: 1, dropped: 1 });
    expect(await hashPasscodes(hall.database, salted)).toEqual({ hashed: 0, dropped: 0 });
    expect((await enter(passcode)).status).toBe(200);
    expect((await enter('0000', short.id)).status).toBe(409);
    const { rows } = await sql<{ base: unknown }>`select base from competition`.execute(query);
    expect(JSON.stringify(rows)).not.toContain('consolePasscode');
  });
});
