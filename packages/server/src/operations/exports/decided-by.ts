/** Names the tie-break that decided. */
import type { ShowState } from '@liangfen/rules';
import { fill, tieBreakDecidedText, tieBreakName } from '@liangfen/rules/words';
import type { RankRow } from '@liangfen/sdk/schema';

export function decidedByText(
  { items, judgeGroups }: Pick<ShowState, 'items' | 'judgeGroups'>,
  decidedBy: NonNullable<RankRow['decidedBy']>,
): string {
  const names = new Map([
    ...items.map(({ id, itemName }): [string, string] => [id, itemName]),
    ...judgeGroups.map(({ id, groupName }): [string, string] => [id, groupName]),
  ]);
  const tieBreak = tieBreakName(decidedBy, (id) => names.get(id));
  return fill(tieBreakDecidedText, { tieBreak });
}
