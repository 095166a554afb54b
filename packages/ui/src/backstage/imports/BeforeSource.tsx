'use client';
import { dateAndTime } from '../../messages/date-and-time.ts';
// Chooses another competition of the account, to take its list over.
import { fill, useBackstageMessages, useLang, useMarks } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Select } from '../../primitives/Select.tsx';
import { competitionsKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
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
  const lang = useLang();
  const { imports: texts } = useBackstageMessages();
  const marks = useMarks();
  const hints: Readonly<Record<ImportedList, string>> = {
    JUDGES: texts.beforeHint,
    PROGRAMS: texts.beforeHintPrograms,
  };
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
            hint={hints[list]}
            value={value?.competitionId ?? null}
            options={others.map(({ id: other, name, updatedAt }) => ({
              value: other,
              label: fill(marks.aside, { text: name, aside: dateAndTime(updatedAt, lang) }),
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
