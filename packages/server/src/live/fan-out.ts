/**
 * Writes one frame to many readers in slices: between them answers go out and calls come in, so that an
 * operator does not wait for ten thousand sockets. Each reader gets its frames in the order they were sent.
 */
import type { Ports } from '../ports.ts';
import type { FrameText } from './frames.ts';

/** How many readers are written to at once without anybody noticing. */
const slice = 250;

/** How a delivery that nobody waits for is spread: so many readers at once, and the next ones after a while. */
interface Pace {
  readonly readers: number;
  readonly everyMs: number;
}

interface Delivery<Reader> {
  readonly readers: readonly Reader[];
  readonly textFor: (reader: Reader) => FrameText;
  readonly pace: Pace | null;
}

export class FanOut<Reader> {
  readonly #write: (reader: Reader, text: FrameText) => void;
  readonly #schedule: Ports['schedule'];
  #waiting: Delivery<Reader>[] = [];
  #next = 0;
  #cancelTurn: (() => void) | null = null;

  /** `write` must do nothing for a reader that has gone meanwhile. */
  constructor(write: (reader: Reader, text: FrameText) => void, schedule: Ports['schedule']) {
    this.#write = write;
    this.#schedule = schedule;
  }

  /** What is sent behind a delivery with a pace ends that pace. */
  send(
    readers: readonly Reader[],
    textFor: (reader: Reader) => FrameText,
    pace: Pace | null = null,
  ): void {
    if (readers.length === 0) return;
    if (this.#waiting.length === 0 && readers.length <= (pace?.readers ?? slice)) {
      for (const reader of readers) this.#write(reader, textFor(reader));
      return;
    }
    this.#waiting.push({ readers, textFor, pace });
    if (this.#waiting.length > 2) return;
    if (this.#waiting.length === 1 && pace !== null) this.#step();
    else this.#later(0);
  }

  /** Drops what was not written yet. */
  clear(): void {
    this.#waiting = [];
    this.#next = 0;
    this.#cancelTurn?.();
  }

  /** After a turn of the event loop at least: a promise alone would go on before anybody else. */
  #later(ms: number): void {
    this.#cancelTurn?.();
    const go = (): void => {
      this.#cancelTurn = null;
      this.#step();
    };
    if (ms > 0) {
      this.#cancelTurn = this.#schedule(ms, go);
    } else {
      const turn = setTimeout(go);
      this.#cancelTurn = () => clearTimeout(turn);
    }
  }

  #step(): void {
    const [first] = this.#waiting;
    const pace = this.#waiting.length === 1 ? (first?.pace ?? null) : null;
    let left = pace?.readers ?? slice;
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
        this.#later(pace?.everyMs ?? 0);
        return;
      }
    }
  }
}
