/** Live feeds over WebSocket: a browser allows many of them to one site, and only six connections of HTTP/1.1. */
import type { Authorization } from './auth.ts';
import { slotOf } from './auth.ts';
import { readProblem } from './errors.ts';
import type { Route } from './generated/routes.ts';
import type { SocketOpening } from './generated/schema.ts';
import { withoutLastStroke } from './request-parts.ts';
import type { Schedule } from './schedule.ts';

/** The part of a WebSocket that is used; the browser's own and that of `ws` have it. */
export interface WebSocketLike {
  readonly send: (message: string) => void;
  readonly close: () => void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export type OpenWebSocket = (address: string) => WebSocketLike;

export type SocketOperation = 'openScreenSocket' | 'openMatchSocket' | 'openJudgeSocket';

export interface SocketRequest {
  readonly competitionId: string;
  readonly opening: Omit<SocketOpening, 'token'>;
  readonly signal: AbortSignal;
  /** Every message, heartbeats too, which are empty; and the socket, on which the page may speak from the first on. */
  readonly onMessage: (message: string, socket: Pick<WebSocketLike, 'send'>) => void;
}

export interface LiveSockets {
  /**
   * Whether sockets are still tried. Not after two of them could not be opened where an event stream could, as behind
   * some proxies.
   */
  readonly usable: () => boolean;
  /**
   * Resolves when the connection has ended. Throws an ApiError when the server refused, and a {@link NoSocket} when no
   * socket could be opened.
   */
  readonly follow: (operation: SocketOperation, request: SocketRequest) => Promise<void>;
  /**
   * Called when an event stream was opened right after a socket could not be: then the network is not the cause. Whether
   * the page stays with the stream. Not at the first time where sockets have worked: more likely, the server came back
   * between the two, and a socket is tried again.
   */
  readonly refusedByProxy: () => boolean;
}

/** Nothing was heard over the socket, not even the server's refusal. */
export class NoSocket extends Error {
  override readonly name = 'NoSocket';
}

export interface LiveSocketsOptions extends Pick<Authorization, 'withLogin'> {
  /** The routes of the sockets that are opened; a phone has only its own. */
  readonly routes: { readonly [Operation in SocketOperation]?: Route };
  readonly baseUrl: string;
  readonly openWebSocket: OpenWebSocket;
  readonly schedule: Schedule;
}

const failuresUntilStream = 2;
/** The server answers the first message at once; a proxy that swallows messages never does. */
const firstAnswerMs = 10_000;

export function createLiveSockets(options: LiveSocketsOptions): LiveSockets {
  const { routes, baseUrl, openWebSocket, withLogin, schedule } = options;
  let failures = 0;
  let worked = false;

  return {
    usable: () => failures < failuresUntilStream,
    refusedByProxy: () => {
      failures += 1;
      return !worked || failures === failuresUntilStream;
    },
    follow: async (operation, request) => {
      const route = routes[operation];
      if (route === undefined) throw new TypeError(`no operation is called ${operation}`);
      const [, path, tokenKind] = route;
      const slot = slotOf(tokenKind, request.competitionId);
      await withLogin(slot, (token) => followAs(token, operation, path, request));
    },
  };

  async function followAs(
    token: string | undefined,
    operation: SocketOperation,
    path: string,
    { competitionId, opening, signal, onMessage }: SocketRequest,
  ): Promise<void> {
    if (signal.aborted) return;
    const address = addressOf(baseUrl, path, competitionId);
    const socket = opened(openWebSocket, address);
    const leave = () => socket.close();
    signal.addEventListener('abort', leave);
    let heard = false;
    try {
      await new Promise<void>((resolve, reject) => {
        const cancel = schedule(firstAnswerMs, () => reject(new NoSocket()));
        const end = () => {
          cancel();
          if (heard || signal.aborted) resolve();
          else reject(new NoSocket());
        };
        socket.addEventListener('open', () => {
          socket.send(JSON.stringify({ ...opening, ...(token && { token }) }));
        });
        socket.addEventListener('message', ({ data }) => {
          const message = String(data);
          if (!heard) {
            heard = true;
            worked = true;
            failures = 0;
            cancel();
            const problem = refusalIn(message);
            if (problem !== undefined) {
              const answer = new Response(null, { status: problem.status });
              reject(readProblem(operation, path, answer, problem));
              return;
            }
          }
          if (!signal.aborted) onMessage(message, socket);
        });
        socket.addEventListener('close', end);
        // Always followed by a close, which tells the same.
        socket.addEventListener('error', () => {});
        signal.addEventListener('abort', end);
      });
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
  }
}

function opened(openWebSocket: OpenWebSocket, address: string): WebSocketLike {
  try {
    return openWebSocket(address);
  } catch {
    // The page may not open a socket, e.g. over TLS to an API without.
    throw new NoSocket();
  }
}

function addressOf(baseUrl: string, path: string, competitionId: string): string {
  const place =
    withoutLastStroke(baseUrl) + path.replace('{id}', encodeURIComponent(competitionId));
  const address = new URL(place, globalThis.location?.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** Reads the refusal that the server sends instead of a first frame. */
function refusalIn(message: string): { readonly status: number } | undefined {
  // A first frame may be long, and its reader parses it: only a refusal is parsed here.
  if (!message.includes('"refused"')) return undefined;
  const frame = parsed(message);
  if (!isObject(frame) || frame.frame !== 'refused' || !isObject(frame.problem)) return undefined;
  const { problem } = frame;
  const status = Number(problem.status);
  return { ...problem, status: status >= 400 && status < 600 ? status : 500 };
}

/** The reader of the frames reports a broken one. */
function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
