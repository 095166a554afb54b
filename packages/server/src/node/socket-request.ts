/** A request as the app reads it, made from what Node has parsed already: no stream and no header copies, because every score pays for them. */
import type { IncomingMessage } from 'node:http';
import type { IncomingRequest } from '../contract/incoming-request.ts';

/** Larger bodies take the ordinary way, which counts while it reads. */
const mostBytes = 64 * 1024;
const plainTypes = /^application\/(json|x-www-form-urlencoded)\b/i;

/** Whether the request is small and plain enough; files and long bodies are not. */
export function isPlain(incoming: IncomingMessage): boolean {
  const { headers, method } = incoming;
  if (headers.expect !== undefined || headers['transfer-encoding'] !== undefined) return false;
  if (method === 'OPTIONS' || method === 'HEAD') return false;
  const length = Number(headers['content-length'] ?? 0);
  if (length === 0) return true;
  const type = headers['content-type'] ?? '';
  return length <= mostBytes && (type === 'application/json' || plainTypes.test(type));
}

/** Calls back with the whole request, without a promise between: every call pays for it. */
export function readRequest(
  incoming: IncomingMessage,
  read: (request: IncomingRequest) => void,
  senderGone: () => void,
): void {
  const length = Number(incoming.headers['content-length'] ?? 0);
  if (length === 0) {
    read(new SocketRequest(incoming, ''));
    return;
  }
  // Node ends the message after the announced length, which `isPlain` has bounded.
  const parts: Buffer[] = [];
  incoming.on('data', (part: Buffer) => parts.push(part));
  incoming.on('end', () => {
    const [first] = parts;
    const bytes = parts.length === 1 && first ? first : Buffer.concat(parts);
    const text = bytes.toString('utf8');
    // The app refuses a body that is not text; a caller may also have sent the replacement mark itself.
    read(new SocketRequest(incoming, text, text.includes('\uFFFD') ? new Uint8Array(bytes) : null));
  });
  incoming.on('error', senderGone);
}

/** A request to become a WebSocket, which has no body. */
export function handshakeRequest(incoming: IncomingMessage): IncomingRequest {
  return new SocketRequest(incoming, '');
}

/** A class, so that all requests have one shape and none makes functions of its own. */
class SocketRequest implements IncomingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingRequest['headers'];
  readonly body: IncomingRequest['body'];
  readonly bodyText?: string;
  readonly #incoming: IncomingMessage;

  /** `unsure`: bytes that may be no text. */
  constructor(
    incoming: IncomingMessage,
    bodyText: string,
    unsure: Uint8Array<ArrayBuffer> | null = null,
  ) {
    this.method = incoming.method ?? 'GET';
    // The caller's word for the host is not needed, and may be none that a URL can hold.
    this.url = incoming.url?.startsWith('/') ? incoming.url : '/';
    this.headers = new SocketHeaders(incoming.headers);
    this.body = unsure === null ? null : new Response(unsure).body;
    if (unsure === null) this.bodyText = bodyText;
    this.#incoming = incoming;
  }

  onGone(run: () => void): () => void {
    const { socket } = this.#incoming;
    socket.once('close', run);
    return () => socket.off('close', run);
  }
}

class SocketHeaders {
  readonly #headers: IncomingMessage['headers'];

  constructor(headers: IncomingMessage['headers']) {
    this.#headers = headers;
  }

  get(name: string): string | null {
    const value = this.#headers[name.toLowerCase()];
    if (value === undefined) return null;
    return typeof value === 'string' ? value : value.join(', ');
  }

  has(name: string): boolean {
    return this.#headers[name.toLowerCase()] !== undefined;
  }
}
