'use client';
// The scores of the program on air as the server holds them, anew with every version of the show.
import type { ControlCurrentResult } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import type { HallCalls } from './hall-calls.ts';

export type CurrentResult =
  | { readonly state: 'loading' | 'failed'; readonly result: null }
  | { readonly state: 'known'; readonly result: ControlCurrentResult };

const loading: CurrentResult = { state: 'loading', result: null };

/** Never of an older version than the one given: what is about to be shown must be true. */
export function useCurrentResult(calls: HallCalls, version: number): CurrentResult {
  const [known, setKnown] = useState<{ version: number; current: CurrentResult } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    calls.currentResult(signal).then(
      (result) => {
        if (!signal.aborted) setKnown({ version, current: { state: 'known', result } });
      },
      () => {
        if (!signal.aborted) setKnown({ version, current: { state: 'failed', result: null } });
      },
    );
    return () => stop.abort();
  }, [calls, version]);
  return known?.version === version ? known.current : loading;
}
