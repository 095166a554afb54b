// The keys of a judge's phone that give a whole score at one touch: only scores that a judge may give.

import type { GivenAs, Item, Setting } from '@liangfen/sdk/schema';
import { divide, formatDecimal, multiply, rational, toNumber } from './decimal.ts';
import { givenAsOf, limitsOfGiven } from './given-as.ts';
import { hasFullMark } from './mode.ts';
import { decimalsOf } from './score-decimals.ts';
import { isOnStep, nearestMark, scoreStepOf } from './score-step.ts';

type Range = Pick<
  Setting,
  'mode' | 'minScore' | 'fullScore' | 'decimals' | 'enableItem' | 'scoreStep' | 'givenAs'
>;
type Items = readonly Pick<Item, 'maxScore' | 'scoreStep' | 'givenAs'>[];

/** Why no judge could give a quick score: it leaves the range of scores, has too many decimals, or is off the step. */
export type QuickScoreFault = 'RANGE' | 'DECIMALS' | 'STEP';

/** The quick scores that are refused for one reason, as they are written, and the limits that they leave. */
export interface UnfitQuickScores {
  readonly fault: QuickScoreFault;
  readonly scores: readonly string[];
  readonly min: number;
  readonly max: number;
  /** Whether the full marks of items set the range, and not that of the competition. */
  readonly byItem: boolean;
  readonly decimals: number;
  /** The steps of the marks, where there are some. */
  readonly steps: readonly number[];
}

/** What judges give most, in percent of the full mark: scores near it, or small deductions from it. */
const usual: Readonly<Record<GivenAs, readonly number[]>> = {
  SCORE: [95, 90, 85, 80],
  DEDUCTION: [1, 3, 5, 10],
  PENALTY: [5, 10, 25, 50],
};

/** What the quick scores are for: the items of which scores are given, and only where there are none those of deductions. */
interface QuickFields {
  readonly givenAs: GivenAs;
  readonly fields: readonly {
    readonly full: number;
    readonly min: number;
    readonly max: number;
    readonly step: number | null;
  }[];
}

function quickFields(setting: Omit<Range, 'mode' | 'decimals'>, items: Items): QuickFields {
  const all = isByItem(setting, items) ? items : [null];
  const scored = all.filter((item) => givenAsOf(setting, item) === 'SCORE');
  return {
    givenAs: scored.length === 0 ? givenAsOf(setting, all[0] ?? null) : 'SCORE',
    fields: (scored.length === 0 ? all : scored).map((item) => ({
      full: item?.maxScore ?? setting.fullScore,
      ...limitsOfGiven(setting, item),
      step: scoreStepOf(setting, item),
    })),
  };
}

/**
 * Returns the usual quick scores of a full mark, as the setting writes them: `95,90,85,80`, or `9.5,9,8.5,8` out of 10;
 * out of the largest full mark of the items where judges score items. Where all give deductions they are small deductions.
 *
 * @example
 * ```tsx
 * console.log(usualQuickScores(match.setting, match.items));
 * ```
 */
export function usualQuickScores(setting: Omit<Range, 'mode'>, items: Items): string {
  const { decimals } = setting;
  const { givenAs, fields } = quickFields(setting, items);
  const highest = Math.max(...fields.map(({ full }) => full));
  const field = fields.find(({ full }) => full === highest);
  if (field === undefined) return '';
  const { min, max, step } = field;
  const scores = usual[givenAs].map((percent) => {
    const share = divide(multiply(rational(highest), rational(percent)), rational(100));
    const score = toNumber(share, decimals);
    return step === null ? score : nearestMark(score, step, { min, max });
  });
  return [...new Set(scores)]
    .filter((score) => score >= min && score <= max && (givenAs === 'SCORE' || score > 0))
    .map((score) => formatDecimal(score, decimalsOf(score)))
    .join(',');
}

/**
 * Returns the highest score that one key may give: the largest full mark of the items where judges score items.
 *
 * @example
 * ```tsx
 * console.log(highestQuickScore(match.setting, match.items));
 * ```
 */
export function highestQuickScore(setting: Omit<Range, 'mode' | 'decimals'>, items: Items): number {
  return Math.max(...quickFields(setting, items).fields.map(({ max }) => max));
}

/**
 * Returns the quick scores of one item as the setting writes them: where others are given scores, an item of deductions has
 * the usual small ones instead of the written scores.
 *
 * @example
 * ```tsx
 * console.log(quickScoresFor(match.setting, match.items, match.items[0] ?? null));
 * ```
 */
export function quickScoresFor(
  setting: Omit<Range, 'mode'> & Pick<Setting, 'convenientScore'>,
  items: Items,
  item: Items[number] | null,
): string {
  const given = givenAsOf(setting, item);
  if (item === null || given === quickFields(setting, items).givenAs)
    return setting.convenientScore;
  return usualQuickScores(setting, [item]);
}

function isByItem({ enableItem }: Pick<Setting, 'enableItem'>, items: Items): boolean {
  return enableItem && items.length > 0;
}

/**
 * Returns the quick scores that no judge could give, by why. Points of a bout have no range, votes no keys.
 *
 * @example
 * ```tsx
 * for (const { fault, scores } of unfitQuickScores('90,95', match.setting, match.items)) console.log(fault, scores);
 * ```
 */
export function unfitQuickScores(
  convenientScore: string,
  setting: Range,
  items: Items,
): UnfitQuickScores[] {
  const { mode, decimals } = setting;
  if (!hasFullMark(mode)) return [];
  const byItem = isByItem(setting, items);
  const { fields: asked } = quickFields(setting, items);
  const min = Math.min(...asked.map((field) => field.min));
  const max = Math.max(...asked.map((field) => field.max));
  const by = new Map<QuickScoreFault, string[]>();
  for (const text of convenientScore.split(',')) {
    const fault = text === '' ? null : faultOf(Number(text), { decimals, asked });
    if (fault !== null) by.set(fault, [...(by.get(fault) ?? []), text]);
  }
  const steps = [...new Set(asked.flatMap(({ step }) => (step === null ? [] : [step])))];
  return [...by].map(([fault, scores]) => ({ fault, scores, min, max, byItem, decimals, steps }));
}

interface Asked {
  readonly decimals: number;
  /** What may be given for each item, or for the whole. */
  readonly asked: QuickFields['fields'];
}

function faultOf(score: number, { decimals, asked }: Asked): QuickScoreFault | null {
  const within = asked.filter(({ min, max }) => score >= min && score <= max);
  if (within.length === 0) return 'RANGE';
  if (decimalsOf(score) > decimals) return 'DECIMALS';
  return within.some(({ step }) => isOnStep(score, step)) ? null : 'STEP';
}

/**
 * Replaces the usual quick scores when the full mark of the competition or of its items changes, unless somebody has
 * written others.
 *
 * @example
 * ```tsx
 * const { setting, items } = match;
 * const after = withQuickScores({ setting, items }, { setting: { ...setting, fullScore: 10 }, items });
 * ```
 */
export function withQuickScores(
  before: { readonly setting: Setting; readonly items: Items },
  after: { readonly setting: Setting; readonly items: Items },
): Setting {
  const { setting } = after;
  const { convenientScore } = before.setting;
  const usualBefore = usualQuickScores(before.setting, before.items);
  const usualAfter = usualQuickScores(setting, after.items);
  const untouched =
    setting.convenientScore === convenientScore &&
    // Those of the whole, where a stored competition has items with other full marks.
    [usualBefore, usualQuickScores(before.setting, [])].includes(convenientScore);
  if (!untouched || usualBefore === usualAfter || !hasFullMark(setting.mode)) return setting;
  return { ...setting, convenientScore: usualAfter };
}

/**
 * The marks that a judge may give once each in a group; null where nothing is said of how often.
 *
 * @example
 * ```tsx
 * console.log(scoresGivenOnce(match.setting));
 * ```
 */
export function scoresGivenOnce({
  mode,
  quickScoresOnce,
  convenientScore,
}: Pick<Setting, 'mode' | 'quickScoresOnce' | 'convenientScore'>): readonly number[] | null {
  if (quickScoresOnce !== true || !hasFullMark(mode)) return null;
  return convenientScore.split(',').flatMap((text) => (text === '' ? [] : [Number(text)]));
}
