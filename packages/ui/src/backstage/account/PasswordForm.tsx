'use client';
// Changing the password; other devices are logged out by it.
import type { WayIn } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { isPassword } from '../credentials/credential-rules.ts';
import { WaysIn } from '../credentials/WaysIn.tsx';
import { useAct } from '../data/use-act.ts';
import { accountKey } from '../data/use-read.ts';
import { FormProblem } from '../frame/FormProblem.tsx';
import { LeaveQuestion } from '../frame/LeaveQuestion.tsx';
import { Actions, Section, Stack } from '../frame/Section.tsx';
import { useUnsavedGuard } from '../frame/use-unsaved-guard.ts';

export function PasswordForm() {
  const { account: texts, register, login, action } = useBackstageMessages();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [ways, setWays] = useState<readonly WayIn[]>([]);
  const change = useAct(
    action.changePassword,
    (client) => client.request('changePassword', { body: { oldPassword, newPassword } }),
    {
      inForm: true,
      done: texts.changed,
      refresh: [accountKey],
      onDone: (changed) => {
        setWays(changed.waysIn);
        setOldPassword('');
        setNewPassword('');
        setTried(false);
      },
    },
  );
  const heldBack = useUnsavedGuard(oldPassword !== '' || newPassword !== '');
  const weak = !isPassword(newPassword);
  const fields = change.problem?.fields ?? {};
  return (
    <Section title={texts.change}>
      <form
        noValidate
        style={{ maxWidth: 420 }}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (oldPassword !== '' && !weak) void change.run(undefined);
        }}
      >
        <Stack>
          <TextField
            label={texts.oldPassword}
            required
            type="password"
            autoComplete="current-password"
            value={oldPassword}
            onChange={setOldPassword}
            error={tried && oldPassword === '' ? login.missing.password : fields.oldPassword}
          />
          <TextField
            label={texts.newPassword}
            required
            type="password"
            autoComplete="new-password"
            maxLength={128}
            hint={register.passwordHint}
            value={newPassword}
            onChange={setNewPassword}
            error={tried && weak ? register.passwordWrong : fields.newPassword}
          />
          <FormProblem of={change.problem} />
          <WaysIn of={ways} />
          <Actions>
            <Button type="submit" look="primary" busy={change.busy}>
              {texts.change}
            </Button>
          </Actions>
        </Stack>
      </form>
      <LeaveQuestion heldBack={heldBack} />
    </Section>
  );
}
