'use client';
// The parts of a screen that the opening of a show does not need: loaded while the network is there, and asked for again when it failed.
import { useEffect, useState } from 'react';
import { type LatePart, latePart, useLatePart } from '../primitives/use-late-part.ts';

/** Those of the show, all at once: begun with the line to the server, and kept. */
export const pictures = latePart(() => import('./scene/pictures.ts'));
export const controls = latePart(() => import('./connection/Controls.tsx'));
/** Loaded while the network is there: without it they could not be. */
export const reasons = latePart(() => import('./no-picture/NoPicture.tsx'));

const askAgainMs = 10_000;

/** Null until it is loaded. */
export function useScreenPart<Part>(late: LatePart<Part>): Part | null {
  return useAskedPart(late).part;
}

export interface AskedPart<Part> {
  /** Null until it is loaded. */
  readonly part: Part | null;
  /** It did not come at least once: it is not only slow. */
  readonly hasFailed: boolean;
}

export function useAskedPart<Part>(late: LatePart<Part>): AskedPart<Part> {
  const { part, failed, retry } = useLatePart(late);
  const [hasFailed, setHasFailed] = useState(false);
  if (failed && !hasFailed) setHasFailed(true);
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(retry, askAgainMs);
    return () => clearTimeout(timer);
  }, [failed, retry]);
  return { part, hasFailed };
}
