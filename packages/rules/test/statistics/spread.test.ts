// Mean, deviation and range of scores, compared with the textbook formula.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spreadOf } from '../../src/statistics/spread.ts';

const spread = (scores: readonly number[], decimals: number) => {
  const { mean, spread: deviation } = spreadOf(scores, decimals);
  return [mean, deviation];
};

describe('mean and deviation', () => {
  test('are exact where binary fractions are not', () => {
    expect(spread([], 2)).toEqual([null, null]);
    // A single score has no deviation.
    expect(spread([7], 2)).toEqual([7, null]);
    expect(spread([1.005, 1.005], 2)).toEqual([1.01, 0]);
    expect(spread([0, 1], 2)).toEqual([0.5, 0.71]);
    expect(spread([2, 4, 4, 4, 5, 5, 7, 9], 2)).toEqual([5, 2.14]);
    expect(spread([-1.5, 1.5], 2)).toEqual([0, 2.12]);
    expect(spread([1, 2, 3], 4)[1]).toBe(1);
  });

  test('agree with the textbook formula', () => {
    const score = fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 1000);
    fc.assert(
      fc.property(fc.array(score, { minLength: 2, maxLength: 30 }), (scores) => {
        const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
        const variance = scores.reduce((so, x) => so + (x - mean) ** 2, 0) / (scores.length - 1);
        const found = spreadOf(scores, 3);
        expect(Math.abs((found.mean ?? Number.NaN) - mean)).toBeLessThan(0.00051);
        expect(Math.abs((found.spread ?? Number.NaN) - Math.sqrt(variance))).toBeLessThan(0.00051);
        expect(found).toMatchObject({
          count: scores.length,
          lowest: Math.min(...scores),
          highest: Math.max(...scores),
        });
      }),
    );
  });
});
