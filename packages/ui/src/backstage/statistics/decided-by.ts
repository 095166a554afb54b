// Which tie-break decided, in words.
import { tieBreakName } from '@liangfen/rules/words';
import type { ItemStatistics, RankRow } from '@liangfen/sdk/schema';
import type { Messages } from '../../messages/index.ts';
import { fill } from '../../messages/index.ts';

export function decidedByText(
  texts: Messages['backstage']['statistics']['tieBreak'],
  items: readonly ItemStatistics[],
  decidedBy: NonNullable<RankRow['decidedBy']>,
): string {
  const nameOf = (id: string) => items.find(({ itemId }) => itemId === id)?.itemName;
  const tieBreak = tieBreakName(decidedBy, nameOf, texts.words, texts);
  return fill(texts.decidedBy, { tieBreak });
}
