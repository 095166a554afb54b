/**
 * The live feed over WebSocket: the handshake, the first message, and the page's reports after it. Who may come in, and
 * what is sent, is decided by the app: a socket asks it for the event stream with the same frames.
 */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { App } from '../app.ts';
import { type HttpAnswer, problemAnswer } from '../contract/http-answer.ts';
import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { LiveStream } from '../live/live-shows.ts';
import type { Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import type { CallerAddress } from './caller-address.ts';
import { answerWithoutUpgrade, isWebSocketUpgrade } from './other-upgrades.ts';
import { handshakeRequest } from './socket-request.ts';
import { closeCode, leave, socketSink } from './websocket-sink.ts';

export interface LiveSocketServer {
  /** Ends the sockets left after the app has drained; resolves when every socket is closed. */
  readonly close: () => Promise<void>;
}

/** The parts of the app that sockets need. */
export type SocketApp = Pick<App, 'answer' | 'sockets' | 'requestIdOf'>;

/** The contract's limit: a token, a version and a name fit many times over. */
const longestMessageBytes = 4 * 1024;
/** The contract's limit. */
const firstMessageMs = 5_000;
/** Sockets of one address that have not said yet what they want; a hall may share its address. */
const mostWaiting = 2_000;
/** The contract's limit; a screen, which reports most often, does so up to thirty times in this time. */
const mostReports = 100;
const reportsWithinMs = 10_000;

export function serveLiveSockets(
  server: Server,
  app: SocketApp,
  options: {
    readonly addressOf: CallerAddress;
    readonly schedule: Ports['schedule'];
    readonly now: Ports['now'];
    /** Hears of every connection whose first message has come. */
    readonly settled?: (socket: Duplex) => void;
  },
): LiveSocketServer {
  const { addressOf, schedule, now } = options;
  const upgrades = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: longestMessageBytes,
    perMessageDeflate: false,
  });
  const open = new Set<WebSocket>();
  const waiting = createWaiting();

  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (isWebSocketUpgrade(incoming)) {
      shakeHands(incoming, socket, head).catch(() => socket.destroy());
    } else answerWithoutUpgrade(server, incoming, socket, head);
  });

  async function shakeHands(
    incoming: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ): Promise<void> {
    const address = addressOf(incoming);
    const handshake = handshakeRequest(incoming);
    const refusal = waiting.isFull(address) ? tooMany() : await app.sockets.refusalOf(handshake);
    if (refusal !== null) {
      refuseHandshake(socket, refusal, app.requestIdOf(handshake.headers));
    } else if (!socket.destroyed) {
      upgrades.handleUpgrade(incoming, socket, head, (webSocket) =>
        awaitFirstMessage(webSocket, { handshake, address, socket }),
      );
    }
  }

  function awaitFirstMessage(webSocket: WebSocket, caller: Caller): void {
    open.add(webSocket);
    const asked = waiting.add(caller.address);
    const cancel = schedule(firstMessageMs, () => leave(webSocket, closeCode.silent, schedule));
    const settled = () => {
      asked();
      cancel();
    };
    webSocket.once('close', () => {
      open.delete(webSocket);
      settled();
    });
    // The message is too long, or breaks the protocol: `ws` says so and closes.
    webSocket.on('error', () => undefined);
    webSocket.once('message', (data, isBinary) => {
      settled();
      options.settled?.(caller.socket);
      const following: Following = { stream: null, since: now(), reports: 0 };
      webSocket.on('message', (later, isBinary) => {
        if (isBinary || !takesReport(following, String(later))) {
          leave(webSocket, closeCode.unexpected, schedule);
        }
      });
      follow(webSocket, caller, following, isBinary ? '' : String(data)).catch(() =>
        webSocket.terminate(),
      );
    });
  }

  async function follow(
    webSocket: WebSocket,
    caller: Caller,
    following: Following,
    opening: string,
  ): Promise<void> {
    const { status, body } = await streamAnswerTo(caller, opening);
    const stream = body.kind === 'live' ? body.stream : null;
    if (webSocket.readyState !== webSocket.OPEN) {
      stream?.close();
    } else if (stream === null) {
      // Any answer other than the stream is a problem document.
      const problem = body.kind === 'text' ? body.text : 'null';
      webSocket.send(`{"frame":"refused","serverTime":${now()},"problem":${problem}}`);
      leave(webSocket, closeCode.refused + status, schedule);
    } else {
      webSocket.once('close', () => stream.close());
      following.stream = stream;
      stream.attach(socketSink(webSocket, caller.socket, schedule));
    }
  }

  /** False for what is no report of this connection, or one too many. */
  function takesReport(following: Following, message: string): boolean {
    const { stream } = following;
    if (stream === null || !isInPace(following, now())) return false;
    const report = app.sockets.reportIn(message);
    if (report?.connectionId !== stream.connectionId) return false;
    stream.report(report);
    return true;
  }

  /** Returns the app's answer to a request for the event stream. */
  async function streamAnswerTo(
    { handshake, address }: Caller,
    opening: string,
  ): Promise<HttpAnswer> {
    try {
      return await app.answer(app.sockets.streamOf(handshake, opening), { address });
    } catch (error) {
      if (error instanceof ProblemError) {
        return problemAnswer(error, app.requestIdOf(handshake.headers));
      }
      throw error;
    }
  }

  return {
    close: async () => {
      // The app has told those who follow; the others have not said what they want.
      const left = [...open].map((webSocket) => {
        leave(webSocket, closeCode.draining, schedule);
        return new Promise((resolve) => webSocket.once('close', resolve));
      });
      await Promise.all(left);
    },
  };
}

interface Caller {
  readonly handshake: IncomingRequest;
  readonly address: string;
  readonly socket: Duplex;
}

/** What a socket follows, and how often its page has reported. */
interface Following {
  /** Null until the app has let it in. */
  stream: LiveStream | null;
  since: number;
  reports: number;
}

function isInPace(following: Following, now: number): boolean {
  // A clock that was set back must not make a page wait.
  const isOver = now - following.since >= reportsWithinMs || now < following.since;
  if (isOver) {
    following.since = now;
    following.reports = 0;
  }
  following.reports += 1;
  return following.reports <= mostReports;
}

/** Counts the sockets of an address that have not sent their first message. */
function createWaiting() {
  const counts = new Map<string, number>();
  const change = (address: string, by: number) => {
    const count = (counts.get(address) ?? 0) + by;
    if (count === 0) counts.delete(address);
    else counts.set(address, count);
  };
  return {
    isFull: (address: string) => (counts.get(address) ?? 0) >= mostWaiting,
    /** Returns a function that takes the count back, once. */
    add: (address: string) => {
      change(address, 1);
      let counted = true;
      return () => {
        if (counted) change(address, -1);
        counted = false;
      };
    },
  };
}

function tooMany(): ProblemError {
  return new ProblemError(429, 'TOO_MANY_STREAMS', '同时打开的页面太多，请稍后再试', {
    retryAfterSeconds: 30,
  });
}

/** Refuses before there is a WebSocket, with an HTTP answer that no page can read, but a person with tools can. */
function refuseHandshake(socket: Duplex, problem: ProblemError, requestId: string): void {
  const body = JSON.stringify(problem.toProblem(requestId));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
