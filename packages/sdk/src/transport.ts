/** Sends one request and returns its whole answer within the time limit, or says why there is none. */
import type { Schedule } from './schedule.ts';

export type Send = (request: Request) => Promise<Response>;

/** The whole body of an answer. */
export type ReadBody = (response: Response) => Promise<ArrayBuffer | Blob>;

/** The server gave no answer: nobody knows whether the call was done. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(
    readonly code: 'NO_RESPONSE' | 'TIMEOUT',
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/**
 * The limit covers the body too: an answer that stops in the middle is no answer. An event stream
 * counts as answered with its headers; its reader watches over the rest.
 */
export function sendWithin(
  timeoutMs: number,
  send: Send,
  schedule: Schedule,
  readBody: ReadBody = (response) => response.arrayBuffer(),
): Send {
  return async (request) => {
    const caller = request.signal;
    const controller = new AbortController();
    // AbortSignal.any and AbortSignal.timeout are younger than the browsers we support.
    let follow: () => void = () => {};
    let cancelTimer: () => void = () => {};
    let streaming = false;
    // Also ends the wait when `send` ignores the signal, as a server in process may.
    const ended = new Promise<never>((_, reject) => {
      follow = () => {
        controller.abort();
        reject(abortError(caller));
      };
      cancelTimer = schedule(timeoutMs, () => {
        controller.abort();
        reject(new NoAnswer('TIMEOUT'));
      });
    });
    ended.catch(() => {});
    if (caller.aborted) follow();
    else caller.addEventListener('abort', follow);
    try {
      const answering = send(new Request(request, { signal: controller.signal }));
      const response = await Promise.race([answering, ended]);
      streaming = isEventStream(response);
      if (streaming || response.body === null) return response;
      const reading = response.ok ? readBody(response) : response.arrayBuffer();
      const bytes = await Promise.race([reading, ended]);
      return new Response(bytes, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      });
    } catch (error) {
      if (caller.aborted) throw abortError(caller);
      throw error instanceof NoAnswer ? error : new NoAnswer('NO_RESPONSE', error);
    } finally {
      cancelTimer();
      if (!streaming) caller.removeEventListener('abort', follow);
    }
  };
}

function isEventStream(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
}

/** Returns the reason with which the caller gave up; older browsers do not keep it. */
export function abortError(signal: AbortSignal): unknown {
  return signal.reason ?? new DOMException('The call was aborted.', 'AbortError');
}
