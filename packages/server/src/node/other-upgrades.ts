/**
 * Requests that offer another protocol than ours, as some HTTP clients offer HTTP/2 with every first request:
 * they are answered as if they had not, which the protocol allows and such clients expect.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export function isWebSocketUpgrade({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Node has taken its hands off the connection as soon as somebody listens for upgrades. So the request is put
 * back without the offer, in front of what has followed it, and read again.
 */
export function answerWithoutUpgrade(
  server: Server,
  incoming: IncomingMessage,
  socket: Duplex,
  following: Buffer,
): void {
  const { method, url, httpVersion, rawHeaders } = incoming;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!offers.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[index + 1]}`);
  }
  socket.removeAllListeners('error');
  socket.unshift(
    Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), following]),
  );
  server.emit('connection', socket);
}

/** The headers that make a request an offer; `Connection` names the other two. */
const offers: ReadonlySet<string> = new Set(['upgrade', 'connection', 'http2-settings']);
