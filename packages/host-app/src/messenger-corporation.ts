// The corporation somebody came from: a way back to the messenger's way in finds it again.
import { storageKeys } from './storage-keys.ts';

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
