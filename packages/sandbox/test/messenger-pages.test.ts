/** The messenger stand-in's pages: where a code is sent, who gets one inside, and that callers' texts never become HTML. */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMessengerSandbox, firstCorpId, secondCorpId } from '../src/index.ts';

const site = 'http://product.test';
const path = '/sandbox/dingtalk';
const sandbox = createMessengerSandbox({
  home: { now: () => 0, random: (bytes) => new Uint8Array(randomBytes(bytes)) },
  publicUrl: () => site,
  path,
  people: 300,
});
const asked = {
  redirect_uri: `${site}/web/external/login`,
  response_type: 'code',
  client_id: sandbox.app.clientId,
  scope: 'openid corpid',
  state: 'state',
  prompt: 'consent',
};
const login = (changes: Readonly<Record<string, string>> = {}) =>
  sandbox.fetch(
    new Request(`${site}${path}/oauth2/auth?${new URLSearchParams({ ...asked, ...changes })}`),
  );
const choose = (changes: Readonly<Record<string, string>> = {}) =>
  sandbox.fetch(
    new Request(`${site}${path}/oauth2/auth`, {
      method: 'POST',
      body: new URLSearchParams({ ...asked, who: `${firstCorpId} a000001`, ...changes }),
    }),
  );

test.each([
  ['another site', { redirect_uri: 'https://evil.test/web/external/login' }],
  ['a script', { redirect_uri: 'javascript:alert(1)' }],
  ['no address', { redirect_uri: '' }],
  ['another application', { client_id: 'other' }],
  ['another scope', { scope: 'profile' }],
  ['no state', { state: '' }],
])('no code is sent: %s', async (_, changes) => {
  expect((await login(changes)).status).toBe(400);
  const answer = await choose(changes);
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});

test('a refusal is returned in the terms of the protocol', async () => {
  const back = new URL((await choose({ who: 'nobody' })).headers.get('location') ?? '');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    state: 'state',
    error: 'access_denied',
  });
});

test('in a frame only the page around it gets the answer', async () => {
  const answer = await choose({ iframe: 'true' });
  const html = await answer.text();
  const nonce = /<script nonce="(\w+)">/.exec(html)?.[1] ?? 'none';
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
  expect(html).toMatch(
    /parent\.postMessage\("\{\\"success\\":true,\\"redirectUrl\\":\\"http:\/\/product\.test\/web\/external\/login\?state=state&code=\w+&authCode=\w+\\"\}", "http:\/\/product\.test"\);/,
  );
});

test('a caller’s texts become neither HTML nor script', async () => {
  const word = '</script><img src=x onerror=alert(1)>"\'';
  const pages = [
    await login({ state: word, q: word }),
    await choose({ iframe: 'true', state: word }),
    await sandbox.fetch(
      new Request(`${site}${path}/inside?${new URLSearchParams({ to: '/web/judge', q: word })}`),
    ),
  ];
  for (const page of pages) expect(await page.text()).not.toContain('<img');
});

test.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'web', '/web\r\nx: y'])(
  'the page inside the messenger does not lead to %j',
  async (to) => {
    const query = new URLSearchParams({ corp: firstCorpId, person: 'a000001', to });
    const answer = await sandbox.fetch(new Request(`${site}${path}/inside?${query}`));
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  },
);

test('inside the messenger a code is for a corporation in which the person works', async () => {
  const code = (cookie: string, corpId: string) =>
    sandbox.fetch(
      new Request(`${site}${path}/inside/code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ corpId }),
      }),
    );
  const inBoth = `liangfen_sandbox_inside=${firstCorpId}.a000001`;
  const inOne = `liangfen_sandbox_inside=${firstCorpId}.a000200`;
  expect((await code(inBoth, secondCorpId)).status).toBe(200);
  expect((await code(inOne, secondCorpId)).status).toBe(403);
  expect((await code(inOne, firstCorpId)).status).toBe(200);
  expect((await code('liangfen_sandbox_inside=x.y', firstCorpId)).status).toBe(404);
  expect((await code('', firstCorpId)).status).toBe(404);
});

test('every start has the same ten thousand people, some with hidden or missing numbers', () => {
  const start = () =>
    createMessengerSandbox({
      home: { now: () => 0, random: (bytes) => new Uint8Array(bytes) },
      publicUrl: () => site,
      path,
    });
  const people = start().directory.of(firstCorpId)?.all() ?? [];
  expect(people).toHaveLength(10_000);
  expect(start().directory.of(firstCorpId)?.all()).toEqual(people);
  expect(new Set(people.map(({ unionId }) => unionId)).size).toBe(10_000);
  expect(people.filter(({ deptIds }) => deptIds.length > 1).length).toBeGreaterThan(200);
  expect(people.filter(({ mobile }) => mobile.includes('*')).length).toBe(200);
  expect(people.filter(({ mobile }) => mobile === '').length).toBe(200);
  const others = start().directory.of(secondCorpId)?.all() ?? [];
  const known = new Set(people.map(({ unionId }) => unionId));
  expect(others.filter(({ unionId }) => known.has(unionId)).length).toBe(60);
});

test('after ten thousand calls in twenty seconds, calls are refused for five minutes', async () => {
  let now = 0;
  const busy = createMessengerSandbox({
    home: { now: () => now, random: (bytes) => new Uint8Array(randomBytes(bytes)) },
    publicUrl: () => site,
    path,
    people: 10,
  });
  const call = async () => {
    const answer = await busy.fetch(
      new Request(`${site}${path}/topapi/v2/department/get`, { method: 'POST' }),
    );
    return answer.json();
  };
  for (let calls = 0; calls < 10_000; calls += 1) await call();
  expect(await call()).toMatchObject({ status: 1111, wait: 5 });
  now += 299_999;
  expect(await call()).toMatchObject({ status: 1111 });
  now += 1;
  expect(await call()).toMatchObject({ errcode: 40014 });
});
