'use client';
// The phone follows the show by itself: what the judge has opened beside it is put away when it is their turn.
import { useEffect, useState } from 'react';

/** Whether the page of the judge's own scores is open; a window that opens closes them. */
export function useOwnPage(windowId: string | null): [boolean, (shown: boolean) => void] {
  const [shownFor, setShownFor] = useState<{ readonly windowId: string | null } | null>(null);
  useEffect(() => {
    setShownFor((before) => (before === null || before.windowId === windowId ? before : null));
  }, [windowId]);
  const shown = shownFor !== null && shownFor.windowId === windowId;
  return [shown, (wanted) => setShownFor(wanted ? { windowId } : null)];
}
