// A step of marks: what is on it, what is next to it, and what may still be typed, against fractions of whole numbers.
// Sources of the steps: diving 0.5 (World Aquatics D 5), figure skating components 0.25 (ISU Special Regulations 353).
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOnStep,
  marksNextTo,
  mayBecomeMark,
  nearestMark,
  scoreStepOf,
  unfitQuickScores,
  usualQuickScores,
} from '../src/index.ts';
import { unfitQuickScoresText } from '../src/words/index.ts';
import { settingWith } from './setting.ts';

const thousandth = fc.integer({ min: -99_999_000, max: 99_999_000 });
const size = fc.integer({ min: 1, max: 1_000_000 });

describe('a mark on a step', () => {
  it('is a whole number of steps, counted from zero', () => {
    expect([8, 8.5, -0.5, 0].map((score) => isOnStep(score, 0.5))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([8.3, 8.25, -0.1].map((score) => isOnStep(score, 0.5))).toEqual([false, false, false]);
    expect([8.25, 8.75, 0.3].map((score) => isOnStep(score, 0.25))).toEqual([true, true, false]);
    // 0.15 / 0.05 and 0.3 / 0.1 are 2.9999… in binary.
    expect([isOnStep(0.15, 0.05), isOnStep(0.3, 0.1), isOnStep(1.005, 0.005)]).toEqual([true, true, true]); // biome-ignore format: one row
    expect([isOnStep(75, 5), isOnStep(72, 5), isOnStep(72.123, null)]).toEqual([true, false, true]);
  });

  it('is found as whole numbers of thousandths are divided, whatever the two are', () => {
    fc.assert(
      fc.property(thousandth, size, (mark, step) => {
        expect(isOnStep(mark / 1_000, step / 1_000)).toBe(BigInt(mark) % BigInt(step) === 0n);
      }),
    );
  });

  it('has two next to it that is off, the lower first, and both on the step', () => {
    const range = { min: 0, max: 10 };
    expect(marksNextTo(8.3, 0.5, range)).toEqual([8, 8.5]);
    expect(marksNextTo(-8.3, 0.5, { min: -10, max: 10 })).toEqual([-8.5, -8]);
    expect(marksNextTo(0.1, 0.25, { min: 0.25, max: 10 })).toEqual([0.25]);
    fc.assert(
      fc.property(thousandth, size, (mark, step) => {
        const [below = 0, above = 0] = marksNextTo(mark / 1_000, step / 1_000, {
          min: -200_000,
          max: 200_000,
        });
        expect([isOnStep(below, step / 1_000), isOnStep(above, step / 1_000)]).toEqual([
          true,
          true,
        ]);
        expect(below <= mark / 1_000 && mark / 1_000 < above).toBe(true);
      }),
    );
  });

  it('is reached from a figure without leaving the range', () => {
    expect(nearestMark(8.3, 0.5, { min: 0, max: 10 })).toBe(8.5);
    expect(nearestMark(9.9, 0.5, { min: 0, max: 10 })).toBe(10);
    expect(nearestMark(99, 0.5, { min: 0, max: 10 })).toBe(10);
    expect(nearestMark(-99, 0.25, { min: -1, max: 10 })).toBe(-1);
  });

  it('of an item comes before that of the competition', () => {
    expect(scoreStepOf({ scoreStep: 0.5 }, { scoreStep: 0.25 })).toBe(0.25);
    expect(scoreStepOf({ scoreStep: 0.5 }, {})).toBe(0.5);
    expect(scoreStepOf({ scoreStep: null }, null)).toBeNull();
    expect(scoreStepOf({}, undefined)).toBeNull();
  });
});

it('digits are taken while a mark can still come of them', () => {
  const halves = (typed: string) => mayBecomeMark(typed, 0.5);
  expect(['8', '8.', '8.0', '8.5', '8.50', '-8.5'].map(halves)).toEqual(Array(6).fill(true));
  expect(['8.3', '8.51', '-8.4'].map(halves)).toEqual([false, false, false]);
  const quarters = (typed: string) => mayBecomeMark(typed, 0.25);
  expect(['8.2', '8.7', '8.25', '8.0'].map(quarters)).toEqual([true, true, true, true]);
  expect(['8.3', '8.26'].map(quarters)).toEqual([false, false]);
  // Before the point everything is open: 7 may become 75.
  expect(mayBecomeMark('7', 5)).toBe(true);
  expect(mayBecomeMark('8.3', null)).toBe(true);
});

describe('quick scores', () => {
  it('are marks on the step', () => {
    const ten = settingWith({ fullScore: 10, decimals: 1, scoreStep: 0.5 });
    expect(usualQuickScores(ten, [])).toBe('9.5,9,8.5,8');
    expect(usualQuickScores({ ...ten, scoreStep: 1 }, [])).toBe('10,9,8');
    const unfit = unfitQuickScores('9.5,9.3,8', ten, []);
    expect(unfit).toMatchObject([{ fault: 'STEP', scores: ['9.3'], steps: [0.5] }]);
    expect(unfit.map((each) => unfitQuickScoresText(each))).toEqual([
      '快捷分 9.3 不是打分步长 0.5 的整数倍，请改正后再保存',
    ]);
  });

  it('are on the step of one item that takes them', () => {
    const items = [{ maxScore: 10, scoreStep: 0.25 }, { maxScore: 5 }];
    const byItem = settingWith({ enableItem: true, scoreStep: 0.5 });
    expect(unfitQuickScores('8.25,4.5', byItem, items)).toEqual([]);
    expect(unfitQuickScores('8.3', byItem, items)).toMatchObject([{ fault: 'STEP', steps: [0.25, 0.5] }]); // biome-ignore format: one row
    expect(unfitQuickScores('8.25', byItem, [{ maxScore: 5, scoreStep: 0.25 }, { maxScore: 10 }])).toMatchObject([{ fault: 'STEP' }]); // biome-ignore format: one row
  });
});
