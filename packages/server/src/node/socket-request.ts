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
  return length <= mostBytes && plainTypes.test(headers['content-type'] ?? '');
}

/** Null when the sender went away in the middle. */
export async function readRequest(incoming: IncomingMessage): Promise<IncomingRequest | null> {
  const length = Number(incoming.headers['content-length'] ?? 0);
  const bytes = length === 0 ? noBytes : await readBody(incoming);
  if (bytes === null) return null;
  const bodyText = bytes.toString('utf8');
  return {
    ...headOf(incoming),
    // The app refuses a body that is not text; a caller may also have sent the replacement mark itself.
    ...(bodyText.includes('\uFFFD')
      ? { body: new Response(new Uint8Array(bytes)).body }
      : { body: null, bodyText }),
  };
}

/** A request to become a WebSocket, which has no body. */
export function handshakeRequest(incoming: IncomingMessage): IncomingRequest {
  return { ...headOf(incoming), body: null };
}

function headOf(
  incoming: IncomingMessage,
): Pick<IncomingRequest, 'method' | 'url' | 'headers' | 'onGone'> {
  return {
    method: incoming.method ?? 'GET',
    // The caller's word for the host is not needed, and may be none that a URL can hold.
    url: `http://localhost${incoming.url?.startsWith('/') ? incoming.url : '/'}`,
    headers: {
      get: (name) => headerText(incoming.headers[name.toLowerCase()]),
      has: (name) => incoming.headers[name.toLowerCase()] !== undefined,
    },
    onGone: (run) => {
      const { socket } = incoming;
      socket.once('close', run);
      return () => socket.off('close', run);
    },
  };
}

const noBytes = Buffer.alloc(0);

function headerText(value: string | string[] | undefined): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : value.join(', ');
}

/** Node ends the message after the announced length, which `isPlain` has bounded. */
function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const [first] = parts;
      resolve(parts.length === 1 && first ? first : Buffer.concat(parts));
    });
    incoming.on('error', () => resolve(null));
  });
}
