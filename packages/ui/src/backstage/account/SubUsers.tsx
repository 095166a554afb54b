'use client';
// Sub-accounts of a main account, and which competitions each may manage.
import type { SubUser } from '@liangfen/sdk/schema';
import { useState } from 'react';
import {
  fill,
  useBackstageMessages,
  useCommonMessages,
  useMarks,
  useMessengerMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Table } from '../../primitives/Table.tsx';
import { useAct } from '../data/use-act.ts';
import { accountKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { RowActions, Section } from '../frame/Section.tsx';
import { useMessenger } from '../messenger/use-messenger.ts';
import { FromAddressBook } from './FromAddressBook.tsx';
import { SubUserDialog } from './SubUserDialog.tsx';

type Opened =
  | { readonly dialog: 'NONE' }
  | { readonly dialog: 'ADD' }
  | { readonly dialog: 'FROM_BOOK' }
  | { readonly dialog: 'EDIT'; readonly user: SubUser }
  | { readonly dialog: 'REMOVE'; readonly user: SubUser };

export function SubUsers() {
  const { account: texts, list: listTexts, action, roles } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const marks = useMarks();
  const { sub, account: messengerTexts, anyName } = useMessengerMessages();
  const messenger = useMessenger().data;
  const [opened, setOpened] = useState<Opened>({ dialog: 'NONE' });
  const close = () => setOpened({ dialog: 'NONE' });
  // Names belong to the list: without them it would say that nothing is granted.
  const users = useRead([...accountKey, 'sub-users'], async (client, signal) => {
    const [{ subUsers }, { asAdmin }] = await Promise.all([
      client.request('listSubUsers', { signal }),
      client.request('listCompetitions', { signal }),
    ]);
    return { subUsers, managed: asAdmin };
  });
  const remove = useAct(
    action.remove,
    (client, id: string) => client.request('deleteSubUser', { path: { id } }),
    { refresh: [accountKey], onDone: close },
  );
  const managed = users.data?.managed ?? [];
  const namesOf = (user: SubUser) =>
    managed
      .filter((competition) => user.competitionIds.includes(competition.id))
      .map(({ id, name }) =>
        fill(roles.shown, {
          name: user.monitoredCompetitionIds.includes(id) ? fill(texts.monitored, { name }) : name,
          role: roles.word[
            user.grants.find((each) => each.competitionId === id)?.role ?? user.role
          ],
        }),
      )
      .join(marks.list);
  const loginOf = (user: SubUser) =>
    user.loginName ?? fill(messengerTexts.byMessenger, { name: messenger?.name ?? anyName });
  /** Takes the account from the newest list, so that the form sees what another page changed. */
  const inListNow = (user: SubUser) =>
    users.data?.subUsers.find(({ id }) => id === user.id) ?? user;
  return (
    <Section
      title={texts.subUsers}
      actions={
        <>
          {messenger?.connected ? (
            <Button
              disabled={users.data === undefined}
              onClick={() => setOpened({ dialog: 'FROM_BOOK' })}
            >
              {sub.add}
            </Button>
          ) : null}
          <Button
            look="primary"
            disabled={users.data === undefined}
            onClick={() => setOpened({ dialog: 'ADD' })}
          >
            {texts.addSub}
          </Button>
        </>
      }
    >
      <Loaded of={users}>
        {(data) => (
          <Table
            label={texts.subUsers}
            cards
            rows={data.subUsers}
            rowKey={(user) => user.id}
            empty={<EmptyState title={texts.subEmpty} hint={texts.subHint} />}
            columns={[
              { key: 'name', title: texts.name, rowHeader: true, cell: (user) => user.name },
              { key: 'login', title: texts.loginName, cell: loginOf },
              {
                key: 'competitions',
                title: texts.competitions,
                cell: (user) => (namesOf(user) === '' ? texts.noCompetitions : namesOf(user)),
              },
              {
                key: 'action',
                title: listTexts.column.action,
                onCard: 'end',
                cell: (user) => (
                  <RowActions>
                    <Button
                      size="small"
                      look="quiet"
                      onClick={() => setOpened({ dialog: 'EDIT', user })}
                    >
                      {common.edit}
                    </Button>
                    <Button
                      size="small"
                      look="quiet"
                      onClick={() => setOpened({ dialog: 'REMOVE', user })}
                    >
                      {common.remove}
                    </Button>
                  </RowActions>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {opened.dialog === 'ADD' || opened.dialog === 'EDIT' ? (
        <SubUserDialog
          user={opened.dialog === 'EDIT' ? inListNow(opened.user) : null}
          competitions={managed}
          onClose={close}
        />
      ) : null}
      {opened.dialog === 'FROM_BOOK' ? (
        <FromAddressBook competitions={managed} onClose={close} />
      ) : null}
      {opened.dialog === 'REMOVE' ? (
        <ConfirmDialog
          open
          danger
          title={fill(texts.removeSub, { name: opened.user.name })}
          effect={texts.removeSubEffect}
          confirmLabel={common.remove}
          busy={remove.busy}
          onCancel={close}
          onConfirm={() => void remove.run(opened.user.id)}
        />
      ) : null}
    </Section>
  );
}
