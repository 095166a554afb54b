'use client';
// How many scores are dropped by the size of the panel, as a rule book's table has it; while it is empty, always as many.
import type { DropRow } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { FieldError, FieldLabel } from '../../primitives/Field.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Actions, Hint, Stack } from '../frame/Section.tsx';
import { FieldLine } from '../list/FieldLine.tsx';
import type { SettingPart } from './score-draft.ts';

const mostRows = 10;

export function DropTable({
  part: { setting, locked, fields, set },
}: {
  readonly part: SettingPart;
}) {
  const { score: texts } = useBackstageMessages();
  const { dropsByPanel: rows = [], dropHighest, dropLowest } = setting;
  const put = (dropsByPanel: readonly DropRow[]) => set({ dropsByPanel: [...dropsByPanel] });
  const next: DropRow = { from: (rows.at(-1)?.from ?? 3) + 2, highest: dropHighest, lowest: dropLowest }; // biome-ignore format: one row
  const error = Object.entries(fields).find(([field]) => field.startsWith('setting.dropsByPanel'));
  return (
    <Stack $gap={8}>
      <div>
        <FieldLabel as="div">{texts.dropsByPanel}</FieldLabel>
        <Hint>{texts.dropsByPanelHint}</Hint>
      </div>
      {rows.map((row, index) => {
        const change = (name: keyof DropRow) => (value: number | null) => {
          if (value === null) return;
          put(rows.map((each, at) => (at === index ? { ...each, [name]: value } : each)));
        };
        const number = (name: keyof DropRow, label: string, min: number, max: number) => (
          <NumberField
            label={label}
            value={row[name]}
            min={min}
            max={max}
            decimals={0}
            disabled={locked}
            onChange={change(name)}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own, only its place
          <FieldLine key={`row-${index}`} $columns="1fr 1fr 1fr 44px">
            {number('from', texts.dropFrom, 2, 200)}
            {number('highest', texts.dropHighest, 0, 5)}
            {number('lowest', texts.dropLowest, 0, 5)}
            <IconButton
              label={fill(texts.removeDropRow, { from: row.from })}
              disabled={locked}
              onClick={() => put(rows.filter((_, at) => at !== index))}
            >
              ✕
            </IconButton>
          </FieldLine>
        );
      })}
      {error === undefined ? null : <FieldError role="alert">{error[1]}</FieldError>}
      <Actions>
        <Button
          size="small"
          disabled={locked || rows.length >= mostRows}
          onClick={() => put([...rows, next])}
        >
          {texts.addDropRow}
        </Button>
      </Actions>
    </Stack>
  );
}
