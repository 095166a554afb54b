// The address of the phone's page as state: four addresses, two moves and the browser's own way back need no router.
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Returns the path, the query, and the part behind `#`. */
export function usePhoneAddress(): string {
  return useSyncExternalStore(subscribe, currentAddress);
}

/** `instead` takes the place of this page in the browser's history: nobody goes back to it. */
export function goTo(address: string, { instead = false } = {}): void {
  if (instead) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  for (const listener of [...listeners]) listener();
}

function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
