/** The server's time on devices whose own clock is wrong, over networks that are slow in one direction. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerClock } from '../src/index.ts';
import { simulatedTime } from './simulated-time.ts';

const day = 86_400_000;

function device(skewMs: number, delays: readonly (readonly [there: number, back: number])[]) {
  const time = simulatedTime();
  const skew = { ms: skewMs };
  let asked = 0;
  const clock = createServerClock({
    now: () => time.now() + skew.ms,
    schedule: time.schedule,
    fetchServerTime: async () => {
      const [there, back] = delays[asked++ % delays.length] ?? [0, 0];
      await time.wait(there);
      const serverTime = time.now();
      await time.wait(back);
      return serverTime;
    },
  });
  return {
    time,
    skew,
    clock,
    error: () => Math.abs(clock.serverNow() - time.now()),
    asked: () => asked,
  };
}

describe('server clock', () => {
  it('is right within 200 ms on a clock that is wrong by a day', async () => {
    const delay = fc.nat(200);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -day, max: day }),
        fc.array(fc.tuple(delay, delay), { minLength: 1, maxLength: 6 }),
        async (skewMs, delays) => {
          const { time, clock, error } = device(skewMs, delays);
          await time.pass(1_000);
          expect(error()).toBeLessThanOrEqual(200);
          expect(error()).toBeLessThanOrEqual(clock.accuracyMs() ?? 0);
          await time.pass(600_000);
          expect(error()).toBeLessThanOrEqual(200);
          clock.close();
          expect(time.timers()).toBe(0);
        },
      ),
    );
  });

  it('uses the answer with the shortest round trip', async () => {
    const { time, clock, error } = device(day, [
      [900, 20],
      [5, 5],
      [20, 900],
    ]);
    await time.pass(10_000);
    expect(error()).toBe(0);
    expect(clock.accuracyMs()).toBe(5);
    clock.close();
  });

  it('uses the time of a message until the first answer arrives', async () => {
    const { time, clock, error } = device(-day, [[60_000, 0]]);
    clock.hint(time.now() - 150);
    clock.hint(time.now() - 4_000);
    expect(error()).toBe(150);
    expect(clock.accuracyMs()).toBeNull();
    clock.close();
  });

  it('asks again when a message shows that the device’s clock was set back', async () => {
    const { time, skew, clock, error, asked } = device(0, [[10, 10]]);
    await time.pass(10_000);
    const before = asked();
    skew.ms = -day;
    clock.hint(time.now() - 30);
    expect(error()).toBe(30);
    await time.pass(100);
    expect(asked()).toBe(before + 1);
    expect(error()).toBe(0);
    clock.close();
  });

  it('follows a clock that was set forward with the next answer', async () => {
    const { time, skew, clock, error } = device(0, [[10, 10]]);
    await time.pass(10_000);
    skew.ms = day;
    await time.pass(61_000);
    expect(error()).toBe(0);
    clock.close();
  });

  it('keeps the offset while nobody answers', async () => {
    const time = simulatedTime();
    let answers = 3;
    const clock = createServerClock({
      now: () => time.now() - day,
      schedule: time.schedule,
      fetchServerTime: async () => {
        answers -= 1;
        if (answers < 0) throw new TypeError('fetch failed');
        return time.now();
      },
    });
    await time.pass(600_000);
    expect(clock.serverNow()).toBe(time.now());
    clock.close();
  });
});
