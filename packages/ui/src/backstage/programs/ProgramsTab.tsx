'use client';
// The programs of a competition, group by group, in running order.
import type { Program, ProgramGroup } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import type { Column } from '../../primitives/Table.tsx';
import { useAim } from '../frame/Aimed.tsx';
import { ImportDialog } from '../imports/ImportDialog.tsx';
import { GroupPickDialog } from '../list/GroupPickDialog.tsx';
import { GroupsDialog } from '../list/GroupsDialog.tsx';
import { ListSheet } from '../list/ListSheet.tsx';
import { ProgramDialog } from './ProgramDialog.tsx';
import { programsMatching } from './programs-matching.ts';
import { usePrograms } from './use-programs.ts';

type Opened =
  | { readonly dialog: 'ADD' }
  | { readonly dialog: 'EDIT'; readonly program: Program }
  | { readonly dialog: 'GROUPS' }
  | { readonly dialog: 'IMPORT' }
  | { readonly dialog: 'JOIN'; readonly programs: readonly Program[] };

export interface ProgramsTabProps {
  readonly id: string;
  readonly mode: string;
}

function hasUnpaired({ programs }: ProgramGroup): boolean {
  return programs.some(({ battleProgram }) => battleProgram === null);
}

const none: readonly ProgramGroup[] = [];

export function ProgramsTab({ id, mode }: ProgramsTabProps) {
  const { programs: texts, imports } = useBackstageMessages();
  const { action: common, phase } = useCommonMessages();
  const [groupId, setGroupId] = useState<string | null>(null);
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { list, move, join, remove, saveGroups } = usePrograms(id);
  const groups = list.data?.programGroups ?? none;
  const unpaired = useAim()?.code === 'PAIRING' ? groups.find(hasUnpaired) : undefined;
  const group = groups.find((each) => each.id === groupId) ?? unpaired ?? groups[0];
  const programs = group?.programs ?? [];
  const names = new Map(programs.map((program) => [program.id, program.programName]));

  const columns: Column<Program>[] = [
    {
      key: 'sort',
      title: texts.column.sort,
      width: '56px',
      onCard: 'before',
      cell: (program) => program.sort,
    },
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
    ...(mode === 'battle'
      ? [
          {
            key: 'opponent',
            title: texts.column.opponent,
            cell: ({ battleProgram }: Program) =>
              (battleProgram === null ? undefined : names.get(battleProgram)) ?? (
                <Tag $tone="warning">{texts.unpaired}</Tag>
              ),
          },
        ]
      : []),
    {
      key: 'phase',
      title: texts.column.phase,
      width: '88px',
      onCard: 'bare',
      cell: (program) => <Tag>{phase[program.phase]}</Tag>,
    },
    {
      key: 'score',
      title: texts.column.score,
      align: 'end',
      width: '80px',
      cell: (program) => program.finalScore ?? '—',
    },
  ];

  return (
    <>
      <ListSheet<Program>
        // Another group is another list, with nothing ticked.
        key={group?.id ?? ''}
        texts={texts}
        rows={programsMatching(programs, keyword)}
        rowKey={(program) => program.id}
        rowName={(program) => program.programName}
        columns={columns}
        loading={list.isPending}
        onRetry={list.isError && list.data === undefined ? () => void list.refetch() : null}
        retrying={list.isFetching}
        keyword={keyword}
        onKeyword={setKeyword}
        moves={{
          canMove: () => true,
          placeOf: (program) => program.sort,
          places: programs.length,
          onMove: (program, place) => void move.run({ program, place }),
        }}
        remove={remove}
        filter={
          groups.length > 1 ? (
            <div style={{ overflowX: 'auto', maxWidth: '100%' }}>
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
          ) : undefined
        }
        actions={
          <>
            <Button
              disabled={list.data === undefined}
              onClick={() => setOpened({ dialog: 'GROUPS' })}
            >
              {texts.groups}
            </Button>
            <Button onClick={() => setOpened({ dialog: 'IMPORT' })}>{imports.open}</Button>
          </>
        }
        onAdd={() => setOpened({ dialog: 'ADD' })}
        addFor="PROGRAMS"
        rowActions={(program) => (
          <Button size="small" look="quiet" onClick={() => setOpened({ dialog: 'EDIT', program })}>
            {common.edit}
          </Button>
        )}
        chosenActions={(chosen) =>
          groups.length < 2 ? null : (
            <Button size="small" onClick={() => setOpened({ dialog: 'JOIN', programs: chosen })}>
              {texts.join}
            </Button>
          )
        }
      />
      {dialog()}
    </>
  );

  function dialog() {
    switch (opened?.dialog) {
      case undefined:
        return null;
      case 'ADD':
      case 'EDIT':
        return (
          <ProgramDialog
            id={id}
            program={opened.dialog === 'EDIT' ? opened.program : null}
            groups={groups}
            groupId={group?.id ?? null}
            onClose={close}
          />
        );
      case 'GROUPS':
        return (
          <GroupsDialog
            title={texts.groups}
            hint={texts.groupsHint}
            addText={texts.addGroup}
            field="programGroups"
            groups={groups.map((each) => ({
              id: each.id,
              groupName: each.groupName,
              members: each.programs.length,
            }))}
            save={saveGroups}
            onClose={close}
          />
        );
      case 'IMPORT':
        return <ImportDialog id={id} list="PROGRAMS" onClose={close} />;
      case 'JOIN':
        return (
          <GroupPickDialog
            title={fill(texts.joinAsk, { count: opened.programs.length })}
            label={texts.group}
            confirmLabel={texts.join}
            groups={groups.filter((each) => each.id !== group?.id)}
            busy={join.busy}
            onClose={close}
            onPick={async (programGroupId) => {
              const done = await join.run({ programs: opened.programs, programGroupId });
              if (done !== undefined) close();
            }}
          />
        );
    }
  }
}
