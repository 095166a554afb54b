/** Starts the measured server as a child process and stops it by closing the channel to it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Hall, HallSize } from './hall.ts';

export interface MeasuredServer extends Hall {
  readonly port: number;
  readonly stop: () => Promise<void>;
  readonly request: (method: string, path: string, token: string, body?: unknown) => Promise<void>;
}

/** `databaseUrl` null measures the embedded database. */
export async function startServer(
  size: HallSize,
  databaseUrl: string | null,
): Promise<MeasuredServer> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'server.ts'), [JSON.stringify(size)], {
    execArgv: ['--import', 'tsx', '--conditions=@liangfen/source'],
    env: { ...process.env, ...(databaseUrl ? { BENCH_DATABASE_URL: databaseUrl } : {}) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [hall] = (await once(child, 'message')) as [Hall & { port: number }];
  return {
    ...hall,
    request: async (method, path, token, body) => {
      const response = await fetch(`http://127.0.0.1:${hall.port}${path}`, {
        method,
        headers: { authorization: token, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
