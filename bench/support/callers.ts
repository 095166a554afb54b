/** Callers that each keep one connection and send the next request when the answer is there; lean, so that the server is what is measured. */
import { connect, type Socket } from 'node:net';

export interface CallerRequest {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResult {
  readonly answers: number;
  /** Answers with status 200 per second. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers with another status; a bench with any is worth nothing. */
  readonly failed: number;
}

/** Runs `callers` connections for `durationMs`; `next` makes the text of each request, given the caller and its count. */
export async function load(
  port: number,
  callers: number,
  durationMs: number,
  next: (caller: number, count: number) => string,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let failed = 0;
  const start = performance.now();
  const end = start + durationMs;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const connection = await openConnection(port);
      let count = 0;
      while (performance.now() < end) {
        const sent = performance.now();
        const status = await connection.send(next(caller, count));
        latencies.push(performance.now() - sent);
        if (status !== 200) failed += 1;
        count += 1;
      }
      connection.close();
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    answers: latencies.length,
    perSecond: (latencies.length - failed) / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failed,
  };
}

interface Connection {
  /** A whole request as text; resolves with the answer's status. */
  readonly send: (request: string) => Promise<number>;
  readonly close: () => void;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ host: '127.0.0.1', port, noDelay: true });
  let received = '';
  let answer: ((status: number) => void) | null = null;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? 0);
    if (received.length < headEnd + 4 + length) return;
    const status = Number(received.slice(9, 12));
    received = '';
    answer?.(status);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return {
    send: (request) =>
      new Promise((resolve) => {
        answer = resolve;
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/** A request that is always the same is made into text once, so that the callers take less of the machine. */
export function requestText({ method, path, token, headers, body = '' }: CallerRequest): string {
  let head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n`;
  if (token) head += `Authorization: ${token}\r\n`;
  for (const [name, value] of Object.entries(headers ?? {})) head += `${name}: ${value}\r\n`;
  if (body)
    head += `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${head}\r\n${body}`;
}
