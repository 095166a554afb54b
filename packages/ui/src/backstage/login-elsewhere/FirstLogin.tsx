'use client';
// The first login of somebody from another login page: makes a new account, or binds one that exists, proved by its
// password once.
import { ApiError, type ApiErrorCode, type LiangfenClient } from '@liangfen/sdk';
import type { Privacy } from '@liangfen/sdk/schema';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fill } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { ConsentBox } from '../credentials/ConsentBox.tsx';
import {
  CredentialFields,
  type Credentials,
  useCredentials,
} from '../credentials/CredentialFields.tsx';
import { useAct } from '../data/use-act.ts';
import { FormProblem } from '../frame/FormProblem.tsx';
import { Hint, Stack } from '../frame/Section.tsx';

type FirstTexts = Readonly<
  Record<
    | 'hello'
    | 'choose'
    | 'create'
    | 'createHint'
    | 'createSubmit'
    | 'bind'
    | 'bindHint'
    | 'bindSubmit'
    | 'ended'
    | 'endedHint',
    string
  >
>;

export interface FirstLoginProps {
  readonly texts: FirstTexts;
  /** The names of the two calls, for their failures. */
  readonly action: Readonly<Record<'logIn' | 'bind', string>>;
  /** The name of the other login. */
  readonly name: string;
  readonly person: string;
  /** The statement that whoever makes an account agrees to; null where there is none. */
  readonly privacy: Privacy | null;
  /** Null where an account can be made here; else what to do without one. */
  readonly noAccount: string | null;
  readonly create: (client: LiangfenClient, consent: { consent?: string }) => Promise<unknown>;
  readonly bind: (client: LiangfenClient, credentials: Credentials) => Promise<unknown>;
  /** The code of a refusal after which the proof has ended: no field of the form can mend that. */
  readonly endedCode: ApiErrorCode;
  /** The way back to the beginning, where the proof has ended. */
  readonly again: ReactNode;
  readonly onLoggedIn: () => void;
}

type Way = 'CREATE' | 'BIND';

export function FirstLogin(props: FirstLoginProps) {
  const { texts, person, noAccount, endedCode, again } = props;
  const [way, setWay] = useState<Way>(noAccount === null ? 'CREATE' : 'BIND');
  const [ended, setEnded] = useState(false);
  if (ended) {
    return (
      <EmptyState title={texts.ended} hint={texts.endedHint}>
        {again}
      </EmptyState>
    );
  }
  return (
    <Stack style={{ marginTop: 12 }}>
      <Hint>{fill(texts.hello, { person })}</Hint>
      {noAccount === null ? (
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
      {form()}
      {noAccount === null ? null : <Hint>{noAccount}</Hint>}
    </Stack>
  );

  function form() {
    switch (way) {
      case 'CREATE':
        return <CreateForm {...props} unlessEnded={unlessEnded} />;
      case 'BIND':
        return <BindForm {...props} unlessEnded={unlessEnded} />;
    }
  }

  async function unlessEnded(asking: Promise<unknown>): Promise<boolean> {
    try {
      await asking;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== endedCode) throw error;
      setEnded(true);
      return false;
    }
  }
}

interface OneFormProps extends FirstLoginProps {
  /** Returns whether the call was done; throws a refusal that a field can mend. */
  readonly unlessEnded: (asking: Promise<unknown>) => Promise<boolean>;
}

function CreateForm(props: OneFormProps) {
  const { texts, action, name, privacy, create, unlessEnded, onLoggedIn } = props;
  const [consents, setConsents] = useState(false);
  const [tried, setTried] = useState(false);
  const creating = useAct(
    action.logIn,
    (client) => unlessEnded(create(client, privacy === null ? {} : { consent: privacy.version })),
    { inForm: true, onDone: (isIn) => (isIn ? onLoggedIn() : undefined) },
  );
  return (
    <Form
      hint={fill(texts.createHint, { name })}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (privacy === null || consents) void creating.run(undefined);
      }}
    >
      {privacy === null ? null : (
        <ConsentBox
          privacy={privacy}
          checked={consents}
          onChange={setConsents}
          isMissing={tried && !consents}
        />
      )}
      <FormProblem of={creating.problem} />
      <Button type="submit" look="primary" size="large" busy={creating.busy}>
        {texts.createSubmit}
      </Button>
    </Form>
  );
}

function BindForm({ texts, action, name, bind, unlessEnded, onLoggedIn }: OneFormProps) {
  const credentials = useCredentials();
  const binding = useAct(action.bind, (client) => unlessEnded(bind(client, credentials.values)), {
    inForm: true,
    onDone: (isIn) => (isIn ? onLoggedIn() : undefined),
  });
  return (
    <Form
      hint={fill(texts.bindHint, { name })}
      onSubmit={(event) => void credentials.submit(event, () => binding.run(undefined))}
    >
      <CredentialFields of={credentials} problem={binding.problem} />
      <FormProblem of={binding.problem} />
      <Button type="submit" look="primary" size="large" busy={binding.busy}>
        {texts.bindSubmit}
      </Button>
    </Form>
  );
}

interface FormProps {
  readonly hint: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

function Form({ hint, onSubmit, children }: FormProps) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <Hint>{hint}</Hint>
        {ownText(children)}
      </Stack>
    </form>
  );
}
