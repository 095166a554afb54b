/** Tests registering, logging in, the image code, guests and logging out. */
import { beforeEach, describe, expect, test } from 'vitest';
import { imageCodeAnswer, type TestApp } from './support/app.ts';
import { onEveryDatabase } from './support/every-database.ts';

onEveryDatabase((createApp) => {
  let hall: TestApp;
  beforeEach(async () => {
    hall = await createApp();
  });

  async function code(): Promise<Record<string, string>> {
    const image = await hall.client.send('getImageCode');
    return { cookie: image.headers.get('set-cookie')?.split(';')[0] ?? '' };
  }

  describe('registering', () => {
    test('makes a main account that is logged in and has three points to try the product', async () => {
      const { client, loginName } = await hall.register('Demo.One');
      expect(await client.call('getUser')).toMatchObject({
        loginName,
        name: loginName,
        kind: 'MAIN',
      });
      expect(await client.call('getPoint')).toEqual({ point: 3 });
      const { rechargeRecords } = await client.call('listRechargeRecords');
      expect(rechargeRecords).toMatchObject([{ point: 3, balance: 3, source: 'GIFT' }]);
    });

    test('refuses a login name that differs from a taken one only by case', async () => {
      await hall.register('Demo.One');
      const refusal = await hall.client.refusal('register', {
        body: { loginName: 'demo.one', password: 'liangfen2026', code: imageCodeAnswer },
        headers: await code(),
      });
      expect(refusal).toMatchObject({ status: 409, code: 'LOGIN_NAME_TAKEN' });
      const exists = await hall.client.call('checkLoginName', { query: { loginName: 'DEMO.ONE' } });
      expect(exists).toEqual({ exists: true });
    });

    test('names every field that is wrong, in Chinese', async () => {
      const refusal = await hall.client.refusal('register', {
        body: { loginName: 'a b', password: 'short', code: imageCodeAnswer, phoneNumber: '12345' },
      });
      expect(refusal.code).toBe('INVALID_REQUEST');
      expect(refusal.problem.errors).toEqual([
        { field: 'loginName', message: '必须是 4–32 位字母、数字、下划线、点、@ 或短横线' },
        { field: 'password', message: '至少 8 个字' },
        { field: 'phoneNumber', message: '必须是 11 位中国大陆手机号' },
      ]);
    });
  });

  describe('logging in', () => {
    test('opens a second login with the same password', async () => {
      const { client, loginName, password } = await hall.register();
      const token = await hall.login(loginName.toUpperCase(), password);
      const { sessions } = await client.as(token).call('listSessions');
      expect(sessions).toHaveLength(2);
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    });

    test('gives the same answer for an unknown login name and for a wrong password', async () => {
      const { loginName } = await hall.register();
      const tries = [
        { loginName, password: 'wrong-password-1' },
        { loginName: 'nobody-here', password: 'wrong-password-1' },
      ];
      const refusals = await Promise.all(
        tries.map(async (body) =>
          hall.client.refusal('login', {
            body: { ...body, code: imageCodeAnswer },
            headers: await code(),
          }),
        ),
      );
      expect(refusals[0]).toMatchObject({ status: 400, code: 'LOGIN_FAILED' });
      expect(refusals[0]?.said).toEqual(refusals[1]?.said);
    });

    test('reads the password from the body only', async () => {
      const { loginName, password } = await hall.register();
      const response = await hall.client.send('login', {
        query: { loginName, password, code: imageCodeAnswer },
        headers: await code(),
        body: '',
      });
      expect(response.status).toBe(400);
    });

    test('refuses JSON where the contract asks for a form', async () => {
      const response = await hall.client.send('login', {
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      expect(response.status).toBe(415);
    });
  });

  describe('the image code', () => {
    const wrong = { loginName: 'nobody-here', password: 'x' };

    test('is bound to a cookie that scripts cannot read', async () => {
      const cookie = (await hall.client.send('getImageCode')).headers.get('set-cookie');
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/);
      const refusal = await hall.client.refusal('login', {
        body: { ...wrong, code: imageCodeAnswer },
      });
      expect(refusal.code).toBe('IMAGE_CODE_WRONG');
    });

    test('works for one attempt, in upper or lower case', async () => {
      const headers = await code();
      const body = { ...wrong, code: imageCodeAnswer.toLowerCase() };
      expect((await hall.client.refusal('login', { body, headers })).code).toBe('LOGIN_FAILED');
      expect((await hall.client.refusal('login', { body, headers })).code).toBe('IMAGE_CODE_WRONG');
    });

    test('is used up by a wrong answer too', async () => {
      const headers = await code();
      const attempt = (answer: string) =>
        hall.client.refusal('login', { body: { ...wrong, code: answer }, headers });
      expect((await attempt('WXYZ')).code).toBe('IMAGE_CODE_WRONG');
      expect((await attempt(imageCodeAnswer)).code).toBe('IMAGE_CODE_WRONG');
    });

    test('runs out after five minutes', async () => {
      const headers = await code();
      hall.clock.advance(5 * 60_000);
      const body = { ...wrong, code: imageCodeAnswer };
      expect((await hall.client.refusal('login', { body, headers })).code).toBe('IMAGE_CODE_WRONG');
    });
  });

  describe('sessions', () => {
    test('end at once by logging out', async () => {
      const { client } = await hall.register();
      await client.call('logout');
      const refusal = await client.refusal('getUser');
      expect(refusal).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
      const nobody = await hall.client.refusal('getUser');
      expect(nobody).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    });

    test('end after thirty days', async () => {
      const { client } = await hall.register();
      hall.clock.advance(30 * 24 * 60 * 60_000);
      expect((await client.refusal('getUser')).code).toBe('SESSION_EXPIRED');
    });

    test('end by a changed password, except for the current one', async () => {
      const { client, loginName, password } = await hall.register();
      const other = client.as(await hall.login(loginName, password));
      await other.call('getUser');
      const wrong = await client.refusal('changePassword', {
        body: { oldPassword: 'wrong', newPassword: 'another2026' },
      });
      expect(wrong.code).toBe('PASSWORD_WRONG');
      await client.call('changePassword', {
        body: { oldPassword: password, newPassword: 'another2026' },
      });
      expect((await other.refusal('getUser')).code).toBe('SESSION_EXPIRED');
      await client.call('getUser');
      await hall.login(loginName, 'another2026');
    });

    test('are not ended by a new password that equals the old one, which is refused at its field', async () => {
      const { client, password } = await hall.register();
      const body = { oldPassword: password, newPassword: password };
      const { problem } = await client.refusal('changePassword', { body });
      expect(problem.errors?.map(({ field }) => field)).toEqual(['newPassword']);
    });

    test('can be revoked one by one, but only by their own account', async () => {
      const { client, loginName, password } = await hall.register();
      const stranger = await hall.register();
      const other = client.as(await hall.login(loginName, password));
      const { sessions } = await client.call('listSessions');
      const sessionId = sessions.find(({ current }) => !current)?.id ?? '';
      const refused = await stranger.client.refusal('revokeSession', { path: { sessionId } });
      expect(refused.status).toBe(404);
      await client.call('revokeSession', { path: { sessionId } });
      expect((await other.refusal('getUser')).code).toBe('SESSION_EXPIRED');
    });

    test('are stored with a hash of the token', async () => {
      const { token } = await hall.register();
      const rows = await hall.database.query.selectFrom('session').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token.split(' ')[1]);
    });
  });

  test('a guest sees the guest’s own profile and nothing of an account', async () => {
    const { client } = await hall.guest();
    expect(await client.call('getUser')).toMatchObject({ kind: 'GUEST', loginName: null });
    expect((await client.refusal('listSessions')).status).toBe(403);
    expect((await client.refusal('pageCompetitions')).status).toBe(403);
  });
});
