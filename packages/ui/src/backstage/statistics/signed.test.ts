// A difference always has a sign, unless it is rounded to zero.
import { expect, test } from 'vitest';
import { signed, signedWhole } from './signed.ts';

test.each([
  [0.5, 2, '+0.50'],
  [-0.5, 2, '−0.50'],
  [12, 0, '+12'],
  [-12.25, 1, '−12.3'],
])('%d with %d decimals is %s', (value, decimals, text) => {
  expect(signed(value, decimals)).toBe(text);
});

test('a value that is rounded to zero has no sign', () => {
  expect(signed(0, 2)).toBe('0.00');
  expect(signed(0.004, 2)).toBe('0.00');
  expect(signed(-0.004, 2)).toBe('0.00');
  expect(signed(-0, 0)).toBe('0');
});

test('half is rounded away from zero, as scores are', () => {
  expect(signed(1.005, 2)).toBe('+1.01');
  expect(signed(-1.005, 2)).toBe('−1.01');
});

test('close ticks of an axis keep different labels', () => {
  expect([-0.1, -0.05, 0, 0.05, 0.1].map(signedWhole)).toEqual([
    '−0.1',
    '−0.05',
    '0',
    '+0.05',
    '+0.1',
  ]);
});
