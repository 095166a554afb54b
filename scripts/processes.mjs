// Starts long-running children and stops them by their own pid, because killing an `npx` or `tsx`
// wrapper leaves its child listening on the port.
import { spawn } from 'node:child_process';
import { root } from './setup.mjs';

/**
 * Starts a Node process with this terminal's output. It gets a process group of its own: Ctrl-C then
 * reaches it once, through `runTogether`, and a server does not take the echo for a second, urgent
 * request to stop.
 */
export function start(args, env = {}) {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  });
}

/**
 * Passes SIGINT and SIGTERM on to the children and ends when the first of them ends, with its
 * code. The children are direct `node` processes, never wrappers, so that none is left listening.
 */
export function runTogether(children) {
  let ending = false;
  const stop = (signal) => {
    ending = true;
    for (const child of children) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    }
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGHUP', () => stop('SIGTERM'));
  stopWhenOrphaned(() => stop('SIGTERM'));
  for (const child of children) {
    child.on('exit', (code, signal) => {
      if (process.exitCode === undefined) process.exitCode = code ?? (signal && !ending ? 1 : 0);
      if (!ending) stop('SIGTERM');
    });
  }
}

/** npm dies of a SIGTERM without passing it on, which would leave the server running unseen. */
function stopWhenOrphaned(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}
