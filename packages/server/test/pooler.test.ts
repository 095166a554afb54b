/**
 * Tests that a pooler which lends connections out by transaction or statement is refused at the start, and one that keeps
 * them by session serves; on PgBouncer where it is installed.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examine } from '../src/node/admin/doctor.ts';
import { readConfig } from '../src/node/config.ts';
import { requireOwnConnections } from '../src/node/pooler.ts';
import { openPostgres } from '../src/node/postgres.ts';
import { startRefusal } from '../src/node/start-refusal.ts';
import { migrate } from '../src/store/migrate.ts';
import { hasPostgres, startTestPostgres, type TestPostgres } from './support/postgres.ts';

const pgbouncer = spawnSync('pgbouncer', ['--version']).status === 0;
if (!pgbouncer) console.warn('pgbouncer is not installed: tests on it are skipped');

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const told = (error: unknown) =>
  startRefusal(error, { port: '8080', host: '127.0.0.1', usesDatabaseUrl: true });

describe.skipIf(!hasPostgres)('an address of PostgreSQL', () => {
  let cluster: TestPostgres;
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    cluster = await startTestPostgres();
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
    cluster.stop();
  });

  test('of its own keeps each connection with whoever opened it', async () => {
    await expect(requireOwnConnections(cluster.connectionString)).resolves.toBeUndefined();
  });

  describe.skipIf(!pgbouncer)('behind PgBouncer', () => {
    test('by session, with the defaults otherwise, serves, and statements keep their limit', async () => {
      const url = await bounced('session');
      await requireOwnConnections(url);
      const database = openPostgres({ connectionString: url, log, connections: 2 });
      try {
        await migrate(database, Date.now);
        const [row] = await database.prepared<{ ms: string }>(
          'limit',
          `select current_setting('statement_timeout') as ms`,
          [],
        );
        expect(row?.ms).toBe('1min');
      } finally {
        await database.close();
      }
    });

    test.each([
      ['transaction', 'pool_mode 设成 session', '按事务分配连接（transaction）'],
      ['statement', 'pool_mode 设成 session', '按语句分配连接（statement）'],
    ])(
      'by %s is refused in a sentence that says what to do, and so says doctor',
      async (mode, mending, named) => {
        const url = await bounced(mode);
        const refused = await requireOwnConnections(url).then(() => 'started', told);
        expect(refused).toContain('PgBouncer');
        expect(refused).toContain(named);
        expect(refused).toContain(mending);
        const answer = await examine(readConfig({ DATABASE_URL: url }), log);
        expect(JSON.stringify(answer)).toContain(named);
      },
    );

    test('that refuses a parameter of the address names it', async () => {
      const url = new URL(await bounced('session'));
      url.searchParams.set('statement_timeout', '1000');
      const database = openPostgres({ connectionString: url.href, log, connections: 1 });
      try {
        expect(told(await database.ping().catch((error: unknown) => error))).toContain(
          '不接受连接参数 statement_timeout',
        );
      } finally {
        await database.close();
      }
    });
  });

  /** Starts a PgBouncer with nothing but what it needs; returns the address through it. */
  async function bounced(mode: string): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'liangfen-bouncer-'));
    chmodSync(folder, 0o777);
    const port = await freePort();
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(join(folder, 'users'), '"liangfen" ""\n');
    writeFileSync(
      file,
      [
        '[databases]',
        `* = host=127.0.0.1 port=${cluster.port}`,
        '[pgbouncer]',
        `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
        `auth_type = trust\nauth_file = ${join(folder, 'users')}\npool_mode = ${mode}`,
      ].join('\n'),
    );
    // It refuses to run as root.
    const isRoot = process.getuid?.() === 0;
    const own = isRoot ? { uid: idOf('nobody', '-u'), gid: idOf('nobody', '-g') } : {};
    const program = spawn('pgbouncer', [file], { ...own, stdio: 'ignore' });
    const gone = new Promise<void>((resolve) => program.once('exit', () => resolve()));
    stops.push(async () => {
      program.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    });
    await listening(port);
    const url = new URL(cluster.connectionString);
    url.port = String(port);
    return url.href;
  }
});

const idOf = (user: string, which: string) =>
  Number(execFileSync('id', [which, user]).toString().trim());

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function listening(port: number): Promise<void> {
  return new Promise((resolve) => {
    const knock = () => {
      const socket = dial(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve();
      });
      socket.once('error', () => setTimeout(knock, 20));
    };
    knock();
  });
}
