/** A clock that moves only when a test says so. */
import type { Ports } from '../../src/ports.ts';

export interface TestClock {
  readonly now: () => number;
  /** Goes on evenly, whatever `set` does to the time of day. */
  readonly elapsed: () => number;
  readonly schedule: Ports['schedule'];
  /** Moves the time, and runs everything due on the way in order. */
  readonly advance: (ms: number) => void;
  /** Sets the time of day, as somebody does who changes the machine's clock: forward, or back for less than 0. */
  readonly set: (byMs: number) => void;
}

export function createTestClock(start = Date.UTC(2026, 10, 21, 8)): TestClock {
  let current = start;
  let setBy = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => current + setBy,
    elapsed: () => current - start,
    set: (byMs) => {
      setBy += byMs;
    },
    schedule: (afterMs, run) => {
      const timer = { at: current + afterMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (ms) => {
      const until = current + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((other) => other !== due);
        current = Math.max(current, due.at);
        due.run();
      }
      current = until;
    },
  };
}
