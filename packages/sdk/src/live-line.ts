/**
 * One connection of a live feed: over a WebSocket where that works, an event stream elsewhere, and by asking and waiting
 * where a gateway holds the stream back. Callers cannot tell which.
 */
import { followAsking } from './asked-line.ts';
import type { LiangfenClient } from './client.ts';
import { createEventStreamParser } from './event-stream.ts';
import {
  type FeedRole,
  type NamedLine,
  openStream,
  type StreamRequest,
  socketOperations,
} from './feed-roles.ts';
import { type LiveSockets, NoSocket, type WebSocketLike } from './live-sockets.ts';
import { newRandomId } from './new-id.ts';
import type { Schedule } from './schedule.ts';

export type LiveClient = Pick<LiangfenClient, 'request'> &
  Partial<Pick<LiangfenClient, 'liveSockets'>>;

export interface LineRequest extends StreamRequest {
  /** Called when something arrived, even if only a heartbeat. */
  readonly onHeard: () => void;
  /** A frame or its JSON, and the socket that brought it, where one did: it carries reports too. */
  readonly onFrame: (data: string | object, socket?: Pick<WebSocketLike, 'send'>) => void;
  readonly schedule: Schedule;
}

/** The server's first frame comes at once; what has said nothing for so long is held back on its way. */
const firstWordMs = 3_000;
/** Clients whose event streams were held back where asking was answered: they ask as long as their page lives. */
const heldBack = new WeakSet<LiveClient>();

/** Resolves when the connection has ended; throws the error that kept it from being opened. */
export async function followLine(
  client: LiveClient,
  role: FeedRole,
  request: LineRequest,
): Promise<void> {
  if (heldBack.has(client)) return followAsking(client, role, request, () => true);
  const sockets = client.liveSockets ?? null;
  if (sockets === null || !sockets.usable())
    return followAnswers(client, role, request, () => true);
  try {
    await followSocket(sockets, role, request);
  } catch (error) {
    if (!(error instanceof NoSocket)) throw error;
    if (request.signal.aborted) return;
    request.onHeard();
    // The event stream is tried at once: behind a proxy that refuses upgrades, the first picture waits for this.
    await followAnswers(client, role, request, sockets.refusedByProxy);
  }
}

async function followSocket(
  sockets: LiveSockets,
  role: FeedRole,
  { competitionId, label, lastEventId, signal, onHeard, onFrame }: LineRequest,
): Promise<void> {
  await sockets.follow(socketOperations[role], {
    competitionId,
    opening: {
      ...(lastEventId === undefined ? {} : { version: lastEventId }),
      ...(label && { label }),
    },
    signal,
    onMessage: (message, socket) => {
      onHeard();
      if (message !== '') onFrame(message, socket);
    },
  });
}

/**
 * By answers of plain requests: one that never ends, or one after the other. `stays` is asked once they bring something,
 * and says whether to go on with them.
 */
async function followAnswers(
  client: LiveClient,
  role: FeedRole,
  request: LineRequest,
  stays: () => boolean,
): Promise<void> {
  const named = { ...request, line: newRandomId() };
  const isSilent = await followStream(client, role, named, stays);
  if (!isSilent || request.signal.aborted) return;
  request.onHeard();
  await followAsking(client, role, named, () => {
    if (!stays()) return false;
    heldBack.add(client);
    return true;
  });
}

/** Resolves when the stream has ended, with whether it was given up because it said nothing. */
async function followStream(
  client: LiveClient,
  role: FeedRole,
  request: LineRequest & NamedLine,
  stays: () => boolean,
): Promise<boolean> {
  const { signal, onHeard, onFrame, schedule } = request;
  // `AbortSignal.any` is younger than the browsers we support.
  const own = new AbortController();
  const leave = () => own.abort();
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  let isSilent = true;
  const cancel = schedule(firstWordMs, leave);
  try {
    const stream = await openStream(client, role, { ...request, signal: own.signal });
    const reader = stream.getReader();
    // A server in process may pay no attention to the signal, but its stream does.
    const drop = () => void reader.cancel().catch(() => {});
    own.signal.addEventListener('abort', drop);
    if (own.signal.aborted) drop();
    const text = new TextDecoder();
    const parser = createEventStreamParser(({ data }) => {
      if (!signal.aborted) onFrame(data);
    });
    for (;;) {
      const { done, value } = await reader.read();
      if (own.signal.aborted) return isSilent;
      if (done) return false;
      const isFirst = isSilent;
      isSilent = false;
      cancel();
      onHeard();
      parser.push(text.decode(value, { stream: true }));
      if (isFirst && !stays()) {
        leave();
        return false;
      }
    }
  } catch (error) {
    // The one given up for its silence is no failure yet: asking may be answered.
    if (isSilent && own.signal.aborted && !signal.aborted) return true;
    throw error;
  } finally {
    cancel();
    signal.removeEventListener('abort', leave);
  }
}
