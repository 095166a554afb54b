// A voucher code while it is typed: in fours, with the caret where the hand left it.
import { readVoucherCode, voucherAlphabet, voucherInFours } from '@liangfen/rules/payment';

/** Longer than any code, so that too much is seen and can be put right. */
const most = 32;

/** Keeps the signs of a code; separators and spaces fall out. */
function signsOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.·]/gu, '')
    .slice(0, most);
}

export interface TypedCode {
  readonly text: string;
  readonly caret: number;
}

/** The caret stays behind the sign that it was behind. */
export function typedCode(typed: string, caret: number): TypedCode {
  const text = voucherInFours(signsOf(typed));
  const before = signsOf(typed.slice(0, caret)).length;
  let place = 0;
  for (let passed = 0; passed < before; place += 1) {
    if (text.charAt(place) !== '-') passed += 1;
  }
  return { text, caret: place };
}

export type CodeCheck =
  | { readonly kind: 'GOOD'; readonly code: string }
  | { readonly kind: 'MISSING' }
  | { readonly kind: 'LETTERS'; readonly letters: string }
  | { readonly kind: 'LENGTH'; readonly count: number };

export function checkCode(typed: string): CodeCheck {
  const code = readVoucherCode(typed);
  if (code !== null) return { kind: 'GOOD', code };
  const signs = signsOf(typed);
  if (signs === '') return { kind: 'MISSING' };
  const foreign = [...new Set(signs)].filter((sign) => !voucherAlphabet.includes(sign));
  return foreign.length > 0
    ? { kind: 'LETTERS', letters: foreign.join(' ') }
    : { kind: 'LENGTH', count: [...signs].length };
}
