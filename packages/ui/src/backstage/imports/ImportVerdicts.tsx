'use client';
// Which lines can be imported and which cannot, with the reason; before the import and after it.
import type { AcceptedRow, ImportAnswer, PublishedChanges, RefusedRow } from '@liangfen/sdk/schema';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useMarks } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { LongTable } from '../../primitives/LongTable.tsx';
import { Select } from '../../primitives/Select.tsx';
import { token } from '../../theme/index.ts';
import { ToldChanges } from '../../told-changes/index.ts';
import { useDecimals } from '../forecast/use-decimals.ts';
import { Callout } from '../frame/Callout.tsx';
import { Actions, Hint, Stack } from '../frame/Section.tsx';
import type { ImportedList, ImportWish } from './import-calls.ts';
import { UnderstoodTable } from './UnderstoodTable.tsx';
import { useRefusedFile } from './use-import.ts';

const tableHeight = 232;

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  outline: none;
  strong {
    font-weight: 600;
  }
  [data-refused] {
    color: ${token.danger};
  }
`;

const PartTitle = styled.h3`
  margin: 0;
  font-size: 14px;
  font-weight: 600;
`;

const Groups = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  max-height: 96px;
  margin: 0;
  padding: 0;
  overflow: auto;
  position: relative;
  list-style: none;
  li {
    overflow-wrap: anywhere;
  }
`;

const WorksheetChoice = styled(Select)`
  max-width: 320px;
`;

/** Takes the focus of the button that led here, so that reading goes on with it. */
function ReadFirst({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <Summary ref={element} role="status" tabIndex={-1}>
      {children}
    </Summary>
  );
}

export interface ImportVerdictsProps {
  readonly id: string;
  readonly list: ImportedList;
  readonly wish: ImportWish;
  readonly answer: ImportAnswer;
  readonly busy: boolean;
  readonly onWish: (wish: ImportWish) => void;
}

/** Shows the verdicts before anything is stored. */
export function ImportVerdicts({ id, list, wish, answer, busy, onWish }: ImportVerdictsProps) {
  const marks = useMarks();
  const { imports: texts } = useBackstageMessages();
  const group = texts.group[list];
  const { imported, refused, createdGroups, sheet: worksheet, sheets: worksheets } = answer;
  return (
    <Stack>
      <ReadFirst>
        <strong>{wish.source.name}</strong>
        <span>
          {fill(texts.accepted, { amount: fill(texts.amount[list], { count: imported }) })}
        </span>
        {refused === 0 ? null : <span data-refused>{fill(texts.refused, { count: refused })}</span>}
      </ReadFirst>
      {imported + refused === 0 ? (
        <Callout tone="warning" title={texts.nothing}>
          {texts.empty}
        </Callout>
      ) : null}
      {worksheets.length < 2 ? null : (
        <WorksheetChoice
          label={texts.worksheet}
          hint={fill(texts.worksheetHint, { count: worksheets.length })}
          value={worksheet}
          disabled={busy}
          options={worksheets.map((name) => ({ value: name, label: name }))}
          onChange={(name) => {
            const { reading: _, ...kept } = wish;
            onWish({ ...kept, worksheet: name });
          }}
        />
      )}
      {answer.reading === undefined ? null : (
        <UnderstoodTable
          list={list}
          reading={answer.reading}
          choice={wish.reading ?? {}}
          busy={busy}
          onChoice={(reading) =>
            onWish({ ...wish, reading, ...(worksheet === null ? {} : { worksheet }) })
          }
        />
      )}
      {createdGroups.length === 0 ? null : (
        <Callout
          tone="warning"
          title={fill(texts.newGroups, { group, names: createdGroups.join(marks.list) })}
        />
      )}
      <ComingGroups list={list} answer={answer} />
      {answer.changes === undefined ? null : <Changes changes={answer.changes} id={id} />}
      {(answer.known ?? 0) === 0 ? null : (
        <Checkbox
          checked={wish.renew === true}
          disabled={busy}
          onChange={(renew) => onWish({ ...wish, renew })}
        >
          {fill(texts.renew, { amount: fill(texts.amount[list], { count: answer.known ?? 0 }) })}
        </Checkbox>
      )}
      {wish.source.kind === 'ADDRESS_BOOK' ? null : (
        <Checkbox
          checked={wish.createGroups}
          disabled={busy}
          onChange={(createGroups) => onWish({ ...wish, createGroups })}
        >
          {fill(texts.createGroups, { group })}
        </Checkbox>
      )}
      <RefusedRows title={texts.refusedTitle} answer={answer} />
      <AcceptedRows answer={answer} />
    </Stack>
  );
}

/** Which published figures the import would change; nothing where it changes none. */
function Changes({ id, changes }: { readonly id: string; readonly changes: PublishedChanges }) {
  const { toldChanges } = useBackstageMessages();
  const setting = useDecimals(id);
  if (setting === null) return null;
  const told = { state: 'FOUND', answer: changes } as const;
  return <ToldChanges texts={toldChanges} changes={told} setting={setting} onlyChanges />;
}

/** Says into which groups the lines go, above the lines themselves. */
function ComingGroups({ list, answer }: { list: ImportedList; answer: ImportAnswer }) {
  const { imports: texts } = useBackstageMessages();
  const { groups, createdGroups } = answer;
  if (groups.length === 0) return null;
  const title = fill(texts.coming, { group: texts.group[list] });
  const isNew = new Set(createdGroups);
  return (
    <Stack $gap={8}>
      <PartTitle>{title}</PartTitle>
      <Groups aria-label={title}>
        {groups.map(({ groupName, count }) => (
          <li key={groupName}>
            {fill(isNew.has(groupName) ? texts.comingToNew : texts.comingTo, {
              name: groupName,
              amount: fill(texts.amount[list], { count }),
            })}
          </li>
        ))}
      </Groups>
    </Stack>
  );
}

export interface ImportOutcomeProps {
  readonly id: string;
  readonly list: ImportedList;
  readonly answer: ImportAnswer;
}

/** Shows the outcome after the import. */
export function ImportOutcome({ id, list, answer }: ImportOutcomeProps) {
  const marks = useMarks();
  const { imports: texts } = useBackstageMessages();
  const refusedFile = useRefusedFile(id);
  const { imported, refused, createdGroups, importId } = answer;
  return (
    <Stack>
      <ReadFirst>
        <strong>
          {imported === 0
            ? texts.doneNone
            : fill(texts.done, { amount: fill(texts.amount[list], { count: imported }) })}
        </strong>
        {createdGroups.length === 0 ? null : (
          <span>
            {fill(texts.createdGroups, {
              group: texts.group[list],
              names: createdGroups.join(marks.list),
            })}
          </span>
        )}
      </ReadFirst>
      {refused === 0 || importId === null ? null : (
        <Actions style={{ justifyContent: 'space-between' }}>
          <span>{fill(texts.notImported, { count: refused })}</span>
          <Button busy={refusedFile.busy} onClick={() => void refusedFile.run(importId)}>
            {texts.download}
          </Button>
        </Actions>
      )}
      <RefusedRows title={texts.notImportedTitle} answer={answer} />
    </Stack>
  );
}

function RefusedRows({ title, answer }: { readonly title: string; readonly answer: ImportAnswer }) {
  const { imports: texts } = useBackstageMessages();
  const { refusedRows, refused } = answer;
  if (refusedRows.length === 0) return null;
  return (
    <Stack $gap={8}>
      <PartTitle>{title}</PartTitle>
      <LongTable<RefusedRow>
        label={title}
        scrollHeight={tableHeight}
        rows={refusedRows}
        // Of two blocks side by side, each line comes twice.
        rowKey={(row) => [row.line, row.column, row.value].join(' ')}
        rowName={(row) => fill(texts.lineOf, { line: row.line })}
        columns={[
          { key: 'line', title: texts.line, width: '56px', cell: (row) => row.line },
          { key: 'column', title: texts.column, width: '96px', cell: (row) => row.column },
          {
            key: 'value',
            title: texts.value,
            width: '26%',
            cell: (row) => (row.value === '' ? texts.blank : row.value),
          },
          { key: 'reason', title: texts.reason, cell: (row) => row.reason },
        ]}
      />
      {refused > refusedRows.length ? (
        <Hint>{fill(texts.refusedMore, { count: refusedRows.length })}</Hint>
      ) : null}
    </Stack>
  );
}

function AcceptedRows({ answer }: { readonly answer: ImportAnswer }) {
  const { imports: texts } = useBackstageMessages();
  const { accepted, imported, columns } = answer;
  if (accepted.length === 0) return null;
  return (
    <Stack $gap={8}>
      <PartTitle>{texts.acceptedTitle}</PartTitle>
      <LongTable<AcceptedRow>
        label={texts.acceptedTitle}
        scrollHeight={tableHeight}
        rows={accepted}
        rowKey={(row) => [row.line, ...row.cells].join(' ')}
        rowName={(row) => fill(texts.lineOf, { line: row.line })}
        columns={[
          { key: 'line', title: texts.line, width: '56px', cell: (row) => row.line },
          ...columns.map((title, at) => ({
            key: title,
            title,
            cell: (row: AcceptedRow) => {
              const text = row.cells[at] ?? '';
              return text === '' ? '—' : text;
            },
          })),
        ]}
      />
      {imported > accepted.length ? (
        <Hint>{fill(texts.acceptedMore, { count: accepted.length })}</Hint>
      ) : null}
    </Stack>
  );
}
