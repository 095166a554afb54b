'use client';
// How many have voted in an audience vote, asked once a second while it lives; the standing is told to nobody.
import type { AudienceVoteHead } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { useOptionalClient } from './client-context.ts';

/** Asked more often, a hundred screens would be a load. */
const everyMs = 1_000;
/** After the close, ballots arrive for two seconds more. */
const timesAfterClose = 4;

/** Null where nobody tells, as in a picture of a plain value, and before the first answer. */
export function useVoters(
  competitionId: string,
  vote: Pick<AudienceVoteHead, 'id' | 'closedAt'> | null,
): number | null {
  const client = useOptionalClient();
  const [told, setTold] = useState<{ readonly of: string; readonly voters: number } | null>(null);
  const voteId = vote?.id ?? null;
  const isOpen = vote?.closedAt === null;
  useEffect(() => {
    if (client === null || voteId === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    let left = isOpen ? Number.POSITIVE_INFINITY : timesAfterClose;
    const ask = async () => {
      try {
        const path = { id: competitionId, voteId };
        const { voters } = await client.request('getAudienceVoteCount', { path });
        if (isCurrent) setTold({ of: voteId, voters });
      } catch {
        // The last count stays; the next second asks again.
      }
      left -= 1;
      if (isCurrent && left > 0) timer = setTimeout(() => void ask(), everyMs);
    };
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, competitionId, voteId, isOpen]);
  return told?.of === voteId ? told.voters : null;
}
