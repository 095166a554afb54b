'use client';
// Nobody here knows the person of the messenger yet: a new account, or one there is already, proved by its password once.
import { ApiError } from '@liangfen/sdk';
import type { MessengerFirstLogin } from '@liangfen/sdk/schema';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fill, useMessengerMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { useClient } from '../../provider/index.ts';
import { useAct } from '../data/use-act.ts';
import { CredentialFields, useCredentials } from '../entrance/CredentialFields.tsx';
import { FormProblem } from '../frame/FormProblem.tsx';
import { Hint, Stack } from '../frame/Sheet.tsx';

export interface FirstLoginProps {
  readonly first: MessengerFirstLogin;
  readonly name: string;
  readonly onLoggedIn: () => void;
  /** The proof has ended: from the beginning. */
  readonly onRestart: () => void;
}

type Way = 'CREATE' | 'BIND';

export function FirstLogin({ first, name, onLoggedIn, onRestart }: FirstLoginProps) {
  const { first: texts, scan } = useMessengerMessages();
  const [way, setWay] = useState<Way>('CREATE');
  const [ended, setEnded] = useState(false);
  if (ended) {
    return (
      <EmptyState title={texts.ended} hint={texts.endedHint}>
        <Button look="primary" onClick={onRestart}>
          {scan.again}
        </Button>
      </EmptyState>
    );
  }
  const form = { ticket: first.ticket, name, onLoggedIn, onEnded: () => setEnded(true) };
  return (
    <Stack style={{ marginTop: 12 }}>
      <Hint>{fill(texts.hello, { person: first.name })}</Hint>
      <Segmented<Way>
        label={texts.choose}
        value={way}
        options={[
          { value: 'CREATE', label: texts.create },
          { value: 'BIND', label: texts.bind },
        ]}
        onChange={setWay}
      />
      {way === 'CREATE' ? <CreateForm {...form} /> : <BindForm {...form} />}
    </Stack>
  );
}

interface OneFormProps {
  readonly ticket: string;
  readonly name: string;
  readonly onLoggedIn: () => void;
  readonly onEnded: () => void;
}

function CreateForm({ ticket, name, onLoggedIn, onEnded }: OneFormProps) {
  const client = useClient();
  const { first: texts, action } = useMessengerMessages();
  const create = useAct(
    action.logIn,
    () => unlessEnded(client.logIn('createMessengerAccount', { body: { ticket } }), onEnded),
    { inForm: true, onDone: (answer) => (answer === null ? undefined : onLoggedIn()) },
  );
  return (
    <Form
      hint={fill(texts.createHint, { name })}
      onSubmit={(event) => {
        event.preventDefault();
        void create.run(undefined);
      }}
    >
      <FormProblem of={create.problem} />
      <Button type="submit" look="primary" size="large" busy={create.busy}>
        {texts.createSubmit}
      </Button>
    </Form>
  );
}

function BindForm({ ticket, name, onLoggedIn, onEnded }: OneFormProps) {
  const client = useClient();
  const { first: texts, action } = useMessengerMessages();
  const credentials = useCredentials();
  const bind = useAct(
    action.bind,
    () =>
      unlessEnded(
        client.logIn('bindMessengerAccount', { body: { ticket, ...credentials.values } }),
        onEnded,
      ),
    { inForm: true, onDone: (answer) => (answer === null ? undefined : onLoggedIn()) },
  );
  return (
    <Form
      hint={fill(texts.bindHint, { name })}
      onSubmit={(event) => void credentials.submit(event, () => bind.run(undefined))}
    >
      <CredentialFields of={credentials} problem={bind.problem} />
      <FormProblem of={bind.problem} />
      <Button type="submit" look="primary" size="large" busy={bind.busy}>
        {texts.bindSubmit}
      </Button>
    </Form>
  );
}

function Form({
  hint,
  onSubmit,
  children,
}: {
  readonly hint: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <Hint>{hint}</Hint>
        {children}
      </Stack>
    </form>
  );
}

/** Null when the ticket has ended: no field of the form can mend that. */
async function unlessEnded<Answer>(
  asking: Promise<Answer>,
  onEnded: () => void,
): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'MESSENGER_TICKET_ENDED') throw error;
    onEnded();
    return null;
  }
}
