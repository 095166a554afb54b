/** Splits a final score into parts that add up: the judges' score, adjustments, and a correction in its place. */
import { finestDecimals, rational, type ShowState, subtract, sum, toNumber } from '@liangfen/rules';
import type { FinalScore } from '@liangfen/sdk/schema';

export interface ComposedScore {
  /** The score without adjustments; null without a result. */
  readonly judged: number | null;
  /** The sum of adjustments; null without any, which differs from some that add up to nothing. */
  readonly added: number | null;
  /** The result of an earlier round; null where none counts. */
  readonly earlier: number | null;
  readonly adjustments: FinalScore['adjustments'];
  readonly corrected: FinalScore['corrected'];
}

export function composedScore(
  { results }: Pick<ShowState, 'results'>,
  programId: string,
): ComposedScore {
  const result = results.get(programId);
  const adjustments = result?.adjustments ?? [];
  const corrected = result?.corrected ?? null;
  const added = sum(adjustments.map(({ amount }) => rational(amount)));
  // Beside an earlier round the judges' part is of this round alone.
  const whole = corrected === null ? (result?.score ?? null) : corrected.computed;
  const computed = result?.earlier === undefined ? whole : result.earlier.own;
  return {
    judged:
      computed === null ? null : toNumber(subtract(rational(computed), added), finestDecimals),
    earlier: result?.earlier?.score ?? null,
    added: adjustments.length === 0 ? null : toNumber(added, finestDecimals),
    adjustments,
    corrected,
  };
}
