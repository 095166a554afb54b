// Which tie-break decided, in words.
import type { ItemStatistics, RankRow } from '@liangfen/sdk/schema';
import type { Messages } from '../../messages/index.ts';
import { fill } from '../../messages/index.ts';

export function decidedByText(
  texts: Messages['backstage']['statistics']['decidedBy'],
  items: readonly ItemStatistics[],
  decidedBy: NonNullable<RankRow['decidedBy']>,
): string {
  switch (decidedBy) {
    case 'UNTRIMMED_MEAN':
    case 'HIGHEST_JUDGE':
    case 'SORT':
      return texts[decidedBy];
  }
  const [kind, id] = decidedBy.split(':', 2);
  if (kind === 'GROUP') return texts.GROUP;
  const item = items.find(({ itemId }) => itemId === id);
  return item === undefined ? texts.OTHER : fill(texts.ITEM, { name: item.itemName });
}
