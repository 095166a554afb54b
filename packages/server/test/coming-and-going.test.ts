/**
 * Tests how an account begins and ends: passwords, invitations, consent, unused logins, closing, and the operator's
 * commands.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseClosedAccounts } from '../src/accounts/closing.ts';
import { firstInvitation } from '../src/accounts/invitations.ts';
import { type AdminRequest, readAdminRequest } from '../src/admin/commands.ts';
import { runAdminCommand } from '../src/admin/run-command.ts';
import { weaknessOf } from '../src/passwords/refuse-weak-password.ts';
import { createTestApp, imageCodeAnswer, type TestAccount, type TestApp } from './support/app.ts';

const day = 24 * 60 * 60 * 1000;

let hall: TestApp;
let main: TestAccount;

beforeEach(async () => {
  hall = await createTestApp();
  main = await hall.register('organiser');
});

describe('a password', () => {
  const owner = { loginName: 'zhangsan', name: '校团委宣传部' };

  test.each([
    ['password', 'COMMON'],
    ['Password123', 'COMMON'],
    ['woaini1314', 'COMMON'],
    ['1qaz2wsx', 'COMMON'],
    ['88888888', 'REPEATED'],
    ['abcabcabc', 'REPEATED'],
    ['zhangsan', 'OWN_NAME'],
    ['Zhangsan2026', 'OWN_NAME'],
    ['nasgnahz1', 'OWN_NAME'],
    ['校团委宣传部01', 'OWN_NAME'],
    ['liangfen2026', null],
    ['correct horse battery staple', null],
    ['zhangsan buys nine melons', null],
    ['一句只有我知道的话', null],
  ])('%s is %s', async (password, weakness) => {
    expect(await weaknessOf(password, owner)).toBe(weakness);
  });

  test('is refused at its field in every form where a password is chosen', async () => {
    const change = await main.client.refusal('changePassword', {
      body: { oldPassword: main.password, newPassword: 'organiser-1' },
    });
    expect(change.problem.errors?.map(({ field }) => field)).toEqual(['newPassword']);
    const body = { loginName: 'helper', password: 'qwertyuiop', name: '小助手' };
    const sub = await main.client.refusal('createSubUser', { body });
    expect(sub.problem.errors?.map(({ field }) => field)).toEqual(['password']);
  });
});

async function registering(app: TestApp, loginName: string, more: object = {}) {
  const image = await app.client.send('getImageCode');
  const cookie = image.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    body: { loginName, password: 'liangfen2026', code: imageCodeAnswer, ...more },
    headers: { cookie },
    address: loginName,
  };
}

describe('registration', () => {
  const closedApp = (registration: 'INVITED' | 'CLOSED') =>
    createTestApp({
      database: hall.database,
      clock: hall.clock,
      rules: { signUp: { registration, privacy: null } },
    });

  test.each(['INVITED', 'CLOSED'] as const)('%s lets in by invitation only, once', async (kind) => {
    const app = await closedApp(kind);
    expect((await app.client.call('getHealth')).registration).toBe(kind);
    const refused = await app.client.refusal('register', await registering(app, 'stranger'));
    expect(refused.code).toBe('REGISTRATION_CLOSED');
    const answer = await run(app, { name: 'user invite' });
    const link = String(answer.done && answer.data.link);
    const invitation = link.split('#invitation=')[1] ?? '';
    await app.client.call('register', await registering(app, 'invited', { invitation }));
    const again = await registering(app, 'another', { invitation });
    expect((await app.client.refusal('register', again)).code).toBe('REGISTRATION_CLOSED');
  });

  test('an invitation ends with its time, and a login name that is taken does not use it up', async () => {
    const app = await closedApp('INVITED');
    const answer = await run(app, { name: 'user invite', days: 1 });
    const invitation = String(answer.done && answer.data.link).split('#invitation=')[1] ?? '';
    const taken = await registering(app, 'organiser', { invitation });
    expect((await app.client.refusal('register', taken)).code).toBe('LOGIN_NAME_TAKEN');
    hall.clock.advance(day + 1);
    const late = await registering(app, 'latecomer', { invitation });
    expect((await app.client.refusal('register', late)).code).toBe('REGISTRATION_CLOSED');
  });

  test('the first start of an empty server prints an invitation link, a later start prints none', async () => {
    expect(await firstInvitation(hall.ports, 'http://x')).toBeNull();
    const empty = await createTestApp();
    const text = await firstInvitation(empty.ports, 'http://score.example');
    const again = await firstInvitation(empty.ports, 'http://score.example');
    const codeIn = (printed: string | null) => /#invitation=([\w-]+)/.exec(printed ?? '')?.[1];
    const old = await registering(empty, 'first-one', { invitation: codeIn(text) });
    expect((await empty.client.refusal('register', old)).code).toBe('REGISTRATION_CLOSED');
    const invitation = codeIn(again);
    await empty.client.call('register', await registering(empty, 'first-one', { invitation }));
    expect(await firstInvitation(empty.ports, 'http://score.example')).toBeNull();
  });

  test('asks for consent to the current statement, and records which statement and when', async () => {
    const privacy = { address: 'https://example.com/privacy', version: '2026-11' };
    const app = await createTestApp({
      database: hall.database,
      clock: hall.clock,
      rules: { signUp: { registration: 'OPEN', privacy } },
    });
    expect((await app.client.call('getHealth')).privacy).toEqual(privacy);
    for (const more of [{}, { consent: '2025-01' }]) {
      const refusal = await app.client.refusal('register', await registering(app, 'newone', more));
      expect(refusal.problem.errors?.map(({ field }) => field)).toEqual(['consent']);
    }
    const consent = privacy.version;
    await app.client.call('register', await registering(app, 'newone', { consent }));
    const row = await hall.database.query
      .selectFrom('user_account')
      .select(['consent_version', 'consent_at'])
      .where('login_key', '=', 'newone')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ consent_version: '2026-11', consent_at: hall.clock.now() });
  });
});

describe('a login that nobody uses', () => {
  test('has ended after three days; a login that is used goes on, and so does a guest', async () => {
    const guest = await hall.guest();
    const idle = await hall.login('organiser', main.password);
    for (let days = 0; days < 3; days += 1) {
      hall.clock.advance(day);
      await main.client.call('getUser');
    }
    expect((await hall.client.as(idle).refusal('getUser')).code).toBe('SESSION_EXPIRED');
    await guest.client.call('getUser');
  });
});

describe('closing an account', () => {
  const close = (more: object = {}) =>
    main.client.refusal('closeAccount', {
      body: { password: main.password, confirmName: 'organiser', ...more },
    });

  test('asks for the password and the typed login name', async () => {
    expect((await close({ password: 'wrong' })).code).toBe('PASSWORD_WRONG');
    const named = await close({ confirmName: 'somebody' });
    expect(named.problem.errors?.map(({ field }) => field)).toEqual(['confirmName']);
    await main.client.call('getUser');
  });

  test('ends every login, and the operator can bring the account back within thirty days', async () => {
    const { id } = await main.client.call('createCompetition', { body: { name: '歌手大赛' } });
    const { token } = await main.client.call('issueConsoleToken', { path: { id } });
    const { key } = await main.client.call('createApiKey', {
      body: { name: 'k', scopes: ['results:read'] },
    });
    const sub = { loginName: 'helper', password: 'winterthur-88', name: '小助手' };
    await main.client.call('createSubUser', { body: sub });
    const helper = await hall.login('helper', 'winterthur-88');
    const { closedAt, erasedAt } = await main.client.call('closeAccount', {
      body: { password: main.password, confirmName: 'organiser' },
    });
    expect(erasedAt - closedAt).toBe(30 * day);
    expect((await main.client.refusal('getUser')).status).toBe(401);
    for (const one of [helper, key]) {
      expect((await hall.client.as(one).refusal('getUser')).status, one).toBe(401);
    }
    const path = { id };
    expect((await hall.client.as(token).refusal('getCurrentMatch', { path })).status).toBe(401);
    await expect(hall.login('organiser', main.password)).rejects.toThrow('已经注销');
    hall.clock.advance(29 * day);
    expect(await eraseClosedAccounts(hall.ports)).toBe(0);
    expect((await run(hall, { name: 'user restore', loginName: 'organiser' })).done).toBe(true);
    const back = hall.client.as(await hall.login('organiser', main.password));
    expect((await back.call('listCompetitions')).asAdmin.map((one) => one.id)).toEqual([id]);
  });

  test('removes every trace of the person after thirty days', async () => {
    await main.client.call('updateUser', {
      body: { name: '江城大学', phoneNumber: '13800138000' },
    });
    await main.client.call('closeAccount', {
      body: { password: main.password, confirmName: 'organiser' },
    });
    hall.clock.advance(31 * day);
    expect(await eraseClosedAccounts(hall.ports)).toBe(1);
    expect(await eraseClosedAccounts(hall.ports)).toBe(0);
    const row = await hall.database.query
      .selectFrom('user_account')
      .select(['name', 'login_name', 'password_hash', 'phone_number'])
      .where('id', '=', main.userId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      name: '已注销',
      login_name: null,
      password_hash: null,
      phone_number: null,
    });
    await hall.register('organiser');
  });

  test('is preceded by a copy of everything that is kept about the account, and about no other', async () => {
    await main.client.call('updateUser', { body: { phoneNumber: '13800138000' } });
    await main.client.call('createCompetition', { body: { name: '歌手大赛' } });
    const other = await hall.register('stranger');
    const copyOf = async (account: TestAccount) =>
      JSON.parse(await (await account.client.send('copyOwnData')).text());
    const copy = await copyOf(main);
    expect(copy).toMatchObject({
      account: { loginName: 'organiser', phoneNumber: '13800138000' },
      competitions: [{ name: '歌手大赛' }],
    });
    expect(copy.logins).toHaveLength(1);
    expect(copy.points).toHaveLength(1);
    expect(JSON.stringify(await copyOf(other))).not.toContain('13800138000');
    expect(JSON.stringify(copy)).not.toMatch(/password|token_hash/);
  });
});

describe('the operator’s commands', () => {
  test('make an account and show its password once', async () => {
    const made = await run(hall, { name: 'user create', loginName: 'newcomer' });
    const password = String(made.done && made.data.password);
    await hall.login('newcomer', password);
    const again = await run(hall, { name: 'user create', loginName: 'newcomer' });
    expect(again).toMatchObject({ done: false, code: 'NOT_NOW' });
    const listed = await run(hall, { name: 'user list' });
    expect(JSON.stringify(listed)).toContain('newcomer');
    expect(JSON.stringify(listed)).not.toContain(password);
  });

  test('reset a password and end every login at once', async () => {
    await main.client.call('getUser');
    const reset = await run(hall, { name: 'user reset', loginName: 'organiser' });
    expect((await main.client.refusal('getUser')).status).toBe(401);
    await expect(hall.login('organiser', main.password)).rejects.toThrow('LOGIN_FAILED');
    await hall.login('organiser', String(reset.done && reset.data.password));
  });

  test('show no password and change nothing when they are only tried', async () => {
    const request = { name: 'user reset', loginName: 'organiser' };
    const tried = await run(hall, request, { dryRun: true });
    expect(tried).toMatchObject({ done: true, data: { password: null } });
    await main.client.call('getUser');
  });

  test('say when an account does not exist and when a command is not needed', async () => {
    const code = async (command: object) => {
      const answer = await run(hall, command);
      return answer.done ? null : answer.code;
    };
    expect(await code({ name: 'user reset', loginName: 'nobody' })).toBe('NOT_FOUND');
    expect(await code({ name: 'user factor-off', loginName: 'organiser' })).toBe('NOT_NOW');
    expect(await code({ name: 'user restore', loginName: 'organiser' })).toBe('NOT_NOW');
    expect(await code({ name: 'user create', loginName: 'no spaces' })).toBe('WRONG_INPUT');
  });
});

function run(app: TestApp, command: object, more: Partial<AdminRequest> = {}) {
  const request = readAdminRequest({ operator: 'root', dryRun: false, command, ...more });
  const { ports, services } = { ports: app.ports, services: app.app.services };
  return runAdminCommand(
    {
      ports,
      live: services.live,
      orders: services.orders,
      random: () => 0,
      backUp: () => Promise.reject(new Error('no backups here')),
      endSessions: () => {},
      ask: () => Promise.reject(new Error('no other server here')),
    },
    request,
  );
}
