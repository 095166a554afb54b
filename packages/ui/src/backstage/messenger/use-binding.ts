'use client';
// Binding a person of the messenger to the account that is logged in.
import type { MessengerProof } from '@liangfen/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMessengerMessages, useProblems } from '../../messages/index.ts';
import { useClient } from '../../provider/index.ts';
import { accountKey } from '../data/use-read.ts';
import { loginProblem } from './use-web-login.ts';

export function useBinding(onBound: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const texts = useMessengerMessages().inside;
  const problems = useProblems();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const done = useRef(onBound);
  useLayoutEffect(() => {
    done.current = onBound;
  });
  const run = useCallback(
    async (body: MessengerProof) => {
      setBusy(true);
      setProblem(null);
      try {
        await client.request('addMessengerBinding', { body });
        await queries.invalidateQueries({ queryKey: accountKey });
        done.current();
      } catch (error) {
        setProblem(loginProblem(error, texts, problems));
      } finally {
        setBusy(false);
      }
    },
    [client, queries, texts, problems],
  );
  const clear = useCallback(() => setProblem(null), []);
  return { run, busy, problem, clear };
}
