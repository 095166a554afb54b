'use client';
// The second step of a login: the number of the authenticator app, or a recovery code.
import { type FormEvent, useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useClient } from '../../provider/index.ts';
import { useAct } from '../data/use-act.ts';
import { FormProblem } from '../frame/FormProblem.tsx';
import { Hint, Stack } from '../frame/Section.tsx';

export interface SecondStepProps {
  readonly ticket: string;
  readonly onLoggedIn: () => void;
  /** Back to name and password. */
  readonly onBack: () => void;
}

export function SecondStep({ ticket, onLoggedIn, onBack }: SecondStepProps) {
  const client = useClient();
  const { login: texts, action } = useBackstageMessages();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const finish = useAct(
    action.logIn,
    () => client.logIn('finishLogin', { body: { ticket, code } }),
    { inForm: true, onDone: onLoggedIn },
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (code.length < 6) return;
    if ((await finish.run(undefined)) !== undefined) return;
    setCode('');
    setTried(false);
  }

  return (
    <form noValidate style={{ marginTop: 12 }} onSubmit={(event) => void submit(event)}>
      <Stack>
        <Hint>{texts.secondFactorHint}</Hint>
        <TextField
          label={texts.secondFactorCode}
          required
          autoFocus
          autoComplete="one-time-code"
          maxLength={16}
          value={code}
          onChange={setCode}
          error={tried && code.length < 6 ? texts.secondFactorMissing : finish.problem?.fields.code}
        />
        <FormProblem of={finish.problem} />
        <Button type="submit" look="primary" size="large" busy={finish.busy}>
          {texts.continue}
        </Button>
        <Button onClick={onBack}>{texts.back}</Button>
      </Stack>
    </form>
  );
}
