// A judge cannot type a score that the rules would refuse, and is told why.
import { describe, expect, it } from 'vitest';
import { type EntryKey, finishedProblem, pressKey, quickScores, scoreOf } from './score-entry.ts';

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
