/** A server whose answers the test writes: calls wait until the test answers them. */

export interface ScriptedCall {
  readonly request: Request;
  readonly path: string;
  readonly answer: (status: number, body: unknown, headers?: Record<string, string>) => void;
  readonly problem: (status: number, code: string, detail?: string, more?: object) => void;
  /** Fails the call as a network without an answer does. */
  readonly fail: () => void;
  readonly stream: () => ScriptedStream;
}

export interface ScriptedStream {
  readonly send: (...frames: object[]) => void;
  readonly raw: (text: string) => void;
  readonly end: () => void;
  readonly fail: () => void;
  /** Whether the client has cancelled the stream. */
  readonly cancelled: () => boolean;
}

export interface ScriptedServer {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Resolves with the next call. */
  readonly next: () => Promise<ScriptedCall>;
  /** Resolves with the next call for a stream, and skips reports before it. */
  readonly nextStream: () => Promise<ScriptedCall>;
  /** Calls that no test has taken yet. */
  readonly waiting: () => number;
}

export function scriptedServer(): ScriptedServer {
  const calls: ScriptedCall[] = [];
  const takers: ((call: ScriptedCall) => void)[] = [];
  const next = () =>
    new Promise<ScriptedCall>((resolve) => {
      const call = calls.shift();
      if (call === undefined) takers.push(resolve);
      else resolve(call);
    });
  return {
    fetch: (request) =>
      new Promise((resolve, reject) => {
        const call = scriptedCall(request, resolve, reject);
        const taker = takers.shift();
        if (taker === undefined) calls.push(call);
        else taker(call);
      }),
    next,
    nextStream: async () => {
      let call = await next();
      while (!call.path.endsWith('/events')) call = await next();
      return call;
    },
    waiting: () => calls.length,
  };
}

/** A frame as text of the event stream. */
export const wire = (frame: object): string =>
  `event: ${'frame' in frame ? frame.frame : 'message'}\ndata: ${JSON.stringify(frame)}\n\n`;

function scriptedCall(
  request: Request,
  resolve: (response: Response) => void,
  reject: (error: unknown) => void,
): ScriptedCall {
  const answer: ScriptedCall['answer'] = (status, body, headers = {}) =>
    resolve(Response.json(body, { status, headers }));
  return {
    request,
    path: new URL(request.url).pathname,
    answer,
    problem: (status, code, detail = '', more = {}) =>
      answer(status, { type: 'about:blank', title: code, status, code, detail, ...more }),
    fail: () => reject(new TypeError('fetch failed')),
    stream: () => {
      const bytes = new TextEncoder();
      let cancelled = false;
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (own) => {
          controller = own;
        },
        cancel: () => {
          cancelled = true;
        },
      });
      resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
      const raw = (text: string) => {
        if (!cancelled) controller?.enqueue(bytes.encode(text));
      };
      return {
        raw,
        send: (...frames) => raw(frames.map(wire).join('')),
        end: () => {
          if (!cancelled) controller?.close();
        },
        fail: () => controller?.error(new TypeError('terminated')),
        cancelled: () => cancelled,
      };
    },
  };
}
