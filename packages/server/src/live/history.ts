/** Keeps the latest events of a show, so that a reader that was away for a moment gets what it missed. */
import type { ShowEvent } from '@liangfen/sdk/schema';

export class History {
  readonly #most: number;
  /** The version before the first event that is kept. */
  #start: number;
  #events: ShowEvent[] = [];

  constructor(version: number, most: number) {
    this.#start = version;
    this.#most = most;
  }

  get start(): number {
    return this.#start;
  }

  get version(): number {
    return this.#start + this.#events.length;
  }

  /** Versions follow each other without a gap. */
  add(events: readonly ShowEvent[]): void {
    this.#events.push(...events);
    // Cut in half-length steps, so that a long show does not move the array with every batch.
    if (this.#events.length < this.#most * 1.5) return;
    const dropped = this.#events.length - this.#most;
    this.#events = this.#events.slice(dropped);
    this.#start += dropped;
  }

  /** Rows changed under the events: what came before cannot be told by events any more. */
  restart(version: number): void {
    this.#start = version;
    this.#events = [];
  }

  /** Null when the events after `version` are not all here. */
  after(version: number): readonly ShowEvent[] | null {
    if (version < this.#start || version > this.version) return null;
    return this.#events.slice(version - this.#start);
  }
}
