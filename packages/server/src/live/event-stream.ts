/** A live stream as a web-standard Response; an adapter may take the stream out and write to its socket. */
import type { FrameSink, LiveStream } from './live-shows.ts';

/** Bytes that may wait in a response before its reader counts as behind. */
const HIGH_WATER_BYTES = 64 * 1024;

const streams = new WeakMap<ReadableStream<Uint8Array>, LiveStream>();

/** Nothing is attached before the body is read, so that {@link takeLiveStream} finds it untouched. */
export function eventStreamResponse(stream: LiveStream): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => attachOnce(controller),
      cancel: () => stream.close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  let attached = false;
  const attachOnce = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (attached) return;
    attached = true;
    stream.attach(sinkOf(controller));
  };
  streams.set(body, stream);
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // nginx buffers streams unless told otherwise.
      'x-accel-buffering': 'no',
    },
  });
}

/** The stream behind a response that nobody has read yet; its body must then be left alone. */
export function takeLiveStream(response: Response): LiveStream | null {
  return (response.body && streams.get(response.body)) ?? null;
}

function sinkOf(controller: ReadableStreamDefaultController<Uint8Array>): FrameSink {
  const encoder = new TextEncoder();
  return {
    write: (frame) => {
      controller.enqueue(encoder.encode(frame));
      return (controller.desiredSize ?? 0) > -HIGH_WATER_BYTES;
    },
    end: () => controller.close(),
  };
}
