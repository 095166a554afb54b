/** The stand-in over HTTP: a request in, its answer out, and a broken connection where the answer is to be lost. */
import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: Request) => Promise<Response>;

const mostBytes = 64_000;

export async function serveSandbox(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const body = await bodyOf(incoming);
    if (body === null) {
      outgoing.writeHead(413, { connection: 'close' }).end();
      return;
    }
    const response = await handler(requestOf(incoming, body));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
  } catch {
    outgoing.destroy();
  }
}

/** Null when it is too large. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > mostBytes) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/** The headers that stand-ins read; no other header of a caller reaches them. */
const headerNames = ['content-type', 'cookie', 'x-acs-dingtalk-access-token'] as const;

function requestOf(incoming: IncomingMessage, body: Buffer): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const host = headers.host ?? 'localhost';
  return new Request(`http://${host}${url}`, {
    method,
    headers: headerNames.flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body) }),
  });
}
