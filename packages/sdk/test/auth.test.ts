/** Tokens: where they are kept, which token a call carries, and the 401 rules of spec § 8. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ApiError,
  type AuthExpired,
  createLiangfenClient,
  localTokenStore,
  memoryTokenStore,
  type TokenSlot,
  takeConsoleTokenFromUrl,
} from '../src/index.ts';
import { scriptedServer } from './scripted-server.ts';

const general: TokenSlot = { kind: 'general' };
const consoleOf = (competitionId: string): TokenSlot => ({ kind: 'console', competitionId });

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const keys = { general: 'lf.token', console: (id: string) => `lf.console.${id}` };

describe('token stores', () => {
  it('keeps one general token and one per console', () => {
    const storage = memoryStorage();
    const store = localTokenStore(storage, keys);
    store.set(general, 'TOKEN a');
    store.set(consoleOf('c1'), 'CONSOLE b');
    store.set(consoleOf('c2'), 'CONSOLE c');
    store.remove(consoleOf('c1'));
    expect([...storage.items]).toEqual([
      ['lf.token', 'TOKEN a'],
      ['lf.console.c2', 'CONSOLE c'],
    ]);
    expect(store.get(consoleOf('c1'))).toBeUndefined();
    expect(store.get(general)).toBe('TOKEN a');
  });

  it('works as long as the page is open when the browser forbids storage', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = localTokenStore(
      { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
      keys,
    );
    expect(store.get(general)).toBeUndefined();
    store.set(general, 'TOKEN a');
    expect(store.get(general)).toBe('TOKEN a');
    store.remove(general);
    expect(store.get(general)).toBeUndefined();
  });
});

describe('console token in the address', () => {
  async function open(
    href: string,
    { held, isGood = true }: { held?: string; isGood?: boolean } = {},
  ) {
    const store = memoryTokenStore();
    if (held !== undefined) store.set(consoleOf('c1'), held);
    const replaced: unknown[] = [];
    const asked: string[] = [];
    const kept = await takeConsoleTokenFromUrl(
      { href },
      { state: { at: 1 }, replaceState: (...args) => void replaced.push(args) },
      store,
      'c1',
      async (token) => {
        asked.push(token);
        return isGood;
      },
    );
    return { kept, replaced, asked, stored: store.get(consoleOf('c1')) };
  }

  it.each([
    [
      'https://x.test/panel/c1?a=1&token=CONSOLE%20abc&b=2#top',
      'https://x.test/panel/c1?a=1&b=2#top',
    ],
    ['https://x.test/panel/c1?a=1#token=CONSOLE%20abc', 'https://x.test/panel/c1?a=1'],
  ])('is stored, and removed from %s', async (href, left) => {
    expect(await open(href)).toEqual({
      kept: 'CONSOLE abc',
      stored: 'CONSOLE abc',
      asked: [],
      replaced: [[{ at: 1 }, '', left]],
    });
  });

  it('replaces the stored one only if the server accepts it', async () => {
    const href = 'https://x.test/panel/c1#token=CONSOLE%20new';
    const held = 'CONSOLE held';
    expect(await open(href, { held })).toMatchObject({ stored: 'CONSOLE new' });
    expect(await open(href, { held, isGood: false })).toMatchObject({
      kept: undefined,
      stored: held,
      asked: ['CONSOLE new'],
    });
    // The same link opened again sends no request.
    expect(await open(href, { held: 'CONSOLE new' })).toMatchObject({ asked: [] });
  });

  it('is removed from the address but not kept if it is not a console token', async () => {
    const { kept, stored, replaced } = await open('https://x.test/panel/c1?token=rubbish', {
      held: 'CONSOLE held',
    });
    expect([kept, stored, replaced.length]).toEqual([undefined, 'CONSOLE held', 1]);
  });

  it('is not looked for in other fragments', async () => {
    expect((await open('https://x.test/panel/c1?a=1#top')).replaced).toEqual([]);
  });
});

describe('401', () => {
  let server = scriptedServer();
  let tokens = memoryTokenStore();
  let expired: AuthExpired[] = [];

  beforeEach(() => {
    server = scriptedServer();
    tokens = memoryTokenStore();
    expired = [];
  });

  const client = () =>
    createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      fetch: server.fetch,
      tokens,
      onAuthExpired: (slot) => expired.push(slot),
    });

  it.each(['TOKEN old', 'DING old'])('ends a login with %s, once', async (token) => {
    tokens.set(general, token);
    const { request } = client();
    const failures = [request('getUser'), request('getPoint')].map((call) =>
      call.catch((error: unknown) => error),
    );
    for (const _ of failures) {
      const call = await server.next();
      expect(call.request.headers.get('Authorization')).toBe(token);
      call.problem(401, 'SESSION_EXPIRED');
    }
    for (const failure of await Promise.all(failures)) expect(failure).toBeInstanceOf(ApiError);
    expect(tokens.get(general)).toBeUndefined();
    expect(expired).toEqual([general]);
  });

  it('removes a login again that another tab has stored a second time', async () => {
    const { request } = client();
    for (const _ of ['first', 'again']) {
      tokens.set(general, 'TOKEN old');
      const failure = request('getUser').catch((error: unknown) => error);
      (await server.next()).problem(401, 'SESSION_EXPIRED');
      await failure;
      expect(tokens.get(general)).toBeUndefined();
    }
    expect(expired).toEqual([general]);
  });

  it('does not end a login that is newer than the refused call', async () => {
    tokens.set(general, 'TOKEN old');
    const failure = client()
      .request('getUser')
      .catch((error: unknown) => error);
    const call = await server.next();
    tokens.set(general, 'TOKEN new');
    call.problem(401, 'SESSION_EXPIRED');
    await failure;
    expect(tokens.get(general)).toBe('TOKEN new');
  });

  it.each(['OTHER x', undefined])('does nothing with the general token %s', async (token) => {
    if (token !== undefined) tokens.set(general, token);
    const failure = client()
      .request('getUser')
      .catch((error: unknown) => error);
    (await server.next()).problem(401, 'UNAUTHENTICATED');
    expect(await failure).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(tokens.get(general)).toBe(token);
    expect(expired).toEqual([]);
  });

  it('leaves the token of a console to its panel, and removes no other login', async () => {
    tokens.set(general, 'TOKEN mine');
    tokens.set(consoleOf('c1'), 'CONSOLE c1');
    const { request, onAuthExpired } = client();
    const heard: AuthExpired[] = [];
    const stopHearing = onAuthExpired((slot) => heard.push(slot));
    const failure = request('getCurrentMatch', { path: { id: 'c1' } }).catch(
      (error: unknown) => error,
    );
    const call = await server.next();
    expect(call.request.headers.get('Authorization')).toBe('CONSOLE c1');
    call.problem(401, 'SESSION_EXPIRED');
    await failure;
    expect(expired).toEqual([consoleOf('c1')]);
    expect(heard).toEqual(expired);
    expect(tokens.get(consoleOf('c1'))).toBe('CONSOLE c1');
    expect(tokens.get(general)).toBe('TOKEN mine');
    stopHearing();
  });

  it('of a public call, which carries no token, ends no login', async () => {
    tokens.set(general, 'TOKEN mine');
    const failure = client()
      .request('getScreenMatch', { path: { id: 'c1' } })
      .catch((error: unknown) => error);
    const call = await server.next();
    expect(call.request.headers.has('Authorization')).toBe(false);
    call.problem(401, 'UNAUTHENTICATED');
    await failure;
    expect(tokens.get(general)).toBe('TOKEN mine');
  });

  it('asks getToken first, which may be asynchronous', async () => {
    tokens.set(general, 'TOKEN stored');
    const asked: TokenSlot[] = [];
    const { request } = createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      fetch: server.fetch,
      tokens,
      getToken: async (slot) => {
        asked.push(slot);
        return asked.length === 1 ? 'TOKEN host' : null;
      },
    });
    for (const expected of ['TOKEN host', 'TOKEN stored']) {
      const answer = request('getPoint');
      const call = await server.next();
      expect(call.request.headers.get('Authorization')).toBe(expected);
      call.answer(200, {});
      await answer;
    }
    expect(asked).toEqual([general, general]);
  });

  it('sends an API key with every call that needs a token, in preference to a stored login', async () => {
    const { request } = createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      fetch: server.fetch,
      tokens,
      apiKey: 'KEY of-ours',
    });
    tokens.set(general, 'TOKEN stored');
    for (const refused of [
      request('listCompetitions'),
      request('showProgramList', { path: { id: 'c1' } }),
    ]) {
      const failure = refused.catch((error: unknown) => error);
      const call = await server.next();
      expect(call.request.headers.get('Authorization')).toBe('KEY of-ours');
      call.problem(401, 'SESSION_EXPIRED');
      expect(await failure).toMatchObject({ status: 401 });
    }
    expect(tokens.get(general)).toBe('TOKEN stored');
  });

  it('stores the token of a login in its own slot', async () => {
    const { logIn, logOut } = client();
    const login = logIn('login', { body: { loginName: 'a&b', password: 'p=1', code: '1234' } });
    const call = await server.next();
    expect(call.request.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(new URL(call.request.url).search).toBe('');
    expect(await call.request.text()).toBe('loginName=a%26b&password=p%3D1&code=1234');
    call.answer(200, { token: 'TOKEN mine' });
    await login;
    expect(tokens.get(general)).toBe('TOKEN mine');

    const console = logIn('loginConsole', {
      path: { id: 'c1' },
      body: { passcode: 'abcd', name: '王小明' },
    });
    (await server.next()).answer(200, { token: 'CONSOLE c1' });
    await console;
    expect(tokens.get(consoleOf('c1'))).toBe('CONSOLE c1');

    const logout = logOut().catch((error: unknown) => error);
    (await server.next()).fail();
    expect(await logout).toBeInstanceOf(ApiError);
    expect(tokens.get(general)).toBeUndefined();
    expect(tokens.get(consoleOf('c1'))).toBe('CONSOLE c1');
  });
});
