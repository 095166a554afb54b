'use client';
// Asks why there is no picture, and asks again while it is still missing.
import { type EmbeddingCheck, type LiangfenClient, mayEmbed } from '@liangfen/sdk';
import { useEffect, useState } from 'react';

/** The limit per address counts on it. */
const askAgainMs = 30_000;
/** A server that takes longer counts as away, because people wait for a picture. */
const patienceMs = 10_000;

/** Null until something is known. */
export function useEmbeddingCheck(
  client: LiangfenClient,
  competitionId: string,
  again: boolean,
): EmbeddingCheck | null {
  const [check, setCheck] = useState<EmbeddingCheck | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let next: ReturnType<typeof setTimeout> | undefined;
    let impatience: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      impatience = setTimeout(() => setCheck('SERVER_AWAY'), patienceMs);
      try {
        const answer = await mayEmbed(client, competitionId, leaving.signal);
        if (!leaving.signal.aborted) setCheck(answer);
      } catch {
        // Nobody waits for the answer any more.
        return;
      } finally {
        clearTimeout(impatience);
      }
      if (again && !leaving.signal.aborted) next = setTimeout(() => void ask(), askAgainMs);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(next);
      clearTimeout(impatience);
    };
  }, [client, competitionId, again]);
  return check;
}
