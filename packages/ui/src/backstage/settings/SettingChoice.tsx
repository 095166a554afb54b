'use client';
// A choice of the score settings; every such choice changes what a score means.
import type { Setting } from '@liangfen/sdk/schema';
import {
  calculationValues,
  dropScopeValues,
  rankNumberingValues,
  roundingStageValues,
} from '@liangfen/sdk/values';
import { useBackstageMessages } from '../../messages/index.ts';
import { Select } from '../../primitives/Select.tsx';
import { Help, type HelpTopic } from '../frame/Help.tsx';
import type { SettingPart } from './score-draft.ts';

export type ChoiceKey = 'calculation' | 'dropScope' | 'roundingStage' | 'ranking';

export interface SettingChoiceProps<Key extends ChoiceKey> {
  readonly part: SettingPart;
  readonly name: Key;
}

/** Every member of the contract's list is offered. */
const choices: { readonly [Key in ChoiceKey]: readonly Setting[Key][] } = {
  calculation: calculationValues,
  dropScope: dropScopeValues,
  roundingStage: roundingStageValues,
  ranking: rankNumberingValues,
};

/** Help where the words of the choices leave a doubt. */
const topics: { readonly [Key in ChoiceKey]?: HelpTopic } = {
  calculation: 'calculation',
  dropScope: 'dropScope',
  roundingStage: 'roundingStage',
};

type Words = { readonly [Key in ChoiceKey]: Readonly<Record<Setting[Key], string>> };

export function SettingChoice<Key extends ChoiceKey>({ part, name }: SettingChoiceProps<Key>) {
  const { score: texts } = useBackstageMessages();
  const words: Words = texts.choice;
  const topic = topics[name];
  return (
    <Select<Setting[Key]>
      label={texts[name]}
      help={topic === undefined ? undefined : <Help topic={topic} />}
      value={part.setting[name]}
      disabled={part.locked}
      options={choices[name].map((value) => ({ value, label: words[name][value] }))}
      onChange={(value) => part.set({ [name]: value })}
      error={part.fields[`setting.${name}`]}
    />
  );
}
