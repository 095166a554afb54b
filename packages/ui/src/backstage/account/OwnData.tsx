'use client';
// A copy of what the server keeps about oneself, and closing a main account.
import type { User } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { useForgetAll } from '../data/use-forget-all.ts';
import { accountKey, useRead } from '../data/use-read.ts';
import { useDownloads } from '../downloads/Downloads.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useNavigation } from '../frame/pages.tsx';
import { Actions, Hint, Section, Stack } from '../frame/Section.tsx';

export function OwnData({ user }: { readonly user: User }) {
  const { ownData: texts } = useBackstageMessages();
  const downloads = useDownloads();
  const [asked, setAsked] = useState(false);
  return (
    <Stack>
      <Section title={texts.copyTitle}>
        <Stack>
          <Hint>{texts.copyHint}</Hint>
          <Actions>
            <Button
              onClick={() =>
                downloads.start({
                  name: texts.copyTitle,
                  fallback: `${texts.copyTitle}.json`,
                  fetch: (client, signal, onProgress) =>
                    client.download('copyOwnData', { signal }, onProgress),
                })
              }
            >
              {texts.copy}
            </Button>
          </Actions>
        </Stack>
      </Section>
      <Section title={texts.closeTitle}>
        <Closing user={user} onAsk={() => setAsked(true)} />
      </Section>
      {asked ? <CloseDialog user={user} onClose={() => setAsked(false)} /> : null}
    </Stack>
  );
}

function Closing({ user, onAsk }: { readonly user: User; readonly onAsk: () => void }) {
  const { ownData: texts } = useBackstageMessages();
  switch (user.kind) {
    case 'MAIN':
      return (
        <Stack>
          <Hint>{texts.closeHint}</Hint>
          <Actions>
            <Button look="danger" disabled={user.loginName === null} onClick={onAsk}>
              {texts.close}
            </Button>
          </Actions>
        </Stack>
      );
    case 'SUB':
    case 'GUEST':
      return <Hint>{texts.onlyMain}</Hint>;
  }
}

function CloseDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { ownData: texts, secondFactor } = useBackstageMessages();
  const { go } = useNavigation();
  const forgetAll = useForgetAll();
  const [password, setPassword] = useState('');
  const [confirmName, setConfirmName] = useState('');
  const [code, setCode] = useState('');
  const factor = useRead([...accountKey, 'second-factor'], (client, signal) =>
    client.request('getSecondFactor', { signal }),
  );
  const needsCode = factor.data?.on === true;
  const close = useAct(
    texts.close,
    (client) =>
      client.request('closeAccount', {
        body: { password, confirmName, ...(needsCode ? { code } : {}) },
      }),
    {
      inForm: true,
      done: texts.closed,
      onDone: () => {
        forgetAll();
        go({ page: 'login' });
      },
    },
  );
  const fields = close.problem?.fields ?? {};
  return (
    <FormDialog
      title={texts.closeAsk}
      submitLabel={texts.close}
      changed={false}
      act={close}
      onSubmit={() => {
        if (password !== '' && confirmName !== '') void close.run(undefined);
      }}
      onClose={onClose}
    >
      <Hint>{texts.closeHint}</Hint>
      <TextField
        label={fill(texts.confirmName, { loginName: user.loginName ?? '' })}
        required
        autoFocus
        autoComplete="off"
        value={confirmName}
        onChange={setConfirmName}
        error={fields.confirmName}
      />
      <TextField
        label={secondFactor.password}
        required
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={fields.password}
      />
      {needsCode ? (
        <TextField
          label={secondFactor.anyCode}
          required
          autoComplete="one-time-code"
          maxLength={16}
          value={code}
          onChange={setCode}
          error={fields.code}
        />
      ) : null}
    </FormDialog>
  );
}
