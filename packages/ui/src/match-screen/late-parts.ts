'use client';
// The parts of a screen that its first picture does not need: they are loaded right after it, and asked for again when the network failed.
import { useEffect } from 'react';
import { type LatePart, latePart, useLatePart } from '../primitives/use-late-part.ts';

export const controls = latePart(() => import('./connection/Controls.tsx'));
/** Loaded while the network is there: without it they could not be. */
export const reasons = latePart(() => import('./no-picture/NoPicture.tsx'));

const askAgainMs = 10_000;

/** Null until it is loaded. */
export function useScreenPart<Part>(late: LatePart<Part>): Part | null {
  const { part, failed, retry } = useLatePart(late);
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(retry, askAgainMs);
    return () => clearTimeout(timer);
  }, [failed, retry]);
  return part;
}
