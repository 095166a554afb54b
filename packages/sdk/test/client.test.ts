/** Calls by name: the request that is sent, the answer that is returned, and every way to fail. */
import { describe, expect, it } from 'vitest';
import {
  ApiError,
  createLiangfenClient,
  createPhoneClient,
  describeFailure,
} from '../src/index.ts';
import { scriptedServer } from './scripted-server.ts';
import { simulatedTime } from './simulated-time.ts';

const speech = { id: 'c1', programId: 'p1', itemId: '0' };

function setUp() {
  const server = scriptedServer();
  const time = simulatedTime();
  let ids = 0;
  const client = createLiangfenClient({
    baseUrl: 'http://liangfen.test/',
    fetch: server.fetch,
    schedule: time.schedule,
    random: () => 0.5,
    newId: () => `made-key-${++ids}`,
  });
  return { server, time, client };
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  );

describe('request', () => {
  it('puts path, query, key and seen version where the contract requires them', async () => {
    const { server, client } = setUp();
    const answer = client.request('startSpeech', {
      path: { ...speech, programId: 'p/1' },
      query: { test: true, confirm: false },
      seenVersion: 7,
    });
    const { request, answer: reply } = await server.next();
    expect(request.method).toBe('GET');
    expect(request.url).toBe(
      'http://liangfen.test/api/competition/c1/console/program/p%2F1/item/0/speech?test=true&confirm=false',
    );
    expect(request.headers.get('X-Seen-Version')).toBe('7');
    expect(request.headers.get('Idempotency-Key')).toBe('made-key-1');
    reply(200, { version: 8 });
    expect(await answer).toEqual({ version: 8 });
  });

  it('with an unknown name fails and names it', async () => {
    const { client } = setUp();
    // @ts-expect-error A caller without types may write this.
    const failure = await failureOf(client.request('startSpeach', { path: speech }));
    expect(failure).toEqual(new TypeError('no operation is called startSpeach'));
  });

  it('makes no key for calls that take none, and uses a given key', async () => {
    const { server, client } = setUp();
    void client.request('getClock').catch(() => {});
    expect((await server.next()).request.headers.has('Idempotency-Key')).toBe(false);
    void client.request('showStartPage', { path: { id: 'c1' }, idempotencyKey: 'mine-0001' });
    expect((await server.next()).request.headers.get('Idempotency-Key')).toBe('mine-0001');
  });

  it('makes keys of its own that the contract accepts', async () => {
    const { fetch, next } = scriptedServer();
    const client = createLiangfenClient({ baseUrl: 'http://liangfen.test', fetch });
    const call = client.request('showStartPage', { path: { id: 'c1' } });
    const { request, answer } = await next();
    expect(request.headers.get('Idempotency-Key')).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    // Without an answer the call would fail by its time limit while another file is running.
    answer(200, { version: 1 });
    await call;
  });

  it('sends files as multipart and takes files as Blob', async () => {
    const { server, client } = setUp();
    const upload = client.request('importJudgesFromExcel', {
      path: { id: 'c1' },
      body: { file: new File(['rows'], '评委.xlsx') },
    });
    const { request, answer } = await server.next();
    const file = (await request.formData()).get('file');
    expect(file).toBeInstanceOf(File);
    expect(file instanceof File && file.name).toBe('评委.xlsx');
    answer(200, { imported: 1 });
    await upload;

    const image = createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      fetch: async ({ credentials }) =>
        new Response(new Uint8Array([137, 80]), {
          headers: { 'Content-Type': 'image/png', 'X-Credentials': credentials },
        }),
    }).request('getImageCode');
    expect(await image).toBeInstanceOf(Blob);
    expect((await image).size).toBe(2);
  });

  it('fails with everything that the problem document holds', async () => {
    const { server, client } = setUp();
    const failure = failureOf(client.request('showScore', { path: speech }));
    (await server.next()).problem(409, 'JUDGES_MISSING', '还有 1 位评委没有提交', {
      missingJudges: [{ id: 'j1', number: 1, name: '王' }],
      version: 12,
    });
    const error = await failure;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      code: 'JUDGES_MISSING',
      detail: '还有 1 位评委没有提交',
      missingJudges: [{ id: 'j1', number: 1, name: '王' }],
      version: 12,
      operation: 'showScore',
      path: '/api/competition/{id}/console/program/{programId}/item/{itemId}/show/score',
    });
    expect(describeFailure('显示分数', error)).toEqual({
      kind: 'answered',
      action: '显示分数',
      status: 409,
      code: 'JUDGES_MISSING',
      detail: '还有 1 位评委没有提交',
    });
  });

  it('fails with a usable error when a proxy answers without a problem document', async () => {
    const client = createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      fetch: async () =>
        new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Retry-After': '3' } }),
    });
    expect(await failureOf(client.request('getUser'))).toMatchObject({
      status: 502,
      code: 'INVALID_ANSWER',
      detail: '',
      retryAfterSeconds: 3,
    });
  });

  it('does not accept the page of a captive portal as an answer', async () => {
    const client = createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      fetch: async () => new Response('<h1>Welcome</h1>'),
    });
    expect(await failureOf(client.request('getUser'))).toMatchObject({
      status: 0,
      code: 'INVALID_ANSWER',
    });
  });

  it('fails with status 0, the unknown error, when no answer arrives', async () => {
    const { server, client } = setUp();
    const failure = failureOf(client.request('getUser'));
    (await server.next()).fail();
    const error = await failure;
    expect(error).toMatchObject({ status: 0, code: 'NO_RESPONSE', detail: '' });
    expect(describeFailure('查询', error)).toEqual({ kind: 'unknown', action: '查询' });
    expect(describeFailure('查询', 'anything')).toEqual({ kind: 'unknown', action: '查询' });
  });

  it('gives up after 600 seconds, even when its cancellation is ignored', async () => {
    const { server, time, client } = setUp();
    const failure = failureOf(client.request('getUser'));
    const { request } = await server.next();
    time.advance(599_999);
    expect(request.signal.aborted).toBe(false);
    time.advance(1);
    expect(request.signal.aborted).toBe(true);
    expect(await failure).toMatchObject({ status: 0, code: 'TIMEOUT' });
    expect(time.timers()).toBe(0);
  });

  it('counts an answer that stops in the middle as no answer', async () => {
    const time = simulatedTime();
    let started = () => {};
    const arrived = new Promise<void>((resolve) => {
      started = resolve;
    });
    const client = createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      schedule: time.schedule,
      fetch: async () => {
        started();
        return new Response(
          new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"us')) }),
        );
      },
    });
    const failure = failureOf(client.request('getUser'));
    await arrived;
    time.advance(600_000);
    expect(await failure).toMatchObject({ status: 0, code: 'TIMEOUT' });
  });

  it('leaves no timer after an answer', async () => {
    const { server, time, client } = setUp();
    const answer = client.request('getClock');
    (await server.next()).answer(200, { serverTime: 1 });
    await answer;
    expect(time.timers()).toBe(0);
  });

  it('throws the caller’s own reason when the caller gives up', async () => {
    const { server, client } = setUp();
    const controller = new AbortController();
    const failure = failureOf(client.request('getUser', { signal: controller.signal }));
    await server.next();
    controller.abort('no longer needed');
    expect(await failure).toBe('no longer needed');
  });
});

describe('addresses and bodies', () => {
  it('are encoded, whatever was typed', async () => {
    const { server, client } = setUp();
    const call = client.request('pageJudges', {
      path: { id: 'c1' },
      query: { page: 0, keyword: '李 & 王' },
    });
    const { request, answer } = await server.next();
    expect(new URL(request.url).search).toBe(`?page=0&keyword=${encodeURIComponent('李 & 王')}`);
    answer(200, {});
    await call;
  });

  it('send a form as encoded fields', async () => {
    const { server, client } = setUp();
    const call = client.request('loginByMessenger', {
      body: { authCode: 'a b', way: 'WEB', place: 'DESK', state: '1&2' },
    });
    const { request, answer } = await server.next();
    expect(request.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(await request.text()).toBe('authCode=a+b&way=WEB&place=DESK&state=1%262');
    answer(200, {});
    await call;
  });
});

describe('getToken', () => {
  function handedOut(...tokens: string[]) {
    const server = scriptedServer();
    const asked: unknown[] = [];
    const expired: unknown[] = [];
    const client = createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      fetch: server.fetch,
      getToken: (slot, refused) => {
        asked.push(refused === undefined ? [slot.kind] : [slot.kind, refused]);
        return tokens.length > 1 ? tokens.shift() : tokens[0];
      },
      onAuthExpired: (slot) => expired.push(slot.kind),
    });
    return { server, client, asked, expired };
  }

  it('is told of a refused token, and the same command is sent again with the new one', async () => {
    const { server, client, asked, expired } = handedOut('CONSOLE old', 'CONSOLE new');
    const call = client.request('showStartPage', { path: { id: 'c1' } });
    const first = await server.next();
    first.problem(401, 'SESSION_EXPIRED');
    const second = await server.next();
    expect(second.request.headers.get('Authorization')).toBe('CONSOLE new');
    const keyOf = ({ request }: typeof first) => request.headers.get('Idempotency-Key');
    expect(keyOf(second)).toBe(keyOf(first));
    second.answer(200, { version: 1 });
    expect(await call).toEqual({ version: 1 });
    expect(asked).toEqual([['console'], ['console', 'CONSOLE old']]);
    expect(expired).toEqual([]);
  });

  it('without another token ends the login', async () => {
    const { server, client, expired } = handedOut('TOKEN only');
    const failure = failureOf(client.request('getUser'));
    (await server.next()).problem(401, 'SESSION_EXPIRED');
    expect(await failure).toMatchObject({ status: 401 });
    expect(expired).toEqual(['general']);
    expect(server.waiting()).toBe(0);
  });

  it('is not asked again and again when its new token is refused, too', async () => {
    const { server, client, expired } = handedOut('TOKEN 1', 'TOKEN 2', 'TOKEN 3');
    const failure = failureOf(client.request('getUser'));
    (await server.next()).problem(401, 'SESSION_EXPIRED');
    (await server.next()).problem(401, 'SESSION_EXPIRED');
    expect(await failure).toMatchObject({ status: 401 });
    expect(expired).toEqual(['general']);
    expect(server.waiting()).toBe(0);
  });

  it('has priority over the stored login, which is used if it gives no token', async () => {
    const client = createLiangfenClient({
      getToken: ({ kind }) => (kind === 'general' ? 'TOKEN handed' : null),
    });
    client.tokens.set({ kind: 'general' }, 'TOKEN kept');
    client.tokens.set({ kind: 'console', competitionId: 'c1' }, 'CONSOLE kept');
    expect(await client.tokenFor({ kind: 'general' })).toBe('TOKEN handed');
    const console_ = { kind: 'console', competitionId: 'c1' } as const;
    expect(await client.tokenFor(console_)).toBe('CONSOLE kept');
    expect(await client.beside({ sameLogins: true }).tokenFor({ kind: 'general' })).toBe(
      'TOKEN handed',
    );
    expect(await client.beside().tokenFor(console_)).toBeUndefined();
  });
});

describe('the phone’s client', () => {
  it('calls operations that the contract marks for the phone, with login and key', async () => {
    const server = scriptedServer();
    const client = createPhoneClient({
      baseUrl: 'http://liangfen.test',
      fetch: server.fetch,
      newId: () => 'made-key-1',
    });
    client.tokens.set({ kind: 'general' }, 'TOKEN mine');
    const call = client.request('submitScores', {
      path: { id: 'c1', programId: 'p1' },
      body: { windowId: 'w1', scores: [] },
    });
    const { request, answer } = await server.next();
    expect(request.url).toBe('http://liangfen.test/api/competition/c1/judge/score/program/p1');
    expect(request.headers.get('Authorization')).toBe('TOKEN mine');
    expect(request.headers.get('Idempotency-Key')).toBe('made-key-1');
    answer(200, {});
    await call;
  });

  it('names an operation that is not for the phone', async () => {
    const client = createPhoneClient({ baseUrl: 'http://liangfen.test' });
    // @ts-expect-error A caller without types may write this.
    const failure = await failureOf(client.request('getUser'));
    expect(failure).toEqual(new TypeError('no operation is called getUser'));
  });
});

describe('retry', () => {
  it('repeats a command with the same key until an answer arrives', async () => {
    const { server, time, client } = setUp();
    const answer = client.retry('addPoint', {
      path: { id: 'c1', programId: 'p1' },
      query: { point: 1 },
    });
    const first = await server.next();
    first.fail();
    await time.pass(0);
    await time.pass(200);
    const second = await server.next();
    second.fail();
    await time.pass(0);
    await time.pass(400);
    const third = await server.next();
    third.answer(200, { version: 3 });
    expect(await answer).toEqual({ version: 3 });
    const sent = [first, second, third].map((call) => call.request.headers.get('Idempotency-Key'));
    expect(sent).toEqual(['made-key-1', 'made-key-1', 'made-key-1']);
  });

  it('accepts a refusal as an answer', async () => {
    const { server, client } = setUp();
    const failure = failureOf(client.retry('undoCommand', { path: { id: 'c1' } }));
    (await server.next()).problem(503, 'UNAVAILABLE');
    expect(await failure).toMatchObject({ status: 503 });
    expect(server.waiting()).toBe(0);
  });

  it.each([502, 503, 504])('takes the %i of a proxy for no answer', async (status) => {
    const { server, time, client } = setUp();
    const answer = client.retry('undoCommand', { path: { id: 'c1' } });
    (await server.next()).answer(status, 'Bad Gateway');
    await time.pass(0);
    await time.pass(200);
    (await server.next()).answer(200, { version: 3 });
    expect(await answer).toEqual({ version: 3 });
  });

  it.each([404, 500])('takes the %i of somebody else for an answer', async (status) => {
    const { server, client } = setUp();
    const failure = failureOf(client.retry('undoCommand', { path: { id: 'c1' } }));
    (await server.next()).answer(status, 'not ours');
    expect(await failure).toMatchObject({ status, code: 'INVALID_ANSWER' });
    expect(server.waiting()).toBe(0);
  });

  it('stops after the allowed number of attempts', async () => {
    const { server, client } = setUp();
    const failure = failureOf(client.retry('undoCommand', { path: { id: 'c1' } }, 1));
    (await server.next()).fail();
    expect(await failure).toMatchObject({ status: 0 });
  });

  it('stops waiting when the caller gives up', async () => {
    const { server, time, client } = setUp();
    const controller = new AbortController();
    const failure = failureOf(
      client.retry('undoCommand', { path: { id: 'c1' }, signal: controller.signal }),
    );
    (await server.next()).fail();
    await time.pass(0);
    controller.abort('closed');
    expect(await failure).toBe('closed');
    expect(time.timers()).toBe(0);
  });
});

describe('http', () => {
  it('carries the same token and key, and returns data or error', async () => {
    const { server, client } = setUp();
    client.tokens.set({ kind: 'general' }, 'TOKEN mine');
    const created = client.http.POST('/api/competition/{id}/copy', {
      params: { path: { id: 'c1' } },
    });
    const { request, problem } = await server.next();
    expect(request.headers.get('Authorization')).toBe('TOKEN mine');
    expect(request.headers.get('Idempotency-Key')).toBe('made-key-1');
    problem(404, 'NOT_FOUND');
    expect((await created).error).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('beside', () => {
  it('gives a client for somebody else on the same server, with its own logins and 401 rules', async () => {
    const { server, client } = setUp();
    client.tokens.set({ kind: 'general' }, 'TOKEN organiser');
    const expired: unknown[] = [];
    client.onAuthExpired((slot) => expired.push(slot));
    const passed: string[] = [];
    const judge = client.beside({
      through: (send) => (request) => {
        passed.push(request.method);
        return send(request);
      },
    });
    judge.tokens.set({ kind: 'general' }, 'TOKEN judge');
    const call = failureOf(judge.request('getUser'));
    const { request, answer } = await server.next();
    expect(request.url).toBe('http://liangfen.test/api/user');
    expect(request.headers.get('Authorization')).toBe('TOKEN judge');
    answer(401, { code: 'UNAUTHENTICATED', detail: '' });
    expect(await call).toMatchObject({ status: 401 });
    expect(passed).toEqual(['GET']);
    expect(judge.tokens.get({ kind: 'general' })).toBeUndefined();
    expect(client.tokens.get({ kind: 'general' })).toBe('TOKEN organiser');
    expect(expired).toEqual([]);
  });
});
