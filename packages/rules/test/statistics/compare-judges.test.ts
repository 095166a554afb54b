// The comparison of judges, checked against one that is computed score by score.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedThing, compareJudges } from '../../src/statistics/compare-judges.ts';
import { orderEffectOf } from '../../src/statistics/order-effect.ts';

const judges = [1, 2, 3, 4].map((number) => ({ id: `j${number}`, number, name: `评委${number}` }));

/** One program per row, one judge per column; `null` where a judge gave no score. */
function show(rows: readonly (readonly (number | null)[])[]): ComparedThing[] {
  return rows.map((row, index) => ({
    position: index + 1,
    marks: row.flatMap((score, judge) =>
      score === null ? [] : [{ judgeId: `j${judge + 1}`, score, dropped: null }],
    ),
  }));
}

describe('judges compared', () => {
  test('have a deviation from the mean of the others, not from a mean that includes them', () => {
    const [first, second, third, fourth] = compareJudges(judges, show([[90, 80, 70]]), 2);
    expect([first, second, third].map((row) => row?.deviation)).toEqual([15, 0, -15]);
    expect(fourth).toMatchObject({ count: 0, mean: null, deviation: null, order: null });
  });

  test('have a mean but no deviation if there is nobody to compare with', () => {
    expect(compareJudges(judges, show([[90], [80]]), 2)[0]).toMatchObject({
      count: 2,
      mean: 85,
      // √((5² + 5²) / 1)
      spread: 7.07,
      lowest: 80,
      highest: 90,
      deviation: null,
      order: null,
    });
  });

  test('have their dropped scores counted as highest and lowest', () => {
    const [row] = compareJudges(
      judges,
      (['HIGHEST', 'HIGHEST', 'LOWEST', null] as const).map((dropped, index) => ({
        position: index + 1,
        marks: [{ judgeId: 'j1', score: 9, dropped }],
      })),
      2,
    );
    expect(row).toMatchObject({ droppedHighest: 2, droppedLowest: 1 });
  });

  test('are compared also with scores of somebody who is no longer a judge', () => {
    const things = show([[90, null, null, null]]).map((thing) => ({
      ...thing,
      marks: [...thing.marks, { judgeId: 'gone', score: 80, dropped: null }],
    }));
    expect(compareJudges(judges, things, 2)[0]?.deviation).toBe(10);
  });

  test('have the values of a comparison score by score', () => {
    const score = fc.option(fc.integer({ min: 0, max: 100_000 }).map((value) => value / 1000));
    const rows = fc.array(fc.tuple(score, score, score, score), { maxLength: 15 });
    fc.assert(
      fc.property(rows, (table) => {
        const found = compareJudges(judges, show(table), 3);
        for (const [judge, row] of found.entries()) {
          const own = table.flatMap((given) => given[judge] ?? []);
          expect(row.count).toBe(own.length);
          const differences = table.flatMap((given, index) => {
            const score = given[judge] ?? null;
            const others = given.filter((each, at) => each !== null && at !== judge);
            if (score === null || others.length === 0) return [];
            const mean = others.reduce<number>((so, each) => so + (each ?? 0), 0) / others.length;
            return [{ position: index + 1, difference: score - mean }];
          });
          const mean =
            differences.reduce((so, { difference }) => so + difference, 0) / differences.length;
          if (differences.length === 0) expect(row.deviation).toBeNull();
          else expect(row.deviation).toBeCloseTo(mean, 3);
          expect(row.order?.programs ?? 0).toBe(differences.length < 3 ? 0 : differences.length);
          if (row.order !== null) {
            expect(row.order.slope).toBeCloseTo(bestSlope(differences), 3);
          }
        }
      }),
    );
  });
});

/** The mean slope of all pairs of positions, each weighted by the square of its distance: least squares by pairs. */
function bestSlope(points: readonly { position: number; difference: number }[]): number {
  let rise = 0;
  let weight = 0;
  for (const a of points) {
    for (const b of points) {
      const run = b.position - a.position;
      rise += run * (b.difference - a.difference);
      weight += run * run;
    }
  }
  return rise / weight;
}

describe('the order effect', () => {
  const drift = (deviations: readonly number[]) =>
    orderEffectOf(deviations.map((deviation, index) => ({ position: index + 1, deviation })));

  test('is the number of points that a judge gives more for each later place', () => {
    expect(drift([-1, -0.5, 0, 0.5, 1])).toEqual({
      programs: 5,
      slope: 0.5,
      correlation: 1,
      firstThird: -0.75,
      lastThird: 0.75,
    });
    expect(drift([3, 2, 1])).toMatchObject({
      slope: -1,
      correlation: -1,
      firstThird: 3,
      lastThird: 1,
    });
  });

  test('is zero for a judge whose scores do not change with the position, and then has no correlation', () => {
    expect(drift([0.1, 0.1, 0.1, 0.1])).toEqual({
      programs: 4,
      slope: 0,
      correlation: null,
      firstThird: 0.1,
      lastThird: 0.1,
    });
  });

  test('is unknown with fewer than three programs, however many items each has', () => {
    expect(drift([1, 2])).toBeNull();
    const items = [1, 1, 1, 2, 2, 2].map((position) => ({ position, deviation: position }));
    expect(orderEffectOf(items)).toBeNull();
  });

  test('has a correlation between −1 and 1, with the sign of the slope', () => {
    const deviation = fc.integer({ min: -50_000, max: 50_000 }).map((value) => value / 1000);
    fc.assert(
      fc.property(fc.array(deviation, { minLength: 3, maxLength: 40 }), (deviations) => {
        const effect = drift(deviations);
        const correlation = effect?.correlation ?? 0;
        expect(Math.abs(correlation)).toBeLessThanOrEqual(1);
        expect(correlation * (effect?.slope ?? 0)).toBeGreaterThanOrEqual(0);
        const reversed = drift([...deviations].reverse());
        expect(reversed?.slope).toBeCloseTo(-(effect?.slope ?? 0), 3);
        expect(reversed?.firstThird).toBeCloseTo(effect?.lastThird ?? Number.NaN, 3);
      }),
    );
  });
});
