'use client';
// 导出: what can be taken away and what each is good for; the download goes on when the dialog is gone.
import type { PrintedSheet, ResultOverview, StatisticsSheets } from '@liangfen/sdk/schema';
import { printedSheetValues, statisticsSheetsValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Select } from '../../primitives/Select.tsx';
import { token } from '../../theme/index.ts';
import { useDownloads } from '../data/Downloads.tsx';
import { Hint, Stack } from '../frame/Sheet.tsx';

export interface ExportDialogProps {
  readonly id: string;
  readonly rankings: ResultOverview['rankings'];
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

type What = StatisticsSheets | PrintedSheet;

const all = 'all';

export function ExportDialog({ id, rankings, onClose }: ExportDialogProps) {
  const { statistics } = useBackstageMessages();
  const { action } = useCommonMessages();
  const texts = statistics.export;
  const { start } = useDownloads();
  const [groupId, setGroupId] = useState(all);
  const query = groupId === all ? {} : { groupId };

  function take(what: What): void {
    const { name } = texts[what];
    const paper = what === 'SUMMARY' || what === 'SCORE_SHEET';
    start({
      name,
      fallback: `${name}.${paper ? 'pdf' : 'xlsx'}`,
      fetch: (client, signal, onProgress) =>
        paper
          ? client.download(
              'exportSheet',
              { path: { id }, query: { ...query, kind: what }, signal },
              onProgress,
            )
          : client.download(
              'exportStatistics',
              { path: { id }, query: { ...query, what }, signal },
              onProgress,
            ),
    });
    // The progress is behind the dialog.
    onClose();
  }

  const list = (label: string, entries: readonly What[]) => (
    <Stack $gap={8}>
      <Heading>{label}</Heading>
      <List aria-label={label}>
        {entries.map((what) => (
          <li key={what}>
            <div>
              {texts[what].name}
              <Hint>{texts[what].hint}</Hint>
            </div>
            <Button
              size="small"
              aria-label={fill(texts.getOf, { what: texts[what].name })}
              onClick={() => take(what)}
            >
              {texts.get}
            </Button>
          </li>
        ))}
      </List>
    </Stack>
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
        {list(texts.excel, statisticsSheetsValues)}
        {list(texts.paper, printedSheetValues)}
        <Hint>{texts.leave}</Hint>
      </Stack>
    </Dialog>
  );
}
