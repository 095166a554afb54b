// Whether an organiser is logged in here; the token alone may be a guest's.
import { useSyncExternalStore } from 'react';
import { deskClient } from './desk-client.ts';
import { storageKeys } from './storage-keys.ts';

export function isLoggedIn(): boolean {
  return deskClient.tokens.get({ kind: 'general' }) !== undefined;
}

/** Logging out in one tab of the browser ends the others too. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(whenAnotherTabStores, isLoggedIn);
}

function whenAnotherTabStores(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}

export function rememberLogin(): void {
  try {
    localStorage.setItem(storageKeys.loginState, 'ACCOUNT');
  } catch {
    // Where storing is forbidden the login lives as long as the page.
  }
}

export function forgetLogin(): void {
  try {
    localStorage.removeItem(storageKeys.loginState);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}
