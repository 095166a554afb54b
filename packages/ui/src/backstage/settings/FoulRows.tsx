'use client';
// The fouls of a battle, and in words what "allowed times" means.
import type { FoulInput } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Actions, Hint, Stack } from '../frame/Section.tsx';
import { FieldLine } from '../list/FieldLine.tsx';

export interface FoulRowsProps {
  readonly fouls: readonly FoulInput[];
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (fouls: readonly FoulInput[]) => void;
}

export function FoulRows({ fouls, fields, onChange }: FoulRowsProps) {
  const { score: texts } = useBackstageMessages();
  const change = (at: number, part: Partial<FoulInput>) =>
    onChange(fouls.map((foul, index) => (index === at ? { ...foul, ...part } : foul)));
  return (
    <Stack $gap={12}>
      {fouls.map((foul, index) => (
        <FieldLine
          key={foul.id ?? `new-${index}`}
          $columns="minmax(0, 1fr) 140px minmax(0, 200px) 44px"
        >
          <TextField
            label={texts.foulName}
            maxLength={30}
            value={foul.foulName}
            onChange={(foulName) => change(index, { foulName })}
            error={fields[`fouls.${index}.foulName`]}
          />
          <NumberField
            label={texts.foulTimes}
            value={foul.times}
            min={0}
            max={99}
            decimals={0}
            onChange={(times) => change(index, { times: times ?? 0 })}
            error={fields[`fouls.${index}.times`]}
          />
          <Hint>{fill(texts.foulHint, { times: foul.times, loss: foul.times + 1 })}</Hint>
          <IconButton
            label={fill(texts.removeFoul, { name: foul.foulName })}
            onClick={() => onChange(fouls.filter((_, at) => at !== index))}
          >
            ✕
          </IconButton>
        </FieldLine>
      ))}
      <Actions>
        <Button
          disabled={fouls.length >= 20}
          onClick={() => onChange([...fouls, { foulName: '', times: 2 }])}
        >
          {texts.addFoul}
        </Button>
      </Actions>
    </Stack>
  );
}
