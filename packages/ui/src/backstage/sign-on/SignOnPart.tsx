'use client';
// The identities of the single sign-on that belong to this account: which, since when, and ways to add and end one.
import type { SingleSignOnBinding, User } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang } from '../../messages/index.ts';
import { useSignOnPartMessages } from '../../messages/use-sign-on-part-messages.ts';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Table } from '../../primitives/Table.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { LoginNameForm } from '../account/messenger/LoginNameForm.tsx';
import { useAct } from '../data/use-act.ts';
import { accountKey, useRead } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint, Problem, Sheet, Stack } from '../frame/Sheet.tsx';
import { useSignOnHost } from './sign-on-host.ts';
import { useSignOnName } from './use-sign-on.ts';

export function SignOnPart({ user }: { readonly user: User }) {
  const texts = useSignOnPartMessages();
  const name = useSignOnName();
  if (name === undefined) return null;
  if (name === null) return <EmptyState title={texts.notConnected} hint={texts.notConnectedHint} />;
  return <Identities user={user} name={name} />;
}

type Opened =
  | { readonly dialog: 'NONE' | 'BIND' }
  | { readonly dialog: 'UNBIND'; readonly binding: SingleSignOnBinding };

function Identities({ user, name }: { readonly user: User; readonly name: string }) {
  const lang = useLang();
  const texts = useSignOnPartMessages();
  const { list } = useBackstageMessages();
  const [opened, setOpened] = useState<Opened>({ dialog: 'NONE' });
  const close = () => setOpened({ dialog: 'NONE' });
  const bindings = useRead([...accountKey, 'sign-on'], (client, signal) =>
    client.request('listSingleSignOnBindings', { signal }),
  );
  const unbind = useAct(
    texts.action.unbind,
    (client, bindingId: string) =>
      client.request('removeSingleSignOnBinding', { path: { bindingId } }),
    { inForm: true, refresh: [accountKey], done: texts.unbound },
  );
  return (
    <Stack>
      {user.loginName === null ? <LoginNameForm name={name} onSet={unbind.clear} /> : null}
      <Sheet
        title={fill(texts.title, { name })}
        actions={
          <Button look="primary" onClick={() => setOpened({ dialog: 'BIND' })}>
            {fill(texts.bind, { name })}
          </Button>
        }
      >
        <Stack>
          <Hint>{fill(texts.hint, { name })}</Hint>
          {unbind.problem?.text ? <Problem role="alert">{unbind.problem.text}</Problem> : null}
          <Loaded of={bindings}>
            {(data) => (
              <Table
                label={fill(texts.title, { name })}
                cards
                rows={data.bindings}
                rowKey={({ id }) => id}
                empty={<EmptyState title={fill(texts.empty, { name })} hint={texts.emptyHint} />}
                columns={[
                  { key: 'person', title: texts.person, rowHeader: true, cell: (one) => one.name },
                  { key: 'issuer', title: texts.issuer, cell: (one) => one.issuer },
                  {
                    key: 'bound',
                    title: texts.bound,
                    cell: (one) => dateAndTime(one.boundAt, lang),
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
      {opened.dialog === 'BIND' ? (
        <BindDialog asksPassword={user.loginName !== null} name={name} onClose={close} />
      ) : null}
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

interface BindDialogProps {
  readonly asksPassword: boolean;
  readonly name: string;
  readonly onClose: () => void;
}

function BindDialog({ asksPassword, name, onClose }: BindDialogProps) {
  const texts = useSignOnPartMessages();
  const host = useSignOnHost();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const start = useAct(
    texts.action.bind,
    (client) =>
      client.request('startSingleSignOnBinding', { body: asksPassword ? { password } : {} }),
    { inForm: true, onDone: (begun) => host?.leaveFor(begun, 'BIND', null) },
  );
  const isMissing = asksPassword && password === '';
  return (
    <FormDialog
      title={fill(texts.bind, { name })}
      submitLabel={texts.go}
      changed={false}
      act={start}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) void start.run(undefined);
      }}
      onClose={onClose}
    >
      <Hint>{fill(texts.bindHint, { name })}</Hint>
      {asksPassword ? (
        <TextField
          label={texts.password}
          required
          autoFocus
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onChange={setPassword}
          error={tried && isMissing ? texts.passwordMissing : start.problem?.fields.password}
        />
      ) : null}
    </FormDialog>
  );
}
