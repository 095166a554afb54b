'use client';
// No account belongs to the identity yet: one that is there, proved by its password once, or a new one where the server allows it.
import { ApiError } from '@liangfen/sdk';
import type { SingleSignOnFirst } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useSignOnMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { useClient } from '../../provider/index.ts';
import { useAct } from '../data/use-act.ts';
import { useRead } from '../data/use-read.ts';
import { ConsentBox } from '../entrance/ConsentBox.tsx';
import { CredentialFields, useCredentials } from '../entrance/CredentialFields.tsx';
import { FormProblem } from '../frame/FormProblem.tsx';
import { PlaceLink } from '../frame/pages.tsx';
import { Hint, Stack } from '../frame/Sheet.tsx';

export interface FirstSignOnProps {
  readonly first: SingleSignOnFirst;
  readonly name: string;
  readonly onLoggedIn: () => void;
}

type Way = 'CREATE' | 'BIND';

export function FirstSignOn({ first, name, onLoggedIn }: FirstSignOnProps) {
  const signOn = useSignOnMessages();
  const texts = signOn.first;
  const [way, setWay] = useState<Way>(first.mayCreate ? 'CREATE' : 'BIND');
  const [ended, setEnded] = useState(false);
  if (ended) {
    return (
      <EmptyState title={texts.ended} hint={texts.endedHint}>
        <PlaceLink to={{ page: 'login' }}>{signOn.toLogin}</PlaceLink>
      </EmptyState>
    );
  }
  const form = { ticket: first.ticket, name, onLoggedIn, onEnded: () => setEnded(true) };
  return (
    <Stack style={{ marginTop: 12 }}>
      <Hint>{fill(texts.hello, { person: first.name })}</Hint>
      {first.mayCreate ? (
        <Segmented<Way>
          label={texts.choose}
          value={way}
          options={[
            { value: 'CREATE', label: texts.create },
            { value: 'BIND', label: texts.bind },
          ]}
          onChange={setWay}
        />
      ) : null}
      {way === 'CREATE' ? <CreateForm {...form} /> : <BindForm {...form} />}
      {first.mayCreate ? null : <Hint>{texts.noAccount}</Hint>}
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
  const signOn = useSignOnMessages();
  const health = useRead(['health'], (asking, signal) => asking.request('getHealth', { signal }));
  const privacy = health.data?.privacy ?? null;
  const [consents, setConsents] = useState(false);
  const [tried, setTried] = useState(false);
  const create = useAct(
    signOn.action.logIn,
    () => {
      const body = { ticket, ...(privacy === null ? {} : { consent: privacy.version }) };
      return unlessEnded(client.logIn('createSingleSignOnAccount', { body }), onEnded);
    },
    { inForm: true, onDone: (answer) => (answer === null ? undefined : onLoggedIn()) },
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (privacy === null || consents) void create.run(undefined);
      }}
    >
      <Stack>
        <Hint>{fill(signOn.first.createHint, { name })}</Hint>
        {privacy === null ? null : (
          <ConsentBox
            privacy={privacy}
            checked={consents}
            onChange={setConsents}
            isMissing={tried && !consents}
          />
        )}
        <FormProblem of={create.problem} />
        <Button type="submit" look="primary" size="large" busy={create.busy}>
          {signOn.first.createSubmit}
        </Button>
      </Stack>
    </form>
  );
}

function BindForm({ ticket, name, onLoggedIn, onEnded }: OneFormProps) {
  const client = useClient();
  const signOn = useSignOnMessages();
  const credentials = useCredentials();
  const bind = useAct(
    signOn.action.bind,
    () =>
      unlessEnded(
        client.logIn('bindSingleSignOnAccount', { body: { ticket, ...credentials.values } }),
        onEnded,
      ),
    { inForm: true, onDone: (answer) => (answer === null ? undefined : onLoggedIn()) },
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void credentials.submit(event, () => bind.run(undefined))}
    >
      <Stack>
        <Hint>{fill(signOn.first.bindHint, { name })}</Hint>
        <CredentialFields of={credentials} problem={bind.problem} />
        <FormProblem of={bind.problem} />
        <Button type="submit" look="primary" size="large" busy={bind.busy}>
          {signOn.first.bindSubmit}
        </Button>
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
    if (!(error instanceof ApiError) || error.code !== 'SSO_TICKET_ENDED') throw error;
    onEnded();
    return null;
  }
}
