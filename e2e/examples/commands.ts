/** Runs commands as a partner types them, to their end or until the test is over. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface CommandContext {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The environment of the tests without NODE_ENV and options that hold for the tests only. */
function environment(own: CommandContext['env'] = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...rest } = process.env;
  return { ...rest, CI: 'true', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', ...own };
}

/** Returns the output of the command; a failure holds all of it. */
export function run(
  command: string,
  args: readonly string[],
  context: CommandContext,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: context.cwd,
      env: environment(context.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}${errors}`));
    });
  });
}

export interface Running {
  readonly stop: () => Promise<void>;
}

/** Starts a server and waits until its page answers; a server that ends before fails with its output. */
export async function serve(
  command: string,
  args: readonly string[],
  context: CommandContext,
  address: string,
): Promise<Running> {
  const child = spawn(command, args, {
    cwd: context.cwd,
    env: environment(context.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: npx and npm start further processes, which must end with them.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${output}`);
  }
  return { stop: () => ended(child) };
}

async function answers(address: string): Promise<boolean> {
  try {
    await (await fetch(address)).arrayBuffer();
    return true;
  } catch {
    // The server is not listening yet; asking again at once would take processor time from it.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return false;
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      resolve();
      return;
    }
    child.on('close', () => resolve());
    process.kill(-child.pid, 'SIGKILL');
  });
}
