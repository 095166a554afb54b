// The keys of a judge's phone that give a whole score at one touch: only scores that a judge may give.

import type { Item, Setting } from '@liangfen/sdk/schema';
import { divide, formatDecimal, multiply, rational, toNumber } from './decimal.ts';
import { hasFullMark } from './mode.ts';
import { decimalsOf } from './score-decimals.ts';

type Range = Pick<Setting, 'mode' | 'minScore' | 'fullScore' | 'decimals' | 'enableItem'>;
type Items = readonly Pick<Item, 'maxScore'>[];

/** Why no judge could give a quick score: it leaves the range of scores, or has more decimals than they may have. */
export type QuickScoreFault = 'RANGE' | 'DECIMALS';

/** The quick scores that are refused for one reason, as they are written, and the limits that they leave. */
export interface UnfitQuickScores {
  readonly fault: QuickScoreFault;
  readonly scores: readonly string[];
  readonly min: number;
  readonly max: number;
  /** Whether the full marks of items set the range, and not that of the competition. */
  readonly byItem: boolean;
  readonly decimals: number;
}

/** The scores that judges give most, in percent of the full mark. */
const usual = [95, 90, 85, 80];

/**
 * Returns the usual quick scores of a full mark, as the setting writes them: `95,90,85,80`, or `9.5,9,8.5,8` out of 10;
 * out of the largest full mark of the items where judges score items.
 *
 * @example
 * ```tsx
 * console.log(usualQuickScores(match.setting, match.items));
 * ```
 */
export function usualQuickScores(
  setting: Pick<Setting, 'fullScore' | 'minScore' | 'decimals' | 'enableItem'>,
  items: Items,
): string {
  const { minScore, decimals } = setting;
  const highest = highestQuickScore(setting, items);
  const scores = usual.map((percent) =>
    toNumber(divide(multiply(rational(highest), rational(percent)), rational(100)), decimals),
  );
  return [...new Set(scores)]
    .filter((score) => score >= minScore && score <= highest)
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
export function highestQuickScore(
  setting: Pick<Setting, 'fullScore' | 'enableItem'>,
  items: Items,
): number {
  return isByItem(setting, items)
    ? Math.max(...items.map(({ maxScore }) => maxScore))
    : setting.fullScore;
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
  const { mode, minScore: min, decimals } = setting;
  if (!hasFullMark(mode)) return [];
  const max = highestQuickScore(setting, items);
  const by = new Map<QuickScoreFault, string[]>();
  for (const text of convenientScore.split(',')) {
    const fault = text === '' ? null : faultOf(Number(text), { min, max, decimals });
    if (fault !== null) by.set(fault, [...(by.get(fault) ?? []), text]);
  }
  const byItem = isByItem(setting, items);
  return [...by].map(([fault, scores]) => ({ fault, scores, min, max, byItem, decimals }));
}

function faultOf(
  score: number,
  { min, max, decimals }: Pick<UnfitQuickScores, 'min' | 'max' | 'decimals'>,
): QuickScoreFault | null {
  if (!(score >= min && score <= max)) return 'RANGE';
  return decimalsOf(score) > decimals ? 'DECIMALS' : null;
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
