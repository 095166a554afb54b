// The judge groups of items and the groups' own rules while the form is filled in.
import type { GroupRule, ItemInput, Setting } from '@liangfen/sdk/schema';

type Ruled = Pick<Setting, 'groupRules'>;

/** What is chosen for an item: a group, nothing for everybody, or several groups as one text. */
export function groupsChosen({ judgeGroupIds = [] }: ItemInput): string {
  return judgeGroupIds.join(',');
}

/** The empty list is sent, because an item that says nothing keeps the groups it has. */
export function withGroups(item: ItemInput, chosen: string): ItemInput {
  return { ...item, judgeGroupIds: chosen === '' ? [] : chosen.split(',') };
}

export function ruleOf({ groupRules = [] }: Ruled, judgeGroupId: string): GroupRule {
  return groupRules.find((rule) => rule.judgeGroupId === judgeGroupId) ?? { judgeGroupId };
}

/** Puts a group's rule in its place; one that says nothing is left out. */
export function withRule(
  { groupRules = [] }: Ruled,
  rule: { readonly [Key in keyof GroupRule]: GroupRule[Key] | undefined } & Pick<
    GroupRule,
    'judgeGroupId'
  >,
): GroupRule[] {
  const { judgeGroupId, calculation, dropHighest, dropLowest } = rule;
  const said: GroupRule = {
    judgeGroupId,
    ...(calculation === undefined ? {} : { calculation }),
    ...(dropHighest === undefined ? {} : { dropHighest }),
    ...(dropLowest === undefined ? {} : { dropLowest }),
  };
  const others = groupRules.filter((one) => one.judgeGroupId !== judgeGroupId);
  return Object.keys(said).length === 1 ? others : [...others, said];
}
