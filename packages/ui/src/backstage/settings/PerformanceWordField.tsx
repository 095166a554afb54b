'use client';
// The competition's word for an act: 表演, or a word of its own, typed or taken from the usual ones.
import { performanceWordOf } from '@liangfen/rules/words';
import type { Look } from '@liangfen/sdk/schema';
import { useId } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { TextField } from '../../primitives/TextField.tsx';

export interface PerformanceWordFieldProps {
  readonly look: Look;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (part: Pick<Look, 'performanceWord'>) => void;
}

export function PerformanceWordField({ look, fields, onChange }: PerformanceWordFieldProps) {
  const { basic: texts } = useBackstageMessages();
  const suggestions = useId();
  const word = performanceWordOf(look);
  return (
    <>
      <TextField
        label={texts.performanceWord}
        required
        maxLength={4}
        list={suggestions}
        autoComplete="off"
        value={word}
        onChange={(performanceWord) => onChange({ performanceWord })}
        hint={fill(texts.performanceWordHint, { word })}
        error={fields['look.performanceWord']}
      />
      <datalist id={suggestions}>
        {texts.performanceWords.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
