/** Reads the ranking on air: its items, its display type and its pages. */
import { scoredItems } from '@liangfen/rules';
import type { Item, RankShowType } from '@liangfen/sdk/schema';
import type { ConsoleSnapshot } from '../console-machine.ts';
import { regions } from '../regions.ts';
import { paceOf, pacesOffered } from './rank-pace.ts';
import { type PageButton, pageButtons, rankTypeOnAir } from './rank-pages.ts';

export interface RankingChoice {
  readonly items: readonly Item[];
  readonly itemId: string | null;
  /** Null until a display type is chosen. */
  readonly rankShowType: RankShowType | null;
  /** Whether a ranking begins covered unless its button says otherwise. */
  readonly covered: boolean;
  /** How fast a ranking that plays by itself goes from row to row; send `CHOOSE_RANK_PACE`. */
  readonly paceMs: number;
  readonly paces: readonly number[];
  /** Send `TURN_PAGE`. */
  readonly pages: readonly PageButton[];
}

/**
 * @example
 * ```tsx
 * console.log(selectRanking(snapshot));
 * ```
 */
export function selectRanking(snapshot: ConsoleSnapshot): RankingChoice {
  const { match, rankItemId: itemId, rankPaceMs } = snapshot.context;
  const shown = regions(snapshot)?.ranking === 'shown';
  return {
    items: match ? scoredItems(match) : [],
    itemId,
    rankShowType: shown ? rankTypeOnAir(match) : null,
    covered: match?.setting.rankCovered ?? false,
    paceMs: paceOf(match, rankPaceMs),
    paces: match ? pacesOffered(match, rankPaceMs) : [],
    pages: match && shown ? pageButtons(match, itemId) : [],
  };
}
