// The server's countdown as a value, which is started, paused and resumed at given moments.

import type { Clock } from '@liangfen/sdk/schema';

/**
 * Milliseconds left at `now` (epoch ms of the server), from 0 to the whole duration: never
 * negative, and never more than the countdown although a screen's clock may lag behind.
 * Source: product decisions § 4.
 *
 * @example
 * ```tsx
 * const clock = startClock(180, Date.now());
 * console.log(remainingMs(clock, Date.now() + 60_000)); // 120000
 * ```
 */
export function remainingMs(clock: Clock, now: number): number {
  const left = clock.endsAt === null ? (clock.remainingMs ?? clock.durationMs) : clock.endsAt - now;
  return Math.max(0, Math.min(left, clock.durationMs));
}

/**
 * A countdown of `durationSeconds` that runs from `now` (epoch ms).
 *
 * @example
 * ```tsx
 * const clock = startClock(180, Date.now());
 * ```
 */
export function startClock(durationSeconds: number, now: number): Clock {
  const durationMs = Math.max(0, Math.round(durationSeconds * 1000));
  return { durationMs, endsAt: now + durationMs, remainingMs: null };
}

/**
 * The clock held at `now`; a paused clock stays as it is.
 *
 * @example
 * ```tsx
 * const clock = pauseClock(startClock(180, Date.now()), Date.now() + 60_000);
 * ```
 */
export function pauseClock(clock: Clock, now: number): Clock {
  if (clock.endsAt === null) return clock;
  return { durationMs: clock.durationMs, endsAt: null, remainingMs: remainingMs(clock, now) };
}

/**
 * Milliseconds past the end at `now`; 0 before it. A clock that was held says it itself, where that is kept.
 *
 * @example
 * ```tsx
 * console.log(overMs(startClock(180, 0), 190_000)); // 10000
 * ```
 */
export function overMs(clock: Clock, now: number): number {
  return clock.endsAt === null ? (clock.overMs ?? 0) : Math.max(0, now - clock.endsAt);
}

/**
 * The clock held at `now`, which keeps how far it was past its end.
 *
 * @example
 * ```tsx
 * console.log(pauseTimed(startClock(180, 0), 190_000).overMs); // 10000
 * ```
 */
export function pauseTimed(clock: Clock, now: number): Clock {
  const over = overMs(clock, now);
  return over === 0 ? pauseClock(clock, now) : { ...pauseClock(clock, now), overMs: over };
}

/**
 * The clock running again from `now` with what was left; a running clock stays as it is.
 *
 * @example
 * ```tsx
 * const paused = pauseClock(startClock(180, Date.now()), Date.now() + 60_000);
 * const clock = resumeClock(paused, Date.now() + 90_000);
 * ```
 */
export function resumeClock(clock: Clock, now: number): Clock {
  if (clock.endsAt !== null) return clock;
  return {
    durationMs: clock.durationMs,
    endsAt: now + remainingMs(clock, now) - overMs(clock, now),
    remainingMs: null,
  };
}

/**
 * 时间到: nothing is left at `now`.
 *
 * @example
 * ```tsx
 * console.log(isTimeUp(startClock(180, 0), 180_000)); // true
 * ```
 */
export function isTimeUp(clock: Clock, now: number): boolean {
  return remainingMs(clock, now) === 0;
}
