/** Holds what many judges do at once for a moment, so that a thousand taps are not a thousand frames for each reader. */
import type { ShowEvent } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';

export class PacedEvents {
  readonly #ports: Pick<Ports, 'now' | 'schedule'>;
  readonly #everyMs: () => number;
  readonly #tell: (events: readonly ShowEvent[], isPressing: boolean) => void;
  #waiting: ShowEvent[] = [];
  /** Whether something waits that is news by itself. */
  #isPressing = false;
  #toldAt = Number.NEGATIVE_INFINITY;
  #cancel: (() => void) | null = null;

  /**
   * `everyMs` is how often a crowd's events are told at most: the first at once, those after it together. Any other event
   * is told at once and takes along what waits, so that the order stays the log's.
   */
  constructor(
    ports: Pick<Ports, 'now' | 'schedule'>,
    everyMs: () => number,
    tell: (events: readonly ShowEvent[], isPressing: boolean) => void,
  ) {
    this.#ports = ports;
    this.#everyMs = everyMs;
    this.#tell = tell;
  }

  add(events: readonly ShowEvent[]): void {
    for (const event of events) {
      this.#waiting.push(event);
      this.#isPressing ||= !isCrowd(event);
    }
    const wait = this.#isPressing ? 0 : this.#toldAt + this.#everyMs() - this.#ports.now();
    if (wait <= 0) this.#flush();
    else this.#cancel ??= this.#ports.schedule(wait, () => this.#flush());
  }

  /** Drops what waits. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#waiting = [];
    this.#isPressing = false;
  }

  #flush(): void {
    const events = this.#waiting;
    const isPressing = this.#isPressing;
    this.clear();
    this.#toldAt = this.#ports.now();
    this.#tell(events, isPressing);
  }
}

/** Whether many judges do this at once, and one alone is no news. */
function isCrowd({ type }: ShowEvent): boolean {
  return type === 'SCORE_SUBMITTED' || type === 'JUDGE_SIGNED_IN';
}
