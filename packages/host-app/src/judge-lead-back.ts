// A judge's login by the messenger has ended: back to its way in, which asks nothing, and from there to scoring again.
import { isInsideDingtalk } from './messenger/is-inside-dingtalk.ts';
import { storageKeys } from './storage-keys.ts';
import { judgeTokens } from './tokens.ts';

/** A login that ends at once again is not asked for in circles. */
const onceInMs = 60_000;

export function isMessengerLogin(): boolean {
  return judgeTokens.get({ kind: 'general' })?.startsWith('DING') === true;
}

/** Of the competition that the address names; null where that has none. */
export function messengerWayIn(pathname: string): string | null {
  const id = /^\/web\/judge\/([\w-]{1,64})\/?$/.exec(pathname)?.[1];
  return id === undefined || id === 'apply' ? null : `/web/dd/${id}`;
}

/** Inside the messenger by itself; elsewhere the page's own link leads there. */
export function leadBack(pathname: string, userAgent: string, now: number): void {
  const way = messengerWayIn(pathname);
  if (way === null || !isInsideDingtalk(userAgent)) return;
  try {
    const last = Number(sessionStorage.getItem(storageKeys.ledBack) ?? 0);
    if (now - last < onceInMs) return;
    sessionStorage.setItem(storageKeys.ledBack, String(now));
  } catch {
    // Whoever cannot count the times does not go by itself.
    return;
  }
  window.location.replace(way);
}
