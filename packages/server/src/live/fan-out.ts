/**
 * Writes one frame to many readers in slices: between them answers go out and calls come in, so that an
 * operator does not wait for ten thousand sockets. Each reader gets its frames in the order they were sent.
 */
import type { FrameText } from './frames.ts';

/** How many readers are written to at once without anybody noticing. */
const slice = 250;

interface Delivery<Reader> {
  readonly readers: readonly Reader[];
  readonly textFor: (reader: Reader) => FrameText;
}

export class FanOut<Reader> {
  readonly #write: (reader: Reader, text: FrameText) => void;
  #waiting: Delivery<Reader>[] = [];
  #next = 0;

  /** `write` must do nothing for a reader that has gone meanwhile. */
  constructor(write: (reader: Reader, text: FrameText) => void) {
    this.#write = write;
  }

  send(readers: readonly Reader[], textFor: (reader: Reader) => FrameText): void {
    if (readers.length === 0) return;
    if (this.#waiting.length === 0 && readers.length <= slice) {
      for (const reader of readers) this.#write(reader, textFor(reader));
      return;
    }
    this.#waiting.push({ readers, textFor });
    if (this.#waiting.length === 1) this.#soon();
  }

  /** Drops what was not written yet. */
  clear(): void {
    this.#waiting = [];
    this.#next = 0;
  }

  /** A turn of the event loop: a promise alone would go on before anybody else. */
  #soon(): void {
    setTimeout(() => this.#step());
  }

  #step(): void {
    let left = slice;
    for (;;) {
      const [delivery] = this.#waiting;
      if (delivery === undefined) return;
      const { readers, textFor } = delivery;
      const end = Math.min(readers.length, this.#next + left);
      left -= end - this.#next;
      for (const reader of readers.slice(this.#next, end)) this.#write(reader, textFor(reader));
      // A write cleared the queue, so nobody else is served.
      if (this.#waiting[0] !== delivery) return;
      this.#next = end;
      if (end === readers.length) {
        this.#waiting.shift();
        this.#next = 0;
      }
      if (left === 0 && this.#waiting.length > 0) {
        this.#soon();
        return;
      }
    }
  }
}
