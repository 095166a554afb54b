// Says how the scores of one judge group become its value: by the competition's rule, or by one of the group's own.
import type { Setting } from '@liangfen/sdk/schema';

/** How many scores are dropped, and how the others become one. */
export type CountingRule = Pick<
  Setting,
  'calculation' | 'dropHighest' | 'dropLowest' | 'dropsByPanel'
>;

type Ruled = CountingRule & Pick<Setting, 'groupRules'>;

/**
 * Returns how a group's scores are dropped and combined: what the group does not say is as in the whole competition.
 *
 * @example
 * ```tsx
 * console.log(ruleOfGroup(match.setting, 'experts').calculation);
 * ```
 */
export function ruleOfGroup(setting: Ruled, judgeGroupId: string): CountingRule {
  const own = setting.groupRules?.find((rule) => rule.judgeGroupId === judgeGroupId);
  if (own === undefined) return setting;
  const { dropsByPanel } = setting;
  // A group that says how many it drops does not look into the table.
  const isOwn = own.dropHighest !== undefined || own.dropLowest !== undefined;
  return {
    ...(isOwn || dropsByPanel === undefined ? {} : { dropsByPanel }),
    calculation: own.calculation ?? setting.calculation,
    dropHighest: own.dropHighest ?? setting.dropHighest,
    dropLowest: own.dropLowest ?? setting.dropLowest,
  };
}

/** The rules that are in use: the competition's, and those of groups that have their own. */
export function rulesInUse(setting: Ruled): readonly CountingRule[] {
  const { groupRules = [] } = setting;
  return [setting, ...groupRules.map(({ judgeGroupId }) => ruleOfGroup(setting, judgeGroupId))];
}
