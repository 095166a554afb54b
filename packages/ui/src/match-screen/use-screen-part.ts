'use client';
// Loads a part of a screen that is needed later, again and again for as long as it fails.
import { useEffect, useState } from 'react';
import { type LatePart, useLatePart } from '../primitives/use-late-part.ts';

const askAgainMs = 10_000;

/** Null until it is loaded. */
export function useScreenPart<Part>(late: LatePart<Part>): Part | null {
  return useAskedPart(late).part;
}

export interface AskedPart<Part> {
  /** Null until it is loaded. */
  readonly part: Part | null;
  /** Whether the loading failed at least once, and is not only slow. */
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
