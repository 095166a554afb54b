'use client';
// Asks the server for what a choice would bring, while somebody still chooses.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** NONE nothing is asked, LOOKING no answer yet, FAILED there is none. */
export type LookedUp<Answer> =
  | { readonly state: 'NONE' | 'LOOKING' | 'FAILED' }
  | { readonly state: 'FOUND'; readonly answer: Answer };

interface Outcome<Answer> {
  readonly key: string;
  readonly found: LookedUp<Answer>;
}

/** Asks once for each key, and never tells the answer to another one; a null key asks nothing. */
export function useLookedUp<Answer>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
): LookedUp<Answer> {
  const latest = useRef(ask);
  const [outcome, setOutcome] = useState<Outcome<Answer> | null>(null);
  useLayoutEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (key === null) return undefined;
    const stop = new AbortController();
    latest.current(stop.signal).then(
      (answer) => setOutcome({ key, found: { state: 'FOUND', answer } }),
      () => {
        if (!stop.signal.aborted) setOutcome({ key, found: { state: 'FAILED' } });
      },
    );
    return () => stop.abort();
  }, [key]);
  if (key === null) return { state: 'NONE' };
  return outcome?.key === key ? outcome.found : { state: 'LOOKING' };
}
