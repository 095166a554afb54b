'use client';
// Another competition that the account manages, to take its list over.
import { useBackstageMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Select } from '../../primitives/Select.tsx';
import { competitionsKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { dateAndTime } from '../frame/when.ts';
import type { ImportedList, ImportSource } from './import-calls.ts';

type Before = Extract<ImportSource, { kind: 'BEFORE' }>;

export interface BeforeSourceProps {
  /** The competition that takes the list. */
  readonly id: string;
  readonly list: ImportedList;
  readonly value: Before | null;
  readonly onChange: (source: Before | null) => void;
}

export function BeforeSource({ id, list, value, onChange }: BeforeSourceProps) {
  const { imports: texts } = useBackstageMessages();
  const all = useRead([...competitionsKey, 'mine'], (client, signal) =>
    client.request('listCompetitions', { signal }),
  );
  return (
    <Loaded of={all}>
      {({ asAdmin }) => {
        const others = asAdmin
          .filter((each) => each.id !== id)
          .sort((a, b) => b.updatedAt - a.updatedAt);
        if (others.length === 0) {
          return <EmptyState title={texts.beforeNone} hint={texts.beforeNoneHint} />;
        }
        return (
          <Select
            label={texts.before}
            placeholder={texts.before}
            hint={list === 'JUDGES' ? texts.beforeHint : texts.beforeHintPrograms}
            value={value?.competitionId ?? null}
            options={others.map(({ id: other, name, updatedAt }) => ({
              value: other,
              label: `${name}（${dateAndTime(updatedAt)}）`,
            }))}
            onChange={(competitionId) => {
              const name = others.find((each) => each.id === competitionId)?.name ?? '';
              onChange({ kind: 'BEFORE', name, competitionId });
            }}
          />
        );
      }}
    </Loaded>
  );
}
