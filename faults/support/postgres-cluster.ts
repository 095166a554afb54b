/** A PostgreSQL that can be killed as the out-of-memory killer or a crash does it: every process at once, without a word. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { openPostgres } from '../../packages/server/src/node/index.ts';
import type { Database } from '../../packages/server/src/ports.ts';
import {
  startTestPostgres,
  type TestStandby,
} from '../../packages/server/test/support/postgres.ts';
import { atExit } from './cleanup.ts';

export interface Cluster {
  readonly url: string;
  readonly open: () => Database;
  /** For connections that are opened from now on. */
  readonly acknowledgeBeforeSync: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => void;
  readonly port: number;
  readonly follow: () => Promise<TestStandby>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const lookAgainMs = 5;

export async function startCluster(): Promise<Cluster> {
  const postgres = await startTestPostgres();
  const stop = atExit(postgres.stop);
  const url = postgres.connectionString;
  const open = () => openPostgres({ connectionString: url, log: silent, connections: 2 });
  const asked = async <Row>(text: string): Promise<Row[]> => {
    const database = open();
    const rows = await database.prepared<Row>('ask', text, []);
    await database.close();
    return rows;
  };
  const [row] = await asked<{ data_directory: string }>('show data_directory');
  const pidFile = join(row?.data_directory ?? '', 'postmaster.pid');

  return {
    url,
    open,
    acknowledgeBeforeSync: async () => {
      await asked('alter database postgres set synchronous_commit = off');
    },
    kill: async () => {
      const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
      // Stopped first, so that it neither starts nor warns anybody while the others die.
      process.kill(postmaster, 'SIGSTOP');
      const processes = [...childrenOf(postmaster), postmaster];
      for (const pid of processes) endProcess(pid);
      for (const pid of processes) while (isThere(pid)) await after(lookAgainMs);
      // Its owner is gone for certain; a zombie that nobody collects would look alive to the next.
      rmSync(pidFile, { force: true });
    },
    start: postgres.start,
    stop,
    port: postgres.port,
    follow: postgres.follow,
  };
}

function childrenOf(pid: number): number[] {
  try {
    const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return listed.split('\n').map(Number).filter(Boolean);
  } catch {
    // ps fails when there is none.
    return [];
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isThere(pid: number): boolean {
  try {
    const stat = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    return !stat.trim().startsWith('Z');
  } catch {
    return false;
  }
}
