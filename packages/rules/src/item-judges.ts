// Says who gives an item: everybody, or the judge groups that are named for it.
import type { Item } from '@liangfen/sdk/schema';

type Named = Pick<Item, 'judgeGroupIds'>;

/**
 * Whether judges of this group give the item; null is a judge whose group is not known, who is asked.
 *
 * @example
 * ```tsx
 * const own = match.items.filter((item) => isGivenBy(item, 'experts'));
 * ```
 */
export function isGivenBy({ judgeGroupIds }: Named, judgeGroupId: string | null): boolean {
  return judgeGroupIds === undefined || judgeGroupId === null
    ? true
    : judgeGroupIds.includes(judgeGroupId);
}

/**
 * Whether some item is given by some judges only.
 *
 * @example
 * ```tsx
 * console.log(hasItemsOfGroups(match.items));
 * ```
 */
export function hasItemsOfGroups(items: readonly Named[]): boolean {
  return items.some(({ judgeGroupIds }) => judgeGroupIds !== undefined);
}

/** The group in which a judge's scores count: without a group, or with an unknown one, it is the first. */
export function groupOfJudge(
  { judgeGroupId }: { readonly judgeGroupId: string | null },
  groups: readonly { readonly id: string }[],
): string | null {
  const known = judgeGroupId !== null && groups.some(({ id }) => id === judgeGroupId);
  return known ? judgeGroupId : (groups[0]?.id ?? null);
}
