// Says how figures of a competition are rounded: half up, or cut off behind the decimals that are kept.

import type { FinalScore, Rounding, Setting } from '@liangfen/sdk/schema';
import { type Rational, roundHalfUp, toNumber, truncated } from './decimal.ts';

const byRounding: Readonly<Record<Rounding, (r: Rational, decimals: number) => Rational>> = {
  HALF_UP: roundHalfUp,
  DOWN: truncated,
};

/**
 * How a competition or a result rounds; one that was stored before there was a choice rounds half up.
 *
 * @example
 * ```tsx
 * console.log(roundingOf(match.setting));
 * ```
 */
export function roundingOf({ rounding }: Pick<Setting | FinalScore, 'rounding'>): Rounding {
  return rounding ?? 'HALF_UP';
}

/**
 * @example
 * ```tsx
 * console.log(exactString(roundedBy('DOWN', rational('92.629'), 2))); // '92.62'
 * ```
 */
export function roundedBy(rounding: Rounding, r: Rational, decimals: number): Rational {
  return byRounding[rounding](r, decimals);
}

/**
 * The rounded value as the JSON number with that decimal text.
 *
 * @example
 * ```tsx
 * console.log(numberBy('DOWN', rational('92.629'), 2)); // 92.62
 * ```
 */
export function numberBy(rounding: Rounding, r: Rational, decimals: number): number {
  return toNumber(roundedBy(rounding, r, decimals), decimals);
}

/**
 * The part of a result that says how it was rounded; half up is said by leaving it out, as stored results do.
 *
 * @example
 * ```tsx
 * console.log(roundingPart(match.setting));
 * ```
 */
export function roundingPart(setting: Pick<Setting, 'rounding'>): Pick<FinalScore, 'rounding'> {
  const rounding = roundingOf(setting);
  return rounding === 'HALF_UP' ? {} : { rounding };
}
