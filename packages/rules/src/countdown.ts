// The server's countdown as a value: started, paused and resumed at given moments.

import type { Clock } from '@liangfen/sdk/schema';

/**
 * Milliseconds left at `now` (epoch ms of the server), from 0 to the whole duration: never
 * negative, and never more than the countdown although a screen's clock may lag behind.
 * Source: product decisions § 4.
 */
export function remainingMs(clock: Clock, now: number): number {
  const left = clock.endsAt === null ? (clock.remainingMs ?? clock.durationMs) : clock.endsAt - now;
  return Math.max(0, Math.min(left, clock.durationMs));
}

/** A countdown of `durationSeconds` that runs from `now` (epoch ms). */
export function startClock(durationSeconds: number, now: number): Clock {
  const durationMs = Math.max(0, Math.round(durationSeconds * 1000));
  return { durationMs, endsAt: now + durationMs, remainingMs: null };
}

/** The clock held at `now`; a paused clock stays as it is. */
export function pauseClock(clock: Clock, now: number): Clock {
  if (clock.endsAt === null) return clock;
  return { durationMs: clock.durationMs, endsAt: null, remainingMs: remainingMs(clock, now) };
}

/** The clock running again from `now` with what was left; a running clock stays as it is. */
export function resumeClock(clock: Clock, now: number): Clock {
  if (clock.endsAt !== null) return clock;
  return {
    durationMs: clock.durationMs,
    endsAt: now + remainingMs(clock, now),
    remainingMs: null,
  };
}

/** 时间到: nothing is left at `now`. */
export function isTimeUp(clock: Clock, now: number): boolean {
  return remainingMs(clock, now) === 0;
}
