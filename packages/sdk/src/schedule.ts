/** Timers as a port, so that tests and simulations own the time. */

/** Runs once after the given milliseconds; the answer cancels. The same shape as the server's port. */
export type Schedule = (afterMs: number, run: () => void) => () => void;

export const scheduleWithTimers: Schedule = (afterMs, run) => {
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
};
