'use client';
// The people of the messenger that belong to this account: who, from which corporations, and ways to add and end one.
import type { MessengerBinding, MessengerSetting, User } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { dateAndTime } from '../../../messages/date-and-time.ts';
import {
  fill,
  useBackstageMessages,
  useLang,
  useMarks,
  useMessengerMessages,
} from '../../../messages/index.ts';
import { useMessengerHost } from '../../../messenger/messenger-host.ts';
import { Button } from '../../../primitives/Button.tsx';
import { ConfirmDialog, Dialog } from '../../../primitives/Dialog.tsx';
import { EmptyState } from '../../../primitives/Placeholder.tsx';
import { Table } from '../../../primitives/Table.tsx';
import { useToast } from '../../../primitives/toast-context.ts';
import { useAct } from '../../data/use-act.ts';
import { accountKey, useRead } from '../../data/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Notice } from '../../frame/Notice.tsx';
import { Hint, Problem, Sheet, Stack } from '../../frame/Sheet.tsx';
import { DemoNote } from '../../messenger/DemoNote.tsx';
import { EmbeddedCode } from '../../messenger/EmbeddedCode.tsx';
import { useBinding } from '../../messenger/use-binding.ts';
import { useMessenger } from '../../messenger/use-messenger.ts';
import { LoginNameForm } from './LoginNameForm.tsx';

export function MessengerPart({ user }: { readonly user: User }) {
  const setting = useMessenger();
  const { inside } = useMessengerMessages();
  return (
    <Loaded of={setting}>
      {(data) =>
        data.connected ? (
          <Bindings user={user} setting={data} />
        ) : (
          <EmptyState title={inside.notConnected} hint={inside.notConnectedHint} />
        )
      }
    </Loaded>
  );
}

type Opened =
  | { readonly dialog: 'NONE' | 'BIND' }
  | { readonly dialog: 'UNBIND'; readonly binding: MessengerBinding };

function Bindings({ user, setting }: { readonly user: User; readonly setting: MessengerSetting }) {
  const lang = useLang();
  const { account: texts, anyName, action } = useMessengerMessages();
  const { list } = useBackstageMessages();
  const marks = useMarks();
  const name = setting.name ?? anyName;
  const toast = useToast();
  const [opened, setOpened] = useState<Opened>({ dialog: 'NONE' });
  const close = () => setOpened({ dialog: 'NONE' });
  const bindings = useRead([...accountKey, 'messenger'], (client, signal) =>
    client.request('listMessengerBindings', { signal }),
  );
  const binding = useBinding(() => {
    close();
    toast({ text: fill(texts.bound, { name }), tone: 'success' });
  });
  const bindHere = useBindHere(setting, binding.run, () => setOpened({ dialog: 'BIND' }));
  const unbind = useAct(
    action.unbind,
    (client, bindingId: string) =>
      client.request('removeMessengerBinding', { path: { bindingId } }),
    { inForm: true, refresh: [accountKey], done: texts.unbound, onDone: close },
  );
  const isLastWayIn = unbind.problem?.code === 'MESSENGER_LAST_WAY_IN';
  return (
    <Stack>
      {isLastWayIn ? (
        <Notice tone="warning" title={texts.lastWayIn}>
          {texts.lastWayInHint}
        </Notice>
      ) : null}
      {user.loginName === null ? <LoginNameForm name={name} onSet={unbind.clear} /> : null}
      <Sheet
        title={fill(texts.title, { name })}
        actions={
          <Button look="primary" busy={bindHere.busy || binding.busy} onClick={bindHere.run}>
            {fill(texts.bind, { name })}
          </Button>
        }
      >
        <Stack>
          <Hint>{fill(texts.hint, { name })}</Hint>
          {setting.demo ? <DemoNote name={name} /> : null}
          {opened.dialog !== 'BIND' && binding.problem !== null ? (
            <Problem role="alert">{binding.problem}</Problem>
          ) : null}
          {bindHere.problem === null ? null : <Problem role="alert">{bindHere.problem}</Problem>}
          {unbind.problem?.text && !isLastWayIn ? (
            <Problem role="alert">{unbind.problem.text}</Problem>
          ) : null}
          <Loaded of={bindings}>
            {(data) => (
              <Table
                label={fill(texts.title, { name })}
                cards
                rows={data.bindings}
                rowKey={({ id }) => id}
                empty={
                  <EmptyState
                    title={fill(texts.empty, { name })}
                    hint={fill(texts.emptyHint, { name })}
                  />
                }
                columns={[
                  {
                    key: 'person',
                    title: texts.person,
                    rowHeader: true,
                    cell: (one) => one.name,
                  },
                  {
                    key: 'corporations',
                    title: texts.corporations,
                    cell: (one) =>
                      one.corporations.length === 0
                        ? texts.noCorporations
                        : one.corporations.join(marks.list),
                  },
                  {
                    key: 'used',
                    title: texts.lastUsed,
                    cell: (one) =>
                      one.lastUsedAt === null ? texts.never : dateAndTime(one.lastUsedAt, lang),
                  },
                  {
                    key: 'action',
                    title: list.column.action,
                    onCard: 'end',
                    cell: (one) => (
                      <Button
                        size="small"
                        look="quiet"
                        aria-label={fill(texts.unbindOf, { person: one.name })}
                        onClick={() => {
                          unbind.clear();
                          setOpened({ dialog: 'UNBIND', binding: one });
                        }}
                      >
                        {texts.unbind}
                      </Button>
                    ),
                  },
                ]}
              />
            )}
          </Loaded>
        </Stack>
      </Sheet>
      <Dialog
        open={opened.dialog === 'BIND'}
        title={fill(texts.bindTitle, { name })}
        onClose={close}
      >
        <Stack>
          <Hint>{fill(texts.bindHint, { name })}</Hint>
          {binding.problem === null ? null : <Problem role="alert">{binding.problem}</Problem>}
          <EmbeddedCode
            purpose="BIND"
            name={name}
            onScanned={(proof) => void binding.run({ way: 'WEB', ...proof })}
          />
        </Stack>
      </Dialog>
      {opened.dialog === 'UNBIND' ? (
        <ConfirmDialog
          open
          danger
          title={fill(texts.unbindAsk, { person: opened.binding.name })}
          effect={fill(texts.unbindEffect, { name })}
          confirmLabel={texts.unbind}
          busy={unbind.busy}
          onCancel={close}
          onConfirm={() => {
            const { id } = opened.binding;
            void unbind.run(id).then(close);
          }}
        />
      ) : null}
    </Stack>
  );
}

/** Inside the messenger it knows who is there, and nothing is scanned. */
function useBindHere(
  setting: MessengerSetting,
  bind: ReturnType<typeof useBinding>['run'],
  onOutside: () => void,
) {
  const { openInside, openedFrom } = useMessengerHost();
  const { inside: texts, anyName } = useMessengerMessages();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async () => {
    setProblem(null);
    const messenger = await openInside(setting);
    if (messenger === null) return onOutside();
    // An application of several corporations: the one whose chat or workbench this was opened from.
    const corpId = setting.corpId ?? openedFrom();
    if (corpId === null) return onOutside();
    const authCode = await messenger.authCode(corpId);
    await bind({ way: 'INSIDE', authCode, corpId });
  };
  const run = () => {
    setBusy(true);
    act()
      .catch(() => setProblem(fill(texts.noCode, { name: setting.name ?? anyName })))
      .finally(() => setBusy(false));
  };
  return { run, busy, problem };
}
