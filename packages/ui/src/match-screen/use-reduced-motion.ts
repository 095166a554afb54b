'use client';
// Whether the person asked for less motion; changes are followed.
import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** One function for all renders: a new one each time would be subscribed anew each time. */
function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
