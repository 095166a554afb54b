/** A request as the server reads it, whatever home it came through. */

/**
 * The parts of a request that the server reads. A web `Request` is one; a home that has the body in hand already brings
 * a lighter one with `bodyText`, because streams and full requests cost more than the rest of a call.
 */
export interface IncomingRequest {
  readonly method: string;
  /** A whole address, or what follows the host. */
  readonly url: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
  readonly body: ReadableStream<Uint8Array> | null;
  /** The whole body, when it is known; `body` is null then. */
  readonly bodyText?: string;
  /**
   * For an answer that waits: `run` is called when the caller has gone away. Calling the returned function takes that
   * back.
   */
  readonly onGone?: (run: () => void) => () => void;
}
