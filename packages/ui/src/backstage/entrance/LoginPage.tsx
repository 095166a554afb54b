'use client';
// Account login: name, password and image code; beside them the ways by single sign-on and by the messenger's code, where there are any.
import { ApiError } from '@liangfen/sdk';
import type { LoginAnswer, Registration } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { useClient } from '../../provider/index.ts';
import { CredentialFields, useCredentials } from '../credentials/CredentialFields.tsx';
import { SecondStep } from '../credentials/SecondStep.tsx';
import { useAct } from '../data/use-act.ts';
import { useForgetAll } from '../data/use-forget-all.ts';
import { useRead } from '../data/use-read.ts';
import { EntranceFrame } from '../frame/EntranceFrame.tsx';
import { FormProblem } from '../frame/FormProblem.tsx';
import { PageLink } from '../frame/pages.tsx';
import { Hint, Problem, Stack } from '../frame/Section.tsx';
import { MessengerEntry } from '../messenger/MessengerEntry.tsx';
import { SignOnEntry } from '../sign-on/SignOnEntry.tsx';

export interface LoginPageProps {
  /** Why one has to log in, e.g. an expired login. */
  readonly message?: string | null;
  /** An address of this site where one goes on to; handed on to the other way in. */
  readonly from?: string | null;
  /** `missing`: the server wants a second factor of this account before anything else. */
  readonly onLoggedIn: (missing?: 'SECOND_FACTOR') => void;
}

export function LoginPage({ message = null, from = null, onLoggedIn }: LoginPageProps) {
  const client = useClient();
  const { login: texts, action } = useBackstageMessages();
  const credentials = useCredentials();
  const forgetAll = useForgetAll();
  const [ticket, setTicket] = useState<string | null>(null);
  const health = useRead(['health'], (asking, signal) => asking.request('getHealth', { signal }));
  const registration = health.data?.registration ?? 'OPEN';
  const enter = (answer: LoginAnswer | null) => {
    forgetAll();
    if (answer?.secondFactorMissing === true) onLoggedIn('SECOND_FACTOR');
    else onLoggedIn();
  };
  const login = useAct(
    action.logIn,
    async () => {
      try {
        return { answer: await client.logIn('login', { body: credentials.values }), ticket: null };
      } catch (error) {
        const next = error instanceof ApiError ? error.ticket : undefined;
        if (next === undefined) throw error;
        return { answer: null, ticket: next };
      }
    },
    {
      inForm: true,
      onDone: (done) => {
        if (done.ticket === null) enter(done.answer);
        else setTicket(done.ticket);
      },
    },
  );
  if (ticket !== null) {
    return (
      <EntranceFrame title={texts.secondFactor}>
        <SecondStep
          ticket={ticket}
          onLoggedIn={() => enter(null)}
          onBack={() => {
            setTicket(null);
            credentials.change({ password: '', code: '' });
          }}
        />
      </EntranceFrame>
    );
  }

  return (
    <EntranceFrame title={texts.title}>
      {message === null ? null : <Problem role="alert">{message}</Problem>}
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
          {health.data?.resetByMail === true ? (
            <PageLink to={{ page: 'reset' }}>{texts.forgot}</PageLink>
          ) : null}
          <WayToRegister of={registration} />
        </Stack>
      </form>
      <SignOnEntry from={from} />
      <MessengerEntry from={from} />
    </EntranceFrame>
  );
}

function WayToRegister({ of }: { readonly of: Registration }) {
  const { login: texts } = useBackstageMessages();
  switch (of) {
    case 'OPEN':
      return <PageLink to={{ page: 'register' }}>{texts.toRegister}</PageLink>;
    case 'INVITED':
    case 'CLOSED':
      return <Hint>{texts.registration[of]}</Hint>;
  }
}
