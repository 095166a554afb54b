/** Chinese tax numbers: which forms there are, and the check digit of the unified social credit code. */

export type TaxNumberCheck =
  | { readonly kind: 'GOOD' }
  /** Real codes exist whose check digit is wrong, so this is a warning and never a refusal. */
  | { readonly kind: 'DOUBTFUL'; readonly because: 'CHECK_DIGIT' }
  | { readonly kind: 'WRONG'; readonly because: 'FORM' };

/** 15, 17, 18 or 20 letters and digits. */
const form = /^([A-Z0-9]{15}|[A-Z0-9]{17}|[A-Z0-9]{18}|[A-Z0-9]{20})$/;

/** GB 32100-2015: without I, O, S, V and Z. */
const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/**
 * @example
 * ```tsx
 * console.log(checkTaxNumber(readTaxNumber('91350211m000100y43')).kind);
 * ```
 */
export function checkTaxNumber(text: string): TaxNumberCheck {
  if (!form.test(text)) return { kind: 'WRONG', because: 'FORM' };
  if (text.length !== 18 || hasRightCheckDigit(text)) return { kind: 'GOOD' };
  return { kind: 'DOUBTFUL', because: 'CHECK_DIGIT' };
}

/**
 * Turns a typed or pasted number into the form that is checked and kept: capitals, no spaces.
 *
 * @example
 * ```tsx
 * console.log(readTaxNumber(' 91350211m000100y43 ')); // '91350211M000100Y43'
 * ```
 */
export function readTaxNumber(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/\s/g, '');
}

function hasRightCheckDigit(code: string): boolean {
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    const value = creditAlphabet.indexOf(code.charAt(index));
    if (value < 0) return false;
    sum += value * weight;
  }
  const check = (31 - (sum % 31)) % 31;
  return code.charAt(17) === creditAlphabet.charAt(check);
}
