'use client';
// What kind of round a battle's group is, and of which division: proposed by the group's name, and chosen here.
import { divisionOfName, roundKindOfName, usualTablePoints } from '@liangfen/rules';
import type { RoundKind, TablePoints } from '@liangfen/sdk/schema';
import { roundKindValues, tablePointsValues } from '@liangfen/sdk/values';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';

export interface RoundFieldsProps {
  readonly group: {
    readonly groupName: string;
    readonly roundKind?: RoundKind | null;
    readonly division?: string | null;
    readonly tablePoints?: TablePoints | null;
  };
  readonly onChange: (part: {
    readonly roundKind?: RoundKind | null;
    readonly division?: string | null;
    readonly tablePoints?: TablePoints | null;
  }) => void;
  readonly error: string | undefined;
}

/** Stands for what was not chosen; the contract's word for it is null, which a list cannot hold. */
const proposed = 'PROPOSED';

export function RoundFields({ group, onChange, error }: RoundFieldsProps) {
  const { groups: texts } = useBackstageMessages();
  const { groupName, roundKind = null, division = null, tablePoints = null } = group;
  const named = roundKindOfName(groupName);
  const byName =
    named === null ? texts.byBouts : fill(texts.byName, { kind: texts.roundKinds[named] });
  return (
    <>
      <Select<RoundKind | typeof proposed>
        label={texts.roundKind}
        value={roundKind ?? proposed}
        options={[
          { value: proposed, label: byName },
          ...roundKindValues.map((value) => ({ value, label: texts.roundKinds[value] })),
        ]}
        onChange={(chosen) => onChange({ roundKind: chosen === proposed ? null : chosen })}
      />
      {roundKind === 'ROUND_ROBIN' ? (
        <Select<TablePoints>
          label={texts.tablePoints}
          value={tablePoints ?? usualTablePoints}
          options={tablePointsValues.map((value) => ({
            value,
            label: texts.tablePointsKinds[value],
          }))}
          onChange={(chosen) => onChange({ tablePoints: chosen })}
        />
      ) : null}
      <TextField
        label={texts.division}
        maxLength={20}
        value={division ?? ''}
        placeholder={divisionOfName(groupName) || texts.noDivision}
        onChange={(written) => onChange({ division: written === '' ? null : written })}
        error={error}
      />
    </>
  );
}
