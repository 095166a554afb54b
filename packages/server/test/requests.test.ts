/** Tests what happens to a request before its operation: input, limits, headers, other sites. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { fieldErrors } from '../src/contract/messages.ts';
import { usualBodyBytes } from '../src/contract/operations.ts';
import { compile } from '../src/contract/schemas.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

let hall: TestApp;
let account: TestAccount;
let id: string;
beforeAll(async () => {
  hall = await createTestApp();
  account = await hall.register();
  ({ id } = await account.client.call('createCompetition', { body: { name: '歌手大赛' } }));
  await account.client.call('updateBaseSetting', {
    path: { id },
    body: { embedOrigins: ['https://partner.example'] },
  });
});

const fetch = (path: string, init: RequestInit = {}) =>
  hall.app.fetch(new Request(`http://liangfen.test${path}`, init));

describe('messages', () => {
  const check = (schema: object, value: unknown) => fieldErrors(compile({ ...schema })(value));
  const field = (schema: object) => ({ type: 'object', properties: { it: schema } });

  test.each([
    [{ type: 'string', maxLength: 60 }, '字'.repeat(61), '最多 60 个字'],
    [{ type: 'string', minLength: 1 }, '', '不能为空'],
    [{ type: 'string', pattern: '\\S' }, '  ', '不能只有空格'],
    [{ type: 'number' }, '12', '必须是数字'],
    [{ type: ['integer', 'null'] }, 'x', '必须是整数或空'],
    [{ type: 'number', minimum: 0 }, -1, '不能小于 0'],
    [{ type: 'number', exclusiveMinimum: 0 }, 0, '必须大于 0'],
    [{ type: 'number', 'x-decimals': 3 }, 0.0005, '最多 3 位小数'],
    [{ type: 'string', enum: ['MEAN', 'SUM'] }, 'X', '只能是 MEAN、SUM 之一'],
    [{ type: 'array', maxItems: 2 }, [1, 2, 3], '最多 2 项'],
    [{ type: 'array', uniqueItems: true }, [1, 1], '有重复的项'],
  ])('%j', (schema, value, message) => {
    expect(check(field(schema), { it: value })).toEqual([{ field: 'it', message }]);
  });

  test('name the place inside lists, and fields that are missing or unknown', () => {
    const schema = {
      type: 'object',
      properties: {
        items: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name'],
            properties: { name: { type: 'string' } },
          },
        },
      },
    };
    expect(check(schema, { items: [{ name: '甲' }, {}, { name: '乙', extra: 1 }] })).toEqual([
      { field: 'items.1.name', message: '必填' },
      { field: 'items.2.extra', message: '没有这一项，请删去' },
    ]);
  });

  test('report only the first error of a huge wrong value', () => {
    const schema = { type: 'array', items: { type: 'string' } };
    expect(
      check(
        schema,
        Array.from({ length: 100_000 }, () => 1),
      ),
    ).toHaveLength(1);
  });
});

describe('decimals', () => {
  const check = compile({ $ref: '#/components/schemas/Score' });
  const thousandths = fc.integer({ min: -9_999_999_000, max: 9_999_999_000 });

  test('every score with three decimals is accepted', () => {
    fc.assert(
      fc.property(thousandths, (n) => {
        expect(check(n / 1000)).toEqual([]);
      }),
    );
  });

  test('every score with four decimals is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (n) => {
        expect(check((n * 10 + 5) / 10_000)).not.toEqual([]);
      }),
    );
  });
});

describe('input', () => {
  test('parameters become numbers and booleans, with the contract’s defaults', async () => {
    const page = await account.client.call('pageCompetitions', { query: { size: 5 } });
    expect(page.pageable).toEqual({ pageNumber: 0, pageSize: 5 });
  });

  test.each([
    ['size=abc', 'size', '必须是整数'],
    ['size=1e1', 'size', '必须是整数'],
    ['size=0x10', 'size', '必须是整数'],
    ['size=', 'size', '必须是整数'],
    ['size=0', 'size', '不能小于 1'],
    ['deleted=1', 'deleted', '必须是「是」或「否」（true 或 false）'],
    ['page=1&page=2', 'page', '只能写一次'],
    ['keyword=%00', 'keyword', '含有无法保存的字符'],
  ])('?%s is refused', async (query, field, message) => {
    const response = await fetch(`/api/competition/page?${query}`, {
      headers: { authorization: account.token },
    });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ field, message }]);
  });

  test.each([
    ['{', 400, 'INVALID_JSON'],
    ['', 400, 'INVALID_JSON'],
    ['[]', 400, 'INVALID_REQUEST'],
    ['null', 400, 'INVALID_REQUEST'],
    ['{"name":"\\u0000"}', 400, 'INVALID_REQUEST'],
    ['{"name":"\\ud800"}', 400, 'INVALID_REQUEST'],
    ['{"name":"甲","__proto__":{}}', 400, 'INVALID_REQUEST'],
    ['['.repeat(8_000), 400, 'INVALID_REQUEST'],
    [`${'{"a":'.repeat(2_000)}"\\u0000"${'}'.repeat(2_000)}`, 400, 'INVALID_REQUEST'],
  ])('body %j is refused', async (body, status, code) => {
    const response = await account.client.send('createCompetition', { body });
    expect(response.status).toBe(status);
    expect((await response.json()).code).toBe(code);
  });

  test('bytes that are not UTF-8 are refused', async () => {
    const response = await fetch('/api/competition', {
      method: 'POST',
      headers: { authorization: account.token, 'content-type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0x22]),
    });
    expect(response.status).toBe(400);
  });

  test('a body beyond the limit is not read to its end, whether its length is declared or not', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(usualBodyBytes) });
    expect((await account.client.send('createApiKey', { body })).status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { authorization: account.token, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    };
    expect((await fetch('/api/user/key', init)).status).toBe(413);
    expect(pulled).toBeLessThan(3);
  });

  test('another media type is refused before it is read', async () => {
    const response = await account.client.send('createCompetition', {
      body: 'name=x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.status).toBe(415);
  });

  test('a body without a login is not read at all', async () => {
    const response = await hall.client.send('createCompetition', { body: '{' });
    expect(response.status).toBe(401);
    // No scheme at which a browser asks the person for a password in a window of its own.
    const schemes = response.headers.get('www-authenticate')?.match(/\w+(?= realm)/g);
    expect(schemes).toEqual(['TOKEN', 'KEY']);
  });
});

describe('answers', () => {
  test('are never cached, sniffed or framed', async () => {
    for (const path of ['/api/clock', '/api/user', '/api/nothing']) {
      const { headers } = await fetch(path);
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
  });

  test('name the methods of a path', async () => {
    const response = await fetch('/api/user', { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, GET, HEAD, PATCH');
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 });
    expect((await fetch('/api/nothing')).status).toBe(404);
  });

  test('say that a path with invalid bytes is unknown, whatever the method', async () => {
    for (const method of ['GET', 'PUT']) {
      const response = await fetch('/api/competition/%ff/base/setting', { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('are given to HEAD for health, which changes nothing', async () => {
    const alive = await fetch('/api/health', { method: 'HEAD' });
    expect([alive.status, await alive.text()]).toEqual([200, '']);
    const command = await fetch(`/api/competition/${id}/console/init`, { method: 'HEAD' });
    expect(command.status).toBe(405);
  });
});

describe('the id of a request', () => {
  const nameOf = async (path: string, init: RequestInit = {}) =>
    (await fetch(path, init)).headers.get('x-request-id');
  const ways: [string, RequestInit][] = [
    ['/api/clock', {}],
    ['/api/health', { method: 'HEAD' }],
    ['/api/nothing', {}],
    ['/api/user', { method: 'OPTIONS' }],
    ['/api/user', {}],
    ['/api/health', { method: 'DELETE' }],
    [`/api/competition/none/match/socket`, {}],
  ];

  test('is in every answer, and different each time', async () => {
    const names = await Promise.all(ways.map(([path, init]) => nameOf(path, init)));
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(ways.length);
  });

  test.each(ways)('is the caller’s id if it is well formed: %s %j', async (path, init) => {
    const given = 'proxy-7f3a91c0';
    expect(await nameOf(path, { ...init, headers: { 'x-request-id': given } })).toBe(given);
  });

  test.each(['short', 'x'.repeat(65), '13800138000?code=x', 'TOKEN abcdefgh', '<b>12345678</b>'])(
    'is not %s',
    async (given) => {
      const name = await nameOf('/api/user', { headers: { 'x-request-id': given } });
      expect(name).not.toContain(given);
      expect(name).toMatch(/^[a-z0-9]{1,8}-[a-z0-9]+$/);
    },
  );

  test('is in a problem document, which a page of another site may read', async () => {
    const response = await fetch(`/api/competition/${id}/screen/match`, {
      method: 'PUT',
      headers: { 'x-request-id': 'proxy-7f3a91c0' },
    });
    expect(await response.json()).toMatchObject({ status: 405, requestId: 'proxy-7f3a91c0' });
    const shown = await fetch(`/api/competition/${id}/screen/match`, {
      headers: { origin: 'https://partner.example' },
    });
    expect(shown.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  });
});

describe('a page of another site', () => {
  const asked = (path: string, origin: string, method = 'OPTIONS') =>
    fetch(path, {
      method,
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  test('that is listed may read its competition', async () => {
    for (const method of ['OPTIONS', 'GET']) {
      const response = await asked(
        `/api/competition/${id}/screen/match`,
        'https://partner.example',
        method,
      );
      expect(response.ok).toBe(true);
      expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('vary')).toBe('Origin');
    }
  });

  test('that is not listed may read nothing, and a listed one no other competition', async () => {
    const screen = `/api/competition/${id}/screen/match`;
    for (const [path, origin] of [
      [screen, 'https://other.example'],
      ['/api/user', 'https://partner.example'],
      ['/api/competition/unknown/screen/match', 'https://partner.example'],
    ] as const) {
      const { headers } = await asked(path, origin);
      expect(headers.get('access-control-allow-origin'), path).toBeNull();
    }
  });

  test('that the server’s owner lists may call everything, and frame every screen', async () => {
    const portal = 'https://portal.example';
    const other = createApp(hall.app.services.ports, {}, { portals: [portal] });
    for (const [method, path] of [
      ['GET', '/api/user'],
      ['POST', '/api/seat'],
      ['GET', `/api/competition/${id}/screen/match`],
    ] as const) {
      const { headers } = await other.fetch(
        new Request(`http://liangfen.test${path}`, {
          method: 'OPTIONS',
          headers: { origin: portal, 'access-control-request-method': method },
        }),
      );
      expect(headers.get('access-control-allow-origin'), path).toBe(portal);
      expect(headers.get('access-control-allow-credentials'), path).toBeNull();
    }
    expect(await other.embedOrigins(id)).toEqual([portal, 'https://partner.example']);
  });
});

describe('limits', () => {
  test.each([
    ['getImageCode', 120],
    ['loginAsGuest', 600],
  ] as const)('%s is limited per address', async (op, points) => {
    const other = await createTestApp({ database: hall.database });
    for (let i = 0; i < points; i += 1) await other.client.send(op, { address: '10.1.0.1' });
    expect((await other.client.send(op, { address: '10.1.0.1' })).status).toBe(429);
    expect((await other.client.send(op, { address: '10.1.0.2' })).status).toBe(200);
  });
});

describe('failures', () => {
  test('that are unexpected give 500, are logged, and reveal nothing', async () => {
    const broken = await createTestApp({
      database: {
        ...hall.database,
        prepared: async () => {
          throw new Error('secret inside');
        },
      },
    });
    const response = await broken.client.as('TOKEN x').send('getUser');
    expect(response.status).toBe(500);
    const requestId = response.headers.get('x-request-id') ?? '';
    expect(requestId).toMatch(/^[a-z0-9]+-[a-z0-9]+$/);
    const problem = await response.json();
    expect(problem).toMatchObject({ requestId, detail: expect.stringContaining(requestId) });
    expect(JSON.stringify(problem)).not.toContain('secret');
    expect(broken.logged).toMatchObject([
      { level: 'error', event: 'operation failed', fields: { requestId } },
    ]);
  });

  test.each(['ECONNREFUSED', '57P01', '53100', '08006'])(
    'of the database (%s) give 503 with a time for the next try',
    async (code) => {
      const broken = await createTestApp({
        database: {
          ...hall.database,
          prepared: async () => {
            throw Object.assign(new Error('gone'), { code });
          },
          ping: async () => {
            throw Object.assign(new Error('gone'), { code });
          },
        },
      });
      for (const response of [
        await broken.client.as('TOKEN x').send('getUser'),
        await broken.client.send('getReadiness'),
      ]) {
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('1');
      }
    },
  );

  test('do not include draining: the server is healthy then, but not ready', async () => {
    const leaving = await createTestApp({ database: hall.database });
    await leaving.app.drain();
    expect((await leaving.client.send('getHealth')).status).toBe(200);
    expect((await leaving.client.send('getReadiness')).status).toBe(503);
  });
});
