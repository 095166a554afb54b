/**
 * Tests sending frames to many readers: in order for each, with turns for other work in between, and none after a
 * reader has left.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { FanOut } from '../src/live/fan-out.ts';
import type { FrameText } from '../src/live/frames.ts';

const frame = (message: string): FrameText => ({ message, event: message });
const crowd = Array.from({ length: 1_100 }, (_, index) => index);

afterEach(() => {
  vi.useRealTimers();
});

const schedule = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

function hall() {
  const heard = new Map<number, string[]>();
  const fanOut = new FanOut<number>((reader, { message }) => {
    heard.set(reader, [...(heard.get(reader) ?? []), message]);
  }, schedule);
  return { heard, fanOut };
}

test('a small hall is written to at once', () => {
  const { heard, fanOut } = hall();
  fanOut.send([1, 2], () => frame('one'));
  expect([...heard]).toEqual([
    [1, ['one']],
    [2, ['one']],
  ]);
});

test('a large hall is written to in slices, with turns for other work in between', async () => {
  const { heard, fanOut } = hall();
  fanOut.send(crowd, () => frame('one'));
  // The caller of a command has the answer before the first reader is written to.
  expect(heard.size).toBe(0);
  const seen: number[] = [];
  while (heard.size < crowd.length) {
    await new Promise((resolve) => setTimeout(resolve));
    seen.push(heard.size);
  }
  expect(seen.length).toBeGreaterThan(3);
});

test('each reader gets all frames in the order they were sent, also a small delivery behind a large one', async () => {
  const { heard, fanOut } = hall();
  fanOut.send(crowd, () => frame('one'));
  fanOut.send([0], () => frame('two'));
  fanOut.send(crowd, (reader) => frame(`three ${reader}`));
  await expect.poll(() => heard.get(1_099)).toEqual(['one', 'three 1099']);
  expect(heard.get(0)).toEqual(['one', 'two', 'three 0']);
});

test('a delivery that nobody waits for is spread over time, until something else is sent behind it', () => {
  vi.useFakeTimers();
  const { heard, fanOut } = hall();
  const pace = { readers: 100, everyMs: 50 };
  fanOut.send([1, 2], () => frame('few'), pace);
  expect(heard.size).toBe(2);
  fanOut.send(crowd, () => frame('count'), pace);
  expect(heard.size).toBe(100);
  vi.advanceTimersByTime(49);
  expect(heard.size).toBe(100);
  vi.advanceTimersByTime(1);
  expect(heard.size).toBe(200);
  fanOut.send([1_099], () => frame('step'));
  vi.advanceTimersByTime(10);
  expect(heard.size).toBe(crowd.length);
  expect(heard.get(1_099)).toEqual(['count', 'step']);
  fanOut.send(crowd, () => frame('count again'), pace);
  vi.advanceTimersByTime(11 * 50);
  expect(heard.get(1_099)).toEqual(['count', 'step', 'count again']);
});

test('nothing is written after the queue was cleared, also from within a write', async () => {
  let written = 0;
  const fanOut = new FanOut<number>(() => {
    written += 1;
    if (written === 10) fanOut.clear();
  }, schedule);
  fanOut.send(crowd, () => frame('one'));
  await expect.poll(() => written).toBeGreaterThanOrEqual(10);
  const then = written;
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(written).toBe(then);
  expect(written).toBeLessThan(crowd.length);
});
