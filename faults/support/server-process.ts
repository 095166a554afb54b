/** The real server as a child process, which can be killed at any moment. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { atExit } from './cleanup.ts';

export interface ServerProcess {
  readonly port: number;
  readonly alive: () => boolean;
  /** SIGKILL; resolves when the process is gone. */
  readonly kill: () => Promise<void>;
  /** SIGTERM, and its exit code. */
  readonly stop: () => Promise<number | null>;
  /** The last lines it wrote, for reports. */
  readonly said: () => string;
}

const folder = join(import.meta.dirname, '../../packages/server');
const built = join(folder, 'dist/node/main.js');

/** `BUILT` is what is installed in a hall (`npm run test:faults` builds it first), `SOURCE` needs no build. */
export function launch(
  program: 'BUILT' | 'SOURCE',
  environment: Readonly<Record<string, string>>,
): { readonly ready: Promise<ServerProcess>; readonly kill: () => Promise<void> } {
  const fromSource = program === 'SOURCE' || !existsSync(built);
  const args = fromSource
    ? ['--import', 'tsx', '--conditions=@liangfen/source', join(folder, 'src/node/main.ts')]
    : [built];
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, PORT: '0', LIANGFEN_DEMO: '0', LIANGFEN_LOG: 'info', ...environment },
  });
  const end = atExit(() => child.kill('SIGKILL'));
  const exit = once(child, 'exit').then(([code]) => {
    end();
    return code as number | null;
  });
  let tail = '';
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  const ready = new Promise<ServerProcess>((resolve, reject) => {
    const hear = (chunk: string) => {
      tail = (tail + chunk).slice(-20_000);
      const port = /"port":(\d+),"msg":"listening"/.exec(chunk)?.[1];
      if (port === undefined) return;
      resolve({
        port: Number(port),
        alive: () => child.exitCode === null && child.signalCode === null,
        kill,
        stop: () => {
          child.kill('SIGTERM');
          return exit;
        },
        said: () => tail,
      });
    };
    for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', hear);
    void exit.then((code) => reject(new Error(`the server ended with ${code}:\n${tail}`)));
  });
  // A launch that is killed before it is ready has nobody waiting for it.
  ready.catch(() => undefined);
  return { ready, kill };
}
