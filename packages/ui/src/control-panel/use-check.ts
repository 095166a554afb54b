'use client';
// Follows one check of every line, from its start until all have answered or the wait is over.
import type { CheckAnswer } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import type { HallCalls } from './hall-calls.ts';

export interface RunningCheck {
  readonly answers: CheckAnswer['answers'];
  readonly state: 'running' | 'over' | 'failed';
  readonly error: unknown;
}

const askEveryMs = 500;
/**
 * A phone that sleeps for 12 s will not answer by itself. Counted in questions: a machine that is slow to ask gives
 * everybody the longer time.
 */
const mostAsks = 24;

const first: RunningCheck = { answers: [], state: 'running', error: null };

/** A new `round` checks again. */
export function useCheck(calls: HallCalls, round: number): RunningCheck {
  const [check, setCheck] = useState({ ...first, round });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setCheck({ ...first, round });
    const run = async () => {
      let { checkId, answers } = await calls.startCheck(signal);
      for (let asked = 0; ; asked += 1) {
        const over = answers.every(({ roundTripMs }) => roundTripMs !== null) || asked >= mostAsks;
        if (signal.aborted) return;
        setCheck({ answers, state: over ? 'over' : 'running', error: null, round });
        if (over) return;
        await pause(askEveryMs);
        if (signal.aborted) return;
        ({ checkId, answers } = await calls.getCheck(checkId, signal));
      }
    };
    run().catch((error: unknown) => {
      if (!signal.aborted) setCheck((so) => ({ ...so, state: 'failed', error }));
    });
    return () => stop.abort();
  }, [calls, round]);
  return check.round === round ? check : first;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
