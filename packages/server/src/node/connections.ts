/** Watches how many connections are open: says so before the system has none left, and frees those that nobody uses. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../ports.ts';

const warnAt = 0.8;
const warnEveryMs = 60_000;
/** A caller that connects and says nothing keeps its place this long when places are few. */
const silentForMs = 2_000;
const sweepEveryMs = 250;

export function watchConnections(server: Server, most: number, log: Log | null): void {
  server.maxConnections = most;
  const open = new Set<Socket>();
  /** Connected, and no request yet; the oldest first. */
  const silent = new Map<Socket, number>();
  let warnedAt = Number.NEGATIVE_INFINITY;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const warn = (dropped: boolean) => {
    const now = performance.now();
    if (now - warnedAt < warnEveryMs) return;
    warnedAt = now;
    log?.warn('connections.nearly-all-used', { open: open.size, most, dropped });
  };

  const sweep = () => {
    const now = performance.now();
    if (now - sweptAt < sweepEveryMs) return;
    sweptAt = now;
    server.closeIdleConnections();
    for (const [socket, since] of silent) {
      if (now - since < silentForMs) break;
      socket.destroy();
    }
  };

  server.on('connection', (socket) => {
    open.add(socket);
    silent.set(socket, performance.now());
    socket.once('close', () => {
      open.delete(socket);
      silent.delete(socket);
    });
    if (open.size >= most * warnAt) {
      warn(false);
      sweep();
    }
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  server.on('upgrade', ({ socket }) => silent.delete(socket));
  server.on('drop', () => {
    warn(true);
    sweep();
  });
}
