// Exact arithmetic for scores: fractions of whole numbers, rounded half up, never a float.

/** An exact number `n / d`, reduced, with `d > 0`. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const zero: Rational = { n: 0n, d: 1n };

const decimalText = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;
const fractionText = /^([+-]?\d+)\/(\d+)$/;

/** The longest decimal expansion that {@link exactString} still writes as a decimal. */
const exactDecimals = 12;

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

function magnitude(n: bigint): bigint {
  return n < 0n ? -n : n;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [magnitude(a), magnitude(b)];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

function reduced(n: bigint, d: bigint): Rational {
  if (d === 0n) throw new RangeError('division by zero');
  const divisor = greatestCommonDivisor(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / divisor, d: d / divisor };
}

/**
 * The exact value of a JSON number (what its shortest decimal text says: 0.1 is one tenth), of
 * decimal text (`"-9.125"`, `"1e-7"`) or of a fraction as {@link exactString} writes it (`"28/3"`).
 *
 * @throws RangeError for anything else: NaN, infinities, other text, a zero denominator.
 *
 * @example
 * ```tsx
 * console.log(toNumber(divide(rational('0.3'), rational('0.1')), 2)); // 3, exactly
 * ```
 */
export function rational(value: number | string | bigint): Rational {
  if (typeof value === 'bigint') return { n: value, d: 1n };
  const text = String(value);
  const fraction = fractionText.exec(text);
  if (fraction?.[1] !== undefined && fraction[2] !== undefined) {
    return reduced(BigInt(fraction[1]), BigInt(fraction[2]));
  }
  const decimal = decimalText.exec(text);
  if (decimal === null) throw new RangeError(`not a decimal number: ${text}`);
  const [, sign = '', whole = '', part = '', exponentText = '0'] = decimal;
  const digits = BigInt(whole + part);
  const n = sign === '-' ? -digits : digits;
  const exponent = Number(exponentText) - part.length;
  return exponent >= 0 ? { n: n * powerOfTen(exponent), d: 1n } : reduced(n, powerOfTen(-exponent));
}

/**
 * @example
 * ```tsx
 * console.log(formatDecimal(add(rational('0.1'), rational('0.2')), 1)); // '0.3'
 * ```
 */
export function add(a: Rational, b: Rational): Rational {
  return reduced(a.n * b.d + b.n * a.d, a.d * b.d);
}

/**
 * @example
 * ```tsx
 * console.log(formatDecimal(subtract(rational('0.3'), rational('0.1')), 1)); // '0.2'
 * ```
 */
export function subtract(a: Rational, b: Rational): Rational {
  return reduced(a.n * b.d - b.n * a.d, a.d * b.d);
}

/**
 * @example
 * ```tsx
 * console.log(formatDecimal(multiply(rational('1.1'), rational(3)), 1)); // '3.3'
 * ```
 */
export function multiply(a: Rational, b: Rational): Rational {
  return reduced(a.n * b.n, a.d * b.d);
}

/**
 * @throws RangeError when `b` is zero.
 *
 * @example
 * ```tsx
 * console.log(formatDecimal(divide(rational(2), rational(3)), 2)); // '0.67'
 * ```
 */
export function divide(a: Rational, b: Rational): Rational {
  return reduced(a.n * b.d, a.d * b.n);
}

/**
 * @example
 * ```tsx
 * console.log(compare(rational('0.10'), rational('0.1'))); // 0
 * ```
 */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const left = a.n * b.d;
  const right = b.n * a.d;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * The sum; zero for no values.
 *
 * @example
 * ```tsx
 * console.log(formatDecimal(sum(['0.1', '0.2'].map(rational)), 1)); // '0.3'
 * ```
 */
export function sum(values: readonly Rational[]): Rational {
  return values.reduce(add, zero);
}

/**
 * 四舍五入 to `decimals` places. A half is rounded away from zero, on both sides of zero
 * (1.005 → 1.01, −1.005 → −1.01), so that a deduction rounds like the bonus of the same size.
 * Source: product decisions § 3.
 *
 * @example
 * ```tsx
 * console.log(exactString(roundHalfUp(rational('92.625'), 2))); // '92.63'
 * ```
 */
export function roundHalfUp(r: Rational, decimals: number): Rational {
  const scale = powerOfTen(decimals);
  const units = (magnitude(r.n) * scale * 2n + r.d) / (r.d * 2n);
  return reduced(r.n < 0n ? -units : units, scale);
}

/**
 * 去尾 to `decimals` places: what stands behind them is cut off, so that the value goes towards zero on both sides
 * (1.239 → 1.23, −1.239 → −1.23), as `ROUNDDOWN` of spreadsheets does.
 *
 * @example
 * ```tsx
 * console.log(exactString(truncated(rational('92.629'), 2))); // '92.62'
 * ```
 */
export function truncated(r: Rational, decimals: number): Rational {
  const scale = powerOfTen(decimals);
  return reduced((r.n * scale) / r.d, scale);
}

/**
 * The square root, rounded half up to `decimals` places: the nearest one, worked out in whole numbers.
 *
 * @throws RangeError for a number below zero.
 *
 * @example
 * ```tsx
 * console.log(exactString(squareRoot(rational(2), 4))); // '1.4142'
 * ```
 */
export function squareRoot(r: Rational, decimals: number): Rational {
  if (r.n < 0n) throw new RangeError('root of a number below zero');
  const scale = powerOfTen(decimals);
  // √x rounds to u where 2u − 1 ≤ 2√x, and a whole number is at most √y where it is at most the whole part of √y.
  const twice = wholeRoot((4n * r.n * scale * scale) / r.d);
  return reduced((twice + 1n) / 2n, scale);
}

/** The whole part of a root, by Newton's steps from above. */
function wholeRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (root + n / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

/**
 * Decimal text with exactly `decimals` places, rounded half up: `9.5` → `"9.50"`; never `"-0.00"`.
 *
 * @example
 * ```tsx
 * console.log(formatDecimal(92.625, 2)); // '92.63'
 * ```
 */
export function formatDecimal(value: number | Rational, decimals: number): string {
  const r = roundHalfUp(typeof value === 'number' ? rational(value) : value, decimals);
  const units = magnitude(r.n * (powerOfTen(decimals) / r.d)).toString();
  const digits = units.padStart(decimals + 1, '0');
  const sign = r.n < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * `r` rounded half up to `decimals` places, as the JSON number with that decimal text.
 *
 * @example
 * ```tsx
 * console.log(toNumber(rational('92.625'), 2)); // 92.63
 * ```
 */
export function toNumber(r: Rational, decimals: number): number {
  return Number(formatDecimal(r, decimals));
}

/**
 * The value without loss: the shortest decimal (`"9.125"`) when it ends within 12 places, else
 * the reduced fraction (`"28/3"`). {@link rational} reads both back.
 *
 * @example
 * ```tsx
 * console.log(exactString(rational('92.625'))); // '92.625'
 * ```
 */
export function exactString(r: Rational): string {
  if (powerOfTen(exactDecimals) % r.d !== 0n) return `${r.n}/${r.d}`;
  const text = formatDecimal(r, exactDecimals);
  return text.replace(/\.?0+$/, '');
}
