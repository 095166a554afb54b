// A connection to a screen that a test controls: it uses the stream's wire format, and can be cut.
import type { LiveFrame, ScreenMatch } from '@liangfen/sdk/schema';

export interface Line {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly send: (frame: LiveFrame) => void;
  /** Ends every stream, and answers no new one. */
  readonly cut: () => void;
  readonly open: () => number;
}

/** Answers a client with `first`, and then with the frames that are sent. */
export function createLine(first: ScreenMatch): Line {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encode = (frame: LiveFrame) =>
    new TextEncoder().encode(`event: ${frame.frame}\ndata: ${JSON.stringify(frame)}\n\n`);
  let dead = false;
  return {
    fetch: async (request) => {
      if (dead) throw new TypeError('no network');
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/clock')) return Response.json({ serverTime: Date.now() });
      if (!pathname.endsWith('/screen/events')) return Response.json({});
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          own = controller;
          streams.add(controller);
          controller.enqueue(
            encode({
              frame: 'snapshot',
              version: first.version,
              serverTime: Date.now(),
              connectionId: 'connection-1',
              match: first,
            }),
          );
        },
        cancel: () => {
          if (own !== undefined) streams.delete(own);
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
    send: (frame) => {
      for (const stream of streams) stream.enqueue(encode(frame));
    },
    cut: () => {
      dead = true;
      for (const stream of streams) stream.close();
      streams.clear();
    },
    open: () => streams.size,
  };
}
