'use client';
// How a spreadsheet was understood: its headers, each column, and the lines that are none; all of it can be said otherwise.
import type {
  ImportReading,
  LeftOutLine,
  ListField,
  ReadColumn,
  UnusedColumn,
} from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { LongTable } from '../../primitives/LongTable.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Callout } from '../frame/Callout.tsx';
import { Hint, Stack } from '../frame/Section.tsx';
import type { ImportedList, ReadingChoice } from './import-calls.ts';
import { fieldsOf, missingField, withField, withLine } from './reading-choice.ts';

const tableHeight = 232;

const PartTitle = styled.h3`
  margin: 0;
  font-size: 14px;
  font-weight: 600;
`;

const HeaderChoice = styled(Select)`
  max-width: 420px;
`;

/** A column that is not used. */
type FieldChoice = ListField | 'NONE';

export interface UnderstoodTableProps {
  readonly list: ImportedList;
  readonly reading: ImportReading;
  readonly choice: ReadingChoice;
  readonly busy: boolean;
  readonly onChoice: (choice: ReadingChoice) => void;
}

export function UnderstoodTable({ list, reading, choice, busy, onChoice }: UnderstoodTableProps) {
  const { imports: texts } = useBackstageMessages();
  const noField = (unused: UnusedColumn | null) => texts.unused[unused ?? 'NOT_WANTED'];
  const { columns, headerLine, topLines, blocks, hiddenLines, includesHidden } = reading;
  const missing = missingField(reading, list);
  const headers = topLines.map(({ line, text }) => ({
    value: String(line),
    label: fill(texts.headerOption, { line, text }),
  }));
  const fields: readonly FieldChoice[] = ['NONE', ...fieldsOf[list]];
  return (
    <Stack $gap={8}>
      <PartTitle>{texts.understood}</PartTitle>
      {missing === null ? null : (
        <Callout tone="warning" title={fill(texts.columnMissing, { field: texts.field[missing] })}>
          {texts.columnMissingHint}
        </Callout>
      )}
      <HeaderChoice
        label={texts.headerLine}
        value={String(headerLine)}
        disabled={busy}
        options={
          headers.some(({ value }) => value === String(headerLine))
            ? headers
            : [
                { value: String(headerLine), label: fill(texts.lineOf, { line: headerLine }) },
                ...headers,
              ]
        }
        // Columns and lines were chosen under the other headers.
        onChange={(line) =>
          onChoice({
            headerLine: Number(line),
            ...(choice.includeHidden === undefined ? {} : { includeHidden: choice.includeHidden }),
          })
        }
      />
      {blocks < 2 && choice.firstBlockOnly !== true ? null : (
        <Checkbox
          checked={choice.firstBlockOnly === true}
          disabled={busy}
          onChange={(firstBlockOnly) => onChoice({ ...choice, firstBlockOnly })}
        >
          {fill(texts.firstBlockOnly, { count: blocks })}
        </Checkbox>
      )}
      {hiddenLines === 0 ? null : (
        <Checkbox
          checked={includesHidden}
          disabled={busy}
          onChange={(includeHidden) => onChoice({ ...choice, includeHidden })}
        >
          {fill(texts.includeHidden, { count: hiddenLines })}
        </Checkbox>
      )}
      <LongTable<ReadColumn>
        label={texts.understood}
        scrollHeight={tableHeight}
        rows={columns}
        rowKey={({ column }) => column}
        rowName={({ column, title }) => fill(texts.columnOf, { column, title })}
        columns={[
          { key: 'column', title: texts.column, width: '56px', cell: ({ column }) => column },
          {
            key: 'title',
            title: texts.columnTitle,
            width: '26%',
            cell: ({ title, hidden }) => {
              const shown = title === '' ? texts.blank : title;
              return hidden ? fill(texts.hiddenColumn, { title: shown }) : shown;
            },
          },
          { key: 'sample', title: texts.sample, cell: ({ sample }) => sample },
          {
            key: 'field',
            title: texts.takenFor,
            width: '34%',
            cell: ({ column, title, field, unused }) => (
              <Select<FieldChoice>
                label={fill(texts.fieldOf, { column, title })}
                hideLabel
                value={field ?? 'NONE'}
                disabled={busy}
                options={fields.map((value) => ({
                  value,
                  // closed-lists: no field of a list, but that none is wanted
                  label: value === 'NONE' ? noField(unused) : texts.field[value],
                }))}
                onChange={(value) => {
                  const wanted = value === 'NONE' ? null : value;
                  const fieldColumns = withField(reading, list, column, wanted);
                  onChoice({ ...choice, fieldColumns });
                }}
              />
            ),
          },
        ]}
      />
      <LeftOutLines reading={reading} choice={choice} busy={busy} onChoice={onChoice} />
    </Stack>
  );
}

function LeftOutLines({
  reading: { leftOut, leftOutCount },
  choice,
  busy,
  onChoice,
}: Pick<UnderstoodTableProps, 'reading' | 'choice' | 'busy' | 'onChoice'>) {
  const { imports: texts } = useBackstageMessages();
  if (leftOut.length === 0) return null;
  const title = fill(texts.leftOutTitle, { count: leftOutCount });
  return (
    <Stack $gap={8}>
      <PartTitle>{title}</PartTitle>
      <LongTable<LeftOutLine>
        label={title}
        scrollHeight={tableHeight}
        rows={leftOut}
        rowKey={({ line }) => String(line)}
        rowName={({ line }) => fill(texts.lineOf, { line })}
        columns={[
          { key: 'line', title: texts.line, width: '56px', cell: ({ line }) => line },
          { key: 'text', title: texts.value, cell: ({ text }) => text },
          {
            key: 'reason',
            title: texts.reason,
            width: '30%',
            cell: ({ reason }) => texts.leftOut[reason],
          },
          {
            key: 'keep',
            title: texts.keepTitle,
            width: '108px',
            cell: ({ line }) => (
              <Button
                size="small"
                disabled={busy}
                aria-label={fill(texts.keepLine, { line })}
                onClick={() => onChoice({ ...choice, keepLines: withLine(choice, line) })}
              >
                {texts.keep}
              </Button>
            ),
          },
        ]}
      />
      {leftOutCount > leftOut.length ? (
        <Hint>{fill(texts.acceptedMore, { count: leftOut.length })}</Hint>
      ) : null}
    </Stack>
  );
}
