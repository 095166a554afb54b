/** Screens of a hall in a process of their own: each opens the live WebSocket as a page does, and the time is told at which the last one had a picture. */
import { connect, type Socket } from 'node:net';

export type ReaderOrder =
  | { readonly order: 'open'; readonly port: number; readonly path: string; readonly count: number }
  /** A text that only the awaited picture has, in ASCII. */
  | { readonly order: 'await'; readonly text: string };

/** `at` is epoch milliseconds with fractions: all processes of a machine share that clock. */
export type ReaderAnswer =
  | { readonly answer: 'open' }
  | { readonly answer: 'awaiting' }
  | { readonly answer: 'received'; readonly at: number }
  | { readonly answer: 'lost'; readonly because: string };

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
/** How many handshakes are under way at once. */
const atOnce = 50;

const sockets: Socket[] = [];
let wanted = Buffer.from('\0');
let missing = 0;

process.on('message', (order: ReaderOrder) => {
  switch (order.order) {
    case 'open':
      openAll(order.port, order.path, order.count).then(
        () => say({ answer: 'open' }),
        (error: unknown) => say({ answer: 'lost', because: String(error) }),
      );
      return;
    case 'await':
      wanted = Buffer.from(order.text);
      missing = sockets.length;
      say({ answer: 'awaiting' });
      return;
  }
});
process.on('disconnect', () => process.exit(0));

function say(answer: ReaderAnswer): void {
  process.send?.(answer);
}

async function openAll(port: number, path: string, count: number): Promise<void> {
  let begun = 0;
  const next = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      await openOne(port, path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

function openOne(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    sockets.push(socket);
    let isShaken = false;
    // What a picture needs at most of the bytes before it: its text may come in two parts.
    let before: Buffer = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('close', () => say({ answer: 'lost', because: 'the server closed a screen' }));
    socket.on('data', (chunk) => {
      if (!isShaken) {
        isShaken = true;
        if (!chunk.includes('101 Switching')) {
          reject(new Error(chunk.toString('latin1', 0, 200)));
          return;
        }
        socket.write(firstMessage);
        return;
      }
      resolve();
      const bytes = before.length === 0 ? chunk : Buffer.concat([before, chunk]);
      if (missing > 0 && bytes.includes(wanted)) {
        before = Buffer.alloc(0);
        missing -= 1;
        if (missing === 0)
          say({ answer: 'received', at: performance.timeOrigin + performance.now() });
        return;
      }
      before = Buffer.from(bytes.subarray(-wanted.length));
    });
    socket.write(handshake(path));
  });
}
