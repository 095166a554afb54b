// The time of a played show: waits that run faster, hold while it is paused, and end when it is stopped.
import type { Schedule } from '@liangfen/sdk';

export interface Pace {
  /** Lets this many ms of the show pass. Rejects with the signal's reason when it is stopped. */
  readonly rest: (showMs: number) => Promise<void>;
  /**
   * Waits in real ms, which no speed and no pause changes: for outcomes that are awaited, not for pictures that are
   * shown.
   */
  readonly patience: (ms: number) => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
}

export function createPace(options: {
  readonly speed: number;
  readonly schedule: Schedule;
  readonly signal: AbortSignal;
}): Pace {
  const { speed, schedule, signal } = options;
  let held: (() => void)[] | null = null;

  function patience(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const cancel = schedule(ms, () => {
        signal.removeEventListener('abort', stop);
        resolve();
      });
      function stop(): void {
        cancel();
        reject(signal.reason);
      }
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  function resumed(): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      held?.push(resolve);
    });
  }

  return {
    rest: async (showMs) => {
      await patience(showMs / speed);
      while (held !== null) await resumed();
    },
    patience,
    pause: () => {
      held ??= [];
    },
    resume: () => {
      const waiting = held ?? [];
      held = null;
      for (const go of waiting) go();
    },
  };
}
