'use client';
// From what the provider sent back to a login: the token is kept, a second factor is asked for, or nobody is known yet.
import { ApiError } from '@liangfen/sdk';
import type { SingleSignOnFirst } from '@liangfen/sdk/schema';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formProblem } from '../../messages/form-problem.ts';
import { type Problems, useProblems, useSignOnMessages } from '../../messages/index.ts';
import { useClient } from '../../provider/index.ts';
import { useForgetAll } from '../data/use-forget-all.ts';
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
  const forgetAll = useForgetAll();
  const [at, setAt] = useState<SignOnStep>({ step: 'BUSY' });
  const done = useRef(() => {});
  useLayoutEffect(() => {
    done.current = () => {
      forgetAll();
      onLoggedIn();
    };
  });
  const run = useCallback(
    async (body: SignOnProof) => {
      try {
        const { token, first } = await client.request('loginBySingleSignOn', { body });
        if (token !== null) {
          client.tokens.set({ kind: 'general' }, token);
          done.current();
        } else if (first !== null) setAt({ step: 'FIRST', first });
      } catch (error) {
        const ticket = error instanceof ApiError ? error.ticket : undefined;
        setAt(
          ticket === undefined
            ? { step: 'FAILED', text: signOnProblem(error, away, problems) }
            : { step: 'SECOND_FACTOR', ticket },
        );
      }
    },
    [client, away, problems],
  );
  return { at, run, done };
}

/** The server's sentence, which says what to do; without an answer it is the network. */
export function signOnProblem(error: unknown, away: string, problems: Problems): string {
  return error instanceof ApiError && error.status === 0
    ? away
    : formProblem(error, away, problems).text;
}
