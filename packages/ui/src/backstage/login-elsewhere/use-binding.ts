'use client';
// Binding somebody of another login to the account that is logged in here.
import type { LiangfenClient } from '@liangfen/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useProblems } from '../../messages/index.ts';
import { useClient } from '../../provider/index.ts';
import { accountKey } from '../data/use-read.ts';
import { loginProblem } from './login-problem.ts';

/** `bind` is the same function at every drawing; `away` is said where no answer came. */
export function useBinding<Proof>(
  bind: (client: LiangfenClient, proof: Proof) => Promise<unknown>,
  away: string,
  onBound: () => void,
) {
  const client = useClient();
  const queries = useQueryClient();
  const problems = useProblems();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const done = useRef(onBound);
  useLayoutEffect(() => {
    done.current = onBound;
  });
  const run = useCallback(
    async (proof: Proof) => {
      setBusy(true);
      setProblem(null);
      try {
        await bind(client, proof);
        await queries.invalidateQueries({ queryKey: accountKey });
        done.current();
      } catch (error) {
        setProblem(loginProblem(error, away, problems));
      } finally {
        setBusy(false);
      }
    },
    [client, queries, bind, away, problems],
  );
  return { run, busy, problem };
}
