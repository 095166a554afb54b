// Says how the result of an earlier round counts beside this one: each by its share of the final score.
import type { EarlierWorking, Setting } from '@liangfen/sdk/schema';
import { divide, multiply, type Rational, rational, subtract, toNumber } from './decimal.ts';
import { hasFullMark } from './mode.ts';
import { finestDecimals } from './score-decimals.ts';

/** What a program brings from an earlier round; null where it brings nothing. */
export interface EarlierResult {
  readonly score: number | null;
  readonly from: string;
}

/**
 * The shares of the earlier round and of this one; null where only this one counts.
 *
 * @example
 * ```tsx
 * console.log(roundSharesOf(match.setting)?.earlier);
 * ```
 */
export function roundSharesOf({
  mode,
  roundShares,
}: Pick<Setting, 'mode' | 'roundShares'>): EarlierWorking['shares'] | null {
  return hasFullMark(mode) ? (roundShares ?? null) : null;
}

/** `90 × 30%`, exactly. */
export function timesShare(score: Rational, percent: number): Rational {
  return divide(multiply(score, rational(percent)), rational(100));
}

/**
 * The share that is left for this round beside an earlier one: 70 beside 30; beside a whole one both are added up.
 *
 * @example
 * ```tsx
 * console.log(ownShareBeside(30)); // 70
 * ```
 */
export function ownShareBeside(earlier: number): number {
  return earlier >= 100
    ? 100
    : toNumber(subtract(rational(100), rational(earlier)), finestDecimals);
}
