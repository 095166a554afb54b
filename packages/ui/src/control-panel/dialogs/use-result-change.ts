'use client';
// Looks up what counting a result anew would make of it, while the operator still chooses.
import type { ResultChange } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import type { HallCalls, RecountCommand } from '../hall-calls.ts';

/** NONE nothing is chosen, LOOKING no answer yet, SAME the result stays, REFUSED the step cannot be taken. */
export type ResultForecast = 'NONE' | 'LOOKING' | 'SAME' | 'REFUSED' | ResultChange;

export function useResultChange(
  resultChange: HallCalls['resultChange'],
  command: RecountCommand | null,
): ResultForecast {
  const asked = command === null ? null : JSON.stringify(command);
  const [found, setFound] = useState<{
    readonly asked: string;
    readonly forecast: ResultForecast;
  } | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const stop = new AbortController();
    // Safe: it was written from the command above.
    const wanted = JSON.parse(asked) as RecountCommand;
    resultChange(wanted, stop.signal).then(
      (change) => setFound({ asked, forecast: change ?? 'SAME' }),
      () => {
        if (!stop.signal.aborted) setFound({ asked, forecast: 'REFUSED' });
      },
    );
    return () => stop.abort();
  }, [resultChange, asked]);
  if (asked === null) return 'NONE';
  return found?.asked === asked ? found.forecast : 'LOOKING';
}
