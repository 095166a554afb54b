// The numbers an organiser writes to say which badges to print.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumbers, writeNumbers } from './number-range.ts';

describe('numbers to print', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['3', [3]],
    ['1-3，7、9', [1, 2, 3, 7, 9]],
    ['2～4 6', [2, 3, 4, 6]],
    ['5-3', 'INVALID'],
    ['一', 'INVALID'],
    ['1-', 'INVALID'],
    ['1-999999', 'INVALID'],
  ])('%j', (text, expected) => {
    const read = readNumbers(text);
    expect(read === null || read === 'INVALID' ? read : [...read]).toEqual(expected);
  });

  it('are unchanged when they are written and read again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500), { minLength: 1 }), (numbers) => {
        expect(readNumbers(writeNumbers(numbers))).toEqual(new Set(numbers));
      }),
    );
  });
});
