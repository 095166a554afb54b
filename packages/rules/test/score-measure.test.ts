// Times and strokes: how figures are written in their unit, and which of two is better.
import { describe, expect, it } from 'vitest';
import { formatMeasured, measurePart, scoreGap, scoreOrderOf, scoreUnitOf } from '../src/index.ts';
import { settingWith } from './setting.ts';

describe('a time', () => {
  it.each([
    [75.32, '1:15.32'],
    [9.5, '0:09.50'],
    [600, '10:00.00'],
    [3_725.1, '1:02:05.10'],
    [-61.5, '-1:01.50'],
  ])('of %d seconds stands as minutes and seconds', (seconds, text) => {
    expect(formatMeasured(seconds, 2, 'CLOCK')).toBe(text);
  });

  it('keeps thousandths that the setting does not ask for, and has no point without decimals', () => {
    expect(formatMeasured(75.321, 2, 'CLOCK')).toBe('1:15.321');
    expect(formatMeasured(75, 0, 'CLOCK')).toBe('1:15');
    expect(formatMeasured(75.5, 2, 'SECONDS')).toBe('75.50');
  });
});

describe('the better score', () => {
  it('is the higher one, and points, where nothing is said, and says nothing of it', () => {
    const plain = settingWith({});
    expect([scoreOrderOf(plain), scoreUnitOf(plain)]).toEqual(['HIGHER_FIRST', 'POINTS']);
    expect(measurePart(plain)).toEqual({});
  });

  it('is never the lower one of votes and of points in a bout', () => {
    const said = { scoreOrder: 'LOWER_FIRST', scoreUnit: 'SECONDS' } as const;
    for (const mode of ['VOTE', 'BATTLE'] as const) {
      expect(measurePart(settingWith({ ...said, mode }))).toEqual({});
    }
    expect(measurePart(settingWith(said))).toEqual(said);
  });

  it('leads by a gap without a sign', () => {
    expect(scoreGap(71.1, 75.32)).toBe(4.22);
    expect(scoreGap(75.32, 71.1)).toBe(4.22);
  });
});
