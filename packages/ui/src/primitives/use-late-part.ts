'use client';
// A part of a page that is loaded when it is needed, kept for the page's life, and asked for again when the network failed.
import { useCallback, useEffect, useState } from 'react';

/** Loads the part once; a failure is forgotten, so that the next call asks again. */
export interface LatePart<Part> {
  readonly load: () => Promise<Part>;
  readonly loaded: () => Part | null;
}

export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null;
  return {
    load: async () => {
      part ??= await fetchPart();
      return part;
    },
    loaded: () => part,
  };
}

export interface LatePartState<Part> {
  /** Null until it is loaded. */
  readonly part: Part | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useLatePart<Part>(late: LatePart<Part>): LatePartState<Part> {
  const [part, setPart] = useState<Part | null>(late.loaded);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    late.load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  }, [late]);
  useEffect(retry, [retry]);
  return { part, failed, retry };
}
