'use client';
// Whole seconds left on the server's clock, renewed exactly when they change.
import { remainingMs } from '@liangfen/rules';
import type { Clock } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';

export interface Countdown {
  readonly seconds: number;
  /** The share of the whole duration that is left, 0 to 1, as of this second. */
  readonly share: number;
  readonly state: 'ENOUGH' | 'LAST_TEN' | 'UP';
  /** Whole seconds since the time ran out, where the clock counts up then; null before that, and while it stands. */
  readonly over: number | null;
}

export function countdownAt(clock: Clock, now: number): Countdown {
  const left = remainingMs(clock, now);
  const seconds = Math.ceil(left / 1000);
  const over = overMs(clock, now);
  return {
    seconds,
    share: clock.durationMs === 0 ? 0 : left / clock.durationMs,
    state: seconds === 0 ? 'UP' : seconds <= 10 ? 'LAST_TEN' : 'ENOUGH',
    over: over === null ? null : Math.floor(over / 1000),
  };
}

function overMs({ endsAt, countsUp = false }: Clock, now: number): number | null {
  return countsUp && endsAt !== null && now >= endsAt ? now - endsAt : null;
}

/** `now`: the server's time in epoch ms. */
export function useCountdown(clock: Clock | null, now: () => number): Countdown | null {
  const [, renew] = useState(0);
  const left = clock === null ? 0 : remainingMs(clock, now());
  const running = clock !== null && clock.endsAt !== null && left > 0;
  const over = clock === null ? null : overMs(clock, now());
  // To the moment at which the shown second ends; the clock's offset may still be corrected.
  const untilNextMs = running ? left % 1000 || 1000 : over === null ? null : 1000 - (over % 1000);
  useEffect(() => {
    if (untilNextMs === null) return;
    const timer = setTimeout(() => renew((count) => count + 1), untilNextMs + 4);
    return () => clearTimeout(timer);
  });
  return clock === null ? null : countdownAt(clock, now());
}
