/** Many readers of a live WebSocket on bare sockets, and the moment each got the frame that was asked for. */
import { connect, type Socket } from 'node:net';
import type { StreamReaders } from './stream-readers.ts';

const handshake = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: bGlhbmdmZW4tYmVuY2gtMQ==',
    '',
    '',
  ].join('\r\n');

/** `{}`, masked with zeros, as clients must: a reader that resumes after nothing. */
const firstMessage = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x7b, 0x7d]);

export async function openSocketReaders(
  port: number,
  path: string,
  count: number,
): Promise<StreamReaders> {
  let wanted = '\0';
  let missing = 0;
  let done: (at: number) => void = () => undefined;
  let newest = '';
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    await new Promise<void>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port });
      sockets.push(socket);
      let rest: Buffer = Buffer.alloc(0);
      let shaken = false;
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        if (!shaken) {
          const end = rest.indexOf('\r\n\r\n');
          if (end < 0) return;
          shaken = true;
          rest = rest.subarray(end + 4);
          socket.write(firstMessage);
        }
        for (let frame = frameIn(rest); frame !== null; frame = frameIn(rest)) {
          rest = rest.subarray(frame.size);
          if (index === 0) newest = frame.text;
          resolve();
          if (frame.text.includes(wanted)) {
            missing -= 1;
            if (missing === 0) done(performance.now());
          }
        }
      });
      socket.write(handshake(path));
    });
  }
  return {
    allReceive: (text) => {
      wanted = text;
      missing = count;
      return new Promise((resolve) => {
        done = resolve;
      });
    },
    lastFrame: () => newest,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The first whole frame of the bytes; servers do not mask. */
function frameIn(bytes: Buffer): { readonly size: number; readonly text: string } | null {
  const short = (bytes[1] ?? 0) & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return null;
  const length =
    head === 2 ? short : head === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < head + length) return null;
  return { size: head + length, text: bytes.toString('utf8', head, head + length) };
}
