/** Tests that codes and numbers are read as an input method leaves them. */
import { describe, expect, it } from 'vitest';
import { typedCodeSigns, typedNumberSigns } from '../src/typed.ts';

describe('a typed code', () => {
  it.each([
    ['123456', '123456'],
    ['１２３４５６', '123456'],
    [' 123 456\n', '123456'],
    ['123\u3000456', '123456'],
    ['123\u00a0456', '123456'],
    ['\u200e123456\u200b', '123456'],
    ['\ufeff123456', '123456'],
    ['ＡbＣ－ｄ12', 'AbCd12'],
    ['abcde—fghij', 'abcdefghij'],
    ['123−456', '123456'],
    ['', ''],
  ])('%j has the signs %j', (typed, signs) => {
    expect(typedCodeSigns(typed)).toBe(signs);
  });

  it('keeps every sign of a code that was written plainly', () => {
    const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    expect(typedCodeSigns(plain)).toBe(plain);
  });
});

describe('a typed number', () => {
  it.each([
    ['9.5', '9.5'],
    [' ９．５ ', '9.5'],
    ['9。5', '9.5'],
    ['９｡５', '9.5'],
    ['－１', '-1'],
    ['−1', '-1'],
    ['＋2', '+2'],
    ['9,5', '9,5'],
    ['九点五', '九点五'],
    ['9 5', '9 5'],
  ])('%j is spelled %j', (typed, spelled) => {
    expect(typedNumberSigns(typed)).toBe(spelled);
  });
});
