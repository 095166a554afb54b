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

/** The way somebody logged in, to which an ended login leads back (spec § 6). */
export type LoginState = 'ACCOUNT' | 'MESSENGER';

export function rememberLogin(): void {
  const held = deskClient.tokens.get({ kind: 'general' }) ?? '';
  try {
    localStorage.setItem(storageKeys.loginState, loginStateOf(held));
  } catch {
    // Where storing is forbidden, the login lives as long as the page.
  }
}

/** Tells the way by the token's prefix. */
export function loginStateOf(token: string): LoginState {
  return token.startsWith('DING') ? 'MESSENGER' : 'ACCOUNT';
}

export function keptLoginState(): LoginState {
  try {
    const kept = localStorage.getItem(storageKeys.loginState);
    // closed-lists: how this browser logged in last, and no way into an account
    return kept === 'MESSENGER' ? 'MESSENGER' : 'ACCOUNT';
  } catch {
    return 'ACCOUNT';
  }
}

export function forgetLogin(): void {
  try {
    localStorage.removeItem(storageKeys.loginState);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}
