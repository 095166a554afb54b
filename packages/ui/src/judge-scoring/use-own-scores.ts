'use client';
// Scores of all programs, their names and the operator's word on late ones, read while they are needed.
import type { OwnScores } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { usePhoneClient } from '../provider/index.ts';

const none: OwnScores = { scores: [], programs: [], lateScores: [] };

/** Read anew whenever `version` changes, e.g. with every delivered score or operator's step. */
export function useOwnScores(
  competitionId: string,
  wanted: boolean,
  version: string | number,
): OwnScores {
  const client = usePhoneClient();
  const [scores, setScores] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to read again.
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    client
      .request('getOwnScores', { path: { id: competitionId }, signal: controller.signal })
      .then(setScores)
      .catch(() => {
        // The pages are complete without them.
      });
    return () => controller.abort();
  }, [client, competitionId, wanted, version]);
  return scores;
}
