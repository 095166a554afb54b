'use client';
// The judges of a competition: sign-ups to decide on, numbers in order, groups, seat links, recusals.
import type { Approval, ChecklistCode, Judge, JudgeGroup } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag, type Tone } from '../../primitives/Card.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import type { MenuEntry } from '../../primitives/Menu.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import type { Column } from '../../primitives/Table.tsx';
import { writeNumbers } from '../badges/number-range.ts';
import { useAim } from '../frame/Aimed.tsx';
import { useMay } from '../frame/own-role.ts';
import { useNavigation } from '../frame/pages.tsx';
import { ImportDialog } from '../imports/ImportDialog.tsx';
import { GroupPickDialog } from '../list/GroupPickDialog.tsx';
import { GroupsDialog } from '../list/GroupsDialog.tsx';
import { ListSection } from '../list/ListSection.tsx';
import { RecoveryDialog } from '../list/RecoveryDialog.tsx';
import { WholeListButtons } from '../list/WholeListButtons.tsx';
import { PhotosDialog } from '../pictures/PhotosDialog.tsx';
import { JudgeDialog } from './JudgeDialog.tsx';
import { PanelsDialog } from './PanelsDialog.tsx';
import { RecusalDialog } from './RecusalDialog.tsx';
import { SeatDialog } from './SeatDialog.tsx';
import { useJudges } from './use-judges.ts';

const pageSize = 10;

const tones: Record<Approval, Tone> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'neutral',
};

type Opened =
  | { readonly dialog: 'ADD' }
  | { readonly dialog: 'EDIT'; readonly judge: Judge; readonly version: number }
  | { readonly dialog: 'GROUPS' }
  | { readonly dialog: 'IMPORT' }
  | { readonly dialog: 'PHOTOS' }
  | { readonly dialog: 'RECOVERY' }
  | { readonly dialog: 'PANELS' }
  | { readonly dialog: 'SEAT'; readonly judge: Judge }
  | { readonly dialog: 'SIGN_OUT'; readonly judge: Judge }
  | { readonly dialog: 'REPLACE'; readonly judge: Judge }
  | { readonly dialog: 'RECUSALS'; readonly judge: Judge; readonly version: number }
  | { readonly dialog: 'JOIN'; readonly judges: readonly Judge[] }
  | { readonly dialog: 'APPROVE'; readonly judges: readonly Judge[] };

/** Leads from the checklist straight to the judges to decide on, or to those who are to sign in. */
function useApprovalAimedAt() {
  const aim = useAim();
  const aimed = aim === null ? undefined : aimedAt[aim.code];
  const [chosen, setChosen] = useState({ aim, approval: aimed ?? 'ALL' });
  // Another visit aims anew, without a picture of the old choice in between.
  const approval = chosen.aim === aim ? chosen.approval : (aimed ?? chosen.approval);
  return [approval, (next: Approval | 'ALL') => setChosen({ aim, approval: next })] as const;
}

const aimedAt: Partial<Record<ChecklistCode, Approval | 'ALL'>> = {
  PENDING_JUDGES: 'PENDING',
  SIGNED_IN: 'APPROVED',
};

export interface JudgesTabProps {
  readonly id: string;
  /** The competition's name. */
  readonly name: string;
}

export function JudgesTab({ id, name }: JudgesTabProps) {
  const { judges: texts, badges, panels } = useBackstageMessages();
  const { openBeside } = useNavigation();
  const { approval: approvals, action: common } = useCommonMessages();
  const [page, setPage] = useState(0);
  const [keyword, setKeyword] = useState('');
  const [approval, setApproval] = useApprovalAimedAt();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const may = useMay();
  const { groups, list, counts, decide, move, join, removal, saveGroups, signOut } = useJudges(id, {
    page,
    size: pageSize,
    keyword,
    approval,
    competitionName: name,
  });
  const rows = list.data?.content ?? [];
  const unread = [list, groups].filter((each) => each.isError && each.data === undefined);
  const judgeGroups: readonly JudgeGroup[] = groups.data?.judgeGroups ?? [];
  const groupName = (judge: Judge) =>
    judgeGroups.find((group) => group.id === judge.judgeGroupId)?.groupName ?? '—';
  const approve = (judges: readonly Judge[]) => {
    if (judgeGroups.length > 1) setOpened({ dialog: 'APPROVE', judges });
    else void decide.run({ judges, approve: true });
  };
  const filterOf = (value: Approval, count: number | undefined) => ({
    value,
    label: count === undefined || count === 0 ? approvals[value] : `${approvals[value]} ${count}`,
  });

  const version = list.data?.version ?? 0;

  /** Takes the judge from the newest list, so that a form sees what others changed. */
  function inListNow(edited: { readonly judge: Judge; readonly version: number }) {
    const judge = rows.find(({ id: key }) => key === edited.judge.id);
    return judge === undefined
      ? { judge: edited.judge, version: edited.version }
      : { judge, version };
  }

  const columns: Column<Judge>[] = [
    {
      key: 'number',
      title: texts.column.number,
      width: '56px',
      onCard: 'before',
      cell: (judge) => judge.number ?? '—',
    },
    {
      key: 'name',
      title: texts.column.name,
      rowHeader: true,
      cell: (judge) => (
        <>
          <span>{judge.name}</span>
          {judge.recusedProgramIds.length === 0 ? null : (
            <>
              {' '}
              <Tag>{fill(texts.recused, { count: judge.recusedProgramIds.length })}</Tag>
            </>
          )}
        </>
      ),
    },
    {
      key: 'phone',
      title: texts.column.phoneNumber,
      width: '124px',
      cell: (judge) => judge.phoneNumber ?? '—',
    },
    { key: 'group', title: texts.column.group, cell: groupName },
    {
      key: 'approval',
      title: texts.column.approval,
      width: '84px',
      onCard: 'bare',
      cell: (judge) => <Tag $tone={tones[judge.approval]}>{approvals[judge.approval]}</Tag>,
    },
    {
      key: 'signIn',
      title: texts.column.signIn,
      width: '72px',
      onCard: 'bare',
      cell: (judge) =>
        judge.signedOut === true
          ? texts.signedOut
          : judge.signIn
            ? texts.signedIn
            : texts.notSignedIn,
    },
  ];

  return (
    <>
      <ListSection<Judge>
        texts={texts}
        rows={rows}
        rowKey={(judge) => judge.id}
        rowName={(judge) => judge.name}
        columns={columns}
        loading={list.isPending || groups.isPending}
        onRetry={unread.length === 0 ? null : () => unread.forEach((each) => void each.refetch())}
        retrying={list.isFetching || groups.isFetching}
        unread={unread[0]?.error ?? null}
        keyword={keyword}
        onKeyword={(value) => {
          setKeyword(value);
          setPage(0);
        }}
        pages={{
          page,
          size: pageSize,
          total: list.data?.totalElements ?? 0,
          search: `${approval} ${keyword}`,
          onPage: setPage,
        }}
        moves={{
          canMove: (judge) => judge.number !== null,
          positionOf: (judge) => judge.number ?? 0,
          positions: counts.data?.approved ?? 0,
          onMove: (judge, position) => void move.run({ judge, position }),
        }}
        removal={removal}
        competitionName={name}
        filter={
          <Segmented<Approval | 'ALL'>
            label={texts.column.approval}
            value={approval}
            options={[
              { value: 'ALL', label: texts.all },
              filterOf('PENDING', counts.data?.pending),
              filterOf('APPROVED', counts.data?.approved),
              filterOf('REJECTED', undefined),
            ]}
            onChange={(value) => {
              setApproval(value);
              setPage(0);
            }}
          />
        }
        mayEdit={may('createJudge')}
        actions={
          <>
            {may('listSeats') ? (
              <Button onClick={() => openBeside({ page: 'badges', id, numbers: '' })}>
                {badges.open}
              </Button>
            ) : null}
            <WholeListButtons
              groups={texts.groups}
              ready={groups.data !== undefined}
              onOpen={setOpened}
            />
            {may('renewProgramPanel') && may('forecastChange') ? (
              <Button onClick={() => setOpened({ dialog: 'PANELS' })}>{panels.open}</Button>
            ) : null}
          </>
        }
        onAdd={() => setOpened({ dialog: 'ADD' })}
        addFor="JUDGES"
        rowActions={rowActions}
        moreActions={(judge) => [moreOf(judge), ...leavingOf(judge)]}
        chosenActions={(judges) => {
          const undecided = judges.filter((judge) => judge.approval !== 'APPROVED');
          const numbers = judges.flatMap(({ number }) => (number === null ? [] : [number]));
          return (
            <>
              {numbers.length === 0 || !may('listSeats') ? null : (
                <Button
                  size="small"
                  onClick={() => openBeside({ page: 'badges', id, numbers: writeNumbers(numbers) })}
                >
                  {badges.open}
                </Button>
              )}
              {undecided.length === 0 ? null : (
                <Button size="small" busy={decide.busy} onClick={() => approve(undecided)}>
                  {texts.approve}
                </Button>
              )}
              {judgeGroups.length < 2 ? null : (
                <Button size="small" onClick={() => setOpened({ dialog: 'JOIN', judges })}>
                  {texts.join}
                </Button>
              )}
            </>
          );
        }}
      />
      {dialog()}
    </>
  );

  function rowActions(judge: Judge) {
    if (judge.approval === 'APPROVED') {
      return (
        <>
          {may('getSeat') ? (
            <Button size="small" look="quiet" onClick={() => setOpened({ dialog: 'SEAT', judge })}>
              {texts.seat}
            </Button>
          ) : null}
          <Button
            size="small"
            look="quiet"
            onClick={() => setOpened({ dialog: 'EDIT', judge, version })}
          >
            {common.edit}
          </Button>
        </>
      );
    }
    return (
      <>
        <Button size="small" onClick={() => approve([judge])}>
          {texts.approve}
        </Button>
        {judge.approval === 'PENDING' ? (
          <Button
            size="small"
            look="quiet"
            onClick={() => void decide.run({ judges: [judge], approve: false })}
          >
            {texts.reject}
          </Button>
        ) : null}
      </>
    );
  }

  /** Returns the entry for which the row's buttons have no room: a judge's recusals, or a sign-up's details. */
  function moreOf(judge: Judge): MenuEntry {
    switch (judge.approval) {
      case 'APPROVED':
        return {
          key: 'recusals',
          text: texts.recusals,
          onAction: () => setOpened({ dialog: 'RECUSALS', judge, version }),
        };
      case 'PENDING':
      case 'REJECTED':
        return {
          key: 'edit',
          text: common.edit,
          onAction: () => setOpened({ dialog: 'EDIT', judge, version }),
        };
    }
  }

  /** A judge who left is signed out, and may be let back. */
  function leavingOf(judge: Judge): MenuEntry[] {
    if (judge.approval !== 'APPROVED') return [];
    const leave: MenuEntry =
      judge.signedOut === true
        ? {
            key: 'back',
            text: texts.signOutUndo,
            onAction: () => void signOut.run({ judge, signedOut: false }),
          }
        : {
            key: 'signOut',
            text: texts.signOut,
            onAction: () => setOpened({ dialog: 'SIGN_OUT', judge }),
          };
    const replace: MenuEntry = {
      key: 'replace',
      text: texts.replace,
      onAction: () => setOpened({ dialog: 'REPLACE', judge }),
    };
    return [...(may('signOutJudge') ? [leave] : []), ...(may('replaceJudge') ? [replace] : [])];
  }

  function dialog() {
    switch (opened?.dialog) {
      case undefined:
        return null;
      case 'ADD':
      case 'EDIT':
        return (
          <JudgeDialog
            id={id}
            {...(opened.dialog === 'EDIT' ? inListNow(opened) : { judge: null, version: null })}
            groups={judgeGroups}
            onClose={close}
          />
        );
      case 'GROUPS':
        return groups.data === undefined ? null : (
          <GroupsDialog
            title={texts.groups}
            hint={texts.groupsHint}
            addText={texts.addGroup}
            field="judgeGroups"
            weighted
            groups={judgeGroups.map((group) => ({
              id: group.id,
              groupName: group.groupName,
              weight: group.weight,
              members: group.judgeCount,
            }))}
            version={groups.data.version}
            save={saveGroups}
            onClose={close}
          />
        );
      case 'IMPORT':
        return <ImportDialog id={id} list="JUDGES" onClose={close} />;
      case 'PHOTOS':
        return <PhotosDialog id={id} of="JUDGE" onClose={close} />;
      case 'RECOVERY':
        return <RecoveryDialog id={id} onClose={close} />;
      case 'PANELS':
        return <PanelsDialog id={id} onClose={close} />;
      case 'SEAT':
        return <SeatDialog id={id} judge={opened.judge} onClose={close} />;
      case 'SIGN_OUT': {
        const { judge } = opened;
        return (
          <ConfirmDialog
            open
            title={fill(texts.signOutAsk, { name: judge.name })}
            effect={texts.signOutEffect}
            confirmLabel={texts.signOut}
            busy={signOut.busy}
            onCancel={close}
            onConfirm={async () => {
              if ((await signOut.run({ judge, signedOut: true })) !== undefined) close();
            }}
          />
        );
      }
      case 'REPLACE':
        return (
          <JudgeDialog
            id={id}
            judge={null}
            replaced={opened.judge}
            version={null}
            groups={judgeGroups}
            onClose={close}
          />
        );
      case 'RECUSALS':
        return <RecusalDialog id={id} {...inListNow(opened)} onClose={close} />;
      case 'JOIN':
      case 'APPROVE': {
        const { judges } = opened;
        const approving = opened.dialog === 'APPROVE';
        return (
          <GroupPickDialog
            title={fill(approving ? texts.approveInto : texts.joinAsk, { count: judges.length })}
            label={texts.group}
            confirmLabel={approving ? texts.approve : texts.join}
            groups={judgeGroups}
            busy={decide.busy || join.busy}
            onClose={close}
            onPick={async (groupId) => {
              const done = approving
                ? await decide.run({ judges, approve: true, groupId })
                : await join.run({ judges, groupId });
              if (done !== undefined) close();
            }}
          />
        );
      }
    }
  }
}
