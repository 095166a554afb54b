'use client';
// The parts of a screen that the opening of a show does not need: loaded while the network is there, and asked for again when it failed.
import { useEffect } from 'react';
import { type LatePart, latePart, useLatePart } from '../primitives/use-late-part.ts';

/** Those of the show, all at once: begun with the line to the server, and kept. */
export const pictures = latePart(() => import('./scene/pictures.ts'));
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
