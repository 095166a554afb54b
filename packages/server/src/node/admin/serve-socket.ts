/** The running server's side of `npx liangfen`: one command per connection, from the data directory's own user. */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { AdminAnswer } from '../../admin/answer.ts';
import { type AdminRequest, readAdminRequest } from '../../admin/commands.ts';
import type { AdminHome } from '../../admin/home.ts';
import { refusalOf, runAdminCommand } from '../../admin/run-command.ts';
import { longestRequest, readLine, writeLine } from './socket-line.ts';
import { socketPath } from './socket-path.ts';

export interface AdminSocket {
  /** Null where there is no path for one; the service runs without. */
  readonly path: string | null;
  /** Finishes running commands, within reason. */
  readonly close: () => Promise<void>;
}

const mostConnections = 8;
const requestWithinMs = 15_000;
const finishWithinMs = 10_000;

/** The caller holds the directory's lock, so a socket that is found there belongs to nobody any more. */
export async function serveAdminSocket(
  directory: string,
  home: AdminHome,
  socketAt = socketPath(directory),
): Promise<AdminSocket> {
  const { log } = home.ports;
  if (!socketAt.usable) {
    log.warn('admin.socket.none', { because: socketAt.because });
    return { path: null, close: async () => undefined };
  }
  const running = new Set<Promise<void>>();
  const reading = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    reading.add(socket);
    const answered = answer(socket, home, () => reading.delete(socket));
    running.add(answered);
    void answered.finally(() => running.delete(answered));
  });
  server.maxConnections = mostConnections;
  try {
    if (process.platform !== 'win32') rmSync(socketAt.path, { force: true });
    await listen(server, socketAt.path);
    if (process.platform !== 'win32') chmodSync(socketAt.path, 0o600);
  } catch (error) {
    // A fault of the operator's socket must not disturb a show.
    log.warn('admin.socket.failed', { error });
    server.close();
    return { path: null, close: async () => undefined };
  }
  return {
    path: socketAt.path,
    close: async () => {
      server.close();
      for (const socket of reading) socket.destroy();
      await Promise.race([Promise.all(running), later(finishWithinMs)]);
    },
  };
}

async function answer(socket: Socket, home: AdminHome, taken: () => void): Promise<void> {
  const line = await readLine(socket, longestRequest, requestWithinMs);
  taken();
  if (!line.read) {
    home.ports.log.warn('admin.socket.refused', { because: line.because });
    if (line.because === 'TOO_LONG') say(socket, tooLong);
    else socket.destroy();
    return;
  }
  let request: AdminRequest;
  try {
    request = readAdminRequest(line.value);
  } catch (error) {
    home.ports.log.warn('admin.socket.refused', { because: 'WRONG_INPUT' });
    say(socket, { done: false, ...refusalOf(error) });
    return;
  }
  say(socket, await runAdminCommand(home, request));
}

function say(socket: Socket, reply: AdminAnswer): void {
  if (socket.destroyed) return;
  writeLine(socket, reply);
  socket.end();
  // A client that does not take its answer loses its connection.
  setTimeout(() => socket.destroy(), finishWithinMs).unref();
}

const tooLong: AdminAnswer = {
  done: false,
  code: 'WRONG_INPUT',
  detail: '文件太大，最多 5 MB，请压缩后再试',
};

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
