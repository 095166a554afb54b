// Reads arithmetic from a printed line as a person would, and computes it with fractions of its own.
import type { Rounding } from '@liangfen/sdk/schema';
import { type Exact, over, plus, read, roundedText, same, times } from './exact.ts';

type Token = string;

function tokensOf(text: string): Token[] {
  const tokens = text.match(/\d+(?:\.\d+)?%?|[+−×÷()=≈]/g) ?? [];
  if (tokens.join('') !== text.replaceAll(' ', '')) throw new Error(`cannot read: ${text}`);
  return tokens;
}

const negative: Exact = [-1n, 1n];

/** sum = [−] product { (+|−) product }; product = figure { (×|÷) figure }; figure = number [%] | ( sum ) */
function worker(tokens: readonly Token[]) {
  let at = 0;
  const figure = (): Exact => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '(') {
      const inside = sum();
      if (tokens[at] !== ')') throw new Error('a parenthesis is open');
      at += 1;
      return inside;
    }
    if (token === '−') return times(negative, figure());
    if (!/^\d/.test(token)) throw new Error(`no figure: ${token}`);
    return token.endsWith('%') ? over(read(token.slice(0, -1)), [100n, 1n]) : read(token);
  };
  const product = (): Exact => {
    let value = figure();
    while (tokens[at] === '×' || tokens[at] === '÷') {
      const sign = tokens[at];
      at += 1;
      value = sign === '×' ? times(value, figure()) : over(value, figure());
    }
    return value;
  };
  function sum(): Exact {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '−') {
      const sign = tokens[at];
      at += 1;
      const next = product();
      value = plus(value, sign === '+' ? next : times(negative, next));
    }
    return value;
  }
  const value = sum();
  if (at !== tokens.length) throw new Error(`something is left: ${tokens.slice(at).join(' ')}`);
  return value;
}

export function workedOut(text: string): Exact {
  return worker(tokensOf(text));
}

export interface ReadLine {
  /** The text of the arithmetic; `exact` is its value. */
  readonly left: string;
  readonly exact: Exact;
  /** The printed result. */
  readonly result: string;
  readonly holds: boolean;
}

/** `=` promises the exact value, `≈` the value rounded to the printed decimals, as the competition rounds. */
export function readLine(formula: string, rounding: Rounding = 'HALF_UP'): ReadLine {
  const [left = '', right, ...more] = formula.split(/[=≈]/).map((side) => side.trim());
  if (more.length > 0) throw new Error(`more than one result: ${formula}`);
  const exact = workedOut(left);
  if (right === undefined) return { left, exact, result: left, holds: true };
  const decimals = right.split('.')[1]?.length ?? 0;
  const holds = formula.includes('=')
    ? same(exact, workedOut(right))
    : roundedText(exact, decimals, rounding) === right.replace('−', '-');
  return { left, exact, result: right, holds };
}
