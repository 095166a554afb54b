// Keeps why this tab left for another login page, the messenger's or the single sign-on's: checked against the state
// that comes back, and good for one use.
import type { MessengerPurpose } from '@liangfen/sdk/schema';
import { siteAddress } from './navigation-state.ts';
import { storageKeys } from './storage-keys.ts';

export interface KeptErrand {
  readonly state: string;
  readonly purpose: MessengerPurpose;
  /** An address of this site to go on to. */
  readonly from: string | null;
}

const purposes: Record<MessengerPurpose, true> = { LOGIN: true, BIND: true };

/** Each login page has an errand of its own. */
export type ErrandKind = 'messengerErrand' | 'signOnErrand';

export function keepErrand(kind: ErrandKind, errand: KeptErrand): void {
  try {
    sessionStorage.setItem(storageKeys[kind], JSON.stringify(errand));
  } catch {
    // Without the errand, the page that the login returns to says that it knows of no login.
  }
}

export function keptErrand(kind: ErrandKind): KeptErrand | null {
  try {
    return readErrand(sessionStorage.getItem(storageKeys[kind]));
  } catch {
    return null;
  }
}

export function forgetErrand(kind: ErrandKind): void {
  try {
    sessionStorage.removeItem(storageKeys[kind]);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}

/** Storage is text that anybody may have written. */
export function readErrand(text: string | null): KeptErrand | null {
  if (text === null) return null;
  const kept = parsed(text);
  if (kept === null || typeof kept.state !== 'string' || kept.state === '') return null;
  const purpose = (Object.keys(purposes) as MessengerPurpose[]).find((one) => one === kept.purpose);
  if (purpose === undefined) return null;
  return { state: kept.state, purpose, from: siteAddress(kept.from) };
}

function parsed(text: string): { state?: unknown; purpose?: unknown; from?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
