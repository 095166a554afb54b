/** The installed program as a separate process, which a test may end at any moment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './program.ts';

const running = new Set<ChildProcess>();

/** Kills every program still running, after each test. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

export interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
}

export function startProgram(
  program: string,
  environment: Readonly<Record<string, string>>,
): Program {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', LIANGFEN_DEMO: '0', DATABASE_URL: '', ...environment },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  return {
    child,
    output: () => output,
    exited: once(child, 'exit').then(([code]) => {
      running.delete(child);
      return code;
    }),
  };
}

/** Returns the program's port once it says that it listens. */
export async function listening({ child, output, exited }: Program): Promise<number> {
  for (;;) {
    const port = /"port":(\d+)[^}]*"msg":"listening"/.exec(output())?.[1];
    if (port !== undefined) return Number(port);
    const next = child.stdout === null ? exited : once(child.stdout, 'data');
    if ((await Promise.race([next, exited.then(() => 'exited')])) === 'exited') {
      throw new Error(`the server ended: ${output()}`);
    }
  }
}
