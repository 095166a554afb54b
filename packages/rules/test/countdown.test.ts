// The countdown, compared with a stopwatch that only adds up the time while the clock runs.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeUp, pauseClock, remainingMs, resumeClock, startClock } from '../src/countdown.ts';

const noon = 1_750_000_000_000;

describe('the countdown', () => {
  test('runs from the start and tells when it ends', () => {
    const clock = startClock(60, noon);
    expect(clock).toEqual({ durationMs: 60_000, endsAt: noon + 60_000, remainingMs: null });
    expect(remainingMs(clock, noon + 15_000)).toBe(45_000);
    expect(isTimeUp(clock, noon + 59_999)).toBe(false);
    expect(isTimeUp(clock, noon + 60_000)).toBe(true);
  });

  test('is stopped by a pause and goes on with the remaining time', () => {
    const paused = pauseClock(startClock(60, noon), noon + 20_000);
    expect(paused).toEqual({ durationMs: 60_000, endsAt: null, remainingMs: 40_000 });
    expect(remainingMs(paused, noon + 3_600_000)).toBe(40_000);
    expect(resumeClock(paused, noon + 100_000).endsAt).toBe(noon + 140_000);
  });

  test('never shows less than zero or more than its duration', () => {
    const clock = startClock(5, noon);
    expect(remainingMs(clock, noon + 99_000)).toBe(0);
    expect(remainingMs(clock, noon - 2_000)).toBe(5_000);
  });

  test('a second pause or resume changes nothing', () => {
    const running = startClock(5, noon);
    expect(resumeClock(running, noon + 1)).toBe(running);
    const paused = pauseClock(running, noon + 1);
    expect(pauseClock(paused, noon + 2)).toBe(paused);
  });

  test('loses time only while it runs, however often it is paused', () => {
    const stretch = fc.record({ runs: fc.nat(40_000), rests: fc.nat(40_000) });
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 120 }), fc.array(stretch), (seconds, stretches) => {
        let now = noon;
        let spent = 0;
        let clock = startClock(seconds, now);
        for (const { runs, rests } of stretches) {
          now += runs;
          spent += runs;
          const left = Math.max(0, seconds * 1000 - spent);
          expect(remainingMs(clock, now)).toBe(left);
          clock = pauseClock(clock, now);
          now += rests;
          expect(remainingMs(clock, now)).toBe(left);
          expect(isTimeUp(clock, now)).toBe(left === 0);
          clock = resumeClock(clock, now);
          expect(remainingMs(clock, now)).toBe(left);
        }
      }),
    );
  });
});
