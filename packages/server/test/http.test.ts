/** Tests the app over real HTTP: answers, event streams, the web app's files, and requests that Node itself refuses. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type HttpServer, serveHttp } from '../src/node/http.ts';
import { readWebFiles } from '../src/node/web-files.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

let folder: string;
let hall: TestApp;
let http: HttpServer;
let account: TestAccount;
let competitionId: string;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>亮分</title>');
  const judgePage = '<!doctype html><title>评委</title><style>main { color: red }</style>';
  writeFileSync(join(folder, 'judge.html'), judgePage);
  const written = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
  writeFileSync(join(folder, 'styles.json'), JSON.stringify({ '/judge.html': [written] }));
  const rules = {
    pages: [{ under: '/web/judge', page: '/judge.html' }],
    desk: ['/', '/web/user/:part?', '/web/match/:id', '/web/aliPay', '/web/scan/QR/codes'],
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(rules));
  writeFileSync(join(folder, 'assets/main-abc123.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets/large-abc123.js'), '/* large */'.repeat(1_000));
  writeFileSync(join(folder, 'phone-worker.js'), 'self');
  writeFileSync(join(folder, 'phone.webmanifest'), '{}');
  hall = await createTestApp();
  account = await hall.register();
  const { id } = await account.client.call('createCompetition', { body: { name: '歌手大赛' } });
  competitionId = id;
  await account.client.call('updateBaseSetting', {
    path: { id },
    body: { embedOrigins: ['https://partner.example'] },
  });
  http = await serveHttp(hall.app, {
    host: '127.0.0.1',
    port: 0,
    webFiles: readWebFiles(folder),
  });
  url = `http://127.0.0.1:${http.port}`;
});

afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true, force: true });
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(url + path, {
    ...init,
    headers: { authorization: account.token, ...init.headers },
  });

const sameName = 'request-1';

/** Returns the header names and values of the answer in their order. */
function headersOver(path: string, token: string): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    const headers = { authorization: token, 'x-request-id': sameName };
    request(url + path, { agent, headers }, (response) => {
      response.resume().on('end', () => {
        agent.destroy();
        resolve(response.rawHeaders);
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the API', () => {
  test('accepts as many ids in an address as the contract allows, and refuses more in words', async () => {
    const ids = (length: number) => `${'a'.repeat(60)},`.repeat(300).slice(0, length - 1);
    const remove = (length: number) =>
      call(`/api/competition/none/program/${ids(length)}b`, { method: 'DELETE' });
    const most = await remove(12_000);
    expect([most.status, await most.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    const more = await remove(12_001);
    expect(more.status).toBe(400);
  });

  test('accepts as many ids in a body as the contract allows, and refuses more in words', async () => {
    const remove = async (count: number) => {
      const programIds = Array.from({ length: count }, (_, index) =>
        String(index).padStart(64, 'a'),
      );
      const response = await call(`/api/competition/${competitionId}/program/removal`, {
        method: 'POST',
        body: JSON.stringify({ programIds }),
        headers: { 'content-type': 'application/json' },
      });
      return [response.status, await response.json()];
    };
    expect(await remove(10_000)).toMatchObject([200, { count: 0, gone: 10_000 }]);
    expect(await remove(10_001)).toMatchObject([400, { code: 'INVALID_REQUEST' }]);
  });

  test('answers over a socket as it does without one', async () => {
    const response = await call('/api/user');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ id: account.userId });
  });

  test('sends exactly the headers of the app’s answer, without making a web response first', async () => {
    const made = vi.fn();
    vi.stubGlobal('Response', made);
    const seen = await headersOver('/api/user', account.token).finally(() => vi.unstubAllGlobals());
    expect(made).not.toHaveBeenCalled();
    const answered = await hall.app.answer(
      new Request(`${url}/api/user`, {
        headers: { authorization: account.token, 'x-request-id': sameName },
      }),
    );
    expect(seen.slice(0, answered.headers.length)).toEqual(answered.headers);
    const added = seen.slice(answered.headers.length).filter((_, at) => at % 2 === 0);
    expect(added.map((name) => name.toLowerCase())).toEqual([
      'content-length',
      'date',
      'connection',
      'keep-alive',
    ]);
  });

  test('accepts a body, and refuses a broken or a huge one without breaking the connection', async () => {
    const post = (body: string) =>
      call('/api/competition', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
    expect((await post('{"name":"演讲比赛"}')).status).toBe(200);
    expect((await post('{')).status).toBe(400);
    expect((await post(JSON.stringify({ name: 'x'.repeat(3_000_000) }))).status).toBe(413);
    expect((await call('/api/user')).status).toBe(200);
  });

  test('answers an unknown path under /api with a problem document, not with the web app', async () => {
    const response = await call('/api/nothing');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  test.each(['//', '/%', '/api/%', '/../etc/passwd', '/web/match/../../x', '*'])(
    'the path %s breaks nothing',
    async (path) => {
      const status = await new Promise<number>((resolve, reject) => {
        request({ port: http.port, host: '127.0.0.1', path }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBeGreaterThan(199);
      expect(status).toBeLessThan(500);
    },
  );
});

test.each(['%%%', 'a b', '', 'x'.repeat(5_000)])('the host %j breaks nothing', async (host) => {
  const status = await new Promise<number>((resolve, reject) => {
    const options = { port: http.port, host: '127.0.0.1', path: '/api/clock', headers: { host } };
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBeGreaterThan(199);
  expect(status).toBeLessThan(500);
});

describe('an event stream', () => {
  test('begins with a snapshot, continues with changes, and ends when its reader leaves', async () => {
    const { token } = await account.client.call('issueConsoleToken', {
      path: { id: competitionId },
    });
    const leaving = new AbortController();
    const response = await fetch(`${url}/api/competition/${competitionId}/screen/events`, {
      signal: leaving.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const frames = framesOf(response);
    expect((await frames.next()).value).toContain('"snapshot"');
    await hall.client.as(token).call('showProgramList', { path: { id: competitionId } });
    const change = await frames.next();
    expect(change.value).toContain('PROGRAM_LIST');
    expect(change.value).toMatch(/^id: \d+$/m);
    const screens = () =>
      hall.app.services.live.presence(competitionId).filter(({ role }) => role === 'SCREEN');
    expect(screens()).toHaveLength(1);
    leaving.abort();
    await expect.poll(screens).toHaveLength(0);
  });

  async function* framesOf(response: Response): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const frame = text.slice(0, end);
        text = text.slice(end + 2);
        if (frame.includes('data:')) yield frame;
      }
    }
  }
});

describe('the web app', () => {
  test('sends its page for every path that it has', async () => {
    for (const path of ['/', '/web/user', '/web/match/unknown']) {
      const response = await call(path);
      expect(response.status, path).toBe(200);
      expect(await response.text()).toContain('亮分');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test.each(['/.env', '/healthz', '/metrics', '/openapi.yaml', '/web/nothing', '/web/user/a/b'])(
    'has no page for %s: a browser gets a page that says so, a program gets a problem document',
    async (path) => {
      const page = await call(path, { headers: { accept: 'text/html,*/*' } });
      expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await page.text()).toContain('亮分');
      const refused = await call(path);
      expect(refused.status).toBe(404);
      expect(await refused.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );

  test('sends another page for the judge’s phone', async () => {
    for (const path of ['/web/judge', '/web/judge/apply?competition=1']) {
      expect(await (await call(path)).text(), path).toContain('评委');
    }
    const accept = 'text/html';
    const judgement = await call('/web/judgement', { headers: { accept } });
    expect(await judgement.text()).toContain('亮分');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('sends code to clients that accept %s as %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const response = await call('/assets/large-abc123.js', { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('/* large */'.repeat(1_000));
  });

  test('runs no inline script, and may not be framed by other sites', async () => {
    const policy = (await call('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types ");
    // Older Safari needs the page's own WebSockets by name.
    const host = `127.0.0.1:${http.port}`;
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`);
  });

  test('lets a page use the styles in its own HTML and those that the build has listed, and no others', async () => {
    const stylesAt = async (path: string) =>
      (await call(path)).headers
        .get('content-security-policy')
        ?.split('; ')
        .filter((directive) => /^style-src-/.test(directive));
    expect(await stylesAt('/web/judge/seat')).toEqual([
      // The hashes of `main { color: red }` and of an empty style.
      "style-src-elem 'self' 'sha256-HR78NV0t+Kg+Vmgtl4ESoqG4JqCLu3fhoDGnc21d//U=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "style-src-attr 'none'",
    ]);
    expect(await stylesAt('/assets/main-abc123.js')).toEqual([]);
  });

  test('shows pictures of this site, and of sites that the server’s owner named', async () => {
    const sources = (answer: Response) =>
      /img-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    expect(sources(await call('/'))).toBe("'self' data: blob:");
    const files = readWebFiles(folder, { imageOrigins: ['https://pictures.example'] });
    const named = await serveHttp(hall.app, { host: '127.0.0.1', port: 0, webFiles: files });
    const answer = await fetch(`http://127.0.0.1:${named.port}/`);
    expect(sources(answer)).toBe("'self' https://pictures.example data: blob:");
    await named.close();
  });

  test('is cut off from pages that open it, and requires https where it is reached by https', async () => {
    const { headers } = await call('/');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('strict-transport-security')).toBeNull();
    const files = readWebFiles(folder, { overHttps: true });
    const secure = await serveHttp(hall.app, { host: '127.0.0.1', port: 0, webFiles: files });
    const answer = await fetch(`http://127.0.0.1:${secure.port}/`);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.close();
  });

  test('lets the sites that an organiser lists frame the screen', async () => {
    const policyOf = async (path: string) =>
      (await call(path)).headers.get('content-security-policy') ?? '';
    const partner = "frame-ancestors 'self' https://partner.example";
    expect(await policyOf(`/web/match/${competitionId}`)).toContain(partner);
    expect(await policyOf('/web/match/unknown')).not.toContain('partner');
    expect(await policyOf('/web/user')).not.toContain('partner');
  });

  test('lets only the page that scans use the camera and WebAssembly', async () => {
    const rightsAt = async (path: string) => {
      const { headers } = await call(path);
      return [
        /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1],
        headers.get('permissions-policy')?.split(',')[0],
      ];
    };
    expect(await rightsAt('/web/scan/QR/codes')).toEqual([
      "'self' 'wasm-unsafe-eval'",
      'camera=(self)',
    ]);
    for (const path of ['/', '/web/user', '/assets/main-abc123.js']) {
      expect(await rightsAt(path)).toEqual(["'self'", 'camera=()']);
    }
  });

  test('lets only the payment page send a form to the payment provider', async () => {
    const targetsAt = async (path: string) =>
      /form-action ([^;]*)/.exec(
        (await call(path)).headers.get('content-security-policy') ?? '',
      )?.[1];
    expect(await targetsAt('/web/aliPay?charset=utf-8')).toBe(
      "'self' https://*.alipay.com https://*.alipaydev.com",
    );
    for (const path of ['/', '/web/user', '/assets/main-abc123.js']) {
      expect(await targetsAt(path)).toBe("'self'");
    }
  });

  test('can be installed on a phone, which asks for the worker again each time', async () => {
    const worker = await call('/phone-worker.js');
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    const policy = worker.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    const manifest = await call('/phone.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  });

  test('keeps hashed assets for a year, and answers no page in their place', async () => {
    const asset = await call('/assets/main-abc123.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('text/javascript');
    const etag = asset.headers.get('etag') ?? '';
    const again = await call('/assets/main-abc123.js', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await call('/assets/main-old.js')).status).toBe(404);
  });

  test('gives no answer without the headers that keep it safe', async () => {
    const refused = [
      await call('/assets/main-old.js'),
      await call('/no/such/address', { headers: { accept: 'application/json' } }),
      await call('/web/user', { method: 'POST' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 405]);
    for (const { headers } of refused) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
});

test('a second server on the same port is refused', async () => {
  await expect(serveHttp(hall.app, { host: '127.0.0.1', port: http.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('a server that closes sends the answers that are ready', async () => {
  const { app } = await createTestApp();
  const calls = 20;
  let arrived = 0;
  let closed: Promise<void> | undefined;
  const closing: HttpServer = await serveHttp(
    {
      ...app,
      answer: (...call) => {
        arrived += 1;
        if (arrived === calls) closed = closing.close();
        return app.answer(...call);
      },
    },
    { host: '127.0.0.1', port: 0 },
  );
  const answers = await Promise.all(
    Array.from({ length: calls }, () => fetch(`http://127.0.0.1:${closing.port}/api/no-such-path`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(calls).fill(404));
  await closed;
});

describe('a request that Node refuses before the app sees it', () => {
  const said = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(http.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (part) => {
        answer += String(part);
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'INVALID_REQUEST'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'an expectation',
      'POST /api/user HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nContent-Length: 2\r\n\r\n{}',
      417,
      'EXPECTATION_FAILED',
    ],
  ])('%s: the answer is a problem document', async (_, text, status, code) => {
    const [head = '', body = ''] = (await said(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    const [, requestId] = /x-request-id: (\S+)/i.exec(head) ?? [];
    expect(JSON.parse(body)).toMatchObject({ status, code, requestId });
  });
});
