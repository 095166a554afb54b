'use client';
// A forgotten password: asking for the link, and the page that the link opens.
import type { WayIn } from '@liangfen/sdk/schema';
import { type FormEvent, useState } from 'react';
import { useBackstageMessages, useResetMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { isPassword } from '../credentials/credential-rules.ts';
import { ImageCode } from '../credentials/ImageCode.tsx';
import { WaysIn } from '../credentials/WaysIn.tsx';
import { useAct } from '../data/use-act.ts';
import { useForgetAll } from '../data/use-forget-all.ts';
import { useRead } from '../data/use-read.ts';
import { EntranceFrame } from '../frame/EntranceFrame.tsx';
import { FormProblem } from '../frame/FormProblem.tsx';
import { PageLink } from '../frame/pages.tsx';
import { Hint, Stack } from '../frame/Section.tsx';

export interface ResetPageProps {
  /** The token in the mail's link; null on the page that asks for the mail. */
  readonly token?: string | null;
}

export function ResetPage({ token = null }: ResetPageProps) {
  const texts = useResetMessages();
  const health = useRead(['health'], (client, signal) => client.request('getHealth', { signal }));
  const isOffered = health.data === undefined || health.data.resetByMail === true;
  return (
    <EntranceFrame title={texts.title}>
      {isOffered ? (
        token === null ? (
          <AskForLink />
        ) : (
          <NewPassword token={token} />
        )
      ) : (
        <EmptyState title={texts.notOffered} hint={texts.notOfferedHint}>
          <PageLink to={{ page: 'login' }}>{texts.toLogin}</PageLink>
        </EmptyState>
      )}
    </EntranceFrame>
  );
}

function AskForLink() {
  const texts = useResetMessages();
  const { login } = useBackstageMessages();
  const [account, setAccount] = useState('');
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
  const ask = useAct(
    texts.action.ask,
    (client) => client.request('startPasswordReset', { body: { account: account.trim(), code } }),
    { inForm: true, onDone: () => setAsked(true) },
  );
  if (asked) {
    return (
      <div role="status">
        <EmptyState title={texts.asked} hint={texts.askedHint}>
          <PageLink to={{ page: 'login' }}>{texts.toLogin}</PageLink>
        </EmptyState>
      </div>
    );
  }
  const fields = ask.problem?.fields ?? {};
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (account.trim() === '' || code === '') return;
    if ((await ask.run(undefined)) !== undefined) return;
    setCode('');
    setAttempt((count) => count + 1);
    setTried(false);
  }
  return (
    <form noValidate style={{ marginTop: 12 }} onSubmit={(event) => void submit(event)}>
      <Stack>
        <Hint>{texts.askHint}</Hint>
        <TextField
          label={texts.account}
          required
          autoFocus
          autoComplete="username"
          maxLength={254}
          value={account}
          onChange={setAccount}
          error={tried && account.trim() === '' ? texts.accountMissing : fields.account}
        />
        <ImageCode
          value={code}
          onChange={setCode}
          attempt={attempt}
          error={tried && code === '' ? login.missing.code : fields.code}
        />
        <FormProblem of={ask.problem} />
        <Button type="submit" look="primary" size="large" busy={ask.busy}>
          {texts.ask}
        </Button>
        <PageLink to={{ page: 'login' }}>{texts.toLogin}</PageLink>
      </Stack>
    </form>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const texts = useResetMessages();
  const { register } = useBackstageMessages();
  const forgetAll = useForgetAll();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [ways, setWays] = useState<readonly WayIn[] | null>(null);
  const set = useAct(
    texts.action.set,
    (client) => client.request('finishPasswordReset', { body: { token, password } }),
    {
      inForm: true,
      onDone: (changed) => {
        // Nobody is logged in here any more.
        forgetAll();
        setWays(changed.waysIn);
      },
    },
  );
  if (ways !== null) {
    return (
      <div role="status">
        <EmptyState title={texts.done} hint={texts.doneHint}>
          <PageLink to={{ page: 'login' }}>{texts.toLogin}</PageLink>
        </EmptyState>
        <WaysIn of={ways} />
      </div>
    );
  }
  const isWeak = !isPassword(password);
  return (
    <form
      noValidate
      style={{ marginTop: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isWeak) void set.run(undefined);
      }}
    >
      <Stack>
        <TextField
          label={texts.password}
          required
          autoFocus
          type="password"
          autoComplete="new-password"
          maxLength={128}
          value={password}
          onChange={setPassword}
          hint={register.passwordHint}
          error={tried && isWeak ? register.passwordWrong : set.problem?.fields.password}
        />
        <FormProblem of={set.problem} />
        <Button type="submit" look="primary" size="large" busy={set.busy}>
          {texts.set}
        </Button>
        <PageLink to={{ page: 'login' }}>{texts.toLogin}</PageLink>
      </Stack>
    </form>
  );
}
