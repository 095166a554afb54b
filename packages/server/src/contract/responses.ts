/** Makes a web `Response` of an answer, for tests, the playground and rare cases. */
import type { FrameSink, LiveStream } from '../live/live-shows.ts';
import type { HttpAnswer } from './http-answer.ts';

export function responseOf({ status, headers, body }: HttpAnswer): Response {
  const init = { status, headers: pairsOf(headers) };
  switch (body.kind) {
    case 'none':
      return new Response(null, init);
    case 'text':
      return new Response(body.text, init);
    case 'bytes':
      init.headers.push(['content-length', String(body.bytes.length)]);
      return new Response(body.bytes, init);
    case 'parts':
      return new Response(body.parts, init);
    case 'live': {
      const response = new Response(readableOf(body.stream), init);
      streams.set(response, body.stream);
      return response;
    }
  }
}

function pairsOf(block: HttpAnswer['headers']): [string, string][] {
  return block.flatMap((name, at) => (at % 2 === 0 ? [[name, block[at + 1] ?? '']] : []));
}

const streams = new WeakMap<Response, LiveStream>();

/**
 * Returns the stream behind a response, once; null for every other response. The taker must leave the body alone.
 *
 * @example
 * ```tsx
 * const stream = takeStream(await app.fetch(request, { address: '127.0.0.1' }));
 * if (stream === null) console.log('an answer that ends');
 * ```
 */
export function takeStream(response: Response): LiveStream | null {
  const stream = streams.get(response) ?? null;
  streams.delete(response);
  return stream;
}

/** The most bytes a stream holds for a slow reader before its frames are refused. */
const readerLimitBytes = 256 * 1024;

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
