'use client';
// Nobody here knows the person of the messenger yet: a new account, or one there is already, proved by its password once.
import { ApiError } from '@liangfen/sdk';
import type { MessengerFirstLogin } from '@liangfen/sdk/schema';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fill, useBackstageMessages, useMessengerMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useClient } from '../../provider/index.ts';
import { useAct } from '../data/use-act.ts';
import { ImageCode } from '../entrance/ImageCode.tsx';
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
      <Hint>
        {fill(texts.hello, { person: first.name })} {texts.choose}
      </Hint>
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
    <Form hint={fill(texts.createHint, { name })} onSubmit={() => void create.run(undefined)}>
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
  const { login } = useBackstageMessages();
  const [loginName, setLoginName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState(false);
  const bind = useAct(
    action.bind,
    () =>
      unlessEnded(
        client.logIn('bindMessengerAccount', { body: { ticket, loginName, password, code } }),
        onEnded,
      ),
    { inForm: true, onDone: (answer) => (answer === null ? undefined : onLoggedIn()) },
  );
  const submit = async () => {
    setTried(true);
    if (loginName === '' || password === '' || code === '') return;
    if ((await bind.run(undefined)) !== undefined) return;
    setCode('');
    setAttempt((count) => count + 1);
    setTried(false);
  };
  const missing = (value: string, text: string) => (tried && value === '' ? text : undefined);
  const fields = bind.problem?.fields ?? {};
  return (
    <Form hint={fill(texts.bindHint, { name })} onSubmit={() => void submit()}>
      <TextField
        label={login.loginName}
        required
        autoComplete="username"
        value={loginName}
        onChange={setLoginName}
        error={missing(loginName, login.missing.loginName) ?? fields.loginName}
      />
      <TextField
        label={login.password}
        required
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing(password, login.missing.password) ?? fields.password}
      />
      <ImageCode
        value={code}
        onChange={setCode}
        attempt={attempt}
        error={missing(code, login.missing.code) ?? fields.code}
      />
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
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
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
