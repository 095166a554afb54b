/** The pages of the ranking on air, and what their buttons send (spec § 4, Ranking). */
import { pageSizeFor } from '@liangfen/rules';
import type { CurrentMatch, LinkData, RankShowType } from '@liangfen/sdk/schema';

type Ranked = Pick<CurrentMatch, 'link' | 'linkData' | 'setting'>;

export interface PageButton {
  /** The number on the button, from 1. */
  readonly number: number;
  /** The number that is sent, from 0. */
  readonly pageNo: number;
  readonly current: boolean;
}

/** The display type on air, or null while no ranking is shown. */
export function rankTypeOnAir(
  match: Pick<Ranked, 'link' | 'linkData'> | null,
): RankShowType | null {
  return match?.link === 'RANK' ? match.linkData.rankShowType : null;
}

/** The program size, or the item's size when an item is chosen. */
export function rankTotal(linkData: LinkData, itemId: string | null): number {
  if (itemId === null) return linkData.programSize;
  return linkData.itemSize.find((size) => size.itemId === itemId)?.itemSize ?? 0;
}

/** Total by page size, rounded up; the PK display has six on a page. */
export function pageCount(match: Ranked, itemId: string | null): number {
  const type = rankTypeOnAir(match);
  return type === null
    ? 0
    : Math.ceil(rankTotal(match.linkData, itemId) / pageSizeFor(type, match.setting));
}

export function pageButtons(match: Ranked, itemId: string | null): readonly PageButton[] {
  return Array.from({ length: pageCount(match, itemId) }, (_, pageNo) => ({
    number: pageNo + 1,
    pageNo,
    current: pageNo === match.linkData.rankPageNo,
  }));
}
