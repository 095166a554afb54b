/**
 * Makes a WebSocket a reader of frames: it is written straight to its socket, watched for signs of life, and closed
 * with a reason.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { heartbeat } from '../live/frames.ts';
import type { FrameSink } from '../live/live-shows.ts';
import type { Ports } from '../ports.ts';
import { encodedOnce, lastWordsMs, writeOn } from './live-bytes.ts';
import { messageBytes } from './websocket-frame.ts';

/** The close codes of the contract. */
export const closeCode = {
  told: 1000,
  draining: 1001,
  unexpected: 4400,
  silent: 4408,
  /** The status of the problem is added to it. */
  refused: 4000,
} as const;

/** A reader that answered none of the last heartbeats is gone, whatever its socket says. */
const mostUnanswered = 2;

/** Writes past `ws`, which would make the bytes of a frame anew for every reader. */
export function socketSink(
  webSocket: WebSocket,
  socket: Duplex,
  schedule: Ports['schedule'],
): FrameSink {
  let unanswered = 0;
  webSocket.on('pong', () => {
    unanswered = 0;
  });
  return {
    write: (frame) => {
      if (webSocket.readyState !== webSocket.OPEN) return false;
      if (frame === heartbeat) {
        if (unanswered >= mostUnanswered) {
          webSocket.terminate();
          return false;
        }
        unanswered += 1;
        webSocket.ping();
      }
      return writeOn(socket, bytesOf(frame));
    },
    end: () => leave(webSocket, closeCode.told, schedule),
  };
}

const bytesOf = encodedOnce(({ message }) => messageBytes(message));

/** Says why, and does not wait for ever for a reader that takes nothing. */
export function leave(webSocket: WebSocket, code: number, schedule: Ports['schedule']): void {
  if (webSocket.readyState !== webSocket.OPEN) return;
  webSocket.close(code);
  const cancel = schedule(lastWordsMs, () => webSocket.terminate());
  webSocket.once('close', cancel);
}
