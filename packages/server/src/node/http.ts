/** The socket side: requests to the app, event streams straight to their sockets, files of the host app. */
import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app.ts';
import type { HeaderBlock, HttpAnswer } from '../contract/http-answer.ts';
import type { FrameSink, LiveStream } from '../live/live-shows.ts';
import type { Log } from '../ports.ts';
import { type AnswersTogether, createAnswersTogether } from './answers-together.ts';
import { type CallerAddress, socketAddress } from './caller-address.ts';
import { watchConnections } from './connections.ts';
import { descriptorLimit, mostSockets } from './descriptors.ts';
import { encodedOnce, lastWordsMs, writeOn } from './live-bytes.ts';
import { serveLiveSockets } from './live-sockets.ts';
import { answerEarlyRefusals } from './refused-early.ts';
import { isPlain, readRequest } from './socket-request.ts';
import type { WebFiles } from './web-files.ts';

export interface HttpServer {
  readonly port: number;
  /** Stops taking connections, lets the app drain, then closes the remaining ones. */
  readonly close: () => Promise<void>;
}

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  readonly webFiles?: WebFiles | null;
  /** The socket's own address when left out. */
  readonly addressOf?: CallerAddress;
  /** Hears when connections become few. */
  readonly log?: Log;
  /** The most connections; by default as many as the process's descriptors allow. */
  readonly mostConnections?: number;
  /** The stand-ins of a demonstration, each below its path. */
  readonly sandboxes?: Readonly<
    Record<string, (request: IncomingMessage, response: ServerResponse) => void>
  >;
}

const timing = {
  keepAliveTimeout: 65_000,
  /** A connection that says nothing, or says it one letter at a time, does not stay. */
  headersTimeout: 15_000,
  /** The longest time an upload may take, and a little more. */
  requestTimeout: 90_000,
  connectionsCheckingInterval: 5_000,
} as const;
/** A download that takes nothing for so long is cut off. */
const stalledReaderMs = 60_000;

/**
 * Rejects with EADDRINUSE when the port is taken.
 *
 * @example
 * ```tsx
 * const server = await serveHttp(app, { host: '127.0.0.1', port: 8080 });
 * console.log(server.port);
 * await server.close();
 * ```
 */
export async function serveHttp(app: App, options: HttpOptions): Promise<HttpServer> {
  const { addressOf = socketAddress } = options;
  /** Files, long bodies and what else is rare; event streams are plain requests and never come here. */
  const toApp = getRequestListener(
    (request, { incoming }) =>
      // Never HTTP/2: the server below is made here.
      app.fetch(request, {
        address: incoming instanceof IncomingMessage ? addressOf(incoming) : '',
      }),
    { overrideGlobalObjects: true },
  );

  const together = createAnswersTogether();
  const sandboxes = Object.entries(options.sandboxes ?? {});
  const server = createServer(timing, (request, response) => {
    const { url = '/' } = request;
    // Most servers have no stand-in, and every call would look for one.
    const sandbox = sandboxes.length > 0 && sandboxes.find(([path]) => url.startsWith(path))?.[1];
    if (sandbox) {
      sandbox(request, response);
    } else if (url.startsWith('/api/') || !options.webFiles) {
      if (isPlain(request)) {
        answerPlain(app, together, addressOf(request), request, response);
      } else void toApp(request, response);
    } else servePage(app, options.webFiles, request, response).catch(() => response.destroy());
  });
  const { mostConnections = mostSockets(descriptorLimit()), log = null } = options;
  const { settled } = watchConnections(server, mostConnections, log);
  const sockets = serveLiveSockets(server, app, { addressOf, settled, ...app.services.ports });
  answerEarlyRefusals(server, app.requestIdOf);
  await listen(server, options);
  return {
    // A TCP server that listens has an address of this form.
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await app.drain();
      await together.settled();
      await sockets.close();
      server.closeIdleConnections();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Says that the port is taken before a database is made for nothing; listening itself decides. */
export async function requireFreePort(options: Pick<HttpOptions, 'host' | 'port'>): Promise<void> {
  if (options.port === 0) return;
  const probe = createServer();
  await listen(probe, options);
  await new Promise((resolve) => probe.close(resolve));
}

/** The short way for nearly every call: the same app, without a stream in or out. */
function answerPlain(
  app: App,
  together: AnswersTogether,
  address: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const giveUp = () => outgoing.destroy();
  const sendOrGiveUp = (answer: HttpAnswer) => {
    try {
      send(answer, outgoing);
    } catch {
      giveUp();
    }
  };
  readRequest(
    incoming,
    (request) => {
      const turn = together.turn();
      app
        .answer(request, { address })
        .then((answer) => together.send(turn, () => sendOrGiveUp(answer)))
        .catch(giveUp);
    },
    giveUp,
  );
}

/** Head and body of all but streams go to the socket in one write. */
function send(answer: HttpAnswer, outgoing: ServerResponse): void {
  const { status, body } = answer;
  // A refused caller must not keep a connection.
  const headers = status === 429 ? [...answer.headers, 'connection', 'close'] : answer.headers;
  switch (body.kind) {
    case 'none':
      outgoing.writeHead(status, [...headers]).end();
      break;
    case 'text':
      outgoing.writeHead(status, withLength(headers, Buffer.byteLength(body.text))).end(body.text);
      break;
    case 'bytes':
      outgoing.writeHead(status, withLength(headers, body.bytes.length)).end(body.bytes);
      break;
    case 'parts':
      outgoing.writeHead(status, [...headers]);
      sendParts(body.parts, outgoing).catch(() => outgoing.destroy());
      break;
    case 'live':
      sendStream(body.stream, headers, outgoing);
      break;
  }
}

function withLength(headers: HeaderBlock, bytes: number): string[] {
  return [...headers, 'content-length', String(bytes)];
}

/** Sends the parts of a file as fast as they are taken; when the reader goes away, no more are made. */
async function sendParts(
  parts: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
): Promise<void> {
  const reader = parts.getReader();
  outgoing.once('close', () => void reader.cancel().catch(() => undefined));
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (!outgoing.write(part.value) && !outgoing.destroyed) await taken(outgoing);
  }
  outgoing.end();
}

/** Waits until there is room again, or until the reader has gone or taken nothing for too long. */
function taken(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const stalled = setTimeout(() => outgoing.destroy(), stalledReaderMs);
    const go = () => {
      clearTimeout(stalled);
      outgoing.off('drain', go);
      outgoing.off('close', go);
      resolve();
    };
    outgoing.on('drain', go);
    outgoing.on('close', go);
  });
}

function listen(server: Server, { host, port }: Pick<HttpOptions, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Writes without chunked encoding, so that the frame which the hub serialised once goes over the wire unchanged. */
function sendStream(stream: LiveStream, headers: HeaderBlock, outgoing: ServerResponse): void {
  const { socket } = outgoing;
  if (!socket) {
    stream.close();
    return;
  }
  outgoing.useChunkedEncodingByDefault = false;
  outgoing.shouldKeepAlive = false;
  outgoing.writeHead(200, [...headers, 'connection', 'close']);
  outgoing.flushHeaders();
  socket.setNoDelay(true);
  socket.setTimeout(0);
  const sink: FrameSink = {
    write: (frame) => writeOn(socket, bytesOf(frame)),
    end: () => {
      outgoing.end();
      // A stalled reader never takes the rest, and its socket would hold the buffer as long as it likes.
      setTimeout(() => socket.destroy(), lastWordsMs).unref();
    },
  };
  outgoing.once('close', () => stream.close());
  socket.once('close', () => stream.close());
  stream.attach(sink);
}

const bytesOf = encodedOnce(({ event }) => Buffer.from(event));

const embeddable = /^\/(?:web\/match|embed)\/([A-Za-z0-9_-]{1,64})$/;

/** Only the big screen may stand in a partner's frame, and only in frames that the organiser named. */
async function servePage(
  app: App,
  files: WebFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path] = (request.url ?? '/').split('?');
  const competitionId = embeddable.exec(path ?? '')?.[1];
  const origins = competitionId ? await app.embedOrigins(competitionId).catch(() => []) : [];
  files.serve(request, response, origins);
}
