/**
 * Tests resetting a forgotten password by mail, with a real SMTP server and the settings of production
 * (docs/decisions/0471).
 */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseClosedAccounts, erasedAfterMs } from '../src/accounts/closing.ts';
import { readConfig } from '../src/node/config.ts';
import { openMail } from '../src/node/mail/open-mail.ts';
import { createTestApp, imageCodeAnswer, type TestAccount, type TestApp } from './support/app.ts';
import { startTestMailServer, type TestMailServer } from './support/mail-server.ts';

let post: TestMailServer;
beforeAll(async () => {
  post = await startTestMailServer();
});
afterAll(() => post.close());

async function mailTo({ port }: Pick<TestMailServer, 'port'>, tls = 'none') {
  const config = readConfig({
    LIANGFEN_PUBLIC_URL: 'https://score.test',
    LIANGFEN_MAIL_HOST: '127.0.0.1',
    LIANGFEN_MAIL_PORT: String(port),
    LIANGFEN_MAIL_TLS: tls,
    LIANGFEN_MAIL_FROM: 'liangfen@example.com',
  });
  return openMail(config);
}

const openHall = async () => createTestApp({ mail: await mailTo(post) });

/** Registers an account with a confirmed mail address. */
async function reachable(hall: TestApp, address: string): Promise<TestAccount> {
  const account = await hall.register();
  const { password } = account;
  await account.client.call('startOwnMail', { body: { address, password } });
  const code = codeIn((await post.next()).text);
  await account.client.call('confirmOwnMail', { body: { code } });
  return account;
}

const codeIn = (text: string) => /确认码：(\d{8})/.exec(text)?.[1] ?? '';
const linkIn = (text: string) => new URL(/https:\S+/.exec(text)?.[0] ?? 'about:blank');
const tokenIn = (text: string) =>
  new URLSearchParams(linkIn(text).hash.slice(1)).get('token') ?? '';

async function imageCode({ client }: TestApp) {
  const image = await client.send('getImageCode');
  const cookie = image.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { code: imageCodeAnswer, headers: { cookie } };
}

async function ask(hall: TestApp, account: string, address = account): Promise<unknown> {
  const { code, headers } = await imageCode(hall);
  const answer = await hall.client.call('startPasswordReset', {
    body: { account, code },
    ...{ headers, address },
  });
  // Mail is sent after the answer, by the test's clock.
  hall.clock.advance(1);
  return answer;
}

async function kindsIn(hall: TestApp): Promise<string[]> {
  const rows = await hall.database.query
    .selectFrom('security_event')
    .select('kind')
    .orderBy('number')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('the mail address', () => {
  test('counts once its code was typed, is stored sealed, and is in the copy of the account’s own data', async () => {
    const hall = await openHall();
    const { client, password, userId } = await hall.register();
    const body = { address: 'Zhou.Huimin@Example.com', password };
    expect(await client.call('startOwnMail', { body })).toEqual({
      address: null,
      confirmedAt: null,
      pending: 'zhou.huimin@example.com',
    });
    const mail = await post.next();
    expect(mail).toMatchObject({
      from: 'liangfen@example.com',
      to: ['zhou.huimin@example.com'],
      subject: '亮分：确认找回密码的邮箱',
    });
    const code = codeIn(mail.text);
    expect(await client.call('confirmOwnMail', { body: { code } })).toMatchObject({
      address: 'zhou.huimin@example.com',
      pending: null,
    });
    const { stored } = await hall.database.query
      .selectFrom('user_account')
      .select('mail_address as stored')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatch(/^lf1\./);
    const copy = await (await client.send('copyOwnData')).json();
    expect(copy.mail).toMatchObject({ address: 'zhou.huimin@example.com' });
    expect(await kindsIn(hall)).toContain('MAIL_SET');
  });

  test('needs the password, and its code can be guessed at five times', async () => {
    const hall = await openHall();
    const { client, password } = await hall.register();
    const address = 'zhou@example.com';
    const wrong = { address, password: 'not the password' };
    expect((await client.refusal('startOwnMail', { body: wrong })).code).toBe('PASSWORD_WRONG');
    await client.call('startOwnMail', { body: { address, password } });
    const right = codeIn((await post.next()).text);
    const other = right === '00000000' ? '00000001' : '00000000';
    for (let time = 0; time < 5; time += 1) {
      const refused = await client.refusal('confirmOwnMail', { body: { code: other } });
      expect(refused.code).toBe('MAIL_CODE_WRONG');
    }
    expect((await client.refusal('confirmOwnMail', { body: { code: right } })).code).toBe(
      'MAIL_CODE_WRONG',
    );
  });

  test('is notified when it is replaced, and resets nothing once it is removed', async () => {
    const hall = await openHall();
    const { client, password, loginName } = await reachable(hall, 'former@example.com');
    await client.call('startOwnMail', { body: { address: 'new@example.com', password } });
    const code = codeIn((await post.next()).text);
    await client.call('confirmOwnMail', { body: { code } });
    expect(await post.next()).toMatchObject({
      to: ['former@example.com'],
      subject: '亮分：找回密码的邮箱已经更换',
    });
    expect(await client.call('removeOwnMail')).toEqual({
      address: null,
      confirmedAt: null,
      pending: null,
    });
    await ask(hall, loginName);
    await expectOnlyTheNext(hall);
  });
});

/** Expects that earlier requests sent no mail and made no link: only this later request by another account has one. */
async function expectOnlyTheNext(hall: TestApp): Promise<void> {
  const { userId, loginName } = await reachable(hall, 'next@example.com');
  await ask(hall, loginName);
  expect((await post.next()).to).toEqual(['next@example.com']);
  const links = await hall.database.query.selectFrom('password_reset').select('user_id').execute();
  expect(links).toEqual([{ user_id: userId }]);
}

describe('a reset', () => {
  test('by login name or address gives a link with the code behind #, sets a new password, and ends every login', async () => {
    const hall = await openHall();
    const account = await reachable(hall, 'zhou@example.com');
    await ask(hall, 'ZHOU@example.com');
    const mail = await post.next();
    expect(mail.to).toEqual(['zhou@example.com']);
    expect(mail.text).toContain(`「${account.loginName}」`);
    const link = linkIn(mail.text);
    expect(link.href).toMatch(/^https:\/\/score\.test\/web\/reset#token=[\w-]{43}$/);
    const { token_hash } = await hall.database.query
      .selectFrom('password_reset')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(token_hash).toBe(hall.ports.sha256(tokenIn(mail.text)));

    const password = 'a long enough word 7';
    const body = { token: tokenIn(mail.text), password };
    await hall.client.call('finishPasswordReset', { body });
    expect((await post.next()).subject).toBe('亮分：密码已经重设');
    expect((await account.client.refusal('getUser')).status).toBe(401);
    expect(await hall.login(account.loginName, password)).toMatch(/^TOKEN /);
    expect((await hall.client.refusal('finishPasswordReset', { body })).code).toBe(
      'RESET_LINK_ENDED',
    );
    expect(await kindsIn(hall)).toEqual(
      expect.arrayContaining(['RESET_ASKED', 'RESET_DONE', 'LOGIN']),
    );

    await ask(hall, account.loginName);
    expect((await post.next()).subject).toBe('亮分：重设密码');
  });

  test('answers the same for a known account, an unknown one, and one without an address', async () => {
    const hall = await openHall();
    const { loginName } = await reachable(hall, 'zhou@example.com');
    const without = await hall.register();
    const before = post.count();
    const answers = [
      await ask(hall, loginName),
      await ask(hall, without.loginName),
      await ask(hall, 'nobody-at-all'),
      await ask(hall, 'nobody@example.com'),
    ];
    expect(answers).toEqual(answers.map(() => ({ ok: true })));
    expect((await post.next()).to).toEqual(['zhou@example.com']);
    expect(post.count()).toBe(before + 1);
  });

  test('keeps the second factor', async () => {
    const hall = await openHall();
    const account = await reachable(hall, 'zhou@example.com');
    const { secret } = await account.client.call('startSecondFactor', {
      body: { password: account.password },
    });
    const code = new TOTP({ secret }).generate({ timestamp: hall.clock.now() });
    await account.client.call('confirmSecondFactor', { body: { code } });
    await ask(hall, account.loginName);
    const password = 'a long enough word 7';
    await hall.client.call('finishPasswordReset', {
      body: { token: tokenIn((await post.next()).text), password },
    });
    await post.next();
    await expect(hall.login(account.loginName, password)).rejects.toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
    });
  });

  test('ends after half an hour, with the next link, and with a changed password', async () => {
    const hall = await openHall();
    const account = await reachable(hall, 'zhou@example.com');
    const finish = (token: string) =>
      hall.client.refusal('finishPasswordReset', {
        body: { token, password: 'a long enough word 7' },
      });
    await ask(hall, account.loginName);
    const first = tokenIn((await post.next()).text);
    await ask(hall, 'zhou@example.com');
    const second = tokenIn((await post.next()).text);
    expect((await finish(first)).code).toBe('RESET_LINK_ENDED');
    await account.client.call('changePassword', {
      body: { oldPassword: account.password, newPassword: 'another long word 8' },
    });
    expect((await finish(second)).code).toBe('RESET_LINK_ENDED');
    await ask(hall, account.loginName);
    const third = tokenIn((await post.next()).text);
    hall.clock.advance(30 * 60_000);
    expect((await finish(third)).code).toBe('RESET_LINK_ENDED');
  });

  test('a weak password does not use the link up', async () => {
    const hall = await openHall();
    const { loginName } = await reachable(hall, 'zhou@example.com');
    await ask(hall, loginName);
    const token = tokenIn((await post.next()).text);
    const weak = await hall.client.refusal('finishPasswordReset', {
      body: { token, password: 'password123' },
    });
    expect(weak.problem.errors).toMatchObject([{ field: 'password' }]);
    await hall.client.call('finishPasswordReset', {
      body: { token, password: 'a long enough word 7' },
    });
    await post.next();
  });

  test('can be requested three times an hour for one account, by whomever, and not without the image code', async () => {
    const hall = await openHall();
    await reachable(hall, 'zhou@example.com');
    for (let time = 0; time < 3; time += 1) await ask(hall, 'zhou@example.com', `home-${time}`);
    for (let time = 0; time < 3; time += 1) await post.next();
    await expect(ask(hall, 'zhou@example.com', 'another home')).rejects.toMatchObject({
      status: 429,
    });
    const refused = await hall.client.refusal('startPasswordReset', {
      body: { account: 'zhou@example.com', code: 'XXXX' },
    });
    expect(refused.code).toBe('IMAGE_CODE_WRONG');
  });

  test('an erased account’s mail address and identity are erased with it', async () => {
    const hall = await openHall();
    const { client, loginName, password, userId } = await reachable(hall, 'zhou@example.com');
    const { query } = hall.database;
    await query
      .insertInto('single_sign_on_identity')
      .values({
        ...{ id: 'i1', issuer: 'https://id.example.com', subject: 's1', name: '周慧敏' },
        ...{ user_id: userId, bound_at: 0, last_used_at: null },
      })
      .execute();
    await client.call('closeAccount', { body: { password, confirmName: loginName } });
    hall.clock.advance(erasedAfterMs);
    expect(await eraseClosedAccounts(hall.ports)).toBe(1);
    const kept = await query
      .selectFrom('user_account')
      .select('mail_address')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(kept.mail_address).toBeNull();
    const identities = await query.selectFrom('single_sign_on_identity').selectAll().execute();
    expect(identities).toEqual([]);
  });

  test('a closed account gets no mail', async () => {
    const hall = await openHall();
    const { client, loginName, password } = await reachable(hall, 'zhou@example.com');
    await client.call('closeAccount', { body: { password, confirmName: loginName } });
    await ask(hall, loginName);
    await expectOnlyTheNext(hall);
  });
});

describe('without mail', () => {
  test('nothing is offered, and a request is told what to do instead', async () => {
    const hall = await createTestApp();
    expect((await hall.client.call('getHealth')).resetByMail).toBeUndefined();
    const { code, headers } = await imageCode(hall);
    const body = { account: 'somebody', code };
    const refused = await hall.client.refusal('startPasswordReset', { body, headers });
    expect(refused).toMatchObject({ status: 409, code: 'MAIL_NOT_CONNECTED' });
  });

  test('an unreachable mail server is reported to the waiting owner, and logged without the address', async () => {
    const away = await startTestMailServer();
    const mail = await mailTo(away);
    await away.close();
    const hall = await createTestApp({ mail });
    const { client, password } = await hall.register();
    const body = { address: 'zhou@example.com', password };
    const refused = await client.refusal('startOwnMail', { body });
    expect(refused).toMatchObject({ status: 503, code: 'MAIL_AWAY' });
    expect(JSON.stringify(hall.logged)).not.toContain('zhou@example.com');
  });

  test('where TLS is required, nothing is sent to a server without it', async () => {
    const before = post.count();
    for (const tls of ['starttls', 'implicit']) {
      const hall = await createTestApp({ mail: await mailTo(post, tls) });
      const { client, password } = await hall.register();
      const body = { address: 'zhou@example.com', password };
      expect((await client.refusal('startOwnMail', { body })).code).toBe('MAIL_AWAY');
    }
    expect(post.count()).toBe(before);
  });

  test('a mailbox that the server refuses is logged without its address', async () => {
    const picky = await startTestMailServer({ refuses: true });
    const hall = await createTestApp({ mail: await mailTo(picky) });
    const { client, password } = await hall.register();
    const body = { address: 'zhou@example.com', password };
    expect((await client.refusal('startOwnMail', { body })).code).toBe('MAIL_AWAY');
    expect(JSON.stringify(hall.logged)).not.toContain('zhou@example.com');
    await picky.close();
  });
});
