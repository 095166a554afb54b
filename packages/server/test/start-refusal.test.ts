/**
 * Tests that a mistake at the start is refused in one sentence that says what to do, on a real PostgreSQL where
 * possible.
 */
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTooOld } from '../bin/node-version.mjs';
import { EngineRefused, openEmbeddedDatabase } from '../src/node/embedded.ts';
import { makeFolder } from '../src/node/make-folder.ts';
import { openPostgres } from '../src/node/postgres.ts';
import { startRefusal } from '../src/node/start-refusal.ts';
import { migrate } from '../src/store/migrate.ts';
import { hasPostgres, startTestPostgres, type TestPostgres } from './support/postgres.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const told = (error: unknown) =>
  startRefusal(error, { port: '8080', host: 'hall.invalid', usesDatabaseUrl: true });

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  let cluster: TestPostgres;

  beforeAll(async () => {
    cluster = await startTestPostgres();
    const admin = open(cluster.connectionString);
    await admin.prepared('role', "create role guarded login password 'right'", []);
    await admin.prepared('plain', 'create role plain login', []);
    await admin.prepared('base', 'create database still', []);
    await admin.prepared('read', 'alter database still set default_transaction_read_only = on', []);
    await admin.prepared('rights', 'revoke create on schema public from public', []);
    await admin.close();
  });
  afterAll(() => cluster.stop());

  const open = (connectionString: string) =>
    openPostgres({ connectionString, log, connections: 1 });

  async function refusal(change: (url: URL) => void): Promise<string> {
    const url = new URL(cluster.connectionString);
    change(url);
    const database = open(url.href);
    try {
      await database.ping();
      await migrate(database, Date.now);
      return 'started';
    } catch (error) {
      return told(error);
    } finally {
      await database.close();
    }
  }

  test('a missing database, and an unknown user', async () => {
    const unknown = await refusal((url) => {
      url.pathname = '/nowhere';
    });
    expect(unknown).toContain('数据库不存在');
    const nobody = await refusal((url) => {
      url.username = 'nobody';
    });
    expect(nobody).toMatch(/用户名/);
  });

  test('a wrong password', async () => {
    const rules = join(cluster.data, 'pg_hba.conf');
    const { readFileSync, writeFileSync } = await import('node:fs');
    const before = readFileSync(rules, 'utf8');
    // PostgreSQL takes the first rule that matches, so this one is written before those that trust everybody.
    writeFileSync(rules, `host all guarded 127.0.0.1/32 scram-sha-256\n`);
    appendFileSync(rules, before);
    const admin = open(cluster.connectionString);
    await admin.prepared('reload', 'select pg_reload_conf()', []);
    await admin.close();
    const guess = () =>
      refusal((url) => {
        url.username = 'guarded';
        url.password = 'wrong';
      });
    await expect.poll(guess).toContain('用户名或密码');
  });

  test('no right to create tables, a read-only database, no TLS', async () => {
    const powerless = await refusal((url) => {
      url.username = 'plain';
    });
    expect(powerless).toContain('没有建表的权限');
    const still = await refusal((url) => {
      url.pathname = '/still';
    });
    expect(still).toContain('只读');
    const plain = await refusal((url) => {
      url.searchParams.set('sslmode', 'require');
    });
    expect(plain).toContain('没有开启 TLS');
  });

  test('statements wait for a connection instead of being refused', async () => {
    const database = open(cluster.connectionString);
    const all = Array.from({ length: 20 }, () =>
      database.prepared<{ n: number }>('slow', 'select 1 as n from pg_sleep(0.01)', []),
    );
    expect((await Promise.all(all)).flat()).toHaveLength(20);
    await database.close();
  });

  test('a database whose connections are all in use is waited for', async () => {
    const admin = open(cluster.connectionString);
    await admin.prepared('limit', 'alter role plain connection limit 1', []);
    await admin.close();
    const url = new URL(cluster.connectionString);
    url.username = 'plain';
    const first = open(url.href);
    const second = open(url.href);
    await first.ping();
    const slow = first.prepared('slow', 'select pg_sleep(0.3)', []).then(() => first.close());
    expect(await second.prepared('one', 'select 1', [])).toHaveLength(1);
    await slow;
    await second.close();
  });
});

test('certificates, hosts and errors inside other errors have sentences of their own', () => {
  const coded = (code: string, options?: ErrorOptions) =>
    Object.assign(new Error(code, options), { code });
  expect(told(coded('SELF_SIGNED_CERT_IN_CHAIN'))).toContain('sslrootcert');
  expect(told(coded('ENOTFOUND'))).toContain('找不到');
  expect(told(coded('08006', { cause: coded('28P01') }))).toContain('用户名或密码');
  expect(told(new AggregateError([coded('ECONNREFUSED')], 'all'))).toContain('连不上');
  expect(told(coded('EADDRINUSE'))).toContain('8080');
  // No sentence quotes the address, because the address holds the password.
  expect(told(new Error('something else'))).toContain('启动失败');
});

describe('a data folder', () => {
  const alone = (error: unknown) =>
    startRefusal(error, { port: '8352', host: '127.0.0.1', usesDatabaseUrl: false });
  /** As Node's own errors of files are. */
  const refusedBy = (code: string, path = '/srv/liangfen') =>
    Object.assign(new Error(code), { code, path, syscall: 'mkdir' });

  test.each([
    ['EACCES', '/srv/liangfen 不能写入：启动亮分的用户没有权限'],
    ['EROFS', '/srv/liangfen 在只读的磁盘上'],
    ['ENOSPC', '/srv/liangfen 所在的磁盘已满'],
  ])('that the system refuses with %s is no question of the port', (code, sentence) => {
    expect(alone(refusedBy(code))).toContain(sentence);
    expect(alone(refusedBy(code))).not.toContain('端口');
  });

  test('that is a file, or lies below one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'liangfen-refused-'));
    const file = join(folder, 'data');
    writeFileSync(file, '');
    const opened = (directory: string) =>
      openEmbeddedDatabase({ directory, durable: false }).then(() => 'opened', alone);
    expect(await opened(file)).toContain('是一个文件，数据要放在目录里');
    expect(await opened(join(file, 'below'))).toContain('不是目录');
    rmSync(folder, { recursive: true });
  });

  test('that may not be made is no missing file, and a missing file is no folder', () => {
    expect(alone(refusedBy('ENOENT'))).toContain('/srv/liangfen 不能建立');
    const missing = Object.assign(new Error('ENOENT'), {
      code: 'ENOENT',
      path: '/srv/key',
      syscall: 'open',
    });
    expect(alone(missing)).not.toContain('不能建立');
  });

  test('is made with the folders above it, for its owner alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'liangfen-made-'));
    makeFolder(join(folder, 'a', 'b'));
    makeFolder(join(folder, 'a', 'b'));
    expect(['a', 'a/b'].map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([
      0o700, 0o700,
    ]);
    rmSync(folder, { recursive: true });
  });

  test('on a disk that is full when the database opens', () => {
    const refused = new EngineRefused('no space', 'ENOSPC', '/srv/liangfen');
    expect(alone(refused)).toContain('/srv/liangfen 所在的磁盘已满');
  });
});

describe('an address', () => {
  const listening = (host: string, port: number) =>
    new Promise((resolve) => {
      const server = createServer();
      server.once('error', resolve);
      server.listen({ host, port }, () => server.close(() => resolve('listening')));
    });

  test('that is not of this computer', async () => {
    const error = await listening('192.0.2.1', 0);
    expect(told(error)).toContain('这台电脑没有 LIANGFEN_HOST（--host）指定的地址');
  });

  test('whose name nobody knows is not taken for that of the database', async () => {
    const error = await listening('hall.invalid', 0);
    expect(told(error)).toContain('这台电脑没有 LIANGFEN_HOST（--host）指定的地址');
  });

  test('whose port of the figures is taken', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const error = await listening('127.0.0.1', port);
    holder.close();
    expect(told(error)).toContain(`端口 ${port} 已被占用`);
    expect(told(error)).toContain('用 LIANGFEN_METRICS_PORT 指定');
  });

  test('whose port only others may use', () => {
    const error = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'listen' });
    expect(told(error)).toContain('没有权限使用端口 8080，请用 PORT 或 --port 指定');
  });
});

test.each([
  ['18.20.8', true],
  ['20.18.1', true],
  ['20.19.0', false],
  ['21.7.3', true],
  ['22.11.0', true],
  ['22.12.0', false],
  ['24.0.0', false],
])('Node %s is refused: %s, as the package says', (version, refused) => {
  expect(isTooOld(version)).toBe(refused);
  const { engines } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { engines: { node: string } };
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
});
