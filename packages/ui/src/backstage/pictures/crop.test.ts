// The frame that cuts out a photograph stays inside the picture, wherever it is dragged.
import { describe, expect, it } from 'vitest';
import { cutOf, dragged, firstFocus, photoShape } from './crop.ts';

const shapes = [
  { width: 4000, height: 3000 },
  { width: 900, height: 1600 },
  { width: 720, height: 960 },
  { width: 3000, height: 300 },
];

describe.each(shapes)('in $width × $height', (size) => {
  it.each([
    firstFocus,
    { zoom: 1, x: 0, y: 0 },
    { zoom: 4, x: 1, y: 1 },
    { zoom: 0.1, x: 7, y: -7 },
    { zoom: 99, x: 0.5, y: 0.5 },
  ])('is 3 : 4 and inside at %o', (focus) => {
    const { left, top, width, height } = cutOf(size, focus);
    expect(width / height).toBeCloseTo(photoShape, 6);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(size.width + 1e-6);
    expect(top + height).toBeLessThanOrEqual(size.height + 1e-6);
  });
});

it('shows as much of the picture in the frame as fits', () => {
  expect(cutOf({ width: 4000, height: 3000 }, firstFocus)).toMatchObject({ height: 3000, top: 0 });
  expect(cutOf({ width: 900, height: 1600 }, firstFocus)).toMatchObject({ width: 900, left: 0 });
});

it('follows the pointer, and stops at the edge', () => {
  const size = { width: 4000, height: 3000 };
  const near = { zoom: 2, x: 0.5, y: 0.5 };
  const before = cutOf(size, near);
  const after = cutOf(size, dragged(size, near, { x: 0.25, y: 0 }));
  expect(after.left).toBeCloseTo(before.left - before.width / 4, 6);
  expect(cutOf(size, dragged(size, near, { x: 99, y: 99 }))).toMatchObject({ left: 0, top: 0 });
});
