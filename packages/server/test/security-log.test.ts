/**
 * Tests the security log: its entries, who reads them, that nobody changes them, how long they stay, and that no log
 * holds a secret.
 */
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSecurityLog } from '../src/security/security-log.ts';
import { createTestApp, imageCodeAnswer, type TestAccount, type TestApp } from './support/app.ts';

const passcode = 'Tigers88';
const subPassword = 'assistant-2026';
const wrongPassword = 'wrong-word-2026';
const phoneNumber = '13800138000';
const dayMs = 24 * 60 * 60 * 1000;

let hall: TestApp;
let main: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp();
  main = await hall.register('organiser');
  ({ id } = await main.client.call('createCompetition', { body: { name: '歌手大赛' } }));
});

async function logIn(loginName: string, password: string, address: string) {
  const image = await hall.client.send('getImageCode');
  const cookie = image.headers.get('set-cookie')?.split(';')[0] ?? '';
  const body = { loginName, password, code: imageCodeAnswer };
  return hall.client.send('login', { body, headers: { cookie }, address });
}

const subAccount = async () => {
  const sub = await main.client.call('createSubUser', {
    body: {
      loginName: 'assistant',
      password: subPassword,
      name: '周助理',
      phoneNumber,
      competitionIds: [id],
    },
  });
  return { id: sub.id, client: hall.client.as(await hall.login('assistant', subPassword)) };
};
const enter = (word: string, name = '王小明') =>
  hall.client.send('loginConsole', {
    path: { id },
    body: { passcode: word, name },
    address: '203.0.113.7',
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' },
  });
const kindsOf = async (client = main.client) =>
  (await client.call('listSecurityEvents', { query: { size: 100 } })).events
    .map(({ kind, person, about }) => [kind, person, about].join(' ').trim())
    .reverse();

describe('the security log records', () => {
  test('logins, failures, rights, keys, passcodes, consoles, exports and ended logins, each with the person', async () => {
    const sub = await subAccount();
    await main.client.call('updateBaseSetting', {
      path: { id },
      body: { consolePasscode: passcode },
    });
    await enter('Tigers89');
    const { token } = await (await enter(passcode)).json();
    await sub.client.call('issueConsoleToken', { path: { id } });
    await sub.client.send('exportStatistics', { path: { id }, query: { what: 'LEDGER' } });
    await sub.client.refusal('listSecurityEvents');
    await logIn('assistant', wrongPassword, '203.0.113.9');
    await hall.client.as(token).call('logoutConsole', { path: { id } });
    const body = { name: '门户', scopes: ['results:read' as const] };
    const { apiKey } = await main.client.call('createApiKey', { body });
    await main.client.call('revokeApiKey', { path: { keyId: apiKey.id } });
    await main.client.call('deleteSubUser', { path: { id: sub.id } });
    expect(await kindsOf()).toEqual([
      'ACCOUNT_MADE organiser',
      'GRANT_CHANGED organiser 周助理',
      'LOGIN 周助理',
      'PASSCODE_CHANGED organiser',
      'LOGIN_FAILED 王小明',
      'CONSOLE_OPENED 王小明',
      'CONSOLE_OPENED 周助理',
      'EXPORTED 周助理',
      'REFUSED 周助理 listSecurityEvents',
      'LOGIN_FAILED 周助理',
      'LOGOUT 王小明',
      'KEY_MADE organiser 门户',
      'KEY_REVOKED organiser',
      'GRANT_CHANGED organiser',
    ]);
  });

  test('time, address, browser and request id', async () => {
    await main.client.call('updateBaseSetting', {
      path: { id },
      body: { consolePasscode: passcode },
    });
    hall.clock.advance(1000);
    await enter(passcode);
    const { events } = await main.client.call('listSecurityEvents');
    expect(events[0]).toMatchObject({
      kind: 'CONSOLE_OPENED',
      at: hall.clock.now(),
      address: '203.0.113.7',
      device: 'Windows 电脑',
      client: 'Mozilla/5.0 (Windows NT 10.0)',
      competition: { id, name: '歌手大赛' },
    });
    const lines = hall.logged.filter(({ event }) => event === 'security');
    expect(lines.at(-1)?.fields).toMatchObject({
      kind: 'CONSOLE_OPENED',
      requestId: events[0]?.requestId,
      address: '203.0.113.7',
    });
  });

  test('repeated guesses, but no more lines than a minute allows', async () => {
    for (let count = 0; count < 40; count += 1) {
      await logIn('organiser', wrongPassword, '203.0.113.66');
    }
    const kinds = await kindsOf();
    expect(kinds.filter((kind) => kind.startsWith('LOGIN_FAILED'))).toHaveLength(5);
    expect(kinds.filter((kind) => kind.startsWith('LOCKED_OUT'))).toHaveLength(30);
  });

  test('a seat that moves to another phone, but not the same phone again', async () => {
    const judge = await main.client.call('createJudge', { path: { id }, body: { name: '陈评委' } });
    const { code } = await main.client.call('getSeat', { path: { id, judgeId: judge.id } });
    const open = (phone: string, takeOver: boolean) =>
      hall.client.send('openSeat', { body: { code, phone, takeOver } });
    const phones = ['a', 'b'].map((letter) => letter.repeat(32));
    expect((await open(phones[0] ?? '', false)).status).toBe(200);
    expect((await open(phones[0] ?? '', true)).status).toBe(200);
    expect((await open(phones[1] ?? '', true)).status).toBe(200);
    const taken = (await kindsOf()).filter((kind) => kind.startsWith('SEAT_TAKEN'));
    expect(taken).toEqual(['SEAT_TAKEN  陈评委']);
  });
});

describe('an account’s part of the log', () => {
  test('is shown to that main account only: not to others, nor to sub-accounts', async () => {
    const stranger = await hall.register('stranger');
    await stranger.client.refusal('getBaseSetting', { path: { id } });
    expect(await kindsOf(stranger.client)).toEqual([
      'ACCOUNT_MADE stranger',
      'REFUSED stranger getBaseSetting',
    ]);
    expect(await kindsOf()).toEqual(['ACCOUNT_MADE organiser']);
  });

  test('is read by kind, time and page, and exported as a whole', async () => {
    for (const name of ['甲', '乙', '丙']) {
      hall.clock.advance(1000);
      await main.client.call('createApiKey', { body: { name, scopes: ['results:read'] } });
    }
    const query = { kind: 'KEY_MADE', size: 2 } as const;
    const first = await main.client.call('listSecurityEvents', { query });
    expect(first.events.map(({ about }) => about)).toEqual(['丙', '乙']);
    const before = first.nextBefore ?? 0;
    const second = await main.client.call('listSecurityEvents', { query: { ...query, before } });
    expect(second.events.map(({ about }) => about)).toEqual(['甲']);
    expect(second.nextBefore).toBeNull();
    const from = hall.clock.now();
    const late = await main.client.call('listSecurityEvents', { query: { from } });
    expect(late.events.map(({ about }) => about)).toEqual(['丙']);
    const csv = await (
      await main.client.send('exportSecurityEvents', { query: { kind: 'KEY_MADE' } })
    ).text();
    expect(csv.trim().split('\n')).toHaveLength(4);
    expect(csv).toContain('新建接口密钥');
  });
});

describe('nobody changes the log', () => {
  test('by an update or a delete in the database', async () => {
    const { query } = hall.database;
    await expect(sql`update security_event set person = ''`.execute(query)).rejects.toThrow(
      'security_event is only added to',
    );
    await expect(sql`delete from security_event`.execute(query)).rejects.toThrow(
      'security_event is only added to',
    );
    expect(await kindsOf()).toEqual(['ACCOUNT_MADE organiser']);
  });

  test('by purging it before 180 days', async () => {
    hall.clock.advance(dayMs);
    await main.client.call('createApiKey', { body: { name: '门户', scopes: ['results:read'] } });
    hall.clock.advance(179 * dayMs);
    const impatient = createSecurityLog(hall.ports, 1);
    expect(await impatient.purge()).toBe(0);
    hall.clock.advance(1);
    expect(await impatient.purge()).toBe(1);
    const { rows } = await sql<{ kind: string }>`select kind from security_event`.execute(
      hall.database.query,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['KEY_MADE']);
    // After the purge, a delete is refused as before.
    await expect(sql`delete from security_event`.execute(hall.database.query)).rejects.toThrow();
  });
});

test('no secret, phone number or query string is in any log of a show', async () => {
  const sub = await subAccount();
  await main.client.call('updateBaseSetting', {
    path: { id },
    body: { consolePasscode: passcode },
  });
  await enter('Wrong99x');
  const { token } = await (await enter(passcode)).json();
  const body = { name: '门户', scopes: ['results:read' as const] };
  const { key } = await main.client.call('createApiKey', { body });
  const judge = await main.client.call('createJudge', {
    path: { id },
    body: { name: '陈评委', phoneNumber: '13900139000' },
  });
  const { code } = await main.client.call('getSeat', { path: { id, judgeId: judge.id } });
  const seat = await hall.client.call('openSeat', { body: { code } });
  await hall.client.as(seat.token).call('getJudgeMatch', { path: { id } });
  await logIn('assistant', wrongPassword, '203.0.113.9');
  await hall.client.as(token).call('showProgramList', { path: { id } });
  await hall.client.as(key).call('getLedger', { path: { id }, query: { text: 'needle' } });
  await hall.client.as(key).refusal('listSessions');
  await sub.client.refusal('listSecurityEvents', { query: { from: 4_242_424_242 } });
  await main.client.send('exportStatistics', { path: { id }, query: { what: 'LEDGER' } });
  await hall.client.as(token).call('logoutConsole', { path: { id } });
  const { rows } = await sql`select * from security_event`.execute(hall.database.query);
  const logs = JSON.stringify([hall.logged, rows]);
  expect(rows.length).toBeGreaterThan(8);
  const secrets = [
    ...[main.token, token, key, seat.token, code].map((secret) => secret.split(' ').at(-1) ?? ''),
    ...[main.password, subPassword, wrongPassword, passcode, 'Wrong99x'],
    ...[phoneNumber, '13900139000', 'needle', '4242424242', '?what='],
  ];
  for (const secret of secrets) expect(logs).not.toContain(secret);
});
