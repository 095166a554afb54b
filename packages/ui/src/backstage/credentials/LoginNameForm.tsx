'use client';
// A login name and a password for an account that has only the messenger to get in by.
import { useState } from 'react';
import { fill, useBackstageMessages, useMessengerMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { accountKey } from '../data/use-read.ts';
import { FormProblem } from '../frame/FormProblem.tsx';
import { LeaveQuestion } from '../frame/LeaveQuestion.tsx';
import { Actions, Hint, Section, Stack } from '../frame/Section.tsx';
import { useUnsavedGuard } from '../frame/use-unsaved-guard.ts';
import { isLoginName, isPassword } from './credential-rules.ts';

export interface LoginNameFormProps {
  /** The messenger's. */
  readonly name: string;
  readonly onSet?: () => void;
}

export function LoginNameForm({ name, onSet }: LoginNameFormProps) {
  const { account: texts, action } = useMessengerMessages();
  const { register, login } = useBackstageMessages();
  const [loginName, setLoginName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const set = useAct(
    action.setLoginName,
    (client) => client.request('setLoginName', { body: { loginName, password } }),
    {
      inForm: true,
      refresh: [accountKey],
      done: texts.setLoginNameDone,
      ...(onSet === undefined ? {} : { onDone: onSet }),
    },
  );
  const heldBack = useUnsavedGuard((loginName !== '' || password !== '') && !set.busy);
  const wrongName = !isLoginName(loginName);
  const weak = !isPassword(password);
  const fields = set.problem?.fields ?? {};
  return (
    <Section title={texts.setLoginName}>
      <form
        noValidate
        style={{ maxWidth: 420 }}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!wrongName && !weak) void set.run(undefined);
        }}
      >
        <Stack>
          <Hint>{fill(texts.noPasswordHint, { name })}</Hint>
          <TextField
            label={login.loginName}
            required
            autoComplete="username"
            maxLength={32}
            hint={register.loginNameHint}
            value={loginName}
            onChange={setLoginName}
            error={tried && wrongName ? register.loginNameWrong : fields.loginName}
          />
          <TextField
            label={login.password}
            required
            type="password"
            autoComplete="new-password"
            maxLength={64}
            hint={register.passwordHint}
            value={password}
            onChange={setPassword}
            error={tried && weak ? register.passwordWrong : fields.password}
          />
          <FormProblem of={set.problem} />
          <Actions>
            <Button type="submit" look="primary" busy={set.busy}>
              {texts.setLoginNameSubmit}
            </Button>
          </Actions>
        </Stack>
      </form>
      <LeaveQuestion heldBack={heldBack} />
    </Section>
  );
}
