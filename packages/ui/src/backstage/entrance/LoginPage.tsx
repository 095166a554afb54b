'use client';
// Account login: name, password and image code; beside them the way by the messenger's code, where there is one.
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { useClient } from '../../provider/index.ts';
import { useAct } from '../data/use-act.ts';
import { useForgetAll } from '../data/use-forget-all.ts';
import { FormProblem } from '../frame/FormProblem.tsx';
import { PlaceLink } from '../frame/pages.tsx';
import { Problem, Stack } from '../frame/Sheet.tsx';
import { MessengerEntry } from '../messenger/MessengerEntry.tsx';
import { CredentialFields, useCredentials } from './CredentialFields.tsx';
import { EntranceFrame } from './EntranceFrame.tsx';

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
  const credentials = useCredentials();
  const forgetAll = useForgetAll();
  const login = useAct(action.logIn, () => client.logIn('login', { body: credentials.values }), {
    inForm: true,
    onDone: () => {
      forgetAll();
      onLoggedIn();
    },
  });

  return (
    <EntranceFrame title={texts.title}>
      {notice === null ? null : <Problem role="alert">{notice}</Problem>}
      <form
        noValidate
        style={{ marginTop: 12 }}
        onSubmit={(event) => void credentials.submit(event, () => login.run(undefined))}
      >
        <Stack>
          <CredentialFields of={credentials} problem={login.problem} autoFocus />
          <FormProblem of={login.problem} />
          <Button type="submit" look="primary" size="large" busy={login.busy}>
            {texts.submit}
          </Button>
          <PlaceLink to={{ page: 'register' }}>{texts.toRegister}</PlaceLink>
        </Stack>
      </form>
      <MessengerEntry from={from} />
    </EntranceFrame>
  );
}
