'use client';
// One check of every line, from its start until all have answered or the wait is over.
import type { CheckAnswer } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import type { HallCalls } from './hall-calls.ts';

export interface RunningCheck {
  readonly answers: CheckAnswer['answers'];
  readonly state: 'running' | 'over' | 'failed';
  readonly error: unknown;
}

const pollEveryMs = 500;
/** A phone that sleeps longer than this will not answer by itself. */
const longestWaitMs = 12_000;

const first: RunningCheck = { answers: [], state: 'running', error: null };

/** A new `round` checks again. */
export function useCheck(calls: HallCalls, round: number): RunningCheck {
  const [check, setCheck] = useState({ ...first, round });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setCheck({ ...first, round });
    const run = async () => {
      const began = performance.now();
      let { checkId, answers } = await calls.startCheck(signal);
      for (;;) {
        const over =
          answers.every(({ roundTripMs }) => roundTripMs !== null) ||
          performance.now() - began > longestWaitMs;
        if (signal.aborted) return;
        setCheck({ answers, state: over ? 'over' : 'running', error: null, round });
        if (over) return;
        await pause(pollEveryMs);
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
