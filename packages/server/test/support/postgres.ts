/** A private PostgreSQL for tests: a cluster in a temporary directory, if PostgreSQL's programs are installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openPostgres } from '../../src/node/postgres.ts';
import type { Database, Log } from '../../src/ports.ts';
import { migrate } from '../../src/store/migrate.ts';

export interface TestPostgres {
  /** The address of the cluster's own empty database. */
  readonly connectionString: string;
  /** Opens a new, migrated, empty database. */
  readonly open: () => Promise<Database>;
  /** Stops it as a power cut would: no connection is closed properly. */
  readonly kill: () => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly port: number;
  /** The directory of its files. */
  readonly data: string;
  /** Starts a standby in a folder of its own; from now on commits here wait for it. */
  readonly follow: () => Promise<TestStandby>;
}

export interface TestStandby {
  readonly connectionString: string;
  readonly port: number;
  /** Makes it the primary. */
  readonly promote: () => void;
  readonly stop: () => void;
}

const bin = findPrograms();

/** For `describe.skipIf`; vitest counts and shows skipped tests. */
export const hasPostgres = bin !== null;
if (!hasPostgres) {
  console.warn('PostgreSQL (initdb, pg_ctl) is not installed: tests on it are skipped');
}

export async function startTestPostgres(): Promise<TestPostgres> {
  if (bin === null) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'liangfen-pg-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, args: readonly string[]) =>
    runAsUser(join(bin, program), args, folder);
  run('initdb', ['-D', data, '-U', 'liangfen', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']);
  const control = (...args: string[]) =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), ...args]);
  const start = () =>
    control('-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`, 'start');
  start();
  const url = (name: string) => `postgres://liangfen@127.0.0.1:${port}/${name}`;
  const follow = async (): Promise<TestStandby> => {
    const copy = join(folder, 'standby');
    const standbyPort = await freePort();
    run('pg_basebackup', ['-D', copy, '-d', url('postgres'), '-R', '-X', 'stream', '-N']);
    const standby = (...args: string[]) =>
      run('pg_ctl', ['-D', copy, '-w', '-l', join(folder, 'standby.log'), ...args]);
    const options = `-p ${standbyPort} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    // Set on the command line, so that the standby, once promoted, waits for no other.
    standby('-o', `${options} -c synchronous_standby_names=`, 'start');
    const admin = openPostgres({ connectionString: url('postgres'), log: silent, connections: 1 });
    await admin.prepared('wait', "alter system set synchronous_standby_names = '*'", []);
    await admin.prepared('reload', 'select pg_reload_conf()', []);
    await admin.close();
    return {
      connectionString: `postgres://liangfen@127.0.0.1:${standbyPort}/postgres`,
      port: standbyPort,
      promote: () => standby('promote'),
      stop: () => standby('-m', 'immediate', 'stop'),
    };
  };
  const opened: Database[] = [];
  return {
    connectionString: url('postgres'),
    open: async () => {
      const database = await openDatabaseOn(url('postgres'));
      opened.push(database);
      return database;
    },
    kill: () => control('-m', 'immediate', 'stop'),
    start,
    port,
    data,
    follow,
    stop: () => {
      try {
        control('-m', 'immediate', 'stop');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Opens a new, migrated, empty database on a running cluster; `url` may name any of its databases. */
export async function openDatabaseOn(url: string): Promise<Database> {
  const database = openPostgres({ connectionString: await createDatabaseOn(url), log: silent });
  await migrate(database, Date.now);
  return database;
}

/** Creates a database without any table on a running cluster and returns its address. */
export async function createDatabaseOn(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openPostgres({ connectionString: url, log: silent, connections: 1 });
  await admin.prepared('create', `create database ${name}`, []);
  await admin.close();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return (
    folders.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl'))) ??
    null
  );
}

/** PostgreSQL refuses to run as root; its own user, or nobody, runs it then. */
function runAsUser(program: string, args: readonly string[], cwd: string): void {
  const isRoot = process.getuid?.() === 0;
  const [command = program, ...rest] = isRoot
    ? ['runuser', '-u', userForPostgres(), '--', program, ...args]
    : [program, ...args];
  execFileSync(command, rest, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

function userForPostgres(): string {
  return spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}
