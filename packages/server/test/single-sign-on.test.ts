/** Tests single sign-on with a real provider: who can log in, who cannot, and why (docs/decisions/0470). */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { type Lie, startTestProvider, type TestProvider } from './support/oidc-provider.ts';
import {
  createSignOnVisitor,
  proofIn,
  returnAddress,
  signOnAt,
} from './support/sign-on-visitor.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider(returnAddress);
});
afterAll(() => provider.close());
beforeEach(() => provider.lie(null));

const openHall = (given: Parameters<typeof signOnAt>[1] = {}) =>
  createTestApp({ singleSignOn: signOnAt(provider, given) });

/** Registers an account and binds an identity on its account page. */
async function bound(hall: TestApp, person: string): Promise<TestAccount> {
  const account = await hall.register();
  const browser = createSignOnVisitor(hall, provider);
  const { address } = await browser.beginBinding(account.token, account.password);
  const body = proofIn(await provider.logIn(address, person));
  await account.client.call('addSingleSignOnBinding', { body, headers: browser.headers() });
  return account;
}

async function kindsIn(hall: TestApp): Promise<string[]> {
  const rows = await hall.database.query
    .selectFrom('security_event')
    .select('kind')
    .orderBy('number')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('logging in', () => {
  test('with a bound identity works, and the login is of a kind of its own', async () => {
    const hall = await openHall();
    const { userId } = await bound(hall, 'person-1');
    const browser = createSignOnVisitor(hall, provider);
    const body = await browser.comeBack('person-1');
    const { token, first } = await hall.client.call('loginBySingleSignOn', {
      body,
      headers: browser.headers(),
    });
    expect(first).toBeNull();
    expect(token).toMatch(/^SSO /);
    const own = hall.client.as(token ?? '');
    expect((await own.call('getUser')).id).toBe(userId);
    const { sessions } = await own.call('listSessions', { query: { kind: 'SSO' } });
    expect(sessions).toMatchObject([{ kind: 'SSO', own: true, current: true }]);
    expect(await kindsIn(hall)).toEqual(['ACCOUNT_MADE', 'IDENTITY_BOUND', 'LOGIN']);
  });

  test('begins at an address that asks for a code, with state, nonce and the hash of a verifier', async () => {
    const hall = await openHall();
    const { address, state } = await createSignOnVisitor(hall, provider).begin();
    const { origin, searchParams } = new URL(address);
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: returnAddress,
      scope: 'openid profile',
      code_challenge_method: 'S256',
      state,
    });
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });

  test('sends the client secret in the body only to a provider that requires it there', async () => {
    const other = await startTestProvider(returnAddress, { takes: 'client_secret_post' });
    const hall = await createTestApp({ singleSignOn: signOnAt(other) });
    const browser = createSignOnVisitor(hall, other);
    const body = await browser.comeBack('person-1');
    const headers = browser.headers();
    const { first } = await hall.client.call('loginBySingleSignOn', { body, headers });
    expect(first?.name).toBe('周慧敏');
    await other.close();
  });

  test('shows the button’s name on pages, and no button where nothing is connected', async () => {
    const hall = await openHall({ name: '校园统一认证' });
    expect((await hall.client.call('getHealth')).singleSignOn).toEqual({ name: '校园统一认证' });
    const alone = await createTestApp();
    expect((await alone.client.call('getHealth')).singleSignOn).toBeUndefined();
    const refused = await alone.client.refusal('startSingleSignOn');
    expect(refused).toMatchObject({ status: 409, code: 'SSO_NOT_CONNECTED' });
  });

  test('to an account with a second factor asks for it, and then works', async () => {
    const hall = await openHall();
    const account = await bound(hall, 'person-1');
    const { password } = account;
    const { secret } = await account.client.call('startSecondFactor', { body: { password } });
    const numberAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
    await account.client.call('confirmSecondFactor', {
      body: { code: numberAt(hall.clock.now()) },
    });
    const browser = createSignOnVisitor(hall, provider);
    const body = await browser.comeBack('person-1');
    const headers = browser.headers();
    const owed = await hall.client.refusal('loginBySingleSignOn', { body, headers });
    expect(owed).toMatchObject({ status: 403, code: 'SECOND_FACTOR_NEEDED' });
    hall.clock.advance(30_000);
    const { token } = await hall.client.call('finishLogin', {
      body: { ticket: owed.problem.ticket ?? '', code: numberAt(hall.clock.now()) },
    });
    expect(token).toMatch(/^SSO /);
    expect(await kindsIn(hall)).not.toContain('LOGIN_FAILED');
  });

  test('to a closed account is refused', async () => {
    const hall = await openHall();
    const { client, loginName, password } = await bound(hall, 'person-1');
    await client.call('closeAccount', { body: { password, confirmName: loginName } });
    const browser = createSignOnVisitor(hall, provider);
    const body = await browser.comeBack('person-1');
    const refused = await hall.client.refusal('loginBySingleSignOn', {
      body,
      headers: browser.headers(),
    });
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await kindsIn(hall)).at(-1)).toBe('LOGIN_FAILED');
  });
});

describe('a login is refused for', () => {
  test('another state, another browser, or a used code', async () => {
    const hall = await openHall();
    await bound(hall, 'person-1');
    const browser = createSignOnVisitor(hall, provider);
    const stranger = createSignOnVisitor(hall, provider);
    const body = await browser.comeBack('person-1');
    await stranger.begin();
    const refuse = (sent: typeof body, headers = browser.headers()) =>
      hall.client.refusal('loginBySingleSignOn', { body: sent, headers });

    const elsewhere = await refuse(body, stranger.headers());
    expect(elsewhere).toMatchObject({ status: 400, code: 'SSO_STATE_WRONG' });
    expect((await refuse(body, {})).code).toBe('SSO_STATE_WRONG');
    expect((await refuse({ ...body, state: 'another' })).code).toBe('SSO_STATE_WRONG');
    // None of these attempts has used up the login of the browser that began it.
    await hall.client.call('loginBySingleSignOn', { body, headers: browser.headers() });
    expect((await refuse(body)).code).toBe('SSO_STATE_WRONG');
    // With the state of another login in this browser, the provider itself refuses the code.
    const { state } = await browser.begin();
    expect((await refuse({ ...body, state })).code).toBe('SSO_CODE_USED');
  });

  test('taking longer than ten minutes', async () => {
    const hall = await openHall();
    const browser = createSignOnVisitor(hall, provider);
    const body = await browser.comeBack('person-1');
    hall.clock.advance(10 * 60_000);
    const headers = browser.headers();
    const refused = await hall.client.refusal('loginBySingleSignOn', { body, headers });
    expect(refused.code).toBe('SSO_STATE_WRONG');
  });

  const lies: Readonly<Record<string, Lie>> = {
    'the nonce of another login': { claims: (claims) => ({ ...claims, nonce: 'another' }) },
    'no nonce': { claims: ({ nonce: _, ...claims }) => claims },
    'another application for its audience': { claims: (claims) => ({ ...claims, aud: 'another' }) },
    'another issuer': { claims: (claims) => ({ ...claims, iss: 'https://id.example.com' }) },
    'an end in the past': { claims: (claims) => ({ ...claims, exp: 1_000_000 }) },
    'a time of issue that is to come': {
      claims: (claims) => ({ ...claims, iat: Math.floor(Date.now() / 1000) + 3_600 }),
    },
    'blanks for its subject': { claims: (claims) => ({ ...claims, sub: ' ' }) },
    'a signature of a key that the provider does not publish': { strangersKey: true },
    'no signature at all': { alg: 'none' },
    'a signature with the secret that the application knows too': { alg: 'HS256' },
  };
  test.each(Object.entries(lies))('an ID token with %s', async (_, lie) => {
    const hall = await openHall();
    await bound(hall, 'person-1');
    const browser = createSignOnVisitor(hall, provider);
    const body = await browser.comeBack('person-1');
    provider.lie(lie);
    const headers = browser.headers();
    const refused = await hall.client.refusal('loginBySingleSignOn', { body, headers });
    expect(refused).toMatchObject({ status: 409, code: 'SSO_NOT_TRUSTED' });
    expect((await kindsIn(hall)).at(-1)).toBe('LOGIN_FAILED');
  });

  test('an answer in the name of another provider', async () => {
    const hall = await openHall();
    const browser = createSignOnVisitor(hall, provider);
    const body = { ...(await browser.comeBack('person-1')), iss: 'https://id.example.com' };
    const headers = browser.headers();
    const refused = await hall.client.refusal('loginBySingleSignOn', { body, headers });
    expect(refused.code).toBe('SSO_NOT_TRUSTED');
  });

  test('a wrong client secret, which is logged for the server’s owner without the secret', async () => {
    const warned: unknown[] = [];
    const log = { warn: (_: string, fields?: unknown) => void warned.push(fields) };
    const hall = await openHall({ clientSecret: 'another-secret-0123456789', log });
    const browser = createSignOnVisitor(hall, provider);
    const body = await browser.comeBack('person-1');
    const headers = browser.headers();
    const refused = await hall.client.refusal('loginBySingleSignOn', { body, headers });
    expect(refused.code).toBe('SSO_NOT_TRUSTED');
    expect(warned).toEqual([
      { issuer: provider.issuer, reason: 'SSO_NOT_TRUSTED', because: 'invalid_client' },
    ]);
  });
});

describe('a provider that cannot be reached', () => {
  test('is reported at the login and keeps out nobody else, and is called again when it is back', async () => {
    const first = await startTestProvider(returnAddress);
    await first.close();
    const hall = await createTestApp({ singleSignOn: signOnAt(first) });
    const refused = await hall.client.refusal('startSingleSignOn');
    expect(refused).toMatchObject({ status: 503, code: 'SSO_AWAY' });
    expect(refused.problem.detail).toContain('用登录名和密码登录');
    const { loginName, password } = await hall.register();
    expect(await hall.login(loginName, password)).toMatch(/^TOKEN /);
    const again = await startTestProvider(returnAddress, {
      port: Number(new URL(first.issuer).port),
    });
    expect((await createSignOnVisitor(hall, again).begin()).address).toContain(first.issuer);
    await again.close();
  });

  test('an answer that does not end is cut off', async () => {
    const endless = async () =>
      new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(64 * 1024)) }), {
        headers: { 'content-type': 'application/json' },
      });
    const hall = await openHall({ fetch: endless });
    expect((await hall.client.refusal('startSingleSignOn')).code).toBe('SSO_AWAY');
  });
});

describe('an identity without an account', () => {
  const come = async (hall: TestApp, person = 'person-2') => {
    const browser = createSignOnVisitor(hall, provider);
    const body = await browser.comeBack(person);
    const headers = browser.headers();
    const { token, first } = await hall.client.call('loginBySingleSignOn', { body, headers });
    expect(token).toBeNull();
    if (first === null) throw new Error('a first login has a ticket');
    return { first, browser };
  };

  test('is bound once to the account whose password is given, and can then log in', async () => {
    const hall = await openHall();
    const { loginName, password, userId } = await hall.register();
    const { first, browser } = await come(hall);
    expect(first).toMatchObject({ name: '陈志远', mayCreate: false });
    const { code, headers } = await browser.imageCode();
    const body = { ticket: first.ticket, loginName, password, code };
    const { token } = await hall.client.call('bindSingleSignOnAccount', { body, headers });
    expect((await hall.client.as(token).call('getUser')).id).toBe(userId);
    expect(await kindsIn(hall)).toEqual(['ACCOUNT_MADE', 'IDENTITY_BOUND', 'LOGIN']);
    const again = await browser.comeBack('person-2');
    const { token: next } = await hall.client.call('loginBySingleSignOn', {
      body: again,
      headers: browser.headers(),
    });
    expect(next).toMatch(/^SSO /);
    const { code: other, headers: otherHeaders } = await browser.imageCode();
    const refused = await hall.client.refusal('bindSingleSignOnAccount', {
      body: { ...body, code: other },
      headers: otherHeaders,
    });
    expect(refused.code).toBe('SSO_TICKET_ENDED');
  });

  test('makes no account where the setting only allows binding', async () => {
    const hall = await openHall();
    const { first } = await come(hall);
    const refused = await hall.client.refusal('createSingleSignOnAccount', {
      body: { ticket: first.ticket },
    });
    expect(refused).toMatchObject({ status: 403, code: 'REGISTRATION_CLOSED' });
  });

  test('makes a main account where the setting allows it, with free points and after consent', async () => {
    const hall = await createTestApp({
      singleSignOn: signOnAt(provider, { createsAccounts: true }),
      rules: {
        signUp: {
          registration: 'CLOSED',
          privacy: { address: 'https://example.com/privacy', version: '2026-11' },
        },
      },
    });
    const { first } = await come(hall);
    expect(first.mayCreate).toBe(true);
    const { ticket } = first;
    const unread = await hall.client.refusal('createSingleSignOnAccount', { body: { ticket } });
    expect(unread.problem.errors).toMatchObject([{ field: 'consent' }]);
    const body = { ticket, consent: '2026-11' };
    const { token } = await hall.client.call('createSingleSignOnAccount', { body });
    const own = hall.client.as(token);
    expect(await own.call('getUser')).toMatchObject({
      kind: 'MAIN',
      name: '陈志远',
      loginName: null,
    });
    expect((await own.call('getPoint')).point).toBe(3);
    const twice = await hall.client.refusal('createSingleSignOnAccount', { body });
    expect(twice.code).toBe('SSO_TICKET_ENDED');
  });

  test('is not bound by a password alone to an account with a second factor', async () => {
    const hall = await openHall();
    const { client, loginName, password } = await hall.register();
    const { secret } = await client.call('startSecondFactor', { body: { password } });
    const code = new TOTP({ secret }).generate({ timestamp: hall.clock.now() });
    await client.call('confirmSecondFactor', { body: { code } });
    const { first, browser } = await come(hall);
    const image = await browser.imageCode();
    const refused = await hall.client.refusal('bindSingleSignOnAccount', {
      body: { ticket: first.ticket, loginName, password, code: image.code },
      headers: image.headers,
    });
    expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' });
  });
});

describe('on the account page', () => {
  test('binding asks for the password again, and works only for the account that began it', async () => {
    const hall = await openHall();
    const account = await hall.register();
    const other = await hall.register();
    const wrong = await account.client.refusal('startSingleSignOnBinding', {
      body: { password: 'not the password' },
    });
    expect(wrong.code).toBe('PASSWORD_WRONG');
    expect((await account.client.refusal('startSingleSignOnBinding', { body: {} })).code).toBe(
      'PASSWORD_WRONG',
    );
    const browser = createSignOnVisitor(hall, provider);
    const { address } = await browser.beginBinding(account.token, account.password);
    const body = proofIn(await provider.logIn(address, 'person-1'));
    const headers = browser.headers();
    const refused = await other.client.refusal('addSingleSignOnBinding', { body, headers });
    expect(refused.code).toBe('SSO_STATE_WRONG');
  });

  test('a login cannot be finished as a binding, nor a binding as a login', async () => {
    const hall = await openHall();
    const account = await bound(hall, 'person-1');
    const browser = createSignOnVisitor(hall, provider);
    const login = await browser.comeBack('person-1');
    expect(
      (
        await account.client.refusal('addSingleSignOnBinding', {
          body: login,
          headers: browser.headers(),
        })
      ).code,
    ).toBe('SSO_STATE_WRONG');
    const { address } = await browser.beginBinding(account.token, account.password);
    const binding = proofIn(await provider.logIn(address, 'person-1'));
    expect(
      (
        await hall.client.refusal('loginBySingleSignOn', {
          body: binding,
          headers: browser.headers(),
        })
      ).code,
    ).toBe('SSO_STATE_WRONG');
  });

  test('an identity of another account cannot be bound', async () => {
    const hall = await openHall();
    await bound(hall, 'person-1');
    const other = await hall.register();
    const browser = createSignOnVisitor(hall, provider);
    const { address } = await browser.beginBinding(other.token, other.password);
    const body = proofIn(await provider.logIn(address, 'person-1'));
    const refused = await other.client.refusal('addSingleSignOnBinding', {
      body,
      headers: browser.headers(),
    });
    expect(refused).toMatchObject({ status: 409, code: 'SSO_BOUND_ELSEWHERE' });
    expect((await other.client.call('listSingleSignOnBindings')).bindings).toEqual([]);
  });

  test('unbinding ends the logins of that identity, and no other account can do it', async () => {
    const hall = await openHall();
    const account = await bound(hall, 'person-1');
    const other = await hall.register();
    const browser = createSignOnVisitor(hall, provider);
    const body = await browser.comeBack('person-1');
    const headers = browser.headers();
    const { token } = await hall.client.call('loginBySingleSignOn', { body, headers });
    const { bindings } = await account.client.call('listSingleSignOnBindings');
    expect(bindings).toMatchObject([{ name: '周慧敏', issuer: provider.issuer }]);
    const path = { bindingId: bindings[0]?.id ?? '' };
    expect((await other.client.refusal('removeSingleSignOnBinding', { path })).status).toBe(404);
    expect(await account.client.call('removeSingleSignOnBinding', { path })).toEqual({
      bindings: [],
    });
    expect((await hall.client.as(token ?? '').refusal('getUser')).status).toBe(401);
    expect((await account.client.call('getUser')).id).toBe(account.userId);
    expect(await kindsIn(hall)).toContain('IDENTITY_UNBOUND');
  });

  test('the last way to log in cannot be removed until there is a password', async () => {
    const hall = await openHall({ createsAccounts: true });
    const browser = createSignOnVisitor(hall, provider);
    const body = await browser.comeBack('person-2');
    const headers = browser.headers();
    const { first } = await hall.client.call('loginBySingleSignOn', { body, headers });
    const { token } = await hall.client.call('createSingleSignOnAccount', {
      body: { ticket: first?.ticket ?? '' },
    });
    const own = hall.client.as(token);
    const { bindings } = await own.call('listSingleSignOnBindings');
    const path = { bindingId: bindings[0]?.id ?? '' };
    expect((await own.refusal('removeSingleSignOnBinding', { path })).code).toBe('SSO_LAST_WAY_IN');
    await own.call('setLoginName', {
      body: { loginName: 'chen-zhiyuan', password: 'a long enough word 7' },
    });
    expect((await own.call('removeSingleSignOnBinding', { path })).bindings).toEqual([]);
  });

  test('the copy of personal data has the identity', async () => {
    const hall = await openHall();
    const account = await bound(hall, 'person-1');
    const copy = await (await account.client.send('copyOwnData')).json();
    expect(copy.singleSignOn).toMatchObject([
      { issuer: provider.issuer, subject: 'person-1', name: '周慧敏' },
    ]);
  });
});
