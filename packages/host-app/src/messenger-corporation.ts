// The corporation somebody came from inside the messenger: a way back in, or one more code, finds it again.
import { storageKeys } from './storage-keys.ts';

/** The messenger writes it into the addresses of the application's pages. */
export function corporationIn(address: string): string | null {
  return new URL(address).searchParams.get('corpId') || null;
}

export function keepCorporation(corpId: string): void {
  try {
    localStorage.setItem(storageKeys.messengerCorporation, corpId);
  } catch {
    // An application of one corporation knows it without.
  }
}

export function keptCorporation(): string | null {
  try {
    return localStorage.getItem(storageKeys.messengerCorporation);
  } catch {
    return null;
  }
}
