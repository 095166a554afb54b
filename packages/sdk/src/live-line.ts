/**
 * One connection of a live feed, over a WebSocket where that works and an event stream elsewhere: callers cannot tell
 * which.
 */
import type { LiangfenClient } from './client.ts';
import { createEventStreamParser } from './event-stream.ts';
import { type FeedRole, openStream, type StreamRequest, socketOperations } from './feed-roles.ts';
import { type LiveSockets, NoSocket, type WebSocketLike } from './live-sockets.ts';

export type LiveClient = Pick<LiangfenClient, 'request'> &
  Partial<Pick<LiangfenClient, 'liveSockets'>>;

export interface LineRequest extends StreamRequest {
  /** Called when something arrived, even if only a heartbeat. */
  readonly onHeard: () => void;
  /** The JSON of a frame, and the socket that brought it, where one did: it carries reports too. */
  readonly onFrame: (data: string, socket?: Pick<WebSocketLike, 'send'>) => void;
}

/** Resolves when the connection has ended; throws the error that kept it from being opened. */
export async function followLine(
  client: LiveClient,
  role: FeedRole,
  request: LineRequest,
): Promise<void> {
  const sockets = client.liveSockets ?? null;
  if (sockets === null || !sockets.usable()) {
    await followStream(client, role, request, () => {});
    return;
  }
  try {
    await followSocket(sockets, role, request);
  } catch (error) {
    if (!(error instanceof NoSocket)) throw error;
    if (request.signal.aborted) return;
    request.onHeard();
    // The event stream is tried at once: behind a proxy that refuses upgrades, the first picture waits for this.
    await followStream(client, role, request, sockets.refusedByProxy);
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

async function followStream(
  client: LiveClient,
  role: FeedRole,
  request: LineRequest,
  onOpened: () => void,
): Promise<void> {
  const { signal, onHeard, onFrame } = request;
  const stream = await openStream(client, role, request);
  onOpened();
  const reader = stream.getReader();
  // A server in process may pay no attention to the signal, but its stream does.
  const leave = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  const text = new TextDecoder();
  const parser = createEventStreamParser(({ data }) => {
    if (!signal.aborted) onFrame(data);
  });
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) return;
    onHeard();
    parser.push(text.decode(value, { stream: true }));
  }
}
