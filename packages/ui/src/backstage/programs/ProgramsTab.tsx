'use client';
// The programs of a competition, group by group, in running order.
import type { Program, ProgramGroup } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { type Column, Table } from '../../primitives/Table.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Actions, Sheet, Stack } from '../frame/Sheet.tsx';
import { ProgramDialog } from './ProgramDialog.tsx';
import { ProgramGroupsDialog } from './ProgramGroupsDialog.tsx';

type Opened =
  | { readonly dialog: 'NONE' }
  | { readonly dialog: 'ADD' }
  | { readonly dialog: 'EDIT'; readonly program: Program }
  | { readonly dialog: 'GROUPS' }
  | { readonly dialog: 'REMOVE'; readonly programs: readonly Program[] };

export interface ProgramsTabProps {
  readonly id: string;
  readonly mode: string;
}

export function ProgramsTab({ id, mode }: ProgramsTabProps) {
  const groups = useRead(competitionKey(id, 'programs'), (client, signal) =>
    client.request('listProgramGroups', { path: { id }, signal }),
  );
  return (
    <Loaded of={groups}>
      {({ programGroups }) => <Programs id={id} mode={mode} groups={programGroups} />}
    </Loaded>
  );
}

function Programs({
  id,
  mode,
  groups,
}: {
  readonly id: string;
  readonly mode: string;
  readonly groups: readonly ProgramGroup[];
}) {
  const { programs: texts, action } = useBackstageMessages();
  const { action: common, phase, table } = useCommonMessages();
  const [groupId, setGroupId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>({ dialog: 'NONE' });
  const close = () => setOpened({ dialog: 'NONE' });
  const group = groups.find((each) => each.id === groupId) ?? groups[0];
  const rows = group?.programs ?? [];
  const refresh = [competitionKey(id), competitionsKey];

  const move = useAct(
    action.move,
    (client, { program, by }: { program: Program; by: -1 | 1 }) => {
      const order = [...rows];
      const at = order.findIndex((each) => each.id === program.id);
      order.splice(at, 1);
      order.splice(at + by, 0, program);
      return client.request('sortPrograms', {
        path: { id },
        body: {
          programSorts: order.map((each, index) => ({ id: each.id, sort: index + 1 })),
        },
      });
    },
    { refresh },
  );
  const remove = useAct(
    action.remove,
    (client, programs: readonly Program[]) =>
      client.request('deletePrograms', {
        path: { id, programId: programs.map((program) => program.id).join(',') },
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
  const chosen = rows.filter((program) => selected.has(program.id));
  const battle = mode === 'battle';
  const nameOf = (programId: string | null) =>
    rows.find((program) => program.id === programId)?.programName;

  const columns: Column<Program>[] = [
    { key: 'sort', title: texts.column.sort, width: '64px', cell: (program) => program.sort },
    {
      key: 'name',
      title: texts.column.name,
      rowHeader: true,
      cell: (program) => program.programName,
    },
    {
      key: 'contestant',
      title: texts.column.contestant,
      cell: (program) => (program.contestant === '' ? '—' : program.contestant),
    },
    ...(battle
      ? [
          {
            key: 'opponent',
            title: texts.column.opponent,
            cell: (program: Program) =>
              nameOf(program.battleProgram) ?? <Tag $tone="warning">{texts.unpaired}</Tag>,
          },
        ]
      : []),
    {
      key: 'phase',
      title: texts.column.phase,
      cell: (program) => <Tag>{phase[program.phase]}</Tag>,
    },
    {
      key: 'score',
      title: texts.column.score,
      align: 'end',
      cell: (program) => program.finalScore ?? '—',
    },
    {
      key: 'action',
      title: texts.column.action,
      cell: (program, index) => (
        <Actions style={{ flexWrap: 'nowrap', gap: 2 }}>
          <Button size="small" look="quiet" onClick={() => setOpened({ dialog: 'EDIT', program })}>
            {common.edit}
          </Button>
          <IconButton
            size="small"
            label={fill(texts.moveUp, { name: program.programName })}
            disabled={index === 0 || move.busy}
            onClick={() => void move.run({ program, by: -1 })}
          >
            ↑
          </IconButton>
          <IconButton
            size="small"
            label={fill(texts.moveDown, { name: program.programName })}
            disabled={index === rows.length - 1 || move.busy}
            onClick={() => void move.run({ program, by: 1 })}
          >
            ↓
          </IconButton>
          <Button
            size="small"
            look="quiet"
            onClick={() => setOpened({ dialog: 'REMOVE', programs: [program] })}
          >
            {common.remove}
          </Button>
        </Actions>
      ),
    },
  ];

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
        {groups.length > 1 ? (
          <div style={{ overflowX: 'auto' }}>
            <Segmented
              label={texts.groups}
              value={group?.id ?? null}
              options={groups.map((each) => ({
                value: each.id,
                label: `${each.groupName} ${each.programs.length}`,
              }))}
              onChange={setGroupId}
            />
          </div>
        ) : null}
        {chosen.length === 0 ? null : (
          <Actions>
            <span>{fill(table.selected, { count: chosen.length })}</span>
            <Button
              look="danger"
              size="small"
              onClick={() => setOpened({ dialog: 'REMOVE', programs: chosen })}
            >
              {common.remove}
            </Button>
          </Actions>
        )}
        <Table
          label={texts.title}
          rows={rows}
          rowKey={(program) => program.id}
          rowName={(program) => program.programName}
          selected={selected}
          onSelect={setSelected}
          columns={columns}
          empty={
            <EmptyState title={texts.empty} hint={texts.emptyHint}>
              <Button look="primary" onClick={() => setOpened({ dialog: 'ADD' })}>
                {texts.add}
              </Button>
            </EmptyState>
          }
        />
      </Stack>
      {opened.dialog === 'ADD' || opened.dialog === 'EDIT' ? (
        <ProgramDialog
          id={id}
          program={opened.dialog === 'EDIT' ? opened.program : null}
          groups={groups}
          groupId={group?.id ?? null}
          onClose={close}
        />
      ) : null}
      {opened.dialog === 'GROUPS' ? (
        <ProgramGroupsDialog id={id} groups={groups} onClose={close} />
      ) : null}
      {opened.dialog === 'REMOVE' ? (
        <ConfirmDialog
          open
          danger
          title={
            opened.programs.length === 1
              ? fill(texts.removeAsk, { name: opened.programs[0]?.programName ?? '' })
              : fill(texts.removeSome, { count: opened.programs.length })
          }
          effect={texts.removeEffect}
          confirmLabel={common.remove}
          busy={remove.busy}
          onCancel={close}
          onConfirm={() => void remove.run(opened.programs)}
        />
      ) : null}
    </Sheet>
  );
}
