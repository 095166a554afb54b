/** Starts a measured server as a child process and stops it by closing the channel to it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { built } from './built.ts';
import type { Hall, HallSize } from './hall.ts';

/** A process under load whose own work can be told from what its neighbours leave it. */
export interface Measured {
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** Microseconds of CPU that its process has used, all threads of it. */
  readonly cpu: () => Promise<number>;
}

export interface MeasuredServer extends Hall, Measured {
  /** Bytes held now, and at most since the last time this was asked. */
  readonly memory: () => Promise<{ readonly now: number; readonly peak: number }>;
  readonly request: (method: string, path: string, token: string, body?: unknown) => Promise<void>;
}

/** `databaseUrl` null measures the embedded database. */
export function startServer(size: HallSize, databaseUrl: string | null): Promise<MeasuredServer> {
  return serverOf({ size }, databaseUrl);
}

/** Another process of the same hall. */
export function joinServer(
  { competitionId, organiserToken, consoleToken, programIds, judgeTokens }: Hall,
  databaseUrl: string,
): Promise<MeasuredServer> {
  const joined = { competitionId, organiserToken, consoleToken, programIds, judgeTokens };
  return serverOf({ joined }, databaseUrl);
}

async function serverOf(
  given: { readonly size: HallSize } | { readonly joined: Hall },
  databaseUrl: string | null,
): Promise<MeasuredServer> {
  const child = await start('server', [JSON.stringify(given)], {
    ...(databaseUrl ? { BENCH_DATABASE_URL: databaseUrl } : {}),
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
    stop: () => stop(child),
    cpu: () => cpuOf(child),
  };
}

/** Fastify with the bench's no-op and nothing behind it. */
export async function startFastify(): Promise<Measured> {
  const child = await start('fastify', [], {});
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { port, stop: () => stop(child), cpu: () => cpuOf(child) };
}

async function start(
  program: Parameters<typeof built>[0],
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  return fork(await built(program), args, {
    env: { ...process.env, ...env },
    // As the product is started, and Fastify like it; not the arguments that this program runs TypeScript with.
    execArgv: [...serverFlags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  // What both servers answer to this message, and nothing else is being asked.
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  return cpu.user + cpu.system;
}

async function stop(child: ChildProcess): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}
