'use client';
// Whether judges give scores or deductions: all of them, or as each item says.
import { givenAsOf, isPenalty } from '@liangfen/rules';
import type { GivenAs } from '@liangfen/sdk/schema';
import { givenAsValues } from '@liangfen/sdk/values';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Select } from '../../primitives/Select.tsx';
import type { ScoreDraft, SettingPart } from './score-draft.ts';

export interface GivenAsFieldProps {
  readonly part: SettingPart;
  readonly items: ScoreDraft['items'];
  readonly onItems: (items: ScoreDraft['items']) => void;
}

export function GivenAsField({ part, items, onItems }: GivenAsFieldProps) {
  const { score: texts } = useBackstageMessages();
  const { setting, locked, fields, set } = part;
  const options = givenAsValues.map((value) => ({ value, label: texts.choice.givenAs[value] }));
  // A penalty is one item beside others.
  const whole = options.filter(({ value }) => !isPenalty({ givenAs: value }, null));
  const general = givenAsOf(setting, null);
  const asked = setting.enableItem && items.length > 0;
  const byItem = asked && items.some(({ givenAs }) => givenAs != null);
  return (
    <>
      <Select<GivenAs | ''>
        label={texts.givenAs}
        value={byItem ? '' : general}
        disabled={locked}
        options={[...whole, ...(asked ? [{ value: '' as const, label: texts.givenByItem }] : [])]}
        onChange={(next) => {
          if (next === '') onItems(items.map((item) => ({ ...item, givenAs: general })));
          else {
            set({ givenAs: next });
            onItems(items.map((item) => ({ ...item, givenAs: null })));
          }
        }}
        error={fields['setting.givenAs']}
      />
      {byItem
        ? items.map((item, at) => (
            <Select<GivenAs>
              key={item.id ?? `new-${at}`}
              label={fill(texts.itemGivenAs, { item: item.itemName })}
              value={givenAsOf(setting, item)}
              disabled={locked}
              options={options}
              onChange={(givenAs) =>
                onItems(items.map((one, index) => (index === at ? { ...one, givenAs } : one)))
              }
              error={fields[`items.${at}.givenAs`]}
            />
          ))
        : null}
    </>
  );
}
