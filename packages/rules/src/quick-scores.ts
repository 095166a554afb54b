// The keys of a judge's phone that give a whole score at one touch: only scores that a judge may give.

import type { Item, Setting } from '@liangfen/sdk/schema';
import { divide, formatDecimal, multiply, rational, toNumber } from './decimal.ts';
import { hasFullMark } from './mode.ts';
import { decimalsOf } from './score-decimals.ts';

type Range = Pick<Setting, 'mode' | 'minScore' | 'fullScore' | 'decimals' | 'enableItem'>;

/** The scores that judges give most, in percent of the full mark. */
const usual = [95, 90, 85, 80];

/**
 * Returns the usual quick scores of a full mark, as the setting writes them: `95,90,85,80`, or `9.5,9,8.5,8` out of 10.
 *
 * @example
 * ```tsx
 * console.log(usualQuickScores({ fullScore: 100, minScore: 0, decimals: 1 }));
 * ```
 */
export function usualQuickScores({
  fullScore,
  minScore,
  decimals,
}: Pick<Setting, 'fullScore' | 'minScore' | 'decimals'>): string {
  const scores = usual.map((percent) =>
    toNumber(divide(multiply(rational(fullScore), rational(percent)), rational(100)), decimals),
  );
  return [...new Set(scores)]
    .filter((score) => score >= minScore && score <= fullScore)
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
  { fullScore, enableItem }: Pick<Setting, 'fullScore' | 'enableItem'>,
  items: readonly Pick<Item, 'maxScore'>[],
): number {
  return enableItem && items.length > 0
    ? Math.max(...items.map(({ maxScore }) => maxScore))
    : fullScore;
}

/**
 * Returns the quick scores that no judge could give, as they are written. Points of a bout have no range, votes no
 * keys.
 *
 * @example
 * ```tsx
 * console.log(unfitQuickScores('90,95', match.setting, match.items));
 * ```
 */
export function unfitQuickScores(
  convenientScore: string,
  setting: Range,
  items: readonly Pick<Item, 'maxScore'>[],
): string[] {
  const { mode, minScore, decimals } = setting;
  if (!hasFullMark(mode)) return [];
  const highest = highestQuickScore(setting, items);
  return convenientScore.split(',').filter((text) => {
    const score = Number(text);
    return text !== '' && (score < minScore || score > highest || decimalsOf(score) > decimals);
  });
}

/**
 * Replaces the usual quick scores when the full mark changes, unless somebody has written others.
 *
 * @example
 * ```tsx
 * const setting = withQuickScores(match.setting, { ...match.setting, fullScore: 10 });
 * ```
 */
export function withQuickScores(before: Setting, after: Setting): Setting {
  const untouched =
    after.convenientScore === before.convenientScore &&
    before.convenientScore === usualQuickScores(before);
  if (!untouched || !hasFullMark(after.mode)) return after;
  return { ...after, convenientScore: usualQuickScores(after) };
}
