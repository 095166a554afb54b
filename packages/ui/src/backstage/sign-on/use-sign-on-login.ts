'use client';
// Turns the provider's answer into a login: the token is kept, a second factor is asked for, or nobody is known yet.
import { ApiError } from '@liangfen/sdk';
import type { SingleSignOnFirst } from '@liangfen/sdk/schema';
import { useCallback, useState } from 'react';
import { useProblems, useSignOnMessages } from '../../messages/index.ts';
import { useClient } from '../../provider/index.ts';
import { loginProblem } from '../login-elsewhere/login-problem.ts';
import { useLoggedIn } from '../login-elsewhere/use-logged-in.ts';
import type { SignOnProof } from './sign-on-answer.ts';

export type SignOnStep =
  | { readonly step: 'BUSY' }
  | { readonly step: 'FIRST'; readonly first: SingleSignOnFirst }
  | { readonly step: 'SECOND_FACTOR'; readonly ticket: string }
  | { readonly step: 'FAILED'; readonly text: string };

export function useSignOnLogin(onLoggedIn: () => void) {
  const client = useClient();
  const { away } = useSignOnMessages();
  const problems = useProblems();
  const done = useLoggedIn(onLoggedIn);
  const [at, setAt] = useState<SignOnStep>({ step: 'BUSY' });
  const run = useCallback(
    async (body: SignOnProof) => {
      try {
        const { token, first } = await client.request('loginBySingleSignOn', { body });
        if (token !== null) {
          client.tokens.set({ kind: 'general' }, token);
          done();
        } else if (first !== null) setAt({ step: 'FIRST', first });
      } catch (error) {
        const ticket = error instanceof ApiError ? error.ticket : undefined;
        setAt(
          ticket === undefined
            ? { step: 'FAILED', text: loginProblem(error, away, problems) }
            : { step: 'SECOND_FACTOR', ticket },
        );
      }
    },
    [client, away, problems, done],
  );
  return { at, run, done };
}
