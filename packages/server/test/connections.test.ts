/** Tests a server with few connections and callers that hold them: a warning is logged, and the hall is still answered. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HttpServer, serveHttp } from '../src/node/http.ts';
import type { Log } from '../src/ports.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openSocketClient } from './support/socket-client.ts';

const most = 40;

let hall: TestApp;
let http: HttpServer;
let id: string;
let warnings: { readonly event: string; readonly fields: unknown }[];
const strangers: Socket[] = [];

beforeAll(async () => {
  hall = await createTestApp();
  const { client } = await hall.register();
  ({ id } = await client.call('createCompetition', { body: { name: '歌手大赛' } }));
});
beforeEach(async () => {
  warnings = [];
  const log: Log = {
    info: () => undefined,
    warn: (event, fields) => warnings.push({ event, fields }),
    error: () => undefined,
  };
  // The tests share one app, so closing an HTTP server must not drain the app.
  const app = { ...hall.app, drain: async () => undefined };
  http = await serveHttp(app, { host: '127.0.0.1', port: 0, mostConnections: most, log });
});
afterEach(async () => {
  for (const socket of strangers.splice(0)) socket.destroy();
  await http.close();
});

/** Opens a connection that sends only this text. */
async function stranger(says: string): Promise<Socket> {
  const socket = connect(http.port, '127.0.0.1');
  strangers.push(socket);
  socket.on('error', () => undefined);
  // A socket that is not read does not notice its end.
  socket.resume();
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (says !== '') socket.write(says);
  return socket;
}

const clock = () =>
  fetch(`http://127.0.0.1:${http.port}/api/clock`, { headers: { connection: 'close' } });

const handshake = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: hall',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: bGlhbmdmZW4tdGVzdC0wMQ==',
    '\r\n',
  ].join('\r\n');

const halfBody = [
  'POST /api/login HTTP/1.1',
  'Host: hall',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 1000',
  '',
  'loginName=somebody',
].join('\r\n');

describe('callers that never finish a request', () => {
  test.each([
    ['say nothing', () => ''],
    ['stop within the headers', () => 'GET /api/clock HTTP/1.1\r\nHost: hall\r\n'],
    ['stop within a body', () => halfBody],
    ['open a WebSocket without a word', () => handshake(`/api/competition/${id}/screen/socket`)],
  ])('%s: the oldest of them give way to the hall', async (_, says) => {
    const [first] = [await stranger(says())];
    for (let count = 1; count < 3 * most; count += 1) await stranger(says());
    expect((await clock()).status).toBe(200);
    await expect.poll(() => first.destroyed || first.closed).toBe(true);
    expect(warnings.map(({ event }) => event)).toEqual(['connections.nearly-all-used']);
  });

  test('keep their connections while there is room', async () => {
    const waiting = await Promise.all(Array.from({ length: most / 2 }, () => stranger(halfBody)));
    expect((await clock()).status).toBe(200);
    expect(waiting.some(({ destroyed }) => destroyed)).toBe(false);
    expect(warnings).toEqual([]);
  });
});

test('readers of a stream stay when strangers take all other connections, and the log says how many are open', async () => {
  const path = `ws://127.0.0.1:${http.port}/api/competition/${id}/screen/socket`;
  const readers = Array.from({ length: most / 2 }, () => openSocketClient(path));
  await Promise.all(readers.map(({ until }) => until((message) => message !== null)));
  for (let count = 0; count < 2 * most; count += 1) await stranger('');
  expect(readers.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
  expect(warnings).toEqual([
    { event: 'connections.nearly-all-used', fields: { open: most * 0.8, most, dropped: false } },
  ]);
  for (const { socket } of readers) socket.terminate();
});
