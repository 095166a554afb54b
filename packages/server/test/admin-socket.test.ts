/** Tests the running server's socket for the operator: who may open it, which requests it takes, and which it refuses. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { askServer } from '../src/node/admin/ask-server.ts';
import { type AdminSocket, serveAdminSocket } from '../src/node/admin/serve-socket.ts';
import { longestRequest } from '../src/node/admin/socket-line.ts';
import { socketPath } from '../src/node/admin/socket-path.ts';
import { homeOf, operatorOf } from './support/admin.ts';
import { createTestApp, type TestApp } from './support/app.ts';

let root: string;
let directory: string;
let service: TestApp;
let socket: AdminSocket | null = null;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lf-admin-'));
});
beforeEach(async () => {
  service = await createTestApp();
  directory = mkdtempSync(join(root, 'data-'));
});
afterEach(async () => {
  await socket?.close();
  socket = null;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const isWindows = process.platform === 'win32';
const serve = async (socketAt = socketPath(directory)) => {
  socket = await serveAdminSocket(directory, homeOf(service.app.services), socketAt);
  return socket.path ?? '';
};
const operatorAt = (path: string) =>
  operatorOf(service.app.services, {
    send: async (request) => {
      const answer = await askServer(path, request);
      if (answer === null) throw new Error('nobody listens');
      return answer;
    },
  });

/** Sends raw bytes and returns the answer. */
function say(path: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const client = connect({ path });
    client.on('error', () => undefined);
    client.on('data', (part) => {
      heard += String(part);
    });
    client.on('close', () => resolve(heard));
    client.write(bytes);
  });
}

test('a command over the socket takes effect, and is in the audit log', async () => {
  const operator = operatorAt(await serve());
  const own = await service.register('zhang');
  const words = ['points', 'grant', 'zhang', '5', '--reason', '合同赠送'];
  expect(await operator.data(...words, '--dry-run')).toMatchObject({ balance: 8 });
  expect(await own.client.call('getPoint')).toEqual({ point: 3 });
  expect((await operator.type(words, ['zhang'])).code).toBe(0);
  expect(await own.client.call('getPoint')).toEqual({ point: 8 });
  expect((await operator.data('audit', 'list')).acts).toMatchObject([
    { operator: 'lin', command: 'points grant' },
  ]);
  expect(await operator.refusal('plans', 'history', 'plan-x')).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test.skipIf(isWindows)('only the user who owns the directory may open it', async () => {
  const path = await serve();
  expect(path).toBe(join(directory, 'admin.sock'));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await socket?.close();
  expect(existsSync(path)).toBe(false);
});

test.skipIf(isWindows)('the socket file of a killed server is replaced', async () => {
  const { path } = socketPath(directory) as { path: string };
  writeFileSync(path, '');
  expect(await askServer(path, plansList)).toBeNull();
  expect(await operatorAt(await serve()).data('plans', 'list')).toMatchObject({
    plans: [{}, {}, {}, {}],
  });
});

const plansList = {
  operator: 'lin',
  dryRun: false,
  command: { name: 'plans list', all: false },
} as const;

test('a socket without a listener gives no answer', async () => {
  expect(await askServer(join(directory, 'admin.sock'), plansList)).toBeNull();
});

test('a request that is not in the list of commands is refused and changes nothing', async () => {
  const path = await serve();
  const refused = async (value: unknown) =>
    JSON.parse(await say(path, `${JSON.stringify(value)}\n`)) as unknown;
  const refusal = { done: false, code: 'WRONG_INPUT' };
  expect(await refused({ ...plansList, command: { name: 'plans drop' } })).toMatchObject(refusal);
  expect(await refused({ ...plansList, sql: 'select 1' })).toMatchObject(refusal);
  expect(await refused({ ...plansList, operator: '' })).toMatchObject(refusal);
  expect(await refused(null)).toMatchObject(refusal);
  expect(await say(path, 'GET / HTTP/1.1\r\n\r\n')).toBe('');
  expect(await say(path, '{"operator":\n')).toBe('');
  expect(service.logged.filter(({ event }) => event === 'admin.socket.refused')).toHaveLength(6);
});

test('a request without end is cut off', async () => {
  const path = await serve();
  const heard = await say(path, 'x'.repeat(longestRequest + 1));
  // The connection may be closed before the client reads the reason.
  if (heard !== '') expect(JSON.parse(heard)).toMatchObject({ code: 'WRONG_INPUT' });
  expect(await operatorAt(path).data('plans', 'list')).toHaveProperty('plans');
});

test('an answer that cannot be read is not taken for success', async () => {
  const path = join(directory, 'admin.sock');
  for (const said of ['{"done":true}\n', '{"done":true,"data":{},"view":[{}]}\n', 'yes\n', '']) {
    const other: Server = createServer((client) => client.resume().end(said));
    await new Promise<void>((resolve) => other.listen({ path }, resolve));
    expect(await askServer(path, plansList)).toMatchObject({ done: false, code: 'UNAVAILABLE' });
    await new Promise((resolve) => other.close(resolve));
  }
});

test.skipIf(isWindows)(
  'a path that is too long moves the socket to a private directory, and never to one of another user',
  async () => {
    const deep = join(directory, 'd'.repeat(100));
    mkdirSync(deep, { mode: 0o700 });
    const socketAt = socketPath(deep, root);
    if (!socketAt.usable) throw new Error(socketAt.because);
    expect(socketAt.path.startsWith(join(root, 'liangfen-'))).toBe(true);
    const path = await serve(socketAt);
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await operatorAt(path).data('plans', 'list')).toHaveProperty('plans');

    const open = join(directory, 'open');
    mkdirSync(join(open, socketAt.path.split('/').at(-2) ?? ''), { recursive: true, mode: 0o777 });
    expect(socketPath(deep, open)).toEqual({ usable: false, because: 'FOREIGN_DIRECTORY' });
    const far = join(directory, 'f'.repeat(80));
    expect(socketPath(deep, far)).toEqual({ usable: false, because: 'TOO_LONG' });
  },
);

test('without a path for the socket the service runs on, and says so in its log', async () => {
  expect(await serve({ usable: false, because: 'TOO_LONG' })).toBe('');
  expect(await serve({ usable: true, path: join(directory, 'no', 'such', 'place') })).toBe('');
  expect(service.logged.map(({ event }) => event)).toEqual([
    'admin.socket.none',
    'admin.socket.failed',
  ]);
});
