'use client';
// Which judge group gives which item, and by which rule of its own a group counts; only where there are several groups.
import { rankByOf } from '@liangfen/rules';
import type {
  Calculation,
  GroupRule,
  ItemInput,
  JudgeGroup,
  Normalisation,
} from '@liangfen/sdk/schema';
import { calculationValues, normalisationValues } from '@liangfen/sdk/values';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Aimed } from '../frame/Aimed.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import { FieldLine } from '../list/FieldLine.tsx';
import { groupsChosen, ruleOf, withGroups, withRule } from './group-rules.ts';
import type { ScoreDraft, SettingPart } from './score-draft.ts';

export interface GroupRulesSectionProps {
  readonly part: SettingPart;
  readonly items: ScoreDraft['items'];
  readonly judgeGroups: readonly JudgeGroup[];
  readonly onItems: (items: ScoreDraft['items']) => void;
}

export function GroupRulesSection(props: GroupRulesSectionProps) {
  const { part, items, judgeGroups } = props;
  const { score: texts } = useBackstageMessages();
  if (judgeGroups.length < 2) return null;
  return (
    <Section title={texts.groupRules}>
      <Stack>
        {part.setting.enableItem ? (
          <Aimed at="ITEM_GROUPS">
            <Stack $gap={12}>
              <Hint>{texts.itemGroupsHint}</Hint>
              {items.map((item, index) => (
                <ItemGroups key={item.id ?? `new-${index}`} {...props} item={item} at={index} />
              ))}
            </Stack>
          </Aimed>
        ) : null}
        <NormalisationField part={part} />
        <Hint>{texts.groupRulesHint}</Hint>
        {judgeGroups.map((group) => (
          <RuleLine key={group.id} part={part} group={group} />
        ))}
      </Stack>
    </Section>
  );
}

/** For panels that each judge a share of the programs. */
function NormalisationField({
  part: { setting, locked, fields, set },
}: Pick<GroupRulesSectionProps, 'part'>) {
  const { score: texts } = useBackstageMessages();
  if (rankByOf(setting) !== 'SCORE' && setting.normalisation === undefined) return null;
  return (
    <Select<Normalisation>
      label={texts.normalisation}
      hint={texts.normalisationHint}
      value={setting.normalisation ?? 'NONE'}
      disabled={locked}
      options={normalisationValues.map((value) => ({
        value,
        label: texts.choice.normalisation[value],
      }))}
      onChange={(normalisation) => set({ normalisation })}
      error={fields['setting.normalisation']}
    />
  );
}

/** One group or everybody; several groups, which the interface can say, stay as they are. */
function ItemGroups({
  part: { setting, locked, set, fields },
  items,
  item,
  at,
  judgeGroups,
  onItems,
}: GroupRulesSectionProps & { readonly item: ItemInput; readonly at: number }) {
  const { score: texts } = useBackstageMessages();
  const value = groupsChosen(item);
  const several = judgeGroups
    .filter(({ id }) => item.judgeGroupIds?.includes(id))
    .map(({ groupName }) => groupName);
  return (
    <Select
      label={fill(texts.itemGivenBy, { item: item.itemName })}
      value={value}
      disabled={locked}
      options={[
        { value: '', label: texts.everybody },
        ...judgeGroups.map(({ id, groupName }) => ({ value: id, label: groupName })),
        ...(several.length > 1 ? [{ value, label: several.join(texts.groupList) }] : []),
      ]}
      onChange={(next) => {
        if (next !== '' && setting.dropScope === 'TOTAL') set({ dropScope: 'ITEM' });
        onItems(items.map((one, index) => (index === at ? withGroups(one, next) : one)));
      }}
      error={fields[`items.${at}.judgeGroupIds`]}
    />
  );
}

type RuleChange = {
  readonly [Key in Exclude<keyof GroupRule, 'judgeGroupId'>]?: GroupRule[Key] | undefined;
};

function RuleLine({
  part: { setting, locked, set },
  group,
}: {
  readonly part: SettingPart;
  readonly group: JudgeGroup;
}) {
  const { score: texts } = useBackstageMessages();
  const rule = ruleOf(setting, group.id);
  const change = (next: RuleChange) => set({ groupRules: withRule(setting, { ...rule, ...next }) });
  const drop = (name: 'dropHighest' | 'dropLowest') => (
    <NumberField
      label={texts[name]}
      value={rule[name] ?? null}
      min={0}
      max={5}
      decimals={0}
      disabled={locked}
      onChange={(count) => change({ [name]: count ?? undefined })}
    />
  );
  return (
    <FieldLine $columns="minmax(0, 1fr) 140px 140px">
      <Select<Calculation | ''>
        label={fill(texts.groupCalculation, { group: group.groupName })}
        value={rule.calculation ?? ''}
        disabled={locked}
        options={[
          {
            value: '',
            label: fill(texts.asWhole, { what: texts.choice.calculation[setting.calculation] }),
          },
          ...calculationValues.map((value) => ({ value, label: texts.choice.calculation[value] })),
        ]}
        onChange={(value) => change({ calculation: value === '' ? undefined : value })}
      />
      {drop('dropHighest')}
      {drop('dropLowest')}
    </FieldLine>
  );
}
