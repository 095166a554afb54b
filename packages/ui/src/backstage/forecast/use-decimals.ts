'use client';
// With how many decimals the desk writes the scores of a competition.
import type { Setting } from '@liangfen/sdk/schema';
import { competitionKey, useRead } from '../data/use-read.ts';

/** Null until it is read. */
export function useDecimals(id: string): Pick<Setting, 'decimals'> | null {
  const score = useRead(competitionKey(id, 'score'), (client, signal) =>
    client.request('getScoreSetting', { path: { id }, signal }),
  );
  return score.data?.setting ?? null;
}
