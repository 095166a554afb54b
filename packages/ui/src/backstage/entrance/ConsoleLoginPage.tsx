'use client';
// The operator's login of one competition, by its passcode.
import { type FormEvent, useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useClient } from '../../provider/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { EntranceFrame } from '../frame/EntranceFrame.tsx';
import { FormProblem } from '../frame/FormProblem.tsx';
import { Hint, Problem, Stack } from '../frame/Section.tsx';

export interface ConsoleLoginPageProps {
  readonly competitionId: string;
  /** Why one has to log in, e.g. an expired login. */
  readonly message?: string | null;
  readonly onEntered: () => void;
}

export function ConsoleLoginPage({
  competitionId,
  message = null,
  onEntered,
}: ConsoleLoginPageProps) {
  const client = useClient();
  const { consoleLogin: texts, action } = useBackstageMessages();
  const [name, setName] = useState('');
  const [passcode, setPasscode] = useState('');
  const [tried, setTried] = useState(false);
  const competition = useRead(competitionKey(competitionId, 'public'), (c, signal) =>
    c.request('getPublicCompetition', { path: { id: competitionId }, signal }),
  );
  const enter = useAct(
    action.enterConsole,
    () =>
      client.logIn('loginConsole', {
        path: { id: competitionId },
        body: { name: name.trim(), passcode },
      }),
    { inForm: true, onDone: onEntered },
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (passcode !== '' && name.trim() !== '') void enter.run(undefined);
  }

  if (competition.isError) {
    return (
      <EntranceFrame title={texts.notFound}>
        <Hint>{texts.notFoundHint}</Hint>
      </EntranceFrame>
    );
  }
  return (
    <EntranceFrame title={texts.title}>
      {message === null ? null : <Problem role="alert">{message}</Problem>}
      <Hint>{competition.data?.name ?? ''}</Hint>
      {competition.data?.consoleLogin === false ? (
        <Stack style={{ marginTop: 20 }}>
          <Problem role="status">{texts.notSet}</Problem>
          <Hint>{texts.notSetHint}</Hint>
        </Stack>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack style={{ marginTop: 20 }}>
            <TextField
              label={texts.name}
              required
              autoFocus
              autoComplete="name"
              maxLength={20}
              hint={texts.nameHint}
              value={name}
              onChange={setName}
              error={tried && name.trim() === '' ? texts.nameMissing : enter.problem?.fields.name}
            />
            <TextField
              label={texts.passcode}
              required
              type="password"
              autoComplete="off"
              maxLength={64}
              value={passcode}
              onChange={setPasscode}
              error={tried && passcode === '' ? texts.missing : enter.problem?.fields.passcode}
            />
            <FormProblem of={enter.problem} />
            <Button type="submit" look="primary" size="large" busy={enter.busy}>
              {texts.submit}
            </Button>
          </Stack>
        </form>
      )}
    </EntranceFrame>
  );
}
