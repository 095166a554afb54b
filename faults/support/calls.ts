/** HTTP calls that may lose their answer, and say so instead of failing. */
import { Agent, request } from 'node:http';

export interface CallRequest {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** `LOST`: the connection ended before the whole answer was there, so nobody knows. */
export type Reply =
  | { readonly kind: 'LOST' }
  | {
      readonly kind: 'ANSWER';
      readonly status: number;
      readonly retryAfter: string | undefined;
      readonly body: unknown;
    };

/** Longer than the server ever takes to say that it does not know. */
const patienceMs = 30_000;

/** The connections to one life of the server. */
export class Line {
  readonly port: number;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(port: number) {
    this.port = port;
  }

  send({ method, path, token, headers = {}, body }: CallRequest): Promise<Reply> {
    return new Promise((resolve) => {
      const lost = () => resolve({ kind: 'LOST' });
      const text = body === undefined ? null : JSON.stringify(body);
      const call = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          agent: this.#agent,
          timeout: patienceMs,
          headers: {
            ...headers,
            ...(token === undefined ? {} : { authorization: token }),
            ...(text === null
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (response) => {
          let received = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            received += chunk;
          });
          response.on('error', lost);
          response.on('close', () => {
            if (!response.complete) return lost();
            resolve({
              kind: 'ANSWER',
              status: response.statusCode ?? 0,
              retryAfter: response.headers['retry-after'],
              body: parsed(received),
            });
          });
        },
      );
      call.on('error', lost);
      call.on('timeout', () => call.destroy());
      call.end(text ?? undefined);
    });
  }

  /** A read that must succeed. */
  async read<T>(path: string, token?: string): Promise<T> {
    const reply = await this.send({ method: 'GET', path, ...(token ? { token } : {}) });
    if (reply.kind === 'LOST' || reply.status !== 200) {
      throw new Error(`GET ${path}: ${JSON.stringify(reply)}`);
    }
    // The caller names the contract's type of the path.
    return reply.body as T;
  }

  close(): void {
    this.#agent.destroy();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
