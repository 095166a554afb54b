/** Splits a final score into parts that add up: the judges' score, adjustments, and a correction in its place. */
import { finestDecimals, rational, type ShowState, subtract, sum, toNumber } from '@liangfen/rules';
import type { FinalScore } from '@liangfen/sdk/schema';

export interface ComposedScore {
  /** The score without adjustments; null without a result. */
  readonly judged: number | null;
  /** The sum of adjustments; null without any, which differs from some that add up to nothing. */
  readonly added: number | null;
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
  const computed = corrected === null ? (result?.score ?? null) : corrected.computed;
  return {
    judged:
      computed === null ? null : toNumber(subtract(rational(computed), added), finestDecimals),
    added: adjustments.length === 0 ? null : toNumber(added, finestDecimals),
    adjustments,
    corrected,
  };
}
