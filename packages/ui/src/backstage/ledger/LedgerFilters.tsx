'use client';
// Looking for entries of the ledger: by words, kind, person, program and time.
import type { LedgerKind, LedgerPerson } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { useMay } from '../frame/own-role.ts';
import { Fields } from '../frame/Section.tsx';
import { localInputOf, timeOfLocalInput } from '../settings/start-time.ts';
import type { LedgerSearch } from './ledger-search.ts';
import { personText } from './sentences.ts';

const all = 'ALL';

/** Nobody chooses from a longer list; words in the search find a program as well. */
const mostPrograms = 300;

export interface LedgerFiltersProps {
  readonly id: string;
  readonly people: readonly LedgerPerson[];
  readonly search: LedgerSearch;
  readonly onChange: (search: LedgerSearch) => void;
}

export function LedgerFilters({ id, people, search, onChange }: LedgerFiltersProps) {
  const { ledger: texts } = useBackstageMessages();
  const may = useMay();
  // The keys of a record over the kinds.
  const kinds = Object.keys(texts.kinds) as LedgerKind[];
  const change = (part: Partial<LedgerSearch>) => onChange({ ...search, ...part });
  return (
    <Fields $min={240}>
      <TextField
        label={texts.text}
        type="search"
        placeholder={texts.textHint}
        maxLength={50}
        value={search.text}
        onChange={(text) => change({ text })}
      />
      <Select<LedgerKind | typeof all>
        label={texts.kind}
        value={search.kind ?? all}
        options={[
          { value: all, label: texts.allKinds },
          ...kinds.map((value) => ({ value, label: texts.kinds[value] })),
        ]}
        onChange={(value) => change({ kind: value === all ? null : value })}
      />
      <Select
        label={texts.person}
        value={search.actorId ?? all}
        options={[
          { value: all, label: texts.everybody },
          ...people.map((person) => ({ value: person.id, label: personText(person, texts) })),
        ]}
        onChange={(value) => change({ actorId: value === all ? null : value })}
      />
      {may('listProgramGroups') ? (
        <ProgramChoice
          id={id}
          value={search.programId}
          onChange={(programId) => change({ programId })}
        />
      ) : null}
      <TextField
        label={texts.from}
        type="datetime-local"
        value={localInputOf(search.from)}
        onChange={(input) => change({ from: timeOfLocalInput(input) })}
      />
      <TextField
        label={texts.until}
        type="datetime-local"
        value={localInputOf(search.until)}
        onChange={(input) => change({ until: timeOfLocalInput(input) })}
      />
    </Fields>
  );
}

function ProgramChoice({
  id,
  value,
  onChange,
}: {
  readonly id: string;
  readonly value: string | null;
  readonly onChange: (programId: string | null) => void;
}) {
  const { ledger: texts } = useBackstageMessages();
  const { data } = useRead(competitionKey(id, 'programs'), (client, signal) =>
    client.request('listProgramGroups', { path: { id }, signal }),
  );
  const programs = (data?.programGroups ?? []).flatMap((group) => group.programs);
  if (programs.length === 0 || programs.length > mostPrograms) return null;
  return (
    <Select
      label={texts.programFilter}
      value={value ?? all}
      options={[
        { value: all, label: texts.allPrograms },
        ...programs.map(({ id: programId, sort, programName }) => ({
          value: programId,
          label: fill(texts.program, { number: sort, name: programName }),
        })),
      ]}
      onChange={(chosen) => onChange(chosen === all ? null : chosen)}
    />
  );
}
