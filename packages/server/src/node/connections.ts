/** Watches how many connections are open: says so before the system has none left, and frees those that nobody uses. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '../ports.ts';

export interface Connections {
  /** Tells that a WebSocket has said what it wants, so that it is kept. */
  readonly settled: (socket: Duplex) => void;
}

const warnAt = 0.8;
const warnEveryMs = 60_000;
/** When few connections are left, a caller that has not said what it wants is kept this long. */
const silentForMs = 2_000;
/** A caller that is still sending its request is kept as long as a small upload takes in a full hall. */
const sendingForMs = 20_000;
/** The most that each kind may have of all connections when few are left; the oldest go first. */
const shareOfUnsaid = 0.125;
const sweepEveryMs = 250;

export function watchConnections(server: Server, most: number, log: Log | null): Connections {
  server.maxConnections = most;
  const open = new Set<Duplex>();
  const silent = createUnsaid(silentForMs, most);
  const sending = createUnsaid(sendingForMs, most);
  let warnedAt = Number.NEGATIVE_INFINITY;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const warn = (dropped: boolean) => {
    const now = performance.now();
    if (now - warnedAt < warnEveryMs) return;
    warnedAt = now;
    log?.warn('connections.nearly-all-used', { open: open.size, most, dropped });
  };

  /** One function for all requests; Node calls it as the request's own. */
  function sent(this: IncomingMessage): void {
    sending.remove(this.socket);
  }

  const sweep = () => {
    silent.keepShare();
    sending.keepShare();
    const now = performance.now();
    if (now - sweptAt < sweepEveryMs) return;
    sweptAt = now;
    server.closeIdleConnections();
    silent.endOverdue(now);
    sending.endOverdue(now);
  };

  server.on('connection', (socket) => {
    open.add(socket);
    silent.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      silent.remove(socket);
      sending.remove(socket);
    });
    if (open.size >= most * warnAt) {
      warn(false);
      sweep();
    }
  });
  server.on('request', (request: IncomingMessage) => {
    const { socket } = request;
    silent.remove(socket);
    if (!hasBody(request)) return;
    sending.add(socket);
    request.on('end', sent);
  });
  server.on('drop', () => {
    warn(true);
    sweep();
  });
  // An upgrade asks for nothing yet: a WebSocket stays among the silent until its first message.
  return { settled: silent.remove };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Connections that have not said all they want, the oldest first. */
function createUnsaid(forMs: number, most: number) {
  const since = new Map<Duplex, number>();
  const share = Math.max(1, Math.floor(most * shareOfUnsaid));
  return {
    add: (socket: Duplex): void => {
      since.delete(socket);
      since.set(socket, performance.now());
    },
    remove: (socket: Duplex): void => {
      since.delete(socket);
    },
    keepShare: (): void => {
      for (const socket of since.keys()) {
        if (since.size <= share) break;
        since.delete(socket);
        socket.destroy();
      }
    },
    endOverdue: (now: number): void => {
      for (const [socket, at] of since) {
        if (now - at < forMs) break;
        socket.destroy();
      }
    },
  };
}
