/**
 * Tests that the database holds no readable phone number and no usable code, and that old clear values are sealed at
 * the next start.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createVault, openDataKey } from '../src/node/vault.ts';
import { sealRows, WrongKey } from '../src/sealing/seal-rows.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

const phone = '13912345678';

let hall: TestApp;
let main: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp();
  main = await hall.register('organiser');
  ({ id } = await main.client.call('createCompetition', { body: { name: '歌手大赛' } }));
});

const newJudge = (name: string, phoneNumber: string) =>
  main.client.call('createJudge', { path: { id }, body: { name, phoneNumber } });

/** Returns every row of every table as text. */
async function everything(): Promise<string> {
  const { query } = hall.database;
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(query);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(r)::text as text from ${sql.table(name)} r`.execute(query);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

describe('at rest', () => {
  test('no phone number, no seat code and no invitation can be read', async () => {
    await main.client.call('updateUser', { body: { phoneNumber: phone } });
    const body = { loginName: 'helper', password: 'winterthur-88', name: '小助手' };
    await main.client.call('createSubUser', { body: { ...body, phoneNumber: phone } });
    const judge = await newJudge('周慧敏', phone);
    const path = { id, judgeId: judge.id };
    const seat = await main.client.call('getSeat', { path });
    const invitation = await main.client.call('createInvitation', { path: { id } });
    const gone = await newJudge('要删的', '13912345679');
    await main.client.call('deleteJudges', { path: { id, judgeId: gone.id } });
    const text = await everything();
    for (const secret of [phone, '13912345679', seat.code, invitation.code ?? '']) {
      expect(secret.length).toBeGreaterThan(10);
      expect(text).not.toContain(secret);
    }
    expect(seat.path).toBe(`/web/judge/seat#${seat.code}`);
    expect(invitation.path).toBe(`/web/judge/apply?competition=${id}#code=${invitation.code}`);
  });

  test('a number is found whole and in part, shown in full, and taken only once', async () => {
    const judge = await newJudge('周慧敏', phone);
    const other = await newJudge('陈志远', '13800000002');
    const found = async (keyword: string) =>
      (await main.client.call('pageJudges', { path: { id }, query: { keyword } })).content;
    expect((await found(phone)).map((one) => [one.id, one.phoneNumber])).toEqual([
      [judge.id, phone],
    ]);
    expect((await found('45678')).map((one) => one.id)).toEqual([judge.id]);
    expect((await found('1')).map((one) => one.id)).toEqual([judge.id, other.id]);
    expect(await found('77777')).toEqual([]);
    const query = { phoneNumber: phone };
    expect(await main.client.call('checkJudgePhone', { path: { id }, query })).toEqual({
      exists: true,
    });
    const again = { name: '另一位', phoneNumber: phone };
    expect((await main.client.refusal('createJudge', { path: { id }, body: again })).code).toBe(
      'PHONE_NUMBER_TAKEN',
    );
  });

  test('the half of a seat code that the database holds opens no seat', async () => {
    const judge = await newJudge('周慧敏', phone);
    const { code } = await main.client.call('getSeat', { path: { id, judgeId: judge.id } });
    const seed = code.slice(0, 16);
    for (const guess of [seed, `${seed}${'A'.repeat(22)}`, code.slice(0, -1)]) {
      expect((await hall.client.refusal('openSeat', { body: { code: guess } })).code).toBe(
        'SEAT_INVALID',
      );
    }
    await hall.client.call('openSeat', { body: { code } });
  });
});

describe('rows from an older version', () => {
  const clear = async () => {
    const judge = await newJudge('周慧敏', phone);
    const { query } = hall.database;
    await sql`update judge set phone_number = ${phone}, seat_seed = 'an-old-code-of-32-letters-000001'`.execute(
      query,
    );
    await sql`update user_account set phone_number = ${phone}`.execute(query);
    await sql`update competition set invitation_code = 'old-invitation-1'`.execute(query);
    await sql`insert into recovery (competition_id, id, at, action, body) values (${id}, 'r1', 1,
      'deleteJudges', ${JSON.stringify({ judges: [{ id: 'j', phone_number: phone, seat_code: 'gone-code' }], scores: null, lateScores: null })})`.execute(
      query,
    );
    return judge;
  };

  test('are sealed once, and the printed seat and the sent invitation still work', async () => {
    const judge = await clear();
    expect(await sealRows(hall.database, hall.ports)).toBeGreaterThan(3);
    expect(await sealRows(hall.database, hall.ports)).toBe(0);
    const text = await everything();
    for (const secret of [phone, 'an-old-code', 'old-invitation-1', 'gone-code']) {
      expect(text).not.toContain(secret);
    }
    const path = { id, judgeId: judge.id };
    const old = { code: 'an-old-code-of-32-letters-000001' };
    await hall.client.call('openSeat', { body: old });
    const { code } = await main.client.call('getSeat', { path });
    await hall.client.call('openSeat', { body: { code, takeOver: true } });
    expect((await main.client.call('getInvitation', { path: { id } })).code).toBe(
      'old-invitation-1',
    );
    expect((await main.client.call('getUser')).phoneNumber).toBe(phone);
    await main.client.call('renewSeat', { path });
    expect((await hall.client.refusal('openSeat', { body: old })).code).toBe('SEAT_INVALID');
  });

  test('are left alone when the key does not open the sealed rows', async () => {
    await sealRows(hall.database, hall.ports);
    await clear();
    const vault = createVault(randomBytes(32));
    await expect(sealRows(hall.database, { ...hall.ports, vault })).rejects.toThrow(WrongKey);
    expect(await everything()).toContain(phone);
  });
});

describe('the key', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'liangfen-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is made once, readable only by its owner, and the same at the next start', () => {
    const path = join(folder, 'data', 'data.key');
    const key = openDataKey({ path });
    expect(key.length).toBe(32);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(openDataKey({ path }).equals(key)).toBe(true);
  });

  test('is refused when others can read it, or when the file holds something else', () => {
    const open = join(folder, 'open.key');
    writeFileSync(open, randomBytes(32).toString('base64url'), { mode: 0o644 });
    expect(() => openDataKey({ path: open })).toThrow('chmod 600');
    const short = join(folder, 'short.key');
    writeFileSync(short, 'too short', { mode: 0o600 });
    expect(() => openDataKey({ path: short })).toThrow('LIANGFEN_DATA_KEY_FILE');
  });

  test('opens what it has sealed, but nothing changed or sealed with another key', () => {
    const vault = createVault(randomBytes(32));
    const sealed = vault.seal(phone);
    expect(sealed).toBe(vault.seal(phone));
    expect(vault.open(sealed)).toBe(phone);
    expect(vault.open('never sealed')).toBe('never sealed');
    const letter = sealed.at(20) === 'A' ? 'B' : 'A';
    expect(() => vault.open(sealed.slice(0, 20) + letter + sealed.slice(21))).toThrow();
    expect(() => createVault(randomBytes(32)).open(sealed)).toThrow();
  });
});
