'use client';
// Registration of a main account; logged in at once.
import { type FormEvent, useEffect, useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useClient } from '../../provider/index.ts';
import { Contact } from '../account/points/Contact.tsx';
import { ConsentBox } from '../credentials/ConsentBox.tsx';
import { isLoginName, isPassword } from '../credentials/credential-rules.ts';
import { ImageCode } from '../credentials/ImageCode.tsx';
import { useAct } from '../data/use-act.ts';
import { useForgetAll } from '../data/use-forget-all.ts';
import { useRead } from '../data/use-read.ts';
import { EntranceFrame } from '../frame/EntranceFrame.tsx';
import { FormProblem } from '../frame/FormProblem.tsx';
import { PageLink } from '../frame/pages.tsx';
import { Hint, Stack } from '../frame/Section.tsx';

/** How long typing must rest before the server is asked about a login name, in milliseconds. */
const typingRest = 400;

export interface RegisterPageProps {
  /** The code of a link that lets one person register. */
  readonly invitation?: string | null;
  /** `missing`: the server wants a second factor of this account before anything else. */
  readonly onRegistered: (missing?: 'SECOND_FACTOR') => void;
}

export function RegisterPage({ invitation = null, onRegistered }: RegisterPageProps) {
  const client = useClient();
  const { register: texts, login: loginTexts, action } = useBackstageMessages();
  const [loginName, setLoginName] = useState('');
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [consents, setConsents] = useState(false);
  const health = useRead(['health'], (asking, signal) => asking.request('getHealth', { signal }));
  const privacy = health.data?.privacy ?? null;
  const registration = invitation === null ? (health.data?.registration ?? 'OPEN') : 'OPEN';
  const taken = useTakenLoginName(loginName);
  const [tried, setTried] = useState(false);
  const forgetAll = useForgetAll();
  const register = useAct(
    action.register,
    () =>
      client.logIn('register', {
        body: {
          loginName,
          password,
          code,
          name: name.trim(),
          ...(invitation === null ? {} : { invitation }),
          ...(privacy === null ? {} : { consent: privacy.version }),
        },
      }),
    {
      inForm: true,
      onDone: ({ secondFactorMissing }) => {
        forgetAll();
        if (secondFactorMissing === true) onRegistered('SECOND_FACTOR');
        else onRegistered();
      },
    },
  );

  const wrong = {
    loginName: !isLoginName(loginName),
    password: !isPassword(password),
    name: name.trim() === '',
    code: code === '',
    consent: privacy !== null && !consents,
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (taken || Object.values(wrong).includes(true)) return;
    const answer = await register.run(undefined);
    if (answer === undefined) {
      setCode('');
      setAttempt((count) => count + 1);
      setTried(false);
    }
  }

  const fields = register.problem?.fields ?? {};
  if (registration !== 'OPEN') {
    return (
      <EntranceFrame title={texts.title}>
        <Stack>
          <Hint>{loginTexts.registration[registration]}</Hint>
          <Contact />
          <PageLink to={{ page: 'login' }}>{texts.toLogin}</PageLink>
        </Stack>
      </EntranceFrame>
    );
  }
  return (
    <EntranceFrame title={texts.title}>
      <Hint>{invitation === null ? texts.hint : texts.invited}</Hint>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack style={{ marginTop: 20 }}>
          <TextField
            label={texts.name}
            required
            autoFocus
            autoComplete="organization"
            maxLength={40}
            value={name}
            onChange={setName}
            error={tried && wrong.name ? loginTexts.missing.name : fields.name}
          />
          <TextField
            label={loginTexts.loginName}
            required
            autoComplete="username"
            maxLength={32}
            value={loginName}
            onChange={setLoginName}
            hint={texts.loginNameHint}
            error={
              taken
                ? texts.taken
                : tried && wrong.loginName
                  ? texts.loginNameWrong
                  : fields.loginName
            }
          />
          <TextField
            label={loginTexts.password}
            required
            type="password"
            autoComplete="new-password"
            maxLength={128}
            value={password}
            onChange={setPassword}
            hint={texts.passwordHint}
            error={tried && wrong.password ? texts.passwordWrong : fields.password}
          />
          <ImageCode
            value={code}
            onChange={setCode}
            attempt={attempt}
            error={tried && wrong.code ? loginTexts.missing.code : fields.code}
          />
          {privacy === null ? null : (
            <ConsentBox
              privacy={privacy}
              checked={consents}
              onChange={setConsents}
              isMissing={tried && wrong.consent}
            />
          )}
          <FormProblem of={register.problem} />
          <Button type="submit" look="primary" size="large" busy={register.busy}>
            {texts.submit}
          </Button>
          <PageLink to={{ page: 'login' }}>{texts.toLogin}</PageLink>
        </Stack>
      </form>
    </EntranceFrame>
  );
}

/**
 * Whether somebody else has this login name. Asked while typing rests, not when the field is left, because a window
 * without focus reports no leaving; an answer counts only for the name it was asked about.
 */
function useTakenLoginName(loginName: string): boolean {
  const client = useClient();
  const [taken, setTaken] = useState<string>();
  useEffect(() => {
    if (!isLoginName(loginName)) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      client
        .request('checkLoginName', { query: { loginName }, signal: asking.signal })
        .then(({ exists }) => {
          if (exists && !asking.signal.aborted) setTaken(loginName);
        })
        // The registration itself will say it.
        .catch(() => undefined);
    }, typingRest);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [client, loginName]);
  return taken === loginName;
}
