// Axes of charts: round and few ticks, and every value on the axis.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionOf, scaleOf } from './scale.ts';

test('ticks are round figures around the data', () => {
  expect(scaleOf([84.2, 96.5]).ticks).toEqual([82.5, 85, 87.5, 90, 92.5, 95, 97.5]);
  expect(scaleOf([-0.3, 0.3]).ticks).toEqual([-0.4, -0.2, 0, 0.2, 0.4]);
  expect(scaleOf([0, 1]).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});

test('a single value is in the middle, and there is an axis even without any value', () => {
  const alone = scaleOf([90]);
  expect(positionOf(90, alone)).toBeGreaterThan(20);
  expect(positionOf(90, alone)).toBeLessThan(80);
  expect(scaleOf([])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
});

test('every value is on the axis, and ticks stay few', () => {
  const value = fc.integer({ min: -9_999_999_000, max: 9_999_999_000 }).map((n) => n / 1000);
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (values) => {
      const scale = scaleOf(values);
      expect(scale.ticks.length).toBeGreaterThanOrEqual(2);
      expect(scale.ticks.length).toBeLessThanOrEqual(8);
      for (const each of values) {
        expect(positionOf(each, scale)).toBeGreaterThanOrEqual(-1e-6);
        expect(positionOf(each, scale)).toBeLessThanOrEqual(100 + 1e-6);
      }
    }),
  );
});

test('the axis ends at the full mark, where no value is above it', () => {
  expect(scaleOf([88, 100], 100)).toEqual({
    low: 87.5,
    high: 100,
    ticks: [87.5, 90, 92.5, 95, 97.5, 100],
  });
  expect(scaleOf([100], 100)).toMatchObject({ high: 100 });
  expect(scaleOf([8.8, 9.9], 10).ticks).toEqual([8.75, 9, 9.25, 9.5, 9.75, 10]);
  // Bonus points lift a score above the full mark.
  expect(scaleOf([88, 103], 100).high).toBeGreaterThanOrEqual(103);
  // No score comes near the full mark.
  expect(scaleOf([40, 60], 100).high).toBeLessThan(100);
});
