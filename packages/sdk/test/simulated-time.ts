/** A clock and timers that advance only when a test tells them to. */
import type { Schedule } from '../src/index.ts';

export interface SimulatedTime {
  /** The true time in epoch ms. */
  readonly now: () => number;
  readonly schedule: Schedule;
  /** Advances the clock, and runs the timers that fall due in order. */
  readonly advance: (ms: number) => void;
  /** Like `advance`, but lets promises run after each timer. */
  readonly pass: (ms: number) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly timers: () => number;
}

export function simulatedTime(start = Date.UTC(2026, 10, 21, 11)): SimulatedTime {
  let now = start;
  let timers: { readonly due: number; readonly run: () => void }[] = [];

  const schedule: Schedule = (afterMs, run) => {
    const timer = { due: now + afterMs, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };

  function fireNext(until: number): boolean {
    const next = timers.reduce<(typeof timers)[number] | undefined>(
      (first, timer) =>
        timer.due <= until && (first === undefined || timer.due < first.due) ? timer : first,
      undefined,
    );
    if (next === undefined) return false;
    timers = timers.filter((timer) => timer !== next);
    now = next.due;
    next.run();
    return true;
  }

  return {
    now: () => now,
    schedule,
    advance: (ms) => {
      const until = now + ms;
      while (fireNext(until));
      now = until;
    },
    pass: async (ms) => {
      const until = now + ms;
      await promisesRun();
      while (fireNext(until)) await promisesRun();
      now = until;
    },
    wait: (ms) => new Promise((resolve) => void schedule(ms, resolve)),
    timers: () => timers.length,
  };
}

// The sdk is for browsers, so its tests see no Node types either.
declare const setImmediate: (run: (value?: unknown) => void) => void;

/** Runs turns of the event loop, because bodies of answers take longer than promises. */
async function promisesRun(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
