/** How answers leave: JSON, problem documents and event streams, none of them kept by a cache. */
import type { FrameSink, LiveStream } from '../live/live-shows.ts';
import type { ProblemError } from '../problem.ts';

const noStore = { 'cache-control': 'no-store' } as const;

const texts = new WeakMap<Response, string>();

/** The body of a JSON answer or problem, for a home that writes it to a socket itself; null for others. */
export function textOf(response: Response): string | null {
  return texts.get(response) ?? null;
}

function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

export function jsonResponse(value: unknown): Response {
  return textResponse(JSON.stringify(value), {
    headers: { ...noStore, 'content-type': 'application/json; charset=utf-8' },
  });
}

export function withCookie(value: unknown, cookie: string): Response {
  const response = jsonResponse(value);
  response.headers.append('set-cookie', cookie);
  return response;
}

export function problemResponse(
  problem: ProblemError,
  headers: Record<string, string> = {},
): Response {
  const { retryAfterSeconds } = problem.extras;
  return textResponse(JSON.stringify(problem.toProblem()), {
    status: problem.status,
    headers: {
      ...noStore,
      'content-type': 'application/problem+json; charset=utf-8',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
      ...headers,
    },
  });
}

/** A file to be kept under a name; a stream is sent as it is made. */
export function fileResponse(
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  file: { readonly type: string; readonly name: string },
  headers: Record<string, string> = {},
): Response {
  const length = body instanceof Uint8Array ? { 'content-length': String(body.length) } : undefined;
  return new Response(body, {
    headers: {
      ...noStore,
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      ...length,
      ...headers,
    },
  });
}

/** How much a stream may hold for a reader that is behind, before its frames are refused. */
const readerLimitBytes = 256 * 1024;

const streams = new WeakMap<Response, LiveStream>();

/**
 * An event stream as a web-standard response. A home that can write frames straight to a socket
 * takes the stream with {@link takeStream} and leaves the body alone.
 */
export function streamResponse(stream: LiveStream): Response {
  const response = new Response(readableOf(stream), {
    headers: {
      ...noStore,
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies that buffer would hold frames back.
      'x-accel-buffering': 'no',
    },
  });
  streams.set(response, stream);
  return response;
}

/** The stream behind a response, once; null for every other response. */
export function takeStream(response: Response): LiveStream | null {
  const stream = streams.get(response) ?? null;
  streams.delete(response);
  return stream;
}

/** Attaches when it is first read, so that a home that takes the stream finds it untouched. */
function readableOf(stream: LiveStream): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let attached = false;
  let ended = false;
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (attached) return;
        attached = true;
        const sink: FrameSink = {
          write: (frame) => {
            if (ended) return false;
            controller.enqueue(encoder.encode(frame.event));
            return -(controller.desiredSize ?? 0) < readerLimitBytes;
          },
          end: () => {
            if (ended) return;
            ended = true;
            controller.close();
          },
        };
        stream.attach(sink);
      },
      cancel: () => {
        ended = true;
        stream.close();
      },
    },
    { highWaterMark: 0, size: (chunk) => chunk.byteLength },
  );
}
