/** Simulated scores are scores that a judge may give: in range, with allowed decimals, and around the program's worth. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreBetween } from '../src/player/score-values.ts';
import { seeded } from './support/hall.ts';

const decimalsOf = (score: number) => (String(score).split('.')[1] ?? '').length;

it('stays in range and within the decimals, whatever the setting is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_000 }),
      fc.integer({ min: 1_000, max: 1_000_000 }),
      fc.integer({ min: 0, max: 3 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer(),
      (least, width, decimals, spread, seed) => {
        const range = { min: least / 1_000, max: (least + width) / 1_000, decimals };
        const random = seeded(seed);
        const score = scoreBetween(range, { worth: random(), spread, random });
        expect(decimalsOf(score)).toBeLessThanOrEqual(decimals);
        expect(score).toBeGreaterThanOrEqual(range.min);
        // A range narrower than one step of the decimals may hold no such score.
        if (width >= 2 * 10 ** (3 - decimals)) expect(score).toBeLessThanOrEqual(range.max);
      },
    ),
  );
});

it('is around the program’s worth, and the farther away the larger the spread is', () => {
  const random = seeded(3);
  const mean = (spread: number) => {
    const scores = Array.from({ length: 400 }, () =>
      scoreBetween({ min: 0, max: 100, decimals: 2 }, { worth: 0.8, spread, random }),
    );
    return {
      mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
      width: Math.max(...scores) - Math.min(...scores),
    };
  };
  const close = mean(0.03);
  const wide = mean(0.08);
  expect(Math.abs(close.mean - 80)).toBeLessThan(1);
  expect(Math.abs(wide.mean - 80)).toBeLessThan(2);
  expect(wide.width).toBeGreaterThan(close.width * 2);
});

it('is a mark on the step that judges are held to', () => {
  const random = seeded(7);
  const range = { min: 0, max: 10, decimals: 1, step: 0.5 };
  for (let round = 0; round < 100; round += 1) {
    const score = scoreBetween(range, { worth: random(), spread: 0.5, random });
    expect((score * 2) % 1).toBe(0);
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(10);
  }
});
