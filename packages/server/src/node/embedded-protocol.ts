/** The messages between the main thread and the embedded database's thread; many travel as one. */
import type { SqlRows, SqlStatement } from '../store/engine.ts';

export interface EmbeddedOptions {
  readonly directory: string;
  /** Off only for the control of the fault test, which must lose (LIANGFEN_UNSAFE_NO_FSYNC). */
  readonly durable: boolean;
}

export type EmbeddedRequest =
  | {
      readonly kind: 'run';
      readonly id: number;
      readonly session: number | null;
      readonly statement: SqlStatement;
    }
  | { readonly kind: 'open'; readonly id: number; readonly session: number }
  | { readonly kind: 'release'; readonly session: number }
  | { readonly kind: 'close'; readonly id: number };

export type EmbeddedReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly error: CarriedError }
  | { readonly kind: 'done'; readonly id: number; readonly rows: SqlRows | null }
  | { readonly kind: 'failed'; readonly id: number; readonly error: CarriedError };

/** An error as it crosses the border between the threads. */
export interface CarriedError {
  readonly message: string;
  readonly code: string;
  readonly constraint: string | null;
  readonly detail: string | null;
}

/** Collects the messages of one turn of the event loop, so that a burst costs one message. */
export function createOutbox<Message>(send: (messages: Message[]) => void) {
  let waiting: Message[] = [];
  return (message: Message): void => {
    waiting.push(message);
    if (waiting.length > 1) return;
    queueMicrotask(() => {
      const messages = waiting;
      waiting = [];
      send(messages);
    });
  };
}
