'use client';
// One of a few ways of the score settings; all of them change what a score means.
import type { Setting } from '@liangfen/sdk/schema';
import { useBackstageMessages } from '../../messages/index.ts';
import { Select } from '../../primitives/Select.tsx';
import type { SettingPart } from './score-draft.ts';

export type ChoiceKey = 'calculation' | 'dropScope' | 'roundingStage' | 'ranking';

export interface SettingChoiceProps<Key extends ChoiceKey> {
  readonly part: SettingPart;
  readonly name: Key;
  readonly options: readonly Setting[Key][];
}

export function SettingChoice<Key extends ChoiceKey>(props: SettingChoiceProps<Key>) {
  const { part, name, options } = props;
  const { score: texts } = useBackstageMessages();
  return (
    <Select<Setting[Key]>
      label={texts[name]}
      value={part.setting[name]}
      disabled={part.locked}
      options={options.map((value) => ({ value, label: texts[value] }))}
      onChange={(value) => part.set({ [name]: value })}
      error={part.fields[`setting.${name}`]}
    />
  );
}
