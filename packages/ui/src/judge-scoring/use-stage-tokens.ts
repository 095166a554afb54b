'use client';
// The colours of the hall's stage on a phone. They come with all six themes, so they are a part of their own, begun with
// the page; until it is there, and where it cannot be had, a judge sees the workspace's colours.
import type { Look } from '@liangfen/sdk/schema';
import { useEffect, useMemo } from 'react';
import { latePart, useLatePart } from '../primitives/use-late-part.ts';
import type { Tokens } from '../theme/index.ts';

const stageLook = latePart(async () => (await import('../theme/look.ts')).lookTokens);
const noTokens: Partial<Tokens> = {};

/** Loads the tokens while the line to the show is made, so that nobody sees the colours change. */
export function useStageTokensBeforehand(): void {
  useEffect(() => {
    stageLook.load().catch(() => {
      // The next use asks again.
    });
  }, []);
}

export function useStageTokens(look: Look | undefined): Partial<Tokens> {
  const { part: lookTokens } = useLatePart(stageLook);
  return useMemo(
    () => (lookTokens === null || look === undefined ? noTokens : lookTokens(look)),
    [lookTokens, look],
  );
}
