'use client';
// From a scanned code to a login: the token is kept, or the person is met for the first time.
import { ApiError } from '@liangfen/sdk';
import type { MessengerFirstLogin } from '@liangfen/sdk/schema';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formProblem } from '../../messages/form-problem.ts';
import { fill, type Problems, useMessengerMessages, useProblems } from '../../messages/index.ts';
import { useClient } from '../../provider/index.ts';
import { useForgetAll } from '../data/use-forget-all.ts';
import type { ScannedProof } from './EmbeddedCode.tsx';

export type WebLoginStep =
  | { readonly step: 'WAITING' }
  | { readonly step: 'BUSY' }
  | { readonly step: 'FIRST'; readonly first: MessengerFirstLogin }
  | { readonly step: 'FAILED'; readonly text: string };

export function useWebLogin(onLoggedIn: () => void) {
  const client = useClient();
  const texts = useMessengerMessages().inside;
  const problems = useProblems();
  const forgetAll = useForgetAll();
  const [at, setAt] = useState<WebLoginStep>({ step: 'WAITING' });
  const done = useRef(() => {});
  useLayoutEffect(() => {
    done.current = () => {
      forgetAll();
      onLoggedIn();
    };
  });
  const run = useCallback(
    async ({ authCode, state }: ScannedProof) => {
      setAt({ step: 'BUSY' });
      try {
        const body = { way: 'WEB', place: 'DESK', authCode, state } as const;
        const { token, first } = await client.request('loginByMessenger', { body });
        if (token !== null) {
          client.tokens.set({ kind: 'general' }, token);
          done.current();
        } else if (first !== null) setAt({ step: 'FIRST', first });
      } catch (error) {
        setAt({ step: 'FAILED', text: loginProblem(error, texts, problems) });
      }
    },
    [client, texts, problems],
  );
  const restart = useCallback(() => setAt({ step: 'WAITING' }), []);
  return { at, run, restart, done };
}

/** The server's sentence, which says what to do; without an answer it is the network. */
export function loginProblem(
  error: unknown,
  { away, awayHint, awaySaid }: Readonly<Record<'away' | 'awayHint' | 'awaySaid', string>>,
  problems: Problems,
): string {
  const lost = fill(awaySaid, { away, awayHint });
  return error instanceof ApiError && error.status === 0
    ? lost
    : formProblem(error, lost, problems).text;
}
