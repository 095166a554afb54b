'use client';
// The programs of a competition, group by group, in running order.
import { decimalsOfAll, formatScore, isCompeting, standingOf } from '@liangfen/rules';
import type { Program, ProgramGroup } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import type { Column } from '../../primitives/Table.tsx';
import { ForecastChanges } from '../forecast/ForecastChanges.tsx';
import { useToldFirst } from '../forecast/use-told-first.tsx';
import { useAim } from '../frame/Aimed.tsx';
import { useMay } from '../frame/own-role.ts';
import { ImportDialog } from '../imports/ImportDialog.tsx';
import { GroupPickDialog } from '../list/GroupPickDialog.tsx';
import { GroupsDialog } from '../list/GroupsDialog.tsx';
import { ListSection } from '../list/ListSection.tsx';
import { RecoveryDialog } from '../list/RecoveryDialog.tsx';
import { WholeListButtons } from '../list/WholeListButtons.tsx';
import { PhotosDialog } from '../pictures/PhotosDialog.tsx';
import { DeskStandingDialog } from './DeskStandingDialog.tsx';
import { ProgramDialog } from './ProgramDialog.tsx';
import { programsMatching } from './programs-matching.ts';
import { groupsPatch, hasResults, programsIn, usePrograms } from './use-programs.ts';

type Opened =
  | { readonly dialog: 'ADD' }
  | { readonly dialog: 'EDIT'; readonly program: Program; readonly version: number }
  | { readonly dialog: 'STANDING'; readonly program: Program }
  | { readonly dialog: 'GROUPS' }
  | { readonly dialog: 'IMPORT' }
  | { readonly dialog: 'PHOTOS' }
  | { readonly dialog: 'RECOVERY' }
  | { readonly dialog: 'JOIN'; readonly programs: readonly Program[] };

export interface ProgramsTabProps {
  readonly id: string;
  /** The competition's name. */
  readonly name: string;
  readonly mode: string;
  /** The competition's word for an act. */
  readonly performance: string;
}

function hasUnpaired({ programs }: ProgramGroup): boolean {
  return programs.some(({ battleProgram }) => battleProgram === null);
}

/** As many as one forecast takes. */
const mostTogether = 500;

/** The tab of every group together; no id of a group. */
const ALL = '';

const none: readonly ProgramGroup[] = [];

export function ProgramsTab({ id, name, mode, performance }: ProgramsTabProps) {
  const { programs: texts, standing, statistics } = useBackstageMessages();
  const { action: common, phase } = useCommonMessages();
  const [tab, setTab] = useState<string | null>(null);
  /** Kept by name, because a new group has no id here before the list is read again. */
  const [imported, setImported] = useState<string | null>(null);
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const may = useMay();
  const { list, move, join, removal, saveGroups } = usePrograms(id, name);
  const told = useToldFirst(id);
  const groups = list.data?.programGroups ?? none;
  const saveGroupsTold: typeof saveGroups = {
    ...saveGroups,
    run: async (saved) => {
      const change = groupsPatch(saved);
      const goesOn = !isToldOf() || (await told.ask({ action: 'updateProgramGroups', change }));
      return goesOn ? saveGroups.run(saved) : undefined;
    },
  };
  const unpaired = useAim()?.code === 'PAIRING' ? groups.find(hasUnpaired) : undefined;
  const came = groups.find((each) => each.groupName === imported);
  const group = groups.find((each) => each.id === tab) ?? came ?? unpaired ?? groups[0];
  const isAll = tab === ALL && groups.length > 1;
  const programs = isAll ? groups.flatMap((each) => each.programs) : (group?.programs ?? []);
  const names = new Map(programs.map((program) => [program.id, program.programName]));

  const homes = new Map(
    groups.flatMap((each) => each.programs.map(({ id: key }) => [key, each.groupName] as const)),
  );
  const decimals = decimalsOfAll(
    groups.flatMap((each) => each.programs.map(({ finalScore }) => finalScore)),
  );
  const covered = new Set(list.data?.coveredProgramIds);
  const version = list.data?.version ?? 0;
  const added = { program: null, version: null, groupId: group?.id ?? null };

  /** Takes the program from the newest list, so that a form sees what others changed. */
  function inListNow(edited: { readonly program: Program; readonly version: number }) {
    const home = groups.find(({ programs: all }) =>
      all.some(({ id: key }) => key === edited.program.id),
    );
    const program = home?.programs.find(({ id: key }) => key === edited.program.id);
    if (home === undefined || program === undefined) {
      return { ...edited, groupId: group?.id ?? null };
    }
    return { program, version, groupId: home.id };
  }

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
    ...(isAll
      ? [
          {
            key: 'group',
            title: texts.group,
            cell: ({ id: key }: Program) => homes.get(key) ?? '—',
          },
        ]
      : []),
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
      cell: (program) => <Tag>{fill(phase[program.phase], { performance })}</Tag>,
    },
    // Most lists have nobody who is out, and need the room.
    ...(programs.every(isCompeting)
      ? []
      : [
          {
            key: 'standing',
            title: standing.choose,
            width: '96px',
            onCard: 'bare' as const,
            cell: (program: Program) =>
              isCompeting(program) ? null : (
                <Tag $tone="warning">{standing.words[standingOf(program)]}</Tag>
              ),
          },
        ]),
    {
      key: 'score',
      title: texts.column.score,
      align: 'end',
      width: '80px',
      cell: ({ id: key, finalScore }) =>
        finalScore === null
          ? covered.has(key)
            ? statistics.covered.word
            : '—'
          : formatScore(finalScore, decimals),
    },
  ];

  return (
    <>
      <ListSection<Program>
        // Another group is another list, with nothing ticked.
        key={isAll ? ALL : (group?.id ?? ALL)}
        texts={texts}
        rows={programsMatching(programs, keyword)}
        rowKey={(program) => program.id}
        rowName={(program) => program.programName}
        columns={columns}
        loading={list.isPending}
        onRetry={list.isError && list.data === undefined ? () => void list.refetch() : null}
        retrying={list.isFetching}
        unread={list.error}
        keyword={keyword}
        onKeyword={setKeyword}
        // Positions are those of a group: they are changed in its own tab.
        moves={
          isAll
            ? null
            : {
                canMove: () => true,
                // Numbers may have gaps, or begin behind those of another group.
                positionOf: (program) => programs.indexOf(program) + 1,
                positions: programs.length,
                onMove: (program, position) =>
                  void moveTold(program, programs[position - 1]?.sort ?? position),
              }
        }
        removal={removal}
        removalChanges={(unwanted) => (
          <ForecastChanges
            id={id}
            change={{
              action: 'removePrograms',
              programIds: programsIn(unwanted).map((program) => program.id),
            }}
          />
        )}
        competitionName={name}
        filter={
          groups.length > 1 ? (
            <div style={{ overflowX: 'auto', maxWidth: '100%' }}>
              <Segmented
                label={texts.groups}
                value={isAll ? ALL : (group?.id ?? null)}
                options={[
                  {
                    value: ALL,
                    label: `${texts.all} ${groups.reduce((sum, each) => sum + each.programs.length, 0)}`,
                  },
                  ...groups.map((each) => ({
                    value: each.id,
                    label: `${each.groupName} ${each.programs.length}`,
                  })),
                ]}
                onChange={setTab}
              />
            </div>
          ) : undefined
        }
        mayEdit={may('createProgram')}
        actions={
          <WholeListButtons
            groups={texts.groups}
            ready={list.data !== undefined}
            onOpen={setOpened}
          />
        }
        onAdd={() => setOpened({ dialog: 'ADD' })}
        addFor="PROGRAMS"
        rowActions={(program) => (
          <>
            <Button
              size="small"
              look="quiet"
              onClick={() => setOpened({ dialog: 'EDIT', program, version })}
            >
              {common.edit}
            </Button>
            {may('setProgramStanding') ? (
              <Button
                size="small"
                look="quiet"
                aria-label={fill(standing.openFor, { program: program.programName })}
                onClick={() => setOpened({ dialog: 'STANDING', program })}
              >
                {standing.open}
              </Button>
            ) : null}
          </>
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
      {ownText(told.question)}
    </>
  );

  function isToldOf(): boolean {
    return hasResults(groups);
  }

  async function moveTold(program: Program, position: number): Promise<void> {
    const change = { programSorts: [{ id: program.id, sort: position }] };
    if (isToldOf() && !(await told.ask({ action: 'sortPrograms', change }))) return;
    await move.run({ program, position });
  }

  async function joinTold(chosen: readonly Program[], programGroupId: string) {
    const ids = chosen.map((program) => program.id);
    for (let at = 0; isToldOf() && at < ids.length; at += mostTogether) {
      const programIds = ids.slice(at, at + mostTogether);
      if (!(await told.ask({ action: 'movePrograms', programIds, programGroupId })))
        return undefined;
    }
    return join.run({ programs: chosen, programGroupId });
  }

  function dialog() {
    switch (opened?.dialog) {
      case undefined:
        return null;
      case 'ADD':
      case 'EDIT':
        return (
          <ProgramDialog
            id={id}
            {...(opened.dialog === 'EDIT' ? inListNow(opened) : added)}
            groups={groups}
            scored={mode === 'score'}
            onClose={close}
          />
        );
      case 'STANDING':
        return <DeskStandingDialog id={id} program={opened.program} onClose={close} />;
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
              ...(mode === 'battle'
                ? {
                    roundKind: each.roundKind ?? null,
                    division: each.division ?? null,
                    tablePoints: each.tablePoints ?? null,
                  }
                : {}),
            }))}
            rounds={mode === 'battle'}
            version={version}
            save={saveGroupsTold}
            onClose={close}
          />
        );
      case 'IMPORT':
        return (
          <ImportDialog
            id={id}
            list="PROGRAMS"
            onImported={([first]) => {
              if (first === undefined) return;
              setTab(null);
              setImported(first);
            }}
            onClose={close}
          />
        );
      case 'PHOTOS':
        return <PhotosDialog id={id} of="PROGRAM" onClose={close} />;
      case 'RECOVERY':
        return <RecoveryDialog id={id} onClose={close} />;
      case 'JOIN':
        return (
          <GroupPickDialog
            title={fill(texts.joinAsk, { count: opened.programs.length })}
            label={texts.group}
            confirmLabel={texts.join}
            groups={isAll ? groups : groups.filter((each) => each.id !== group?.id)}
            busy={join.busy}
            onClose={close}
            onPick={async (programGroupId) => {
              const done = await joinTold(opened.programs, programGroupId);
              if (done !== undefined) close();
            }}
          />
        );
    }
  }
}
