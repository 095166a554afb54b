'use client';
// The audience's picture as React state; what was seen last stays on the phone.
import { useEffect, useState } from 'react';
import { type AudienceState, followAudience, type KeptFrame } from './follow-audience.ts';

const opening: AudienceState = { frame: null, at: 0, status: 'OPENING' };

/** `server` is where the calls go; the page's own when empty. */
export function useAudience(competitionId: string, server: string): AudienceState {
  const [state, setState] = useState(opening);
  useEffect(() => {
    setState(opening);
    const following = followAudience(
      audienceAddress(competitionId, server),
      {
        fetch: (to, init) => window.fetch(to, init),
        schedule: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        now: Date.now,
        random: Math.random,
        kept: () => keptAt(competitionId),
        keep: (kept) => keepAt(competitionId, kept),
      },
      setState,
    );
    const onVisible = () => following.seen(document.visibilityState !== 'hidden');
    const onOnline = () => following.again();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onOnline);
      following.stop();
    };
  }, [competitionId, server]);
  return state;
}

export function audienceAddress(competitionId: string, server: string): string {
  return `${server}/api/competition/${encodeURIComponent(competitionId)}/audience`;
}

const keyOf = (competitionId: string) => `liangfen.audience.${competitionId}`;

function keptAt(competitionId: string): KeptFrame | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(competitionId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { tag, frame, at } = kept as Partial<KeptFrame>;
    const isWhole = typeof tag === 'string' && typeof at === 'number' && frame !== undefined;
    return isWhole && Array.isArray(frame.groups) ? { tag, frame, at } : null;
  } catch {
    return null;
  }
}

function keepAt(competitionId: string, kept: KeptFrame): void {
  try {
    localStorage.setItem(keyOf(competitionId), JSON.stringify(kept));
  } catch {
    // Where storing is forbidden, the page begins empty.
  }
}
