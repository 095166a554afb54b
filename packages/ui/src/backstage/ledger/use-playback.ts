'use client';
// Plays the show from version to version in real time, or faster.
import { useEffect } from 'react';

/** Nobody wants to watch a break; longer ones are shortened to this. */
const longestPauseMs = 10_000;

export interface PlaybackOptions {
  readonly playing: boolean;
  readonly speed: number;
  readonly version: number;
  /** When this version was and when the next was, epoch ms; null while not known, or at the end. */
  readonly at: number | null;
  readonly nextAt: number | null;
  readonly onNext: () => void;
}

/** Waits as long as the show did, then goes on; the next picture starts the next wait. */
export function usePlayback({ playing, speed, version, at, nextAt, onNext }: PlaybackOptions) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new wait even at the same time; onNext closes over nothing that changes in between.
  useEffect(() => {
    if (!playing || nextAt === null) return;
    const pause = Math.min(Math.max(0, nextAt - (at ?? nextAt)), longestPauseMs);
    const timer = setTimeout(onNext, pause / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, version, at, nextAt]);
}
