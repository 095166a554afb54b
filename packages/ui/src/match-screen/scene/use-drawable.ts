'use client';
// Draws the opening, or the last picture, while the show's pictures or an own look are on their way.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { useEffect, useRef } from 'react';
import type { AskedPart } from '../use-screen-part.ts';

export type Pictures = typeof import('./pictures.ts');

/**
 * Returns the match as far as it can be drawn: never a picture whose part is missing or whose look is half there, and
 * no gap instead. Null before the first one; a match of another competition does not stay.
 */
export function useDrawable(
  match: ScreenMatch | null,
  pictures: AskedPart<Pictures>,
  lookThere: boolean,
): ScreenMatch | null {
  const shown = useRef<ScreenMatch | null>(null);
  const next = lookThere ? drawable(match, pictures, shown.current) : stays(shown.current, match);
  useEffect(() => {
    shown.current = next;
  }, [next]);
  return next;
}

function drawable(
  match: ScreenMatch | null,
  { part, hasFailed }: AskedPart<Pictures>,
  before: ScreenMatch | null,
): ScreenMatch | null {
  if (match === null || part !== null) return match;
  // Sponsors stand on the opening from its first moment on; without them it is better than none.
  if (match.stage.kind === 'START' && (hasFailed || !match.look.sponsors?.length)) return match;
  return stays(before, match);
}

function stays(before: ScreenMatch | null, match: ScreenMatch | null): ScreenMatch | null {
  return before?.competitionId === match?.competitionId ? before : null;
}
