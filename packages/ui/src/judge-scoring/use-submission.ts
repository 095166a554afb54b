'use client';
// Sends a judge's scores until the server has answered, and says meanwhile what became of them.
import { ApiError } from '@liangfen/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../provider/index.ts';
import type { Delivery } from './delivery.ts';
import type { GivenScore } from './score-sheet.ts';

interface Unsent {
  readonly programId: string;
  readonly windowId: string;
  readonly scores: readonly GivenScore[];
  /** One for all attempts, so that the server counts them once. */
  readonly key: string;
}

const repeatEveryMs = 4_000;

export function useSubmission(competitionId: string, windowId: string | null) {
  const client = useClient();
  const [held, setHeld] = useState<{ windowId: string; delivery: Delivery } | null>(null);
  /** The newest wins: an older one still on its way is no longer repeated. */
  const current = useRef<Unsent | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const send = useCallback(
    async (unsent: Unsent): Promise<void> => {
      const show = (delivery: Delivery) => {
        if (current.current === unsent) setHeld({ windowId: unsent.windowId, delivery });
      };
      try {
        await client.request('submitScores', {
          path: { id: competitionId, programId: unsent.programId },
          body: { scores: [...unsent.scores], windowId: unsent.windowId },
          idempotencyKey: unsent.key,
        });
        show({ state: 'NONE' });
        if (current.current === unsent) current.current = null;
      } catch (error) {
        if (current.current !== unsent) return;
        if (error instanceof ApiError && error.status !== 0 && error.status < 500) {
          show({ state: 'REFUSED', detail: error.detail });
          current.current = null;
          return;
        }
        show({ state: 'UNSENT' });
        timer.current = setTimeout(() => void send(unsent), repeatEveryMs);
      }
    },
    [client, competitionId],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const again = () => {
      if (current.current === null) return;
      clearTimeout(timer.current);
      void send(current.current);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [send]);

  const submit = useCallback(
    (programId: string, ofWindow: string, scores: readonly GivenScore[]) => {
      clearTimeout(timer.current);
      const unsent = { programId, windowId: ofWindow, scores, key: newKey() };
      current.current = unsent;
      setHeld({ windowId: ofWindow, delivery: { state: 'SENDING' } });
      void send(unsent);
    },
    [send],
  );

  const delivery: Delivery =
    held !== null && held.windowId === windowId ? held.delivery : { state: 'NONE' };
  return { delivery, submit };
}

/** `crypto.randomUUID` is missing on pages without TLS in a hall's network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join(
    '-',
  );
}
