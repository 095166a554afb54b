/** Voucher codes: sixteen letters and digits that cannot be mistaken for each other, shown in fours. */

/** Without 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V: a code copied by hand stays itself. */
export const voucherAlphabet = '34679ACDEFGHJKMNPQRTWXY';
const length = 16;

/**
 * A new code of some 72 random bits; `random(n)` answers a whole number from 0 to n - 1.
 *
 * @example
 * ```tsx
 * const code = newVoucherCode((below) => Math.floor(Math.random() * below));
 * ```
 */
export function newVoucherCode(random: (below: number) => number): string {
  return Array.from({ length }, () => voucherAlphabet.charAt(random(voucherAlphabet.length))).join(
    '',
  );
}

/**
 * `'3467-9ACD-EFGH-JKMN'`
 *
 * @example
 * ```tsx
 * console.log(voucherInFours('34679ACDEFGHJKMN')); // '3467-9ACD-EFGH-JKMN'
 * ```
 */
export function voucherInFours(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * Reads a typed or pasted code, in any grouping and case, full-width letters too; null when it is no code.
 *
 * @example
 * ```tsx
 * const code = readVoucherCode('3467-9acd-efgh-jkmn');
 * ```
 */
export function readVoucherCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.·]/gu, '');
  const isCode =
    code.length === length && [...code].every((each) => voucherAlphabet.includes(each));
  return isCode ? code : null;
}
