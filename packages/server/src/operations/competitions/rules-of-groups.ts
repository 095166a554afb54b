/** Who gives which item, and which judge groups count by rules of their own: checked against the groups that there are. */
import { bestItemsOf, hasItemsOfGroups } from '@liangfen/rules';
import type { GroupRule, Item, ItemInput, ScoreSettingPatch, Setting } from '@liangfen/sdk/schema';
import { invalidField } from '../../refusals.ts';

/** The judge groups of an item as stored: those that are sent, or else those that it has; none means everybody. */
export function judgeGroupsFrom(
  { judgeGroupIds: sent }: Pick<ItemInput, 'judgeGroupIds'>,
  kept: Pick<Item, 'judgeGroupIds'> | undefined,
): Pick<Item, 'judgeGroupIds'> {
  const ids = sent ?? kept?.judgeGroupIds ?? [];
  return ids.length === 0 ? {} : { judgeGroupIds: [...ids].sort() };
}

/** Refuses groups that do not exist: nobody could give such an item. */
export function requireKnownGroups(
  items: readonly Item[],
  { groupRules = [] }: Pick<Setting, 'groupRules'>,
  judgeGroupIds: ReadonlySet<string>,
): void {
  const gone = '所选的评委组已不存在，请刷新后重新选择';
  for (const [index, item] of items.entries()) {
    const unknown = item.judgeGroupIds?.findIndex((id) => !judgeGroupIds.has(id)) ?? -1;
    if (unknown !== -1) throw invalidField(`items.${index}.judgeGroupIds.${unknown}`, gone);
  }
  const seen = new Set<string>();
  for (const [index, { judgeGroupId }] of groupRules.entries()) {
    const field = `setting.groupRules.${index}.judgeGroupId`;
    if (!judgeGroupIds.has(judgeGroupId)) throw invalidField(field, gone);
    if (seen.has(judgeGroupId)) {
      throw invalidField(field, '一个评委组只能有一种算法，请去掉重复的');
    }
    seen.add(judgeGroupId);
  }
}

/**
 * A judge's total over items that others give, or that do not count, has nothing to be compared with: where items are given
 * by groups, and where the best runs count, scores are dropped item by item. Asked for otherwise, it is refused; left unsaid, it follows.
 */
export function withDropsPerItem(
  setting: Setting,
  items: readonly Item[],
  patch: ScoreSettingPatch['setting'],
): Setting {
  const runs = bestItemsOf(setting) !== null;
  if (setting.dropScope === 'ITEM' || !(runs || hasItemsOfGroups(items))) return setting;
  if (patch?.dropScope === 'TOTAL') {
    throw invalidField(
      'setting.dropScope',
      runs
        ? '只计最好的几项时，评委总分里有不计入的项，请按评分项去分，或每一项都计'
        : '有评分项只由部分评委组打，评委总分没法比较，请按评分项去分，或让全部评委打每一项',
    );
  }
  return { ...setting, dropScope: 'ITEM' };
}

/** A rule that says nothing of its own is none; without any, the setting says nothing of it. */
export function withGroupRules(setting: Setting): Setting {
  const { groupRules = [], ...rest } = setting;
  const saying = groupRules.filter((rule) => Object.keys(rule).length > 1);
  return saying.length === 0 ? rest : { ...rest, groupRules: saying };
}

/** The rules of groups as one text, in whatever order they were sent. */
export function groupRulesText({ groupRules = [] }: Pick<Setting, 'groupRules'>): string {
  return groupRules.map(ruleText).sort().join('\n');
}

function ruleText({ judgeGroupId, calculation, dropHighest, dropLowest }: GroupRule): string {
  return JSON.stringify([judgeGroupId, calculation, dropHighest, dropLowest]);
}
