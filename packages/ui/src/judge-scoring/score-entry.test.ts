// A judge cannot type a score that the rules would refuse, and is told why.
import { describe, expect, it } from 'vitest';
import {
  type EntryKey,
  finishedProblem,
  pressKey,
  quickScores,
  rangeOf,
  scoreOf,
} from './score-entry.ts';

const range = { min: 0, max: 100, decimals: 2 };

function type(keys: readonly EntryKey[], within = range) {
  return keys.reduce((entry, key) => pressKey(entry.text, key, within), {
    text: '',
    problem: null,
  } as ReturnType<typeof pressKey>);
}

describe('typing a score', () => {
  it('accepts digits, one decimal point and the allowed number of decimals', () => {
    expect(type(['9', '5', 'point', '2', '5']).text).toBe('95.25');
    expect(type(['point', '5']).text).toBe('0.5');
    expect(type(['0', '7']).text).toBe('7');
    expect(type(['9', 'point', 'point', '1']).text).toBe('9.1');
  });

  it('keeps the text and says why a key is refused', () => {
    expect(type(['1', '0', '1'])).toEqual({ text: '10', problem: 'TOO_HIGH' });
    expect(type(['9', 'point', '1', '2', '3'])).toEqual({ text: '9.12', problem: 'DECIMALS' });
    expect(type(['9', 'point'], { ...range, decimals: 0 })).toEqual({
      text: '9',
      problem: 'WHOLE',
    });
    expect(type(['minus', '1'])).toEqual({ text: '-', problem: 'TOO_LOW' });
  });

  it('reports a score as too low only when typing is finished', () => {
    const high = { min: 60, max: 100, decimals: 0 };
    expect(type(['6'], high).problem).toBeNull();
    expect(finishedProblem('6', high)).toBe('TOO_LOW');
    expect(finishedProblem('60', high)).toBeNull();
  });

  it('reads no number from an empty field', () => {
    expect(scoreOf('')).toBeNull();
    expect(scoreOf('-')).toBeNull();
    expect(scoreOf('9.')).toBe(9);
  });

  it('offers only quick scores that the rules allow', () => {
    expect(quickScores('5,9.5,120,', { min: 0, max: 10, decimals: 0 })).toEqual([5]);
    expect(quickScores('', range)).toEqual([]);
    // As the server judges it: a zero more is no finer score.
    expect(quickScores('9.50,8.0', { min: 0, max: 10, decimals: 1 })).toEqual([9.5, 8]);
  });
});

describe('a step of marks', () => {
  const halves = { min: 0, max: 10, decimals: 1, step: 0.5 };

  it('comes with the setting, or with the item', () => {
    const setting = { minScore: 0, fullScore: 10, decimals: 2, scoreStep: 0.5 };
    expect(rangeOf(setting, null)).toEqual(halves);
    expect(rangeOf(setting, { maxScore: 8, scoreStep: 0.25 })).toMatchObject({ max: 8, decimals: 2, step: 0.25 }); // biome-ignore format: one row
    expect(rangeOf({ ...setting, scoreStep: null }, null)).not.toHaveProperty('step');
  });

  it('takes no digit behind the point from which no mark can come', () => {
    expect(pressKey('8.', '3', halves)).toEqual({ text: '8.', problem: 'STEP' });
    expect(pressKey('8.', '5', halves)).toEqual({ text: '8.5', problem: null });
    expect(pressKey('8.', '2', { ...halves, decimals: 2, step: 0.25 }).text).toBe('8.2');
    expect(pressKey('7', 'point', { min: 0, max: 100, decimals: 0, step: 5 }).problem).toBe(
      'WHOLE',
    );
  });

  it('is wrong at the end of typing where it was left', () => {
    expect(finishedProblem('72', { min: 0, max: 100, decimals: 0, step: 5 })).toBe('STEP');
    expect(finishedProblem('8.2', { ...halves, step: 0.25 })).toBe('STEP');
    expect(finishedProblem('8.5', halves)).toBeNull();
    expect(quickScores('9.5,9.3,8', halves)).toEqual([9.5, 8]);
  });
});
