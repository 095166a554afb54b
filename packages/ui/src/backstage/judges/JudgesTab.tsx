'use client';
// The judges of a competition: sign-ups to decide on, numbers in order, groups, seat links.
import type { Approval, Judge, JudgeGroup } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { Tag, type Tone } from '../../primitives/Card.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { EmptyState, ErrorState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Table } from '../../primitives/Table.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Pager } from '../frame/Pager.tsx';
import { Actions, Sheet, Stack } from '../frame/Sheet.tsx';
import { JudgeDialog } from './JudgeDialog.tsx';
import { JudgeGroupsDialog } from './JudgeGroupsDialog.tsx';
import { SeatDialog } from './SeatDialog.tsx';

const pageSize = 20;

const tones: Record<Approval, Tone> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'neutral',
};

type Opened =
  | { readonly dialog: 'NONE' }
  | { readonly dialog: 'ADD' }
  | { readonly dialog: 'EDIT'; readonly judge: Judge }
  | { readonly dialog: 'GROUPS' }
  | { readonly dialog: 'SEAT'; readonly judge: Judge }
  | { readonly dialog: 'REMOVE'; readonly judges: readonly Judge[] };

export function JudgesTab({ id }: { readonly id: string }) {
  const { judges: texts, action } = useBackstageMessages();
  const { approval: approvals, action: common, table } = useCommonMessages();
  const [page, setPage] = useState(0);
  const [keyword, setKeyword] = useState('');
  const [filter, setFilter] = useState<Approval | 'ALL'>('ALL');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>({ dialog: 'NONE' });
  const close = () => setOpened({ dialog: 'NONE' });

  const groups = useRead(competitionKey(id, 'judge-groups'), (client, signal) =>
    client.request('listJudgeGroups', { path: { id }, signal }),
  );
  const list = useRead(
    competitionKey(id, 'judges', { page, keyword, filter }),
    (client, signal) =>
      client.request('pageJudges', {
        path: { id },
        query: {
          page,
          size: pageSize,
          ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
          ...(filter === 'ALL' ? {} : { approval: filter }),
        },
        signal,
      }),
    { keep: true },
  );
  const refresh = [competitionKey(id)];
  const approve = useAct(
    action.approve,
    (client, { judge, approve: approved }: { judge: Judge; approve: boolean }) =>
      client.request('approveJudge', {
        path: { id, judgeId: judge.id },
        query: { approve: approved },
      }),
    { refresh },
  );
  const move = useAct(
    action.move,
    (client, { judge, up }: { judge: Judge; up: boolean }) =>
      client.request(up ? 'moveJudgeUp' : 'moveJudgeDown', { path: { id, judgeId: judge.id } }),
    { refresh },
  );
  const remove = useAct(
    action.remove,
    (client, judges: readonly Judge[]) =>
      client.request('deleteJudges', {
        path: { id, judgeId: judges.map((judge) => judge.id).join(',') },
      }),
    {
      refresh,
      done: ({ count }) => fill(texts.removed, { count }),
      onDone: () => {
        setSelected(new Set());
        close();
      },
    },
  );

  const rows = list.data?.content ?? [];
  const judgeGroups: readonly JudgeGroup[] = groups.data?.judgeGroups ?? [];
  const groupName = (judge: Judge) =>
    judgeGroups.find((group) => group.id === judge.judgeGroupId)?.groupName ?? '';
  const chosen = rows.filter((judge) => selected.has(judge.id));

  return (
    <Sheet
      title={texts.title}
      actions={
        <>
          <Button onClick={() => setOpened({ dialog: 'GROUPS' })}>{texts.groups}</Button>
          <Button look="primary" onClick={() => setOpened({ dialog: 'ADD' })}>
            {texts.add}
          </Button>
        </>
      }
    >
      <Stack>
        <Actions style={{ justifyContent: 'space-between' }}>
          <div style={{ width: 'min(260px, 100%)' }}>
            <TextField
              label={texts.search}
              hideLabel
              type="search"
              placeholder={texts.search}
              value={keyword}
              onChange={(value) => {
                setKeyword(value);
                setPage(0);
              }}
            />
          </div>
          <Segmented<Approval | 'ALL'>
            label={texts.column.approval}
            value={filter}
            options={[
              { value: 'ALL', label: texts.all },
              { value: 'PENDING', label: approvals.PENDING },
              { value: 'APPROVED', label: approvals.APPROVED },
              { value: 'REJECTED', label: approvals.REJECTED },
            ]}
            onChange={(value) => {
              setFilter(value);
              setPage(0);
            }}
          />
        </Actions>
        {chosen.length === 0 ? null : (
          <Actions>
            <span>{fill(table.selected, { count: chosen.length })}</span>
            <Button
              look="danger"
              size="small"
              onClick={() => setOpened({ dialog: 'REMOVE', judges: chosen })}
            >
              {common.remove}
            </Button>
          </Actions>
        )}
        {list.isError && list.data === undefined ? (
          <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching} />
        ) : (
          <div>
            <Table
              label={texts.title}
              loading={list.isPending}
              rows={rows}
              rowKey={(judge) => judge.id}
              rowName={(judge) => judge.name}
              selected={selected}
              onSelect={setSelected}
              empty={
                <EmptyState title={texts.empty} hint={texts.emptyHint}>
                  <Button look="primary" onClick={() => setOpened({ dialog: 'ADD' })}>
                    {texts.add}
                  </Button>
                </EmptyState>
              }
              columns={[
                {
                  key: 'number',
                  title: texts.column.number,
                  width: '64px',
                  cell: (judge) => judge.number ?? '—',
                },
                {
                  key: 'name',
                  title: texts.column.name,
                  rowHeader: true,
                  cell: (judge) => judge.name,
                },
                {
                  key: 'phone',
                  title: texts.column.phoneNumber,
                  cell: (judge) => judge.phoneNumber ?? '—',
                },
                { key: 'group', title: texts.column.group, cell: groupName },
                {
                  key: 'approval',
                  title: texts.column.approval,
                  cell: (judge) => (
                    <Tag $tone={tones[judge.approval]}>{approvals[judge.approval]}</Tag>
                  ),
                },
                {
                  key: 'signIn',
                  title: texts.column.signIn,
                  cell: (judge) => (judge.signIn ? texts.signedIn : texts.notSignedIn),
                },
                { key: 'action', title: texts.column.action, cell: rowActions },
              ]}
            />
            <Pager
              page={page}
              size={pageSize}
              total={list.data?.totalElements ?? 0}
              onPage={setPage}
            />
          </div>
        )}
      </Stack>
      {opened.dialog === 'ADD' || opened.dialog === 'EDIT' ? (
        <JudgeDialog
          id={id}
          judge={opened.dialog === 'EDIT' ? opened.judge : null}
          groups={judgeGroups}
          onClose={close}
        />
      ) : null}
      {opened.dialog === 'GROUPS' && groups.data !== undefined ? (
        <JudgeGroupsDialog id={id} groups={groups.data.judgeGroups} onClose={close} />
      ) : null}
      {opened.dialog === 'SEAT' ? (
        <SeatDialog id={id} judge={opened.judge} onClose={close} />
      ) : null}
      {opened.dialog === 'REMOVE' ? (
        <ConfirmDialog
          open
          danger
          title={
            opened.judges.length === 1
              ? fill(texts.removeAsk, { name: opened.judges[0]?.name ?? '' })
              : fill(texts.removeSome, { count: opened.judges.length })
          }
          effect={texts.removeEffect}
          confirmLabel={common.remove}
          busy={remove.busy}
          onCancel={close}
          onConfirm={() => void remove.run(opened.judges)}
        />
      ) : null}
    </Sheet>
  );

  function rowActions(judge: Judge) {
    if (judge.approval !== 'APPROVED') {
      return (
        <Actions style={{ flexWrap: 'nowrap', gap: 4 }}>
          <Button
            size="small"
            look="primary"
            onClick={() => void approve.run({ judge, approve: true })}
          >
            {texts.approve}
          </Button>
          {judge.approval === 'PENDING' ? (
            <Button size="small" onClick={() => void approve.run({ judge, approve: false })}>
              {texts.reject}
            </Button>
          ) : null}
        </Actions>
      );
    }
    return (
      <Actions style={{ flexWrap: 'nowrap', gap: 2 }}>
        <Button size="small" look="quiet" onClick={() => setOpened({ dialog: 'SEAT', judge })}>
          {texts.seat}
        </Button>
        <Button size="small" look="quiet" onClick={() => setOpened({ dialog: 'EDIT', judge })}>
          {common.edit}
        </Button>
        <IconButton
          size="small"
          label={fill(texts.moveUp, { name: judge.name })}
          onClick={() => void move.run({ judge, up: true })}
        >
          ↑
        </IconButton>
        <IconButton
          size="small"
          label={fill(texts.moveDown, { name: judge.name })}
          onClick={() => void move.run({ judge, up: false })}
        >
          ↓
        </IconButton>
        <Button
          size="small"
          look="quiet"
          onClick={() => setOpened({ dialog: 'REMOVE', judges: [judge] })}
        >
          {common.remove}
        </Button>
      </Actions>
    );
  }
}
