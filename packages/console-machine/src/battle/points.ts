/** Reads what the operator types into the score dialog of a bout, and says why it cannot be given. */
import { typedNumberSigns } from '@liangfen/rules';

/**
 * The typed points, or null when there is no number; points are sent as a number (spec § 5).
 *
 * @example
 * ```tsx
 * console.log(typedPoint('12'));
 * ```
 */
export function typedPoint(text: string): number | null {
  const spelled = typedNumberSigns(text);
  if (!/^[+-]?\d+(\.\d{1,3})?$/.test(spelled)) return null;
  return Number(spelled);
}

/** The largest change of a score in the contract, either way. */
export const mostPoints = 9_999_999;

export type PointProblem =
  | 'MISSING'
  | 'NOT_A_NUMBER'
  | 'TOO_MANY_DECIMALS'
  | 'ZERO'
  | 'OUT_OF_RANGE';

/**
 * The reason why the typed points cannot be given, which the field puts into words; null when they can.
 *
 * @example
 * ```tsx
 * const problem = pointProblem('12,5');
 * if (problem !== null) console.log(problem);
 * ```
 */
export function pointProblem(text: string): PointProblem | null {
  const trimmed = typedNumberSigns(text);
  if (trimmed === '') return 'MISSING';
  if (/^[+-]?\d+\.\d{4,}$/.test(trimmed)) return 'TOO_MANY_DECIMALS';
  const point = typedPoint(trimmed);
  if (point === null) return 'NOT_A_NUMBER';
  if (point === 0) return 'ZERO';
  return Math.abs(point) > mostPoints ? 'OUT_OF_RANGE' : null;
}

/** The quick points of the setting, e.g. "1, 2,-1"; a part that is no number is left out. */
export function quickPoints(convenientScore: string): readonly number[] {
  return convenientScore.split(/[,，]/).flatMap((text) => typedPoint(text) ?? []);
}
