'use client';
// A number of the score settings.
import type { Setting } from '@liangfen/sdk/schema';
import { useBackstageMessages } from '../../messages/index.ts';
import { NumberField } from '../../primitives/NumberField.tsx';
import type { SettingPart } from './score-draft.ts';

export type NumberKey = {
  [Key in keyof Setting]-?: Setting[Key] extends number | undefined ? Key : never;
}[keyof Setting];

export interface SettingNumberProps {
  readonly part: SettingPart;
  readonly name: NumberKey;
  readonly min: number;
  readonly max: number;
  readonly decimals?: number;
  /** Whether the number changes what a score means, so that official scores lock it. */
  readonly meaning?: boolean;
  readonly hint?: string;
  /** The value that holds where the setting was stored before the field existed. */
  readonly unset?: number;
}

export function SettingNumber(props: SettingNumberProps) {
  const { part, name, min, max, decimals = 0, meaning = false, hint, unset = null } = props;
  const { score: texts } = useBackstageMessages();
  return (
    <NumberField
      label={texts[name]}
      value={part.setting[name] ?? unset}
      onChange={(value) => {
        if (value !== null) part.set({ [name]: value });
      }}
      min={min}
      max={max}
      decimals={decimals}
      disabled={part.locked && meaning}
      error={part.fields[`setting.${name}`]}
      hint={hint}
    />
  );
}
