'use client';
// Pages that turn by themselves, and at once to the place where something happens.
import { useEffect, useState } from 'react';

const turnEveryMs = 7_000;

/** `focus`: the page to show now; a new `occasion` turns there and starts the time anew. */
export function useTurningPage(pages: number, focus: number, occasion: string): number {
  const [turned, setTurned] = useState({ occasion, page: focus });
  const held = turned.occasion === occasion ? turned : { occasion, page: focus };
  if (held !== turned) setTurned(held);
  const page = Math.min(held.page, Math.max(0, pages - 1));
  useEffect(() => {
    if (pages < 2) return;
    const timer = setTimeout(() => setTurned({ occasion, page: (page + 1) % pages }), turnEveryMs);
    return () => clearTimeout(timer);
  }, [pages, page, occasion]);
  return page;
}
