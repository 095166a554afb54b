'use client';
// The identities of the single sign-on that belong to this account: which, since when, and ways to add and end one.
import type { User } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useLang } from '../../messages/index.ts';
import { useSignOnPartMessages } from '../../messages/use-sign-on-part-messages.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { LoginNameForm } from '../credentials/LoginNameForm.tsx';
import { useAct } from '../data/use-act.ts';
import { accountKey, useRead } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Hint, Problem, Stack } from '../frame/Section.tsx';
import { BindingsSection } from '../login-elsewhere/BindingsSection.tsx';
import { useOwnerFields } from '../login-elsewhere/OwnerFields.tsx';
import { useSignOnHost } from './sign-on-host.ts';
import { useSignOnName } from './use-sign-on.ts';

export function SignOnPart({ user }: { readonly user: User }) {
  const texts = useSignOnPartMessages();
  const name = useSignOnName();
  if (name === undefined) return null;
  if (name === null) return <EmptyState title={texts.notConnected} hint={texts.notConnectedHint} />;
  return <Identities user={user} name={name} />;
}

function Identities({ user, name }: { readonly user: User; readonly name: string }) {
  const lang = useLang();
  const texts = useSignOnPartMessages();
  const [binding, setBinding] = useState(false);
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
      <BindingsSection
        {...{ texts, name, bindings, unbind }}
        columns={[
          { key: 'issuer', title: texts.issuer, cell: (one) => one.issuer },
          { key: 'bound', title: texts.bound, cell: (one) => dateAndTime(one.boundAt, lang) },
        ]}
        actions={
          <Button look="primary" onClick={() => setBinding(true)}>
            {fill(texts.bind, { name })}
          </Button>
        }
      >
        {unbind.problem?.text ? <Problem role="alert">{unbind.problem.text}</Problem> : null}
      </BindingsSection>
      {binding ? (
        <BindDialog
          asksPassword={user.loginName !== null}
          name={name}
          onClose={() => setBinding(false)}
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
  const owner = useOwnerFields();
  const [tried, setTried] = useState(false);
  const start = useAct(
    texts.action.bind,
    (client) =>
      client.request('startSingleSignOnBinding', { body: asksPassword ? owner.values : {} }),
    { inForm: true, onDone: (begun) => host?.leaveFor(begun, 'BIND', null) },
  );
  const isMissing = asksPassword && owner.isMissing;
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
      {ownText(asksPassword ? owner.fields(start.problem, tried) : null)}
    </FormDialog>
  );
}
