// The scores of a simulated judge: in range, with the allowed decimals, around what a program is worth.
import { deductedFrom, limitsOfGiven, nearestMark, scoreStepOf } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';

/** Returns where the scores of a program lie between the least and the most, for all of its judges. */
export function worthOf(random: () => number): number {
  return 0.72 + 0.2 * random();
}

export interface ScoreRange {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** Left out where only the decimals decide. */
  readonly step?: number;
  /** The better the program, the less is deducted; left out where scores are given. */
  readonly deduction?: true;
}

/** Scores of many judges lie like a bell around `worth`. */
export function scoreBetween(
  { min, max, decimals, step, deduction }: ScoreRange,
  { worth, spread, random }: { worth: number; spread: number; random: () => number },
): number {
  // Steps are whole numbers; a whole number divided by a power of ten has no more decimals than that.
  const steps = 10 ** decimals;
  const lowest = Math.ceil(min * steps);
  const highest = Math.max(lowest, Math.floor(max * steps));
  const off = (random() + random() + random() - 1.5) * 2 * spread;
  const of = Math.min(1, Math.max(0, worth + off));
  const share = deduction ? 1 - of : of;
  const score = Math.round(lowest + share * (highest - lowest)) / steps;
  return step === undefined ? score : nearestMark(score, step, { min, max });
}

/** Returns the range of one item, or of the whole program when `itemId` is null. */
export function rangeOf(
  { setting, items }: Pick<CurrentMatch, 'setting' | 'items'>,
  itemId: string | null,
): ScoreRange {
  const { decimals } = setting;
  const item = items.find(({ id }) => id === itemId);
  const step = scoreStepOf(setting, item);
  const deduction = deductedFrom(setting, item ?? null) !== null;
  return {
    ...limitsOfGiven(setting, item),
    decimals,
    ...(step === null ? {} : { step }),
    ...(deduction ? { deduction } : {}),
  };
}
