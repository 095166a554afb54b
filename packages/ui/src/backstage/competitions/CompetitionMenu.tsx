'use client';
// The menu of a whole competition: rename, copy, go on to the next round, end, delete.
import type { CompetitionStatus } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Menu, type MenuEntry } from '../../primitives/Menu.tsx';
import { useAct } from '../data/use-act.ts';
import { useOwnAccount } from '../data/use-own-account.ts';
import { competitionsKey } from '../data/use-read.ts';
import { useNavigation } from '../frame/pages.tsx';
import { TypedConfirm } from '../frame/TypedConfirm.tsx';
import { EndDialog } from './EndDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';

export interface CompetitionMenuProps {
  readonly id: string;
  readonly name: string;
  readonly status: CompetitionStatus;
  /** The mode in the address: `score`, `vote` or `battle`. */
  readonly mode: string;
  /** Called after the deletion, where the competition's page is open. */
  readonly onRemoved?: () => void;
}

export function CompetitionMenu({ id, name, status, mode, onRemoved }: CompetitionMenuProps) {
  const { list: texts, action } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const { go } = useNavigation();
  const ownKind = useOwnAccount().data?.kind;
  const [asked, setAsked] = useState<'RENAME' | 'END' | 'REOPEN' | 'REMOVE' | null>(null);
  const close = () => setAsked(null);
  const copy = useAct(
    action.copy,
    (client) => client.request('copyCompetition', { path: { id } }),
    {
      refresh: [competitionsKey],
      done: (made) => fill(texts.copied, { name: made.name }),
    },
  );
  const remove = useAct(
    action.remove,
    (client) => client.request('deleteCompetition', { path: { id }, body: { confirmName: name } }),
    {
      refresh: [competitionsKey],
      done: fill(texts.removed, { name }),
      onDone: () => {
        close();
        onRemoved?.();
      },
    },
  );
  const entries: MenuEntry[] = [
    ...(status === 'ENDED'
      ? []
      : [{ key: 'rename', text: texts.rename, onAction: () => setAsked('RENAME') }]),
    { key: 'copy', text: texts.copy, onAction: () => void copy.run(undefined) },
    {
      key: 'promote',
      text: texts.promote,
      onAction: () => go({ page: 'backstage', id, mode, tab: 'statistics' }),
    },
    ...(status === 'OFFICIAL'
      ? [{ key: 'end', text: texts.end, onAction: () => setAsked('END') }]
      : []),
    ...(status === 'ENDED'
      ? [{ key: 'reopen', text: texts.reopen, onAction: () => setAsked('REOPEN') }]
      : []),
    // A sub-account's competitions belong to its main account.
    ...(ownKind === 'MAIN'
      ? [{ key: 'remove', text: texts.remove, danger: true, onAction: () => setAsked('REMOVE') }]
      : []),
  ];
  return (
    <>
      <Menu label={fill(texts.moreOf, { name })} entries={entries} />
      {asked === 'RENAME' ? <RenameDialog id={id} name={name} onClose={close} /> : null}
      {asked === 'END' ? <EndDialog id={id} name={name} onClose={close} /> : null}
      {asked === 'REOPEN' ? <ReopenDialog id={id} name={name} onClose={close} /> : null}
      <TypedConfirm
        open={asked === 'REMOVE'}
        title={fill(texts.removeAsk, { name })}
        effect={texts.removeEffect}
        name={name}
        confirmLabel={common.remove}
        busy={remove.busy}
        onCancel={close}
        onConfirm={() => void remove.run(undefined)}
      />
    </>
  );
}
