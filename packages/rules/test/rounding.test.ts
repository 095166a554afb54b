// Figures that are cut off instead of rounded half up, by examples worked out by hand. Source of the practice: time of flight in
// trampoline is „rounded down" (16.233 → 16.230; Russian rules of 27.09.2022, Annex 5, after FIG 18.2.1,
// https://bazanpa.ru/minsport-rossii-pravila-ot27092022-h5748298/prilozhenie5/); towards zero as ROUNDDOWN of OpenFormula.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactString, finalScore, rational, truncated, workingLines } from '../src/index.ts';
import { workingText } from '../src/words/index.ts';
import { roundedText } from './oracle/exact.ts';
import { settingWith } from './setting.ts';

it('cuts off digits, on both sides of zero', () => {
  const cut = (text: string, decimals: number) => exactString(truncated(rational(text), decimals));
  expect([cut('16.239', 2), cut('-16.239', 2), cut('9.999', 0), cut('-0.004', 2)]).toEqual(['16.23', '-16.23', '9', '0']); // biome-ignore format: one row
  expect(cut('28/3', 3)).toBe('9.333');
});

it('leaves the digits that long division writes', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      fc.integer({ min: 0, max: 6 }),
      (n, d, places) => {
        const cut = truncated(rational(`${n}/${d}`), places);
        expect(Number(exactString(cut))).toBe(Number(roundedText([n, d], places, 'DOWN')));
      },
    ),
  );
});

describe('a result that is cut off', () => {
  const judges = [1, 2, 3].map((number) => ({
    id: `j${number}`,
    number,
    name: '',
    judgeGroupId: null,
  }));
  const items = [
    { id: 'a', itemName: '技术', proportion: 60, maxScore: 10 },
    { id: 'b', itemName: '艺术', proportion: 40, maxScore: 10 },
  ];
  const rows = [
    [9.1, 8.8],
    [9.2, 8.9],
    [9.2, 8.9],
  ];
  const result = (changes: Parameters<typeof settingWith>[0], adjustment = 0) =>
    finalScore({
      programId: 'p',
      setting: settingWith({
        enableItem: true,
        dropHighest: 0,
        dropLowest: 0,
        minScore: -10,
        rounding: 'DOWN',
        ...changes,
      }),
      items,
      judgeGroups: [],
      judges,
      scores: rows.flatMap((row, judge) =>
        row.map((score, item) => ({
          judgeId: `j${judge + 1}`,
          itemId: items[item]?.id ?? null,
          score,
        })),
      ),
      adjustments: adjustment === 0 ? [] : [{ id: 'x', amount: adjustment, reason: '超时', at: 0 }],
      correction: null,
    });

  it('at every step: 27.5 ÷ 3 = 9.16, × 60 % = 5.49; 26.6 ÷ 3 = 8.86, × 40 % = 3.54', () => {
    const working = result({ roundingStage: 'EACH_STEP' });
    expect(working).toMatchObject({ score: 9.03, rounding: 'DOWN' });
    expect(working.parts.map(({ shown }) => shown)).toEqual([9.16, 8.86]);
    // Half up it is 9.17 × 60 % = 5.50 and 8.87 × 40 % = 3.55.
    expect(result({ roundingStage: 'EACH_STEP', rounding: 'HALF_UP' }).score).toBe(9.05);
  });

  it('at the end alone: 27.5 ÷ 3 × 60 % + 26.6 ÷ 3 × 40 % = 9.0466… is 9.04', () => {
    expect(result({ roundingStage: 'FINAL' }).score).toBe(9.04);
    expect(result({ roundingStage: 'FINAL', rounding: 'HALF_UP' }).score).toBe(9.05);
  });

  it('goes towards zero below it, as a deduction is cut like the bonus of the same size', () => {
    // 9.0466… − 20.005 = −10.9583…
    expect(result({ roundingStage: 'FINAL' }, -20.005).score).toBe(-10.95);
    expect(result({ roundingStage: 'FINAL', rounding: 'HALF_UP' }, -20.005).score).toBe(-10.96);
  });

  it('is told before its first line, and its lines are cut off', () => {
    const working = result({ roundingStage: 'EACH_STEP' });
    const texts = workingLines(working, { vote: false, depth: 'FULL' }).map((line) =>
      workingText(line),
    );
    expect(texts).toEqual([
      '去尾：只留 2 位小数，后面的都舍去',
      '技术：3 位评委平均 27.50 ÷ 3 ≈ 9.16',
      '技术 9.16 × 60% ≈ 5.49',
      '艺术：3 位评委平均 26.60 ÷ 3 ≈ 8.86',
      '艺术 8.86 × 40% ≈ 3.54',
      '合计 5.49 + 3.54 = 9.03',
    ]);
  });

  it('says nothing where it is half up, as results that are stored do, nor for votes', () => {
    const { rounding: _, ...stored } = settingWith({ enableItem: true });
    expect(finalScore({ ...inputOf(stored) })).not.toHaveProperty('rounding');
    expect(result({ mode: 'VOTE' })).not.toHaveProperty('rounding');
  });

  function inputOf(setting: ReturnType<typeof settingWith>) {
    return {
      programId: 'p',
      setting,
      items,
      judgeGroups: [],
      judges,
      scores: [],
      adjustments: [],
      correction: null,
    };
  }
});
