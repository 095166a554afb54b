// The clock of a sample hall begins when the hall is made, however long the page has been open.
import { afterEach, expect, it, vi } from 'vitest';
import { sampleNow, startSampleClock } from './sample-show.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('begins with the hall, not with the page', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const first = startSampleClock();
  vi.advanceTimersByTime(600_000);
  const later = startSampleClock();
  expect(first() - sampleNow).toBe(600_000);
  expect(later()).toBe(sampleNow);
});
