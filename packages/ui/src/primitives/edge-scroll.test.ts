// A row that is dragged to the edge of a long list scrolls the list to its far end.
import { expect, test } from 'vitest';
import { edgeScroll } from './edge-scroll.ts';

const pageHeight = 640;

/** Returns how far the list has scrolled after this many seconds at the edge, at this many frames a second. */
function gone(seconds: number, framesPerSecond: number, push = 1): number {
  let by = 0;
  const frames = Math.round(seconds * framesPerSecond);
  for (let frame = 0; frame < frames; frame += 1) {
    const heldSeconds = frame / framesPerSecond;
    by += edgeScroll({ push, heldSeconds, seconds: 1 / framesPerSecond, pageHeight });
  }
  return by;
}

test.each([60, 30, 10])('a page goes by in half a second, at %d frames a second', (frames) => {
  expect(gone(0.5, frames)).toBeGreaterThan(pageHeight);
});

test('a thousand rows go by in five seconds, up as well as down', () => {
  const rows = 1_000 * 47;
  expect(gone(5, 60)).toBeGreaterThan(rows);
  expect(gone(5, 60, -1)).toBeLessThan(-rows);
});

test('scrolling begins slowly enough to stop at a row, and is slower less deep in the edge', () => {
  expect(gone(0.1, 60)).toBeLessThan(pageHeight / 2);
  expect(gone(1, 60, 0.2)).toBeLessThan(gone(1, 60) / 4);
  expect(gone(1, 60, 0)).toBe(0);
});

test('a late frame causes no jump', () => {
  const late = edgeScroll({ push: 1, heldSeconds: 60, seconds: 30, pageHeight });
  expect(late).toBeLessThanOrEqual(6 * pageHeight);
});
