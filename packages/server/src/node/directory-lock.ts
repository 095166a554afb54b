/** Allows one process per data directory: two would destroy an embedded database without an error. */
import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @example
 * ```tsx
 * try {
 *   await lockDirectory('/var/lib/liangfen');
 * } catch (error) {
 *   if (error instanceof DirectoryInUse) console.error('another server runs on this directory');
 * }
 * ```
 */
export class DirectoryInUse extends Error {
  readonly directory: string;
  /** Null when the owner did not answer. */
  readonly ownerPid: number | null;

  constructor(directory: string, ownerPid: number | null) {
    super(`${directory} is in use by process ${ownerPid ?? 'unknown'}`);
    this.name = 'DirectoryInUse';
    this.directory = directory;
    this.ownerPid = ownerPid;
  }
}

/**
 * Holds the directory until released or the process ends, however it ends: the lock is a listening
 * socket, which the system takes back with the process, so no stale lock can remain on Linux and
 * Windows. It does not reach across machines or network namespaces that share a directory.
 *
 * @example
 * ```tsx
 * const { release } = await lockDirectory('/var/lib/liangfen');
 * await release();
 * ```
 */
export async function lockDirectory(directory: string): Promise<{ release: () => Promise<void> }> {
  const address = addressFor(realpathSync(directory));
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(String(process.pid));
  });
  server.unref();
  if (!(await listens(server, address))) {
    const owner = await askOwner(address);
    if (owner.alive) throw new DirectoryInUse(directory, owner.pid);
    // Only a socket file outlives its process; other kinds of lock are free by themselves.
    rmSync(address, { force: true });
    if (!(await listens(server, address))) throw new DirectoryInUse(directory, null);
  }
  return {
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function addressFor(realPath: string): string {
  const name = `liangfen-${createHash('sha256').update(realPath).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', failed);
    server.listen({ path }, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

function askOwner(path: string): Promise<{ alive: boolean; pid: number | null }> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect({ path });
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      said += String(chunk);
    });
    socket.on('error', () => resolve({ alive: false, pid: null }));
    socket.on('close', () => resolve({ alive: true, pid: said === '' ? null : Number(said) }));
  });
}
