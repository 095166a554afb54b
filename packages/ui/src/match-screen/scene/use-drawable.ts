'use client';
// What a screen draws while the pictures of the show are still on their way: the opening, or what stood before.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { useState } from 'react';

export type Pictures = typeof import('./pictures.ts');

/**
 * The match as far as it can be drawn: never a picture whose part is not there, and no gap for it. Null before the
 * first one; one of another competition does not stay.
 */
export function useDrawable(
  match: ScreenMatch | null,
  pictures: Pictures | null,
): ScreenMatch | null {
  const [drawn, setDrawn] = useState<ScreenMatch | null>(null);
  const next = drawable(match, pictures, drawn);
  // Once the pictures are there, none is kept.
  if (pictures === null && next !== drawn) setDrawn(next);
  return next;
}

function drawable(
  match: ScreenMatch | null,
  pictures: Pictures | null,
  before: ScreenMatch | null,
): ScreenMatch | null {
  if (match === null || pictures !== null || match.stage.kind === 'START') return match;
  return before?.competitionId === match.competitionId ? before : null;
}
