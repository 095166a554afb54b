'use client';
// Account login: name, password and image code; beside them the way by the messenger's code, where there is one.
import { type FormEvent, useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useClient } from '../../provider/index.ts';
import { useAct } from '../data/use-act.ts';
import { useForgetAll } from '../data/use-forget-all.ts';
import { FormProblem } from '../frame/FormProblem.tsx';
import { PlaceLink } from '../frame/pages.tsx';
import { Problem, Stack } from '../frame/Sheet.tsx';
import { MessengerEntry } from '../messenger/MessengerEntry.tsx';
import { EntranceFrame } from './EntranceFrame.tsx';
import { ImageCode } from './ImageCode.tsx';

export interface LoginPageProps {
  /** Why one has to log in, e.g. an expired login. */
  readonly notice?: string | null;
  /** An address of this site where one goes on to; handed on to the other way in. */
  readonly from?: string | null;
  readonly onLoggedIn: () => void;
}

export function LoginPage({ notice = null, from = null, onLoggedIn }: LoginPageProps) {
  const client = useClient();
  const { login: texts, action } = useBackstageMessages();
  const [loginName, setLoginName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState(false);
  const forgetAll = useForgetAll();
  const login = useAct(
    action.logIn,
    () => client.logIn('login', { body: { loginName, password, code } }),
    {
      inForm: true,
      onDone: () => {
        forgetAll();
        onLoggedIn();
      },
    },
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (loginName === '' || password === '' || code === '') return;
    const answer = await login.run(undefined);
    if (answer === undefined) {
      setCode('');
      setAttempt((count) => count + 1);
      setTried(false);
    }
  }

  const missing = (value: string, text: string) => (tried && value === '' ? text : undefined);
  const fields = login.problem?.fields ?? {};
  return (
    <EntranceFrame title={texts.title}>
      {notice === null ? null : <Problem role="alert">{notice}</Problem>}
      <div style={{ marginTop: 12 }}>{form()}</div>
      <MessengerEntry from={from} />
    </EntranceFrame>
  );

  function form() {
    return (
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextField
            label={texts.loginName}
            required
            autoFocus
            autoComplete="username"
            value={loginName}
            onChange={setLoginName}
            error={missing(loginName, texts.missing.loginName) ?? fields.loginName}
          />
          <TextField
            label={texts.password}
            required
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={missing(password, texts.missing.password) ?? fields.password}
          />
          <ImageCode
            value={code}
            onChange={setCode}
            attempt={attempt}
            error={missing(code, texts.missing.code) ?? fields.code}
          />
          <FormProblem of={login.problem} />
          <Button type="submit" look="primary" size="large" busy={login.busy}>
            {texts.submit}
          </Button>
          <PlaceLink to={{ page: 'register' }}>{texts.toRegister}</PlaceLink>
        </Stack>
      </form>
    );
  }
}
