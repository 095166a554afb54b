/**
 * Tests sending frames to many readers: in order for each, with turns for other work in between, and none after a
 * reader has left.
 */
import { expect, test } from 'vitest';
import { FanOut } from '../src/live/fan-out.ts';
import type { FrameText } from '../src/live/frames.ts';

const frame = (message: string): FrameText => ({ message, event: message });
const crowd = Array.from({ length: 1_100 }, (_, index) => index);

function hall() {
  const heard = new Map<number, string[]>();
  const fanOut = new FanOut<number>((reader, { message }) => {
    heard.set(reader, [...(heard.get(reader) ?? []), message]);
  });
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

test('nothing is written after the queue was cleared, also from within a write', async () => {
  let written = 0;
  const fanOut = new FanOut<number>(() => {
    written += 1;
    if (written === 10) fanOut.clear();
  });
  fanOut.send(crowd, () => frame('one'));
  await expect.poll(() => written).toBeGreaterThanOrEqual(10);
  const then = written;
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(written).toBe(then);
  expect(written).toBeLessThan(crowd.length);
});
