/** Mean and standard deviation of scores, exact until the last digit shown. */
import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  sum,
  toNumber,
} from '@liangfen/rules';

interface Spread {
  readonly count: number;
  readonly mean: number | null;
  /** Population standard deviation: these are all scores, not a sample of them. */
  readonly spread: number | null;
}

export function spreadOf(scores: readonly number[], decimals: number): Spread {
  if (scores.length === 0) return { count: 0, mean: null, spread: null };
  const values = scores.map((score) => rational(score));
  const count = rational(BigInt(values.length));
  const mean = divide(sum(values), count);
  const squares = values.map((value) => {
    const distance = subtract(value, mean);
    return multiply(distance, distance);
  });
  const variance = divide(squares.reduce(add, rational(0)), count);
  return {
    count: values.length,
    mean: toNumber(mean, decimals),
    spread: squareRoot(variance, decimals),
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
