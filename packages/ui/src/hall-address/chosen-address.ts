// The address that an organiser chose for the hall's phones, kept in this browser: it is true of this machine and this hall.
import type { ChosenAddress } from './hall-address.ts';

const key = 'liangfen.hall-address';
const heard = new Set<() => void>();

/** Returns the stored text: the same text is the same choice. */
export function chosenText(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function chosenAddress(text: string): ChosenAddress | null {
  try {
    const kept: unknown = JSON.parse(text);
    const fits =
      typeof kept === 'object' &&
      kept !== null &&
      'url' in kept &&
      typeof kept.url === 'string' &&
      'local' in kept;
    return fits ? { url: String(kept.url), local: kept.local === true } : null;
  } catch {
    return null;
  }
}

/** Null takes the choice back. */
export function chooseAddress(address: ChosenAddress | null): void {
  try {
    if (address === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(address));
  } catch {
    // Where storing is forbidden, the page keeps to the address at which it was opened.
  }
  for (const hear of heard) hear();
}

/** Also hears of a choice made in another tab. */
export function onChosenAddress(hear: () => void): () => void {
  heard.add(hear);
  window.addEventListener('storage', hear);
  return () => {
    heard.delete(hear);
    window.removeEventListener('storage', hear);
  };
}
