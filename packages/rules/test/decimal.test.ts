// Exact decimals, compared with schoolbook long division.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  exactString,
  formatDecimal,
  multiply,
  type Rational,
  rational,
  roundHalfUp,
  subtract,
  sum,
  toNumber,
  zero,
} from '../src/decimal.ts';
import { type Exact, order, over, plus, read, roundedText, same, times } from './oracle/exact.ts';

const fraction = fc.tuple(
  fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
  fc.bigInt({ min: 1n, max: 10n ** 6n }),
);
const decimals = fc.integer({ min: 0, max: 6 });
const ours = ([n, d]: Exact): Rational => rational(`${n}/${d}`);
const theirs = ({ n, d }: Rational): Exact => [n, d];

describe('rounding is 四舍五入', () => {
  test.each([
    [1.005, 2, '1.01'],
    [9.995, 2, '10.00'],
    [9.125, 2, '9.13'],
    [9.124, 2, '9.12'],
    [0.5, 0, '1'],
    [2.5, 0, '3'],
    [9.5, 2, '9.50'],
    [100, 3, '100.000'],
    [0, 2, '0.00'],
  ])('%d with %d decimals is %s', (value, places, text) => {
    expect(formatDecimal(value, places)).toBe(text);
  });

  test('rounds a half away from zero, for positive and negative values', () => {
    expect(formatDecimal(-1.005, 2)).toBe('-1.01');
    expect(formatDecimal(-0.5, 0)).toBe('-1');
    expect(toNumber(rational(-2.5), 0)).toBe(-3);
  });

  test('writes a value that is rounded to zero without a sign', () => {
    expect(formatDecimal(-0.004, 2)).toBe('0.00');
    expect(Object.is(toNumber(rational(-0.004), 2), 0)).toBe(true);
    expect(formatDecimal(-0, 1)).toBe('0.0');
  });

  test('agrees with long division for every fraction', () => {
    fc.assert(
      fc.property(fraction, decimals, (value, places) => {
        const text = roundedText(value, places);
        expect(formatDecimal(ours(value), places)).toBe(text);
        expect(toNumber(ours(value), places)).toBe(Number(text));
        expect(same(theirs(roundHalfUp(ours(value), places)), read(text))).toBe(true);
      }),
    );
  });

  test('rounds a number with three decimals by its decimal text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 3 }),
        (units, places) => {
          const expected = roundedText([BigInt(units), 1000n], places);
          expect(formatDecimal(units / 1000, places)).toBe(expected);
        },
      ),
    );
  });
});

describe('reading a value', () => {
  test('takes a JSON number as its shortest decimal text', () => {
    expect(rational(0.1)).toEqual({ n: 1n, d: 10n });
    expect(rational(1e-7)).toEqual({ n: 1n, d: 10_000_000n });
    expect(rational(1.5e21)).toEqual({ n: 1_500_000_000_000_000_000_000n, d: 1n });
    expect(rational(-0)).toEqual(zero);
  });

  test('accepts decimal text, a fraction and a bigint', () => {
    expect(rational('-9.1250')).toEqual({ n: -73n, d: 8n });
    expect(rational('28/3')).toEqual({ n: 28n, d: 3n });
    expect(rational('-6/4')).toEqual({ n: -3n, d: 2n });
    expect(rational('2.5e3')).toEqual({ n: 2500n, d: 1n });
    expect(rational(7n)).toEqual({ n: 7n, d: 1n });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '', '1.', '.5', ' 1', '1/0', '1/-2', '0x10'])(
    'refuses %j',
    (value) => {
      expect(() => rational(value)).toThrow(RangeError);
    },
  );

  test('keeps every finite number unchanged', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const { n, d } = rational(value);
        const places = d.toString().length;
        fc.pre(places < 60 && n.toString().length < 60);
        expect(toNumber({ n, d }, 4 * places)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('writing a value without loss', () => {
  test('writes decimals if they end, otherwise a fraction', () => {
    expect(exactString(rational('9.125'))).toBe('9.125');
    expect(exactString(rational(90))).toBe('90');
    expect(exactString(rational('28/3'))).toBe('28/3');
    expect(exactString(rational('1/8192'))).toBe('1/8192');
    expect(exactString(rational('-0.000000000001'))).toBe('-0.000000000001');
    expect(exactString(zero)).toBe('0');
  });

  test('can be read back as the same value', () => {
    fc.assert(
      fc.property(fraction, (value) => {
        expect(rational(exactString(ours(value)))).toEqual(ours(value));
        expect(same(read(exactString(ours(value))), value)).toBe(true);
      }),
    );
  });
});

describe('arithmetic', () => {
  test('adds, subtracts, multiplies, divides and compares like unreduced fractions', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(same(theirs(add(ours(a), ours(b))), plus(a, b))).toBe(true);
        expect(same(theirs(subtract(ours(a), ours(b))), plus(a, [-b[0], b[1]]))).toBe(true);
        expect(same(theirs(multiply(ours(a), ours(b))), times(a, b))).toBe(true);
        expect(compare(ours(a), ours(b))).toBe(order(a, b));
        fc.pre(b[0] !== 0n);
        expect(same(theirs(divide(ours(a), ours(b))), over(a, b))).toBe(true);
      }),
    );
  });

  test('keeps each value in one form: reduced, with a positive denominator', () => {
    fc.assert(
      fc.property(fraction, fc.bigInt({ min: 1n, max: 1000n }), ([n, d], k) => {
        const value = ours([n * k, d * k]);
        expect(value).toEqual(ours([n, d]));
        expect(value.d > 0n).toBe(true);
      }),
    );
    expect(divide(rational(1), rational(-2))).toEqual({ n: -1n, d: 2n });
  });

  test('adds ten tenths to exactly one', () => {
    expect(sum(Array.from({ length: 10 }, () => rational(0.1)))).toEqual({ n: 1n, d: 1n });
    expect(sum([])).toEqual(zero);
  });

  test('refuses to divide by zero', () => {
    expect(() => divide(rational(1), zero)).toThrow(RangeError);
  });
});
