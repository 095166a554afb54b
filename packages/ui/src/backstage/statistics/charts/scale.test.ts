// Axes: round ticks, nothing outside, never endless.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf, scaleOf } from './scale.ts';

test('ticks are round figures around the data', () => {
  expect(scaleOf([84.2, 96.5]).ticks).toEqual([82.5, 85, 87.5, 90, 92.5, 95, 97.5]);
  expect(scaleOf([-0.3, 0.3]).ticks).toEqual([-0.4, -0.2, 0, 0.2, 0.4]);
  expect(scaleOf([0, 1]).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});

test('one value stands in the middle, none has an axis all the same', () => {
  const alone = scaleOf([90]);
  expect(placeOf(90, alone)).toBeGreaterThan(20);
  expect(placeOf(90, alone)).toBeLessThan(80);
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
        expect(placeOf(each, scale)).toBeGreaterThanOrEqual(-1e-6);
        expect(placeOf(each, scale)).toBeLessThanOrEqual(100 + 1e-6);
      }
    }),
  );
});
