'use client';
// Sets the mail address for a forgotten password: a code is sent there, and typed in here to confirm it.
import { typedCodeSigns } from '@liangfen/rules';
import { type FormEvent, useState } from 'react';
import { fill } from '../../messages/index.ts';
import { useResetMailMessages } from '../../messages/use-reset-mail-messages.ts';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { accountKey, useRead } from '../data/use-read.ts';
import { FormProblem } from '../frame/FormProblem.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Actions, Hint, Section, Stack } from '../frame/Section.tsx';

const looksWhole = /^[^\s@]+@[^\s@]+[.][^\s@]+$/;

export function MailForm() {
  const texts = useResetMailMessages();
  const own = useRead([...accountKey, 'mail'], (client, signal) =>
    client.request('getOwnMail', { signal }),
  );
  const remove = useAct(texts.action.remove, (client) => client.request('removeOwnMail'), {
    inForm: true,
    refresh: [accountKey],
    done: texts.removed,
  });
  return (
    <Section title={texts.title}>
      <Stack>
        <Hint>{texts.hint}</Hint>
        <Loaded of={own}>
          {({ address, pending }) => (
            <Stack>
              <div>
                <span>{`${address === null ? texts.none : fill(texts.confirmed, { address })} `}</span>
                {address === null ? null : (
                  <Button
                    size="small"
                    look="quiet"
                    busy={remove.busy}
                    onClick={() => void remove.run(undefined)}
                  >
                    {texts.remove}
                  </Button>
                )}
              </div>
              <FormProblem of={remove.problem} />
              {pending === null ? null : <Confirm pending={pending} />}
              <Send />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}

function Send() {
  const texts = useResetMailMessages();
  const [address, setAddress] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const send = useAct(
    texts.action.send,
    (client) => client.request('startOwnMail', { body: { address: address.trim(), password } }),
    {
      inForm: true,
      refresh: [accountKey],
      done: texts.sent,
      onDone: () => {
        setAddress('');
        setPassword('');
        setTried(false);
      },
    },
  );
  const isWrong = !looksWhole.test(address.trim());
  const fields = send.problem?.fields ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWrong && password !== '') void send.run(undefined);
  };
  return (
    <form noValidate style={{ maxWidth: 420 }} onSubmit={submit}>
      <Stack>
        <TextField
          label={texts.address}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
          value={address}
          onChange={setAddress}
          error={tried && isWrong ? texts.addressWrong : fields.address}
        />
        <TextField
          label={texts.ownPassword}
          required
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onChange={setPassword}
          error={tried && password === '' ? texts.passwordMissing : fields.password}
        />
        <FormProblem of={send.problem} />
        <Actions>
          <Button type="submit" busy={send.busy}>
            {texts.send}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

function Confirm({ pending }: { readonly pending: string }) {
  const texts = useResetMailMessages();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = useAct(
    texts.action.confirm,
    (client) => client.request('confirmOwnMail', { body: { code: typedCodeSigns(code) } }),
    { inForm: true, refresh: [accountKey], done: texts.done },
  );
  const isWrong = !/^[0-9]{8}$/.test(typedCodeSigns(code));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWrong) void confirm.run(undefined);
  };
  return (
    <form noValidate style={{ maxWidth: 420 }} onSubmit={submit}>
      <Stack>
        <Hint>{fill(texts.pending, { address: pending })}</Hint>
        <TextField
          label={texts.code}
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={16}
          value={code}
          onChange={setCode}
          hint={texts.codeHint}
          error={tried && isWrong ? texts.codeWrong : confirm.problem?.fields.code}
        />
        <FormProblem of={confirm.problem} />
        <Actions>
          <Button type="submit" look="primary" busy={confirm.busy}>
            {texts.confirm}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
