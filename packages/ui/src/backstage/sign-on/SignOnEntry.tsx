'use client';
// Beside the password: the way in by single sign-on, where the server has one; otherwise nothing.
import { fill, useSignOnMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { useAct } from '../data/use-act.ts';
import { FormProblem } from '../frame/FormProblem.tsx';
import { Or } from '../frame/OtherWay.tsx';
import { Stack } from '../frame/Section.tsx';
import { useSignOnHost } from './sign-on-host.ts';
import { useSignOnName } from './use-sign-on.ts';

export function SignOnEntry({ from }: { readonly from: string | null }) {
  const texts = useSignOnMessages();
  const name = useSignOnName() ?? null;
  const host = useSignOnHost();
  const leave = useAct(texts.action.logIn, (client) => client.request('startSingleSignOn'), {
    inForm: true,
    onDone: (start) => host?.leaveFor(start, 'LOGIN', from),
  });
  if (name === null || host === null) return null;
  return (
    <>
      <Or>{texts.or}</Or>
      <Stack>
        <Button size="large" busy={leave.busy} onClick={() => void leave.run(undefined)}>
          {fill(texts.entry, { name })}
        </Button>
        <FormProblem of={leave.problem} />
      </Stack>
    </>
  );
}
