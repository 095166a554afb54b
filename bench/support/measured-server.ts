/** Starts the measured server as a child process and stops it by closing the channel to it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Hall, HallSize } from './hall.ts';

export interface MeasuredServer extends Hall {
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** Bytes held now, and at most since the last time this was asked. */
  readonly memory: () => Promise<{ readonly now: number; readonly peak: number }>;
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
    memory: async () => {
      child.send('memory');
      // What server.ts answers to this message, and nothing else is being asked.
      const [answer] = (await once(child, 'message')) as [
        { memory: { now: number; peak: number } },
      ];
      return answer.memory;
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
