'use client';
// 导出: what can be taken away and what each is good for; the download goes on when the dialog is gone.
import { filesOfMode } from '@liangfen/rules/words';
import type {
  PrintedSheet,
  ResultOverview,
  StatisticsSheets,
  TableFormat,
} from '@liangfen/sdk/schema';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Select } from '../../primitives/Select.tsx';
import { token } from '../../theme/index.ts';
import { useDownloads } from '../downloads/Downloads.tsx';
import { Actions, Hint, Stack } from '../frame/Section.tsx';

export interface ExportDialogProps {
  readonly id: string;
  /** Files for which the mode has no figures are not offered. */
  readonly overview: Pick<ResultOverview, 'mode' | 'rankings' | 'coveredProgramIds'>;
  readonly onClose: () => void;
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 14px;
  }
  li + li {
    border-top: 1px solid ${token.line};
  }
`;

const Heading = styled.h3`
  margin: 0;
  font-size: 14px;
  font-weight: 600;
`;

const all = 'all';

const extensions: Readonly<Record<TableFormat, string>> = { XLSX: 'xlsx', CSV: 'csv' };

export function ExportDialog({ id, overview, onClose }: ExportDialogProps) {
  const { mode, rankings, coveredProgramIds } = overview;
  const { statistics } = useBackstageMessages();
  const { action } = useCommonMessages();
  const texts = statistics.export;
  const { start } = useDownloads();
  const [groupId, setGroupId] = useState(all);
  const query = groupId === all ? {} : { groupId };
  const files = filesOfMode[mode];

  function takeTable(what: StatisticsSheets, format: TableFormat): void {
    const { name } = texts[what];
    start({
      name,
      fallback: `${name}.${extensions[format]}`,
      fetch: (client, signal, onProgress) =>
        client.download(
          'exportStatistics',
          { path: { id }, query: { ...query, what, format }, signal },
          onProgress,
        ),
    });
    // The progress is behind the dialog.
    onClose();
  }

  function takePaper(kind: PrintedSheet): void {
    const { name } = texts[kind];
    start({
      name,
      fallback: `${name}.pdf`,
      fetch: (client, signal, onProgress) =>
        client.download(
          'exportSheet',
          { path: { id }, query: { ...query, kind }, signal },
          onProgress,
        ),
    });
    onClose();
  }

  const row = (what: StatisticsSheets | PrintedSheet, buttons: ReactNode) => (
    <li key={what}>
      <div>
        <span>{texts[what].name}</span>
        <Hint>{texts[what].hint}</Hint>
      </div>
      <Actions>{buttons}</Actions>
    </li>
  );
  const button = (label: string, name: string, onClick: () => void) => (
    <Button size="small" aria-label={name} onClick={onClick}>
      {label}
    </Button>
  );

  return (
    <Dialog
      open
      width={620}
      title={texts.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{action.close}</Button>}
    >
      <Stack>
        {coveredProgramIds.length > 0 ? <Hint>{statistics.covered.notExported}</Hint> : null}
        {rankings.length > 1 ? (
          <Select
            label={texts.group}
            value={groupId}
            options={[
              { value: all, label: texts.allGroups },
              ...rankings.map((each) => ({ value: each.groupId, label: each.groupName })),
            ]}
            onChange={setGroupId}
          />
        ) : null}
        <Stack $gap={8}>
          <Heading>{texts.excel}</Heading>
          <List aria-label={texts.excel}>
            {files.tables.map((what) => {
              const { name } = texts[what];
              const get = fill(texts.getOf, { what: name });
              return row(
                what,
                <>
                  {button(texts.get, get, () => takeTable(what, 'XLSX'))}
                  {what === 'ALL'
                    ? null
                    : button(texts.csv, fill(texts.csvOf, { what: name }), () =>
                        takeTable(what, 'CSV'),
                      )}
                </>,
              );
            })}
          </List>
        </Stack>
        <Stack $gap={8}>
          <Heading>{texts.paper}</Heading>
          <List aria-label={texts.paper}>
            {files.paper.map((kind) => {
              const get = fill(texts.getOf, { what: texts[kind].name });
              return row(
                kind,
                button(texts.get, get, () => takePaper(kind)),
              );
            })}
          </List>
        </Stack>
        <Hint>{texts.leave}</Hint>
      </Stack>
    </Dialog>
  );
}
