/** Money as integer fen, and as the contract writes it: yuan with two decimals (docs/decisions/0260). */

/** The largest amount the contract can write, in fen. */
export const mostFen = 99_999_999_999;

/**
 * `1234` → `'12.34'`. Throws for what is not an amount: a programmer's mistake.
 *
 * @example
 * ```tsx
 * console.log(yuanOf(12_345)); // '123.45'
 * ```
 */
export function yuanOf(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0 || fen > mostFen) {
    throw new RangeError(`${fen} is not an amount in fen`);
  }
  const cents = String(fen % 100).padStart(2, '0');
  return `${Math.floor(fen / 100)}.${cents}`;
}

/**
 * `'12.34'` → `1234`; `'12'` and `'12.3'` too. Null for anything else: nothing is rounded.
 *
 * @example
 * ```tsx
 * console.log(fenOf('123.45')); // 12345
 * ```
 */
export function fenOf(yuan: string): number | null {
  const parts = /^([0-9]{1,9})(?:\.([0-9]{1,2}))?$/.exec(yuan);
  if (parts === null) return null;
  const [, whole = '', cents = ''] = parts;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
