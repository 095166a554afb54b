'use client';
// The second factor of one's account: turned on with an authenticator app, its recovery codes, and turned off.
import type { SecondFactorSecret } from '@liangfen/sdk/schema';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { useBackstageMessages, useLang } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { QrCode } from '../../primitives/QrCode.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { token } from '../../theme/index.ts';
import { type Act, useAct } from '../data/use-act.ts';
import { accountKey, useRead } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Actions, Hint, Problem, Section, Stack } from '../frame/Section.tsx';

type Asked = 'ON' | 'RENEW' | 'OFF';

const fewCodes = 3;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: start;
  gap: 8px 32px;
  margin: 0;
  padding: 0;
  color: ${token.text};
  font-family: ui-monospace, monospace;
  font-size: 16px;
  list-style: none;
  user-select: all;
`;

const Secret = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`;

export function SecondFactor() {
  const lang = useLang();
  const { account, secondFactor: texts } = useBackstageMessages();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const state = useRead([...accountKey, 'second-factor'], (client, signal) =>
    client.request('getSecondFactor', { signal }),
  );
  const close = () => setAsked(null);
  const show = ({ recoveryCodes }: { readonly recoveryCodes: readonly string[] }) => {
    setAsked(null);
    setCodes(recoveryCodes);
  };
  return (
    <Section title={account.secondFactor}>
      <Loaded of={state}>
        {({ on, since, recoveryCodesLeft, required }) =>
          on ? (
            <Stack>
              <p>{texts.on}</p>
              <Hint>{`${texts.since} ${dateAndTime(since ?? 0, lang)}`}</Hint>
              <Hint>{`${texts.left} ${recoveryCodesLeft}`}</Hint>
              {recoveryCodesLeft < fewCodes ? <Problem>{texts.few}</Problem> : null}
              <Actions>
                <Button onClick={() => setAsked('RENEW')}>{texts.renew}</Button>
                {required ? null : <Button onClick={() => setAsked('OFF')}>{texts.turnOff}</Button>}
              </Actions>
            </Stack>
          ) : (
            <Stack>
              <p>{texts.off}</p>
              {required ? <Problem>{texts.required}</Problem> : <Hint>{texts.offHint}</Hint>}
              <Actions>
                <Button look="primary" onClick={() => setAsked('ON')}>
                  {texts.turnOn}
                </Button>
              </Actions>
            </Stack>
          )
        }
      </Loaded>
      <Question asked={asked} onClose={close} onCodes={show} />
      {codes === null ? null : <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Section>
  );
}

interface QuestionProps {
  readonly onClose: () => void;
  readonly onCodes: (made: { readonly recoveryCodes: readonly string[] }) => void;
}

function Question({
  asked,
  onClose,
  onCodes,
}: QuestionProps & { readonly asked: Asked | null }): ReactNode {
  switch (asked) {
    case null:
      return null;
    case 'ON':
      return <TurnOn onClose={onClose} onCodes={onCodes} />;
    case 'RENEW':
      return <Renew onClose={onClose} onCodes={onCodes} />;
    case 'OFF':
      return <TurnOff onClose={onClose} />;
  }
}

function TurnOn({ onClose, onCodes }: QuestionProps) {
  const { secondFactor: texts } = useBackstageMessages();
  const [password, setPassword] = useState('');
  const [started, setStarted] = useState<SecondFactorSecret | null>(null);
  const start = useAct(
    texts.turnOn,
    (client) => client.request('startSecondFactor', { body: { password } }),
    { inForm: true, onDone: setStarted },
  );
  if (started !== null) return <Confirm secret={started} onClose={onClose} onCodes={onCodes} />;
  return (
    <FormDialog
      title={texts.turnOn}
      submitLabel={texts.next}
      changed={false}
      act={start}
      onSubmit={() => {
        if (password !== '') void start.run(undefined);
      }}
      onClose={onClose}
    >
      <TextField
        label={texts.password}
        required
        autoFocus
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={start.problem?.fields.password}
      />
    </FormDialog>
  );
}

function Confirm({
  secret,
  onClose,
  onCodes,
}: QuestionProps & { readonly secret: SecondFactorSecret }) {
  const { secondFactor: texts } = useBackstageMessages();
  const [code, setCode] = useState('');
  const confirm = useAct(
    texts.turnOn,
    (client) => client.request('confirmSecondFactor', { body: { code } }),
    { inForm: true, refresh: [accountKey], onDone: onCodes },
  );
  return (
    <FormDialog
      title={texts.turnOn}
      submitLabel={texts.confirm}
      changed={false}
      act={confirm}
      onSubmit={() => {
        if (code.length >= 6) void confirm.run(undefined);
      }}
      onClose={onClose}
    >
      <p>{texts.scan}</p>
      <QrCode value={secret.uri} size={200} label={texts.scanLabel} />
      <Hint>
        <span>{`${texts.secret} `}</span>
        <Secret>{secret.secret}</Secret>
      </Hint>
      <CodeField label={texts.code} value={code} onChange={setCode} act={confirm} />
    </FormDialog>
  );
}

function Renew({ onClose, onCodes }: QuestionProps) {
  const { secondFactor: texts } = useBackstageMessages();
  const [code, setCode] = useState('');
  const renew = useAct(
    texts.renew,
    (client) => client.request('renewRecoveryCodes', { body: { code } }),
    { inForm: true, refresh: [accountKey], onDone: onCodes },
  );
  return (
    <FormDialog
      title={texts.renew}
      submitLabel={texts.renew}
      changed={false}
      act={renew}
      onSubmit={() => {
        if (code.length >= 6) void renew.run(undefined);
      }}
      onClose={onClose}
    >
      <Hint>{texts.renewEffect}</Hint>
      <CodeField label={texts.anyCode} value={code} onChange={setCode} act={renew} />
    </FormDialog>
  );
}

function TurnOff({ onClose }: Pick<QuestionProps, 'onClose'>) {
  const { secondFactor: texts } = useBackstageMessages();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const end = useAct(
    texts.turnOff,
    (client) => client.request('endSecondFactor', { body: { password, code } }),
    { inForm: true, refresh: [accountKey], onDone: onClose },
  );
  return (
    <FormDialog
      title={texts.turnOff}
      submitLabel={texts.turnOff}
      changed={false}
      act={end}
      onSubmit={() => {
        if (password !== '' && code.length >= 6) void end.run(undefined);
      }}
      onClose={onClose}
    >
      <Hint>{texts.turnOffEffect}</Hint>
      <TextField
        label={texts.password}
        required
        autoFocus
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={end.problem?.fields.password}
      />
      <CodeField label={texts.anyCode} value={code} onChange={setCode} act={end} />
    </FormDialog>
  );
}

function CodeField({
  label,
  value,
  onChange,
  act,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly act: Pick<Act<undefined, unknown>, 'problem'>;
}) {
  return (
    <TextField
      label={label}
      required
      autoComplete="one-time-code"
      maxLength={16}
      value={value}
      onChange={onChange}
      error={act.problem?.fields.code}
    />
  );
}

function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  const { secondFactor: texts } = useBackstageMessages();
  return (
    <Dialog
      open
      title={texts.codesTitle}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {texts.codesKept}
        </Button>
      }
    >
      <Stack>
        <p>{texts.codesOnce}</p>
        <Codes aria-label={texts.codesTitle}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </Stack>
    </Dialog>
  );
}
