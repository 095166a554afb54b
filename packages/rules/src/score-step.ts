// Says which marks a step lets a judge give: 0.5 in diving, 0.25 in figure skating; without one the decimals decide.

import type { Item, Setting } from '@liangfen/sdk/schema';
import { finestDecimals } from './score-decimals.ts';

type Step = number | null;
type WithStep = { readonly scoreStep?: Step };

/**
 * The step of a mark: an item's own, or else the competition's; null where only the decimals decide.
 *
 * @example
 * ```tsx
 * console.log(scoreStepOf(match.setting, match.items[0] ?? null));
 * ```
 */
export function scoreStepOf(
  setting: Pick<Setting, 'scoreStep'>,
  item: Pick<Item, 'scoreStep'> | WithStep | null | undefined,
): Step {
  return item?.scoreStep ?? setting.scoreStep ?? null;
}

/** Scores have three decimals at most, so a thousandth of them is a whole number, and whole numbers are exact. */
const perPoint = 10 ** finestDecimals;

function thousandths(score: number): number {
  return Math.round(score * perPoint);
}

/**
 * Whether a mark is a whole number of steps, counted from zero.
 *
 * @example
 * ```tsx
 * console.log(isOnStep(8.3, 0.5)); // false
 * ```
 */
export function isOnStep(score: number, step: Step): boolean {
  return step === null || thousandths(score) % thousandths(step) === 0;
}

/** The least and the most that a judge may give. */
interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * The marks next to one that is off its step, the lower first; one of them where the other is out of the range.
 *
 * @example
 * ```tsx
 * console.log(marksNextTo(8.3, 0.5, { min: 0, max: 10 })); // [8, 8.5]
 * ```
 */
export function marksNextTo(score: number, step: number, { min, max }: Limits): number[] {
  const size = thousandths(step);
  const below = Math.floor(thousandths(score) / size) * size;
  return [below, below + size]
    .map((mark) => mark / perPoint)
    .filter((mark) => mark >= min && mark <= max);
}

/**
 * The mark on the step that is nearest to a figure, the higher of two; within the range.
 *
 * @example
 * ```tsx
 * console.log(nearestMark(8.3, 0.5, { min: 0, max: 10 })); // 8.5
 * ```
 */
export function nearestMark(score: number, step: number, { min, max }: Limits): number {
  const size = thousandths(step);
  const lowest = Math.ceil(thousandths(min) / size);
  const highest = Math.floor(thousandths(max) / size);
  const nearest = Math.floor(thousandths(score) / size + 0.5);
  return (Math.min(highest, Math.max(lowest, nearest)) * size) / perPoint;
}

/**
 * Whether digits typed behind a point can still become a mark on the step: `8.3` cannot with 0.5, `8.2` can with 0.25.
 *
 * @example
 * ```tsx
 * console.log(mayBecomeMark('8.2', 0.25)); // true
 * ```
 */
export function mayBecomeMark(typed: string, step: Step): boolean {
  const [, behind] = typed.split('.');
  if (step === null || behind === undefined) return true;
  const size = thousandths(step);
  const least = thousandths(Math.abs(Number(typed)));
  const open = 10 ** Math.max(0, finestDecimals - behind.length);
  return Math.ceil(least / size) * size < least + open;
}
