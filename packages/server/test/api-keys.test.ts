/** API keys: a main account's own programs call within their scopes, until the key is revoked or runs out. */
import type { ApiKeyScope } from '@liangfen/sdk/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestAccount, TestApp } from './support/app.ts';
import { onEveryDatabase } from './support/every-database.ts';

const dayMs = 24 * 60 * 60 * 1000;

onEveryDatabase((createApp) => {
  let hall: TestApp;
  let main: TestAccount;
  beforeEach(async () => {
    hall = await createApp();
    main = await hall.register();
  });

  const competition = async (name = '歌手大赛') =>
    (await main.client.call('createCompetition', { body: { name } })).id;

  describe('a key', () => {
    test('is shown once; the list and the database know its last characters and its hash', async () => {
      const body = { name: '票务系统', scopes: ['results:read' as const] };
      const { key, apiKey } = await main.client.call('createApiKey', { body });
      expect(key).toMatch(/^KEY [\w-]{40,}$/);
      expect(apiKey).toMatchObject({ ...body, hint: key.slice(-4), lastUsedAt: null });
      const listed = await main.client.call('listApiKeys');
      expect(listed).toEqual({ apiKeys: [apiKey] });
      const rows = await hall.database.query.selectFrom('api_key').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(key.slice(4));
    });

    test('reads results only when that is its scope, and a refusal names the missing scope', async () => {
      const id = await competition();
      const body = { name: '官网', scopes: ['results:read' as const] };
      const { key } = await main.client.call('createApiKey', { body });
      const program = hall.client.as(key);
      await program.call('getResultOverview', { path: { id } });
      expect((await program.call('listCompetitions')).asAdmin).toMatchObject([{ id }]);
      const refusal = await program.refusal('renameCompetition', {
        path: { id },
        body: { name: '改名' },
      });
      expect(refusal.problem).toMatchObject({
        status: 403,
        detail: '这个接口密钥没有「建立和设置比赛」的权限，请主账号新建一个有这项权限的密钥',
      });
      expect((await program.refusal('getUser')).problem).toMatchObject({
        status: 403,
        detail: '接口密钥不能做这件事，请用账号登录后再操作',
      });
      expect((await program.refusal('createApiKey', { body })).status).toBe(403);
    });

    test('drives the show, and the ledger names the program that uses it', async () => {
      const id = await competition();
      const path = { id };
      const body = { name: '导播台', scopes: ['console' as const, 'competition:write' as const] };
      const { key, apiKey } = await main.client.call('createApiKey', { body });
      const program = hall.client.as(key);
      await program.call('createProgram', { path, body: { programName: '起风了' } });
      await program.call('showProgramList', { path });
      expect((await program.call('getCurrentMatch', { path })).link).toBe('PROGRAM_LIST');
      const { entries } = await main.client.call('getLedger', { path });
      expect(entries.at(-1)?.actor).toEqual({ role: 'CONSOLE', id: apiKey.id });
      const { people } = await main.client.call('getLedgerTimeline', { path });
      expect(people.map(({ role, name }) => `${role} ${name}`)).toEqual(
        expect.arrayContaining(['MANAGER 接口密钥「导播台」', 'CONSOLE 接口密钥「导播台」']),
      );
    });

    test('finds no competition of another tenant', async () => {
      const stranger = await hall.register('stranger');
      const { id } = await stranger.client.call('createCompetition', { body: { name: '别人的' } });
      const body = { name: '导播台', scopes: ['console' as const, 'results:read' as const] };
      const program = hall.client.as((await main.client.call('createApiKey', { body })).key);
      expect((await program.refusal('showProgramList', { path: { id } })).status).toBe(404);
      expect((await program.refusal('getResultOverview', { path: { id } })).status).toBe(404);
    });

    test('tells when it was last used, to within five minutes', async () => {
      const body = { name: '官网', scopes: ['results:read' as const] };
      const { key } = await main.client.call('createApiKey', { body });
      const first = hall.clock.now();
      await hall.client.as(key).call('listCompetitions');
      const lastUsed = async () =>
        (await main.client.call('listApiKeys')).apiKeys[0]?.lastUsedAt ?? null;
      expect(await lastUsed()).toBe(first);
      hall.clock.advance(6 * 60 * 1000);
      await hall.client.as(key).call('listCompetitions');
      expect(await lastUsed()).toBe(first + 6 * 60 * 1000);
    });
  });

  describe('a key that may set up', () => {
    const program = async (scopes: readonly ApiKeyScope[]) => {
      const body = { name: '报名系统', scopes: [...scopes] };
      return hall.client.as((await main.client.call('createApiKey', { body })).key);
    };

    test('opens no door that would outlive it: passcode, robot, sites', async () => {
      const path = { id: await competition() };
      const writer = await program(['competition:write']);
      const groupRobot = {
        accessToken: '0123456789abcdef0123456789abcdef',
        secret: 'SEC0123456789abcdef',
      };
      for (const body of [
        { consolePasscode: 'run246' },
        { groupRobot },
        { groupRobot: null },
        { embedOrigins: ['https://portal.example'] },
      ]) {
        const refusal = await writer.refusal('updateBaseSetting', { path, body });
        expect(refusal).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      }
      const kept = await main.client.call('getBaseSetting', { path });
      expect(kept).toMatchObject({ passcodeSet: false, groupRobot: null, embedOrigins: [] });
      await writer.call('updateBaseSetting', { path, body: { invitationText: '欢迎' } });
    });

    test('is not told the address of the group’s robot, in the settings or in the answer to a change', async () => {
      const path = { id: await competition() };
      const groupRobot = {
        accessToken: '0123456789abcdef0123456789abcdef',
        secret: 'SEC0123456789abcdef',
      };
      await main.client.call('updateBaseSetting', { path, body: { groupRobot } });
      const writer = await program(['competition:write']);
      expect(await writer.call('getBaseSetting', { path })).toMatchObject({ groupRobot: null });
      const changed = await writer.call('updateBaseSetting', {
        path,
        body: { invitationText: '欢迎' },
      });
      expect(changed).toMatchObject({ groupRobot: null, invitationText: '欢迎' });
      expect(await main.client.call('getBaseSetting', { path })).toMatchObject({ groupRobot });
    });

    test('gets no invitation code, with which anybody becomes a judge, unless it may give out seats', async () => {
      const path = { id: await competition() };
      const writer = await program(['competition:write']);
      expect((await writer.refusal('createInvitation', { path })).status).toBe(403);
      expect((await writer.refusal('getInvitation', { path })).status).toBe(403);
      const seats = await program(['judge']);
      expect((await seats.call('createInvitation', { path })).code).not.toBeNull();
    });
  });

  describe('phone numbers in the answers to keys', () => {
    test.each<ApiKeyScope>(['results:read', 'competition:write', 'judge'])(
      'are masked for the scope %s, and a mask that comes back changes nothing',
      async (scope) => {
        const path = { id: await competition() };
        const phoneNumber = '13800138000';
        const body = { name: '评委甲 13900139000', phoneNumber };
        const { id } = await main.client.call('createJudge', { path, body });
        const made = await main.client.call('createApiKey', {
          body: { name: '官网', scopes: [scope] },
        });
        const program = hall.client.as(made.key);
        const judges = await program.call('listApprovedJudges', { path });
        expect(JSON.stringify(judges)).not.toMatch(/13800138000|13900139000/);
        expect(JSON.stringify(judges)).toContain('138****8000');
        if (scope === 'competition:write') {
          const typed = { name: '评委甲 139****9000', remark: '改' };
          await program.call('updateJudge', { path: { ...path, judgeId: id }, body: typed });
        }
        const kept = await main.client.call('listApprovedJudges', { path });
        expect(JSON.stringify(kept)).toContain(phoneNumber);
        expect(JSON.stringify(kept)).toContain('13900139000');
      },
    );
  });

  describe('an Authorization header that is nobody’s', () => {
    const refused = (authorization: string) =>
      hall.client.as(authorization).refusal('listCompetitions');

    test('tells a program to look at its key, and never to log in', async () => {
      for (const wrong of ['KEY not-a-key', `KEY  ${'x'.repeat(43)}`]) {
        const { status, code, problem } = await refused(wrong);
        expect([status, code]).toEqual([401, 'SESSION_EXPIRED']);
        expect(problem.detail).toContain('接口密钥不对');
        expect(problem.detail).not.toContain('重新登录');
      }
    });

    test('says how it is written, when another scheme, a quote or nothing stands before it', async () => {
      const body = { name: '导播台', scopes: ['competition:write' as const] };
      const { key } = await main.client.call('createApiKey', { body });
      const secret = key.slice('KEY '.length);
      const forms = [
        ...[`Bearer ${key}`, `bearer ${key}`, `Basic ${secret}`, `Token ${secret}`, secret],
        ...[`"${key}"`, `key ${secret}`, `KEY${secret}`, `KEY=${secret}`, `Bearer ${secret}`],
        '{"Authorization":"KEY …"}',
      ];
      for (const form of forms.map((one) => one.replace('…', '...'))) {
        const { status, code, problem } = await refused(form);
        expect([status, code], form).toEqual([401, 'UNAUTHENTICATED']);
        expect(problem.detail).toContain('前面不要加 Bearer');
      }
    });

    test('tells a person whose login has ended to log in again', async () => {
      const { problem } = await refused('TOKEN gone');
      expect(problem).toMatchObject({
        code: 'SESSION_EXPIRED',
        detail: '登录已失效，请重新登录',
      });
    });
  });

  describe('the end of a key', () => {
    test('comes when it is revoked, with the consoles it has opened', async () => {
      const id = await competition();
      const body = { name: '门户', scopes: ['console' as const] };
      const { key, apiKey } = await main.client.call('createApiKey', { body });
      const { token } = await hall.client.as(key).call('issueConsoleToken', { path: { id } });
      await hall.client.as(token).call('getCurrentMatch', { path: { id } });
      await main.client.call('revokeApiKey', { path: { keyId: apiKey.id } });
      for (const held of [key, token]) {
        const refusal = await hall.client.as(held).refusal('getCurrentMatch', { path: { id } });
        expect(refusal.code).toBe('SESSION_EXPIRED');
      }
      const { apiKeys } = await main.client.call('listApiKeys');
      expect(apiKeys).toMatchObject([{ id: apiKey.id, revokedAt: hall.clock.now() }]);
      await main.client.call('revokeApiKey', { path: { keyId: apiKey.id } });
    });

    test('comes at its expiry, which also ends every console that it opened', async () => {
      const id = await competition();
      const expiresAt = hall.clock.now() + dayMs;
      const body = { name: '门户', scopes: ['console' as const], expiresAt };
      const { key } = await main.client.call('createApiKey', { body });
      const { token } = await hall.client.as(key).call('issueConsoleToken', { path: { id } });
      hall.clock.advance(dayMs);
      for (const held of [key, token]) {
        const refusal = await hall.client.as(held).refusal('getCurrentMatch', { path: { id } });
        expect(refusal.code).toBe('SESSION_EXPIRED');
      }
    });

    test('can be brought about by nobody but the account', async () => {
      const body = { name: '门户', scopes: ['console' as const] };
      const { key, apiKey } = await main.client.call('createApiKey', { body });
      const stranger = await hall.register('stranger');
      const path = { keyId: apiKey.id };
      expect((await stranger.client.refusal('revokeApiKey', { path })).status).toBe(404);
      await hall.client.as(key).call('listCompetitions');
    });
  });

  describe('making a key', () => {
    const body = { name: '门户', scopes: ['judge' as const] };

    test('again with the same idempotency key is one key with a new value', async () => {
      const key = 'first-key-of-portal';
      const first = await main.client.call('createApiKey', { body, key });
      const again = await main.client.call('createApiKey', { body, key });
      expect(again.apiKey).toEqual({ ...first.apiKey, hint: again.key.slice(-4) });
      expect((await hall.client.as(first.key).refusal('listCompetitions')).status).toBe(401);
      await hall.client.as(again.key).call('listCompetitions');
      const other = { ...body, name: '另一个' };
      const refusal = await main.client.refusal('createApiKey', { body: other, key });
      expect(refusal.code).toBe('IDEMPOTENCY_KEY_REUSED');
    });

    test('is refused with an end in the past, without a scope, and with a scope twice', async () => {
      const past = { ...body, expiresAt: hall.clock.now() };
      expect((await main.client.refusal('createApiKey', { body: past })).problem).toMatchObject({
        status: 400,
        detail: '到期时间要在现在之后，请重新选择',
      });
      for (const scopes of [[], ['judge', 'judge']]) {
        // The contract's types do not allow these scopes, so the call casts them.
        const wrong = { body: { name: '门户', scopes: scopes as 'judge'[] } };
        expect((await main.client.refusal('createApiKey', wrong)).status).toBe(400);
      }
    });

    test('stops at twenty valid keys', async () => {
      for (let index = 0; index < 20; index += 1) {
        await main.client.call('createApiKey', { body: { ...body, name: `门户 ${index}` } });
      }
      expect((await main.client.refusal('createApiKey', { body })).problem).toMatchObject({
        status: 409,
        detail: '一个账号最多有 20 个有效的密钥，请先撤销不用的',
      });
      const [newest] = (await main.client.call('listApiKeys')).apiKeys;
      await main.client.call('revokeApiKey', { path: { keyId: newest?.id ?? '' } });
      await main.client.call('createApiKey', { body });
    });
  });
});
