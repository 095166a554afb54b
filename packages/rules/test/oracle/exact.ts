// The oracle's own arithmetic: unreduced fractions, rounding by long division on digit text.
import type { Rounding } from '@liangfen/sdk/schema';

/** Numerator and positive denominator, never reduced. */
export type Exact = readonly [bigint, bigint];

export const nothing: Exact = [0n, 1n];

/** A number with at most three decimals, as the contract's scores are. */
export function thousandths(value: number): Exact {
  return [BigInt(Math.round(value * 1000)), 1000n];
}

export function plus([a, b]: Exact, [c, d]: Exact): Exact {
  return b === d ? [a + c, b] : [a * d + c * b, b * d];
}

export function times([a, b]: Exact, [c, d]: Exact): Exact {
  return [a * c, b * d];
}

export function over([a, b]: Exact, [c, d]: Exact): Exact {
  return c < 0n ? [-a * d, b * -c] : [a * d, b * c];
}

export function order([a, b]: Exact, [c, d]: Exact): number {
  return Number(a * d > c * b) - Number(a * d < c * b);
}

export function total(values: readonly Exact[]): Exact {
  let result = nothing;
  for (const value of values) result = plus(result, value);
  return result;
}

/** Divides digit by digit, then rounds by the next digit, 0–4 down and 5–9 up, or leaves it out. */
export function roundedText(
  [n, d]: Exact,
  decimals: number,
  rounding: Rounding = 'HALF_UP',
): string {
  const size = n < 0n ? -n : n;
  let rest = size % d;
  let digits = String(size / d);
  for (let place = 0; place <= decimals; place += 1) {
    rest *= 10n;
    digits += String(rest / d);
    rest %= d;
  }
  const up: Readonly<Record<Rounding, boolean>> = {
    HALF_UP: Number(digits.slice(-1)) >= 5,
    DOWN: false,
  };
  const carry = up[rounding] ? 1n : 0n;
  const units = String(BigInt(digits.slice(0, -1)) + carry).padStart(decimals + 1, '0');
  const sign = n < 0n && /[1-9]/.test(units) ? '-' : '';
  const wholePart = units.slice(0, units.length - decimals);
  return decimals === 0 ? sign + wholePart : `${sign}${wholePart}.${units.slice(-decimals)}`;
}

/** Reads decimal text or `"n/d"`. */
export function read(text: string): Exact {
  if (text.includes('/')) {
    const [n = '', d = ''] = text.split('/');
    return [BigInt(n), BigInt(d)];
  }
  const [wholePart = '', part = ''] = text.split('.');
  return [BigInt(wholePart + part), BigInt(`1${'0'.repeat(part.length)}`)];
}

export function rounded(value: Exact, decimals: number, rounding: Rounding = 'HALF_UP'): Exact {
  return read(roundedText(value, decimals, rounding));
}

export function same(a: Exact, b: Exact): boolean {
  return order(a, b) === 0;
}
