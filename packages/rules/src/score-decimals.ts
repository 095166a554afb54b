// Says how the scores of one competition are written: with the same decimals on every picture, page and sheet.

import type { JudgeGroup, Program, Setting } from '@liangfen/sdk/schema';
import { divide, formatDecimal, multiply, type Rational, rational, sum, zero } from './decimal.ts';

/** The most decimals with which scores are stored and sent. */
export const finestDecimals = 3;

interface Scored {
  readonly setting: Pick<Setting, 'mode' | 'decimals'>;
  readonly judgeGroups: readonly Pick<JudgeGroup, 'weight'>[];
}

/**
 * Returns the least decimals with which scores are written. Votes are counted, so the setting's decimals do not apply
 * to them: they have as many as the weights of the groups can bring.
 *
 * @example
 * ```tsx
 * console.log(scoreDecimals(state));
 * ```
 */
export function scoreDecimals({ setting, judgeGroups }: Scored): number {
  switch (setting.mode) {
    case 'SCORE':
    case 'BATTLE':
      return setting.decimals;
    case 'VOTE':
      return voteDecimals(judgeGroups);
  }
}

function voteDecimals(judgeGroups: Scored['judgeGroups']): number {
  const weights = judgeGroups.map(({ weight }) => rational(weight));
  const total = sum(weights);
  if (total.n === zero.n) return 0;
  const groups = rational(BigInt(weights.length));
  return Math.max(
    ...weights.map((weight) => decimalsOfRational(divide(multiply(weight, groups), total))),
  );
}

function decimalsOfRational(r: Rational): number {
  for (let decimals = 0; decimals < finestDecimals; decimals += 1) {
    if ((r.n * 10n ** BigInt(decimals)) % r.d === 0n) return decimals;
  }
  return finestDecimals;
}

/**
 * The same for everything told of a competition at once: no score stands out of its column.
 *
 * @example
 * ```tsx
 * console.log(competitionDecimals(state));
 * ```
 */
export function competitionDecimals(
  state: Scored & {
    readonly programGroups: readonly {
      readonly programs: readonly Pick<Program, 'finalScore'>[];
    }[];
  },
): number {
  return decimalsOfAll(
    state.programGroups.flatMap(({ programs }) => programs.map(({ finalScore }) => finalScore)),
    scoreDecimals(state),
  );
}

/**
 * Returns the decimals that a score has as sent: at most 3.
 *
 * @example
 * ```tsx
 * console.log(decimalsOf(92.5)); // 1
 * ```
 */
export function decimalsOf(score: number): number {
  const [, fraction = ''] = String(score).split('.');
  return Math.min(finestDecimals, fraction.length);
}

/**
 * Returns the decimals that scores need to stand in one column; `least` is the number they are written with anyway.
 *
 * @example
 * ```tsx
 * console.log(decimalsOfAll([92.5, 91.25, null])); // 2
 * ```
 */
export function decimalsOfAll(scores: readonly (number | null)[], least = 0): number {
  return scores.reduce<number>(
    (most, score) => (score === null ? most : Math.max(most, decimalsOf(score))),
    least,
  );
}

/**
 * The one way to write a score. Never rounds: a score that has more decimals shows them.
 *
 * @example
 * ```tsx
 * console.log(formatScore(92.5, 2)); // '92.50'
 * ```
 */
export function formatScore(score: number, decimals = 0): string {
  return formatDecimal(score, Math.max(decimals, decimalsOf(score)));
}
