/**
 * Tests single sign-on at providers that keep to the standard and yet differ from the usual: names at userinfo, an issuer
 * that ends with a slash, keys that are changed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signOnFindings } from '../src/node/admin/doctor-sign-on.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { startTestProvider, type TestProvider } from './support/oidc-provider.ts';
import { createSignOnVisitor, returnAddress, signOnAt } from './support/sign-on-visitor.ts';

const opened: TestProvider[] = [];
afterEach(async () => {
  for (const provider of opened.splice(0)) await provider.close();
});

async function providerOf(
  kind: Parameters<typeof startTestProvider>[1] = {},
): Promise<TestProvider> {
  const provider = await startTestProvider(returnAddress, kind);
  opened.push(provider);
  return provider;
}

type Given = Parameters<typeof signOnAt>[1];

async function hallAt(provider: TestProvider, given: Given = {}) {
  const warned: unknown[] = [];
  const log = { warn: (event: string, fields?: unknown) => void warned.push([event, fields]) };
  const hall = await createTestApp({ singleSignOn: signOnAt(provider, { log, ...given }) });
  return { hall, warned };
}

/** Comes for the first time; whoever is known is greeted by the name. */
async function comes(hall: TestApp, provider: TestProvider, person = 'person-1') {
  const browser = createSignOnVisitor(hall, provider);
  const body = await browser.comeBack(person);
  return { body, headers: browser.headers() };
}

async function nameOf(hall: TestApp, provider: TestProvider, person = 'person-1') {
  const { first } = await hall.client.call(
    'loginBySingleSignOn',
    await comes(hall, provider, person),
  );
  return first?.name;
}

describe('a provider that says names only at userinfo', () => {
  test('is asked there, once a login, and the person is known by the name', async () => {
    const provider = await providerOf({ saysNames: 'at userinfo' });
    const { hall } = await hallAt(provider);
    expect(await nameOf(hall, provider)).toBe('周慧敏');
    expect(await nameOf(hall, provider, 'person-2')).toBe('陈志远');
    expect(provider.asked('userinfo')).toBe(2);
  });

  test('is not asked when the ID token has the name', async () => {
    const provider = await providerOf();
    const { hall } = await hallAt(provider);
    expect(await nameOf(hall, provider)).toBe('周慧敏');
    expect(provider.asked('userinfo')).toBe(0);
  });

  test('whose userinfo is about somebody else lets nobody in', async () => {
    const provider = await providerOf({ saysNames: 'at userinfo' });
    const { hall, warned } = await hallAt(provider);
    const asking = await comes(hall, provider);
    provider.sayAtUserinfo({ status: 200, body: { sub: 'person-2', name: '陈志远' } });
    const refused = await hall.client.refusal('loginBySingleSignOn', asking);
    expect(refused.code).toBe('SSO_NOT_TRUSTED');
    expect(warned).toMatchObject([
      ['single-sign-on.refused', { because: 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED sub' }],
    ]);
  });

  test.each([
    ['fails', 500, {}],
    ['refuses the token', 401, {}],
    ['has no name either', 200, { sub: 'person-1' }],
    ['says a name that is no text', 200, { sub: 'person-1', name: 7 }],
  ])('whose userinfo %s keeps nobody out', async (_, status, body) => {
    const provider = await providerOf({ saysNames: 'at userinfo' });
    const { hall } = await hallAt(provider);
    const asking = await comes(hall, provider);
    provider.sayAtUserinfo({ status, body });
    const { first } = await hall.client.call('loginBySingleSignOn', asking);
    expect(first?.name).toBe('统一身份认证用户');
  });
});

describe('an issuer', () => {
  test.each([
    ['/o/school/', '/o/school'],
    ['/o/school', '/o/school/'],
    ['/o/school/', '/o/school/'],
  ])('of %s is found by a setting of %s', async (under, set) => {
    const provider = await providerOf({ under });
    const issuer = `${new URL(provider.issuer).origin}${set}`;
    const { hall } = await hallAt(provider, { issuer });
    expect(await nameOf(hall, provider)).toBe('周慧敏');
  });

  const differing = async () => {
    const provider = await providerOf();
    const told = 'https://id.example.com/realms/school';
    const lying: NonNullable<Given>['fetch'] = async (url, options) => {
      const answer = await fetch(url, options);
      return Response.json({ ...(await answer.json()), issuer: told });
    };
    return { provider, told, lying };
  };

  test('that is another one is told with both, to a person without the promise that trying helps', async () => {
    const { provider, told, lying } = await differing();
    const { hall, warned } = await hallAt(provider, { fetch: lying });
    const refused = await hall.client.refusal('startSingleSignOn');
    expect(refused).toMatchObject({ status: 409, code: 'SSO_ISSUER_DIFFERS' });
    expect(refused.problem.detail).toContain('重试没有用');
    expect(warned).toMatchObject([
      [
        'single-sign-on.refused',
        {
          because: 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED issuer',
          set: `${provider.issuer}/`,
          told,
        },
      ],
    ]);
  });
});

describe('keys that the provider changed', () => {
  test.each(['key-of-tomorrow', 'key-of-the-tests'])(
    'a moment after a login are asked for again, and the next login works (%s)',
    async (kid) => {
      const provider = await providerOf();
      const { hall, warned } = await hallAt(provider);
      await nameOf(hall, provider);
      provider.changeKey(kid);
      expect(await nameOf(hall, provider)).toBe('周慧敏');
      expect(await nameOf(hall, provider, 'person-2')).toBe('陈志远');
      expect(provider.asked('jwks')).toBe(2);
      expect(warned).toEqual([]);
    },
  );

  test('are asked for at most once by each who logs in at once, and everybody comes in', async () => {
    const provider = await providerOf();
    const { hall } = await hallAt(provider);
    await nameOf(hall, provider);
    provider.changeKey('key-of-tomorrow');
    const asking = [];
    for (let one = 0; one < 5; one += 1) asking.push(await comes(hall, provider));
    const logins = await Promise.all(
      asking.map((proof) => hall.client.call('loginBySingleSignOn', proof)),
    );
    expect(logins.map(({ first }) => first?.name)).toEqual(Array(5).fill('周慧敏'));
    expect(provider.asked('jwks')).toBeLessThanOrEqual(1 + asking.length);
  });

  test('are asked for once more, and no oftener, for a signature that none of them made', async () => {
    const provider = await providerOf();
    const { hall } = await hallAt(provider);
    await nameOf(hall, provider);
    const asking = await comes(hall, provider);
    provider.lie({ strangersKey: true });
    const refused = await hall.client.refusal('loginBySingleSignOn', asking);
    expect(refused.code).toBe('SSO_NOT_TRUSTED');
    expect(provider.asked('jwks')).toBe(2);
  });
});

describe('doctor', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'liangfen-doctor-'));
    writeFileSync(join(folder, 'secret'), 'a-secret-of-the-app\n', { mode: 0o600 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const findings = (issuer: string, secret = 'secret') =>
    signOnFindings(
      {
        publicUrl: 'http://liangfen.test',
        singleSignOn: {
          kind: 'OIDC',
          issuer,
          clientId: 'liangfen',
          clientSecretFile: join(folder, secret),
          name: '统一身份认证',
          createsAccounts: false,
        },
      },
      log,
    );

  test('says nothing where no provider is connected', async () => {
    const none = { publicUrl: 'http://liangfen.test', singleSignOn: { kind: 'NONE' as const } };
    expect(await signOnFindings(none, log)).toEqual([]);
  });

  test('says that a provider answers', async () => {
    const { issuer } = await providerOf();
    const text = `${issuer} 有回应`;
    expect(await findings(issuer)).toEqual([{ what: 'signOn', state: 'GOOD', text }]);
  });

  test('names both when the provider calls itself something else', async () => {
    const told = 'https://id.example.com/realms/school';
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ issuer: told }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/college`;
    const [found] = await findings(issuer);
    server.close();
    expect(found).toMatchObject({ state: 'BAD' });
    expect(found?.text).toContain(issuer);
    expect(found?.text).toContain(told);
  });

  test('says what kind of answer is wrong, who is away, and which secret cannot be read', async () => {
    const provider = await providerOf();
    const [lost] = await findings(`${provider.issuer}/somewhere`);
    expect(lost).toMatchObject({ state: 'BAD' });
    expect(lost?.text).toContain('OAUTH_RESPONSE_IS_NOT_CONFORM');
    const [closed] = await findings('http://127.0.0.1:1');
    expect(closed?.text).toContain('联系不上');
    const [unread] = await findings(provider.issuer, 'no-such-file');
    expect(unread?.text).toContain('无法读取文件');
  });
});
