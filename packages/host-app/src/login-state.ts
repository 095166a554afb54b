// Whether an organiser is logged in here; the token alone may be a guest's.
import { deskClient } from './desk-client.ts';
import { storageKeys } from './storage-keys.ts';

export function isLoggedIn(): boolean {
  return deskClient.tokens.get({ kind: 'general' }) !== undefined;
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
