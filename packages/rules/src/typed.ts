/** Reads codes and numbers as an input method leaves them: full-width digits, an ideographic full stop, invisible signs. */

/**
 * The signs of a typed or pasted code, half-width: blanks, strokes and whatever is not seen fall out. Upper and lower
 * case stay, because some codes know the difference.
 *
 * @example
 * ```tsx
 * console.log(typedCodeSigns('１２３ 456')); // '123456'
 * ```
 */
export function typedCodeSigns(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\p{Pd}\u2212\p{Cf}]/gu, '');
}

/**
 * A typed number's own spelling, half-width; whether it is a number is for the reader to say.
 *
 * @example
 * ```tsx
 * console.log(typedNumberSigns('－９。５')); // '-9.5'
 * ```
 */
export function typedNumberSigns(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[。｡]/g, '.')
    .trim();
}
