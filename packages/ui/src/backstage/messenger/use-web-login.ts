'use client';
// Turns a scanned code into a login: the token is kept, or the person comes for the first time.
import type { MessengerFirstLogin } from '@liangfen/sdk/schema';
import { useCallback, useState } from 'react';
import { useProblems } from '../../messages/index.ts';
import { useClient } from '../../provider/index.ts';
import { loginProblem } from '../login-elsewhere/login-problem.ts';
import { useLoggedIn } from '../login-elsewhere/use-logged-in.ts';
import type { ScannedProof } from './EmbeddedCode.tsx';
import { useAwayText } from './use-messenger.ts';

export type WebLoginStep =
  | { readonly step: 'WAITING' }
  | { readonly step: 'BUSY' }
  | { readonly step: 'FIRST'; readonly first: MessengerFirstLogin }
  | { readonly step: 'FAILED'; readonly text: string };

export function useWebLogin(onLoggedIn: () => void) {
  const client = useClient();
  const away = useAwayText();
  const problems = useProblems();
  const done = useLoggedIn(onLoggedIn);
  const [at, setAt] = useState<WebLoginStep>({ step: 'WAITING' });
  const run = useCallback(
    async ({ authCode, state }: ScannedProof) => {
      setAt({ step: 'BUSY' });
      try {
        const body = { way: 'WEB', place: 'DESK', authCode, state } as const;
        const { token, first } = await client.request('loginByMessenger', { body });
        if (token !== null) {
          client.tokens.set({ kind: 'general' }, token);
          done();
        } else if (first !== null) setAt({ step: 'FIRST', first });
      } catch (error) {
        setAt({ step: 'FAILED', text: loginProblem(error, away, problems) });
      }
    },
    [client, away, problems, done],
  );
  const restart = useCallback(() => setAt({ step: 'WAITING' }), []);
  return { at, run, restart, done };
}
