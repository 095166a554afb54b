// Writes figures inside printed arithmetic: exact, with at least the setting's decimals, and with the minus of typesetters.

import { formatDecimal, type Rational, rational } from './decimal.ts';
import { formatScore } from './score-decimals.ts';

const minus = '−';

function typeset(text: string): string {
  return text.replace('-', minus);
}

/**
 * A score: `−12.50`.
 *
 * @example
 * ```tsx
 * console.log(figureText(95.5, 2)); // '95.50'
 * ```
 */
export function figureText(score: number, decimals: number): string {
  return typeset(formatScore(score, decimals));
}

/**
 * `+1.00`, `−0.50`.
 *
 * @example
 * ```tsx
 * console.log(changeText(-0.2, 2)); // '−0.20'
 * ```
 */
export function changeText(amount: number, decimals: number): string {
  const text = figureText(amount, decimals);
  return amount < 0 ? text : `+${text}`;
}

/** Returns how often `factor` goes into `n`, and what is left of `n`. */
function without(n: bigint, factor: bigint): readonly [times: number, rest: bigint] {
  let [times, rest] = [0, n];
  while (rest % factor === 0n) [times, rest] = [times + 1, rest / factor];
  return [times, rest];
}

/** Returns all decimals of a number, at least `least` of them; empty when they do not end. */
export function exactText(r: Rational, least: number): string {
  const [twos, odd] = without(r.d, 2n);
  const [fives, rest] = without(odd, 5n);
  return rest === 1n ? typeset(formatDecimal(r, Math.max(least, twos, fives))) : '';
}

/** Writes a number as a decimal, or as a quotient of one: `274 ÷ 3`. */
export function operandText(r: Rational, least: number): string {
  const text = exactText(r, least);
  if (text !== '') return text;
  const [, odd] = without(r.d, 2n);
  const [, rest] = without(odd, 5n);
  const dividend = rational(`${r.n * rest}/${r.d}`);
  return `${exactText(dividend, least)} ÷ ${rest}`;
}

/** Adds terms up; a term below zero is subtracted. */
export function joined(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      if (index === 0) return term;
      return term.startsWith(minus) ? `${minus} ${term.slice(1)}` : `+ ${term}`;
    })
    .join(' ');
}
