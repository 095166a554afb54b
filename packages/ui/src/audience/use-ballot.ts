'use client';
// The phone's own ballot as React state, kept where a killed tab finds it again.
import type { AudienceFrameVote } from '@liangfen/sdk/schema';
import { createContext, useEffect, useRef, useState } from 'react';
import {
  type BallotSending,
  type KeptBallots,
  type OwnBallot,
  sendBallots,
} from './cast-ballot.ts';

/** Where ballots go; null outside an audience's page, where nobody votes. */
export const BallotAddressContext = createContext<BallotAddress | null>(null);

export interface BallotAddress {
  readonly competitionId: string;
  /** The audience's, without a query. */
  readonly address: string;
}

export interface BallotState {
  readonly own: OwnBallot | null;
  readonly choose: (choice: number) => void;
}

export function useBallot(to: BallotAddress | null, vote: AudienceFrameVote | null): BallotState {
  const [own, setOwn] = useState<OwnBallot | null>(null);
  const sending = useRef<BallotSending | null>(null);
  const shown = useRef(vote);
  shown.current = vote;
  const { competitionId = '', address = '' } = to ?? {};
  useEffect(() => {
    if (address === '') return;
    let last: KeptBallots | null = null;
    const made = sendBallots(
      address,
      {
        fetch: (url, init) => window.fetch(url, init),
        schedule: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        now: Date.now,
        random: Math.random,
        newVoter,
        kept: () => keptAt(competitionId) ?? last,
        keep: (kept) => {
          last = kept;
          keepAt(competitionId, kept);
        },
      },
      setOwn,
    );
    sending.current = made;
    made.show(shown.current);
    const again = () => made.again();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      made.stop();
      sending.current = null;
    };
  }, [competitionId, address]);
  useEffect(() => {
    sending.current?.show(vote);
  }, [vote]);
  return { own, choose: (choice) => sending.current?.choose(choice) };
}

/** 192 random bits; `randomUUID` is missing where a hall's page has no certificate. */
function newVoter(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const keyOf = (competitionId: string) => `liangfen.ballots.${competitionId}`;

export function keptAt(competitionId: string): KeptBallots | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(competitionId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { voter, ballots } = kept as Partial<KeptBallots>;
    return typeof voter === 'string' && Array.isArray(ballots) ? { voter, ballots } : null;
  } catch {
    return null;
  }
}

function keepAt(competitionId: string, kept: KeptBallots): void {
  try {
    localStorage.setItem(keyOf(competitionId), JSON.stringify(kept));
  } catch {
    // Where storing is forbidden, the ballot lives as long as the page.
  }
}
