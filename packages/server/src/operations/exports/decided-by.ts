/** Which tie-break decided, in words. */
import type { ShowState } from '@liangfen/rules';
import type { RankRow } from '@liangfen/sdk/schema';

export function decidedByText(
  { items, judgeGroups }: Pick<ShowState, 'items' | 'judgeGroups'>,
  decidedBy: NonNullable<RankRow['decidedBy']>,
): string {
  if (decidedBy === 'UNTRIMMED_MEAN') return '同分，按去分前平均分';
  if (decidedBy === 'HIGHEST_JUDGE') return '同分，按最高的评委分';
  if (decidedBy === 'SORT') return '同分，按出场顺序';
  const [kind, id] = decidedBy.split(':', 2);
  const name =
    kind === 'ITEM'
      ? items.find((item) => item.id === id)?.itemName
      : judgeGroups.find((group) => group.id === id)?.groupName;
  return name === undefined ? '同分，按规则分出先后' : `同分，按「${name}」`;
}
