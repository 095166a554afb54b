/** Tests files over a socket: a list is uploaded as a form, an export arrives while it is made, and leaving stops it. */
import { afterEach, expect, test } from 'vitest';
import type { HttpAnswer } from '../src/contract/http-answer.ts';
import { type HttpServer, serveHttp } from '../src/node/http.ts';
import { createTestApp } from './support/app.ts';
import { readBack, upload, xlsxFile } from './support/files.ts';

let http: HttpServer | null = null;
afterEach(async () => {
  await http?.close();
  http = null;
});

test('a list is uploaded and the export downloaded', async () => {
  const hall = await createTestApp();
  const organiser = await hall.register();
  const { id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } });
  http = await serveHttp(hall.app, { host: '127.0.0.1', port: 0 });
  const at = `http://127.0.0.1:${http.port}/api/competition/${id}`;
  const headers = { authorization: organiser.token };
  const file = await xlsxFile([
    ['节目名称', '选手'],
    ['茉莉花', '李四'],
  ]);
  const body = upload(file);
  const imported = await fetch(`${at}/program/from/excel`, { method: 'POST', headers, body });
  expect(await imported.json()).toMatchObject({ imported: 1, refused: 0 });
  const download = await fetch(`${at}/result/statistics/export?what=RANKING`, { headers });
  expect(download.headers.get('content-length')).toBeNull();
  const [title, , , row] = await readBack(download);
  expect(title?.[0]).toBe('歌手大赛 排名');
  expect(row?.slice(0, 5)).toEqual(['第一组', undefined, '1', '茉莉花', '李四']);
  const template = await fetch(new URL('/api/template/judge', at), { headers });
  expect(Number(template.headers.get('content-length'))).toBeGreaterThan(1_000);
  expect((await readBack(template))[0]).toEqual([
    '编号',
    '姓名*',
    '手机号',
    '评委组',
    '单位',
    '职务',
  ]);
});

test('a reader who leaves in the middle stops the export', async () => {
  const hall = await createTestApp();
  let made = 0;
  let stopped: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    stopped = resolve;
  });
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      made += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
    cancel: () => stopped(),
  });
  const answer: HttpAnswer = { status: 200, headers: [], body: { kind: 'parts', parts: endless } };
  const app = { ...hall.app, answer: async () => answer };
  http = await serveHttp(app, { host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${http.port}/api/file`, {
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  leaving.abort();
  await ended;
  const atTheEnd = made;
  await new Promise((resolve) => setImmediate(resolve));
  expect(made).toBe(atTheEnd);
});
