// Mean, standard deviation and range of scores, exact until the last digit shown.
import { divide, type Rational, rational, toNumber } from '../decimal.ts';

export interface Spread {
  readonly count: number;
  readonly mean: number | null;
  /** The sample standard deviation, like spreadsheets' STDEV; null for fewer than two scores. */
  readonly spread: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
}

/** Scores have at most three decimals (contract `Score`), so that they are whole numbers of thousandths. */
const thousandths = 1000;

/**
 * Returns the spread of the contract's scores; mean and deviation are rounded half up to `decimals` places.
 * Sums are of whole thousandths, so that hundreds of thousands of scores cost no fractions.
 *
 * @example
 * ```tsx
 * console.log(spreadOf([95.5, 91, 93], 2));
 * ```
 */
export function spreadOf(scores: readonly number[], decimals: number): Spread {
  const gathered = gatherSpread();
  for (const score of scores) gathered.add(score);
  return gathered.result(decimals);
}

/** Takes one score at a time, for callers that must not take long in one go. */
export interface GatheredSpread {
  readonly add: (score: number) => void;
  readonly result: (decimals: number) => Spread;
}

/**
 * @example
 * ```tsx
 * const gathered = gatherSpread();
 * ```
 */
export function gatherSpread(): GatheredSpread {
  let count = 0;
  let total = 0n;
  let squares = 0n;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  return {
    add: (score) => {
      const units = BigInt(Math.round(score * thousandths));
      count += 1;
      total += units;
      squares += units * units;
      if (score < lowest) lowest = score;
      if (score > highest) highest = score;
    },
    result: (decimals) => {
      if (count === 0) return { count, mean: null, spread: null, lowest: null, highest: null };
      const marks = BigInt(count);
      const unit = BigInt(thousandths);
      return {
        count,
        mean: toNumber(divide(rational(total), rational(marks * unit)), decimals),
        spread:
          count < 2
            ? null
            : squareRoot(
                // Σ(x − mean)² / (count − 1), with the mean multiplied out.
                divide(
                  rational(marks * squares - total * total),
                  rational(marks * (marks - 1n) * unit * unit),
                ),
                decimals,
              ),
        lowest,
        highest,
      };
    },
  };
}

/** √r rounded half up to `decimals` places, decided by whole numbers only. */
function squareRoot({ n, d }: Rational, decimals: number): number {
  const scale = 10n ** BigInt(decimals);
  // floor(√(n·scale²/d)): with x = n·scale²/d, floor(√x) = floor(√floor(x)).
  const floor = wholeRoot((n * scale * scale) / d);
  const half = 2n * floor + 1n;
  const roundsUp = half * half * d <= 4n * n * scale * scale;
  return toNumber(divide(rational(roundsUp ? floor + 1n : floor), rational(scale)), decimals);
}

/** The largest whole number whose square is at most `value`, by Newton's method from above. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}
