'use client';
// A list of competitions by pages: what each is, and the one thing to do next.
import type { Competition, CompetitionRow } from '@liangfen/sdk/schema';
import { roleMayCall } from '@liangfen/sdk/values';
import { styled } from 'styled-components';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useCommonMessages, useLang } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Table } from '../../primitives/Table.tsx';
import { token } from '../../theme/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionsKey, useRead } from '../data/use-read.ts';
import { FailedRead } from '../frame/Loaded.tsx';
import { Pager } from '../frame/Pager.tsx';
import { PageLink, useNavigation } from '../frame/pages.tsx';
import { RowActions } from '../frame/Section.tsx';
import { StatusTag } from '../frame/StatusTag.tsx';
import { CompetitionMenu } from './CompetitionMenu.tsx';
import { ExampleButton } from './ExampleButton.tsx';
import { PreparationCell } from './PreparationCell.tsx';
import { useOpenConsole } from './use-open-console.ts';

/** Spec § 5. */
const pageSize = 10;

const Name = styled(PageLink)`
  color: ${token.text};
  font-weight: 500;
  text-decoration: none;
  &:hover {
    color: ${token.accent};
    text-decoration: underline;
  }
`;

export interface CompetitionTableProps {
  /** Whether to list the deleted competitions, to restore them. */
  readonly bin: boolean;
  readonly keyword: string;
  /** From 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function CompetitionTable({ bin, keyword, page, onPage }: CompetitionTableProps) {
  const lang = useLang();
  const { list: texts, action } = useBackstageMessages();
  const { mode } = useCommonMessages();
  const { go, openBeside } = useNavigation();
  const openConsole = useOpenConsole();
  const list = useRead(
    [...competitionsKey, { page, keyword, bin }],
    (client, signal) =>
      client.request('pageCompetitions', {
        query: {
          page,
          size: pageSize,
          deleted: bin,
          checklist: !bin,
          ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
        },
        signal,
      }),
    { keep: true },
  );
  const restore = useAct(
    action.restore,
    async (client, { id, name }: Competition) => {
      await client.request('restoreCompetition', { path: { id } });
      return name;
    },
    { refresh: [competitionsKey], done: (name) => fill(texts.restored, { name }) },
  );

  const settingsOf = (competition: Competition) =>
    ({
      page: 'backstage',
      id: competition.id,
      mode: competition.mode.toLowerCase(),
      tab: 'basic',
    }) as const;

  return list.isError && list.data === undefined ? (
    <FailedRead of={list} />
  ) : (
    <>
      <Table
        label={texts.title}
        cards
        loading={list.isPending}
        rows={list.data?.content ?? []}
        rowKey={(row) => row.id}
        empty={emptyState()}
        columns={[
          {
            key: 'name',
            title: texts.column.name,
            rowHeader: true,
            cell: (row) => (bin ? row.name : <Name to={settingsOf(row)}>{row.name}</Name>),
          },
          {
            key: 'mode',
            title: texts.column.mode,
            onCard: 'bare',
            cell: (row) => mode[row.mode],
          },
          {
            key: 'status',
            title: texts.column.status,
            onCard: 'bare',
            cell: (row) => <StatusTag status={row.status} />,
          },
          ...(bin
            ? []
            : [
                {
                  key: 'preparation',
                  title: texts.column.preparation,
                  onCard: 'bare' as const,
                  cell: (row: CompetitionRow) => <PreparationCell competition={row} />,
                },
              ]),
          {
            key: 'programs',
            title: texts.column.programs,
            align: 'end',
            cell: (row) => row.programCount,
          },
          {
            key: 'judges',
            title: texts.column.judges,
            align: 'end',
            cell: (row) => row.judgeCount,
          },
          {
            key: 'updated',
            title: bin ? texts.deletedAt : texts.column.updated,
            cell: (row) =>
              dateAndTime(bin ? (row.deletedAt ?? row.updatedAt) : row.updatedAt, lang),
          },
          {
            key: 'action',
            title: texts.column.action,
            onCard: 'end',
            cell: (row) => (bin ? binActions(row) : rowActions(row)),
          },
        ]}
      />
      <Pager page={page} size={pageSize} total={list.data?.totalElements ?? 0} onPage={onPage} />
    </>
  );

  function rowActions(row: Competition) {
    return (
      <RowActions>
        {roleMayCall(row.role, 'issueConsoleToken') ? (
          <Button size="small" look="quiet" onClick={() => void openConsole.run(row.id)}>
            {texts.console}
          </Button>
        ) : null}
        <Button
          size="small"
          look="quiet"
          onClick={() => openBeside({ page: 'screen', id: row.id })}
        >
          {texts.screen}
        </Button>
        {roleMayCall(row.role, 'renameCompetition') ? (
          <CompetitionMenu
            id={row.id}
            name={row.name}
            status={row.status}
            mode={row.mode.toLowerCase()}
          />
        ) : null}
      </RowActions>
    );
  }

  function binActions(row: Competition) {
    return (
      <RowActions>
        <Button size="small" look="quiet" busy={restore.busy} onClick={() => void restore.run(row)}>
          {texts.restore}
        </Button>
      </RowActions>
    );
  }

  function emptyState() {
    if (bin) return <EmptyState title={texts.emptyDeleted} />;
    if (keyword.trim() !== '') {
      return <EmptyState title={fill(texts.notFound, { keyword: keyword.trim() })} />;
    }
    return (
      <EmptyState title={texts.empty} hint={texts.emptyHint}>
        <Button look="primary" onClick={() => go({ page: 'create' })}>
          {texts.create}
        </Button>
        <ExampleButton />
      </EmptyState>
    );
  }
}
