'use client';
// Keeps the match that is heard, and returns the one that was kept before.
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { useEffect, useRef, useState } from 'react';
import { usePhoneClient } from '../provider/index.ts';
import { keepMatch, type LastMatch, lastMatch } from './kept-match.ts';

/** A hall's counts change many times a second; storage need not. */
const writeEveryMs = 500;

/** `heard`: from the live feed, null before the first snapshot. */
export function useKeptMatch(competitionId: string, heard: JudgeMatch | null): LastMatch | null {
  const client = usePhoneClient();
  const [before] = useState(() => lastMatch(client, competitionId));
  const writtenAt = useRef(0);

  useEffect(() => {
    if (heard === null) return;
    const write = () => {
      writtenAt.current = Date.now();
      keepMatch(client, competitionId, heard);
    };
    const wait = Math.min(writeEveryMs, writtenAt.current + writeEveryMs - Date.now());
    const timer = setTimeout(write, Math.max(0, wait));
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [client, competitionId, heard]);

  return before;
}
