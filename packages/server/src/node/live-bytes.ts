/** Writes event streams and WebSockets to the network: bytes are made once, and slow readers are given time. */
import type { Writable } from 'node:stream';
import type { FrameText } from '../live/frames.ts';

/** A reader is behind when it has not taken this many of the bytes before. */
const readerLimitBytes = 256 * 1024;
/** How long an ended connection may take to deliver its last frame. */
export const lastWordsMs = 3_000;

/** The hub hands one frame to many sockets in a row; it is turned into bytes once. */
export function encodedOnce(encode: (frame: FrameText) => Buffer): (frame: FrameText) => Buffer {
  let last: FrameText | null = null;
  let bytes: Buffer = Buffer.alloc(0);
  return (frame) => {
    if (frame !== last) {
      bytes = encode(frame);
      last = frame;
    }
    return bytes;
  };
}

/** Whether the reader keeps up; the bytes written now do not count against it, however many they are. */
export function writeOn(socket: Writable, bytes: Buffer): boolean {
  const keepsUp = socket.writableLength < readerLimitBytes;
  socket.write(bytes);
  return keepsUp;
}
