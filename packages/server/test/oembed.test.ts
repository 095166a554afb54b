/**
 * Tests oEmbed as a site reads it: found from the address of a screen alone, by the page or its header, in every size
 * that the standard allows, with what the address asks of the picture.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpServer, serveHttp } from '../src/node/http.ts';
import { readWebFiles } from '../src/node/web-files.ts';
import { createTestApp, type TestApp } from './support/app.ts';

const kind = 'application/json+oembed';
let folder: string;
let hall: TestApp;
let http: HttpServer;
let url: string;
let id: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-oembed-'));
  const page = (title: string) =>
    `<!doctype html>\n<html>\n  <head>\n    <title>${title}</title>\n  </head>\n  <body></body>\n</html>`;
  for (const name of ['index', 'screen', 'embed']) {
    writeFileSync(join(folder, `${name}.html`), page(name));
  }
  const pages = [
    { under: '/web/match', page: '/screen.html' },
    { under: '/embed', page: '/embed.html' },
  ];
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages, desk: ['/', '/web/login'] }));
  hall = await createTestApp();
  const { client } = await hall.register();
  ({ id } = await client.call('createCompetition', { body: { name: '“A&B” 歌手大赛' } }));
  http = await serveHttp(hall.app, { host: '127.0.0.1', port: 0, webFiles: readWebFiles(folder) });
  url = `http://127.0.0.1:${http.port}`;
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As a consumer does that knows nothing but the standard: entities are undone, whatever the order of attributes. */
function linkIn(page: string): string | null {
  const links = page.match(/<link\b[^>]*>/g) ?? [];
  const found = links.find(
    (link) => link.includes(`type="${kind}"`) && /rel="alternate"/.test(link),
  );
  const href = /href="([^"]*)"/.exec(found ?? '')?.[1];
  return href?.replaceAll('&amp;', '&') ?? null;
}

function linkHeader(answer: Response): string | null {
  const [, address] =
    /^<([^>]+)>; rel="alternate"; type="application\/json\+oembed"$/.exec(
      answer.headers.get('link') ?? '',
    ) ?? [];
  return address ?? null;
}

async function found(path: string) {
  const page = await fetch(url + path);
  const address = linkIn(await page.text()) ?? '';
  expect(linkHeader(page)).toBe(address);
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  return answer.json();
}

const framed = (html: string) =>
  (/src="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replace(url, '');

describe('the page of a screen', () => {
  test.each(['/web/match/', '/embed/'])('%sID says where its answer is', async (under) => {
    const answer = await found(under + id);
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: '“A&B” 歌手大赛',
      width: 960,
      height: 540,
    });
    expect(framed(answer.html)).toBe(`/embed/${id}`);
  });

  test('is the same for everybody who asks again, and another for another address', async () => {
    const once = await fetch(`${url}/web/match/${id}`);
    const tag = once.headers.get('etag') ?? '';
    const again = await fetch(`${url}/web/match/${id}`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(linkHeader(again)).not.toBeNull();
    const other = await fetch(`${url}/web/match/other`, { headers: { 'if-none-match': tag } });
    expect(other.status).toBe(200);
  });

  test('is announced to HEAD alike', async () => {
    const [head, got] = [
      await fetch(`${url}/web/match/${id}`, { method: 'HEAD' }),
      await fetch(`${url}/web/match/${id}`),
    ];
    expect(linkHeader(head)).toBe(linkHeader(got));
    expect(head.headers.get('content-length')).toBe(got.headers.get('content-length'));
  });

  test.each(['/', '/web/login', '/web/match/', '/web/match/a/b', '/web/nothing'])(
    'is the only one: %s names none',
    async (path) => {
      const page = await fetch(url + path, { headers: { accept: 'text/html' } });
      expect([linkHeader(page), linkIn(await page.text())]).toEqual([null, null]);
    },
  );

  test('never repeats what a caller puts into the address as markup', async () => {
    const page = await fetch(`${url}/web/match/${id}?composition="><script>alert(1)</script>`);
    expect(await page.text()).not.toContain('<script>');
    expect(page.headers.get('link')).not.toMatch(/["<>]<|script>/);
  });
});

describe('what the address asks of the picture', () => {
  test.each([
    ['/web/match/ID?composition=tall', '/web/match/ID?composition=tall', 9 / 16],
    ['/web/match/ID?composition=wide&safe', '/web/match/ID?composition=wide&safe=', 32 / 9],
    ['/web/match/ID?composition=square', '/web/match/ID?composition=square', 4 / 3],
    ['/web/match/ID?layer=key&key=00ff00', '/web/match/ID?layer=key&key=00ff00', 16 / 9],
    ['/web/match/ID?utm_source=x', '/embed/ID', 16 / 9],
    [
      '/embed/ID?theme=GALAXY&background=transparent',
      '/embed/ID?theme=GALAXY&background=transparent',
      16 / 9,
    ],
  ])('%s stands in the frame', async (asked, kept, shape) => {
    const answer = await found(asked.replace('ID', id));
    expect(framed(answer.html)).toBe(kept.replace('ID', id));
    expect(Math.abs(answer.width / answer.height - shape)).toBeLessThan(0.02);
  });
});

describe('the answer', () => {
  const ask = (query: string) =>
    fetch(`${url}/api/oembed?url=${encodeURIComponent(`${url}/web/match/${id}`)}${query}`);

  test.each([
    ['&maxwidth=320&maxheight=100', 177, 100],
    ['&maxwidth=100', 100, 56],
    ['&maxwidth=10', 10, 6],
    ['&maxwidth=1', 1, 1],
    ['&maxheight=1', 1, 1],
  ])('of %s is never larger', async (query, width, height) => {
    expect(await (await ask(query)).json()).toMatchObject({ width, height });
  });

  test.each(['xml', 'json5', 'XML'])(
    'in %s is not made, which is another thing than a wrong call',
    async (format) => {
      const answer = await ask(`&format=${format}`);
      expect(answer.status).toBe(501);
      expect(await answer.json()).toMatchObject({ code: 'NOT_IMPLEMENTED' });
    },
  );

  test('is of this server’s addresses only', async () => {
    const other = encodeURIComponent(`http://elsewhere.example/web/match/${id}`);
    expect((await fetch(`${url}/api/oembed?url=${other}`)).status).toBe(404);
  });
});
