// When a judge's messenger login has ended: leads back to its way in, which asks nothing, and from there to scoring
// again.
import type { TokenStore } from '@liangfen/sdk';
import { isInsideDingtalk } from './messenger/is-inside-dingtalk.ts';
import { storageKeys } from './storage-keys.ts';

/** A login that ends at once again is not asked for in circles. */
const onceInMs = 60_000;

export function isMessengerLogin(tokens: Pick<TokenStore, 'get'>): boolean {
  return tokens.get({ kind: 'general' })?.startsWith('DING') === true;
}

/** Returns the messenger's way in for the competition in the address; null when the address names no competition. */
export function messengerWayIn(pathname: string): string | null {
  const id = /^\/web\/judge\/([\w-]{1,64})\/?$/.exec(pathname)?.[1];
  return id === undefined || id === 'apply' ? null : `/web/dd/${id}`;
}

export interface LeadBackParts {
  readonly pathname: string;
  readonly userAgent: string;
  /** In milliseconds. */
  readonly now: number;
  /** The tab's own; it may forbid storing. */
  readonly kept: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly go: (address: string) => void;
}

/** Inside the messenger by itself; elsewhere the page's own link leads there. */
export function leadBack({ pathname, userAgent, now, kept, go }: LeadBackParts): void {
  const way = messengerWayIn(pathname);
  if (way === null || !isInsideDingtalk(userAgent)) return;
  try {
    const storage = kept();
    const last = Number(storage.getItem(storageKeys.ledBack) ?? 0);
    if (now - last < onceInMs) return;
    storage.setItem(storageKeys.ledBack, String(now));
  } catch {
    // A phone that cannot count its tries does not go by itself.
    return;
  }
  go(way);
}
