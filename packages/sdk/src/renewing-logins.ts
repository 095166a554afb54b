/** Logins that a page hands out, kept until shortly before they end. */
import type { TokenSlot } from './auth.ts';
import type { ClientOptions } from './caller.ts';

/** A login as the page's own backend answers it. */
export interface HandedLogin {
  /** The value of the Authorization header. */
  readonly token: string;
  /** When it ends, in milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface RenewingOptions {
  /** How long before its end a login is fetched anew; a minute when left out. */
  readonly aheadMs?: number;
  readonly now?: () => number;
}

/**
 * Makes a `getToken` of a call to the page's own backend: each login is fetched once and kept, fetched anew before it
 * ends, and at once when the server refuses it. While the backend is away a login counts until its very end. Make it
 * once, outside of components, so that what is kept is kept.
 *
 * @example
 * ```tsx
 * const getToken = renewingLogins(async ({ kind }) => {
 *   const answer = await fetch(`/portal/liangfen-login?kind=${kind}`);
 *   return answer.ok ? await answer.json() : null;
 * });
 * const client = createLiangfenClient({ baseUrl: 'https://score.example.com', getToken });
 * ```
 */
export function renewingLogins(
  fetchLogin: (slot: TokenSlot) => Promise<HandedLogin | null>,
  { aheadMs = 60_000, now = Date.now }: RenewingOptions = {},
): NonNullable<ClientOptions['getToken']> {
  const kept = new Map<string, HandedLogin>();
  /** Several components ask at once: the backend is asked once. */
  const underWay = new Map<string, Promise<HandedLogin | null>>();

  const fetchOnce = (key: string, slot: TokenSlot) => {
    const asked =
      underWay.get(key) ??
      fetchLogin(slot).finally(() => {
        underWay.delete(key);
      });
    underWay.set(key, asked);
    return asked;
  };

  return async (slot, refused) => {
    const key = slot.kind === 'general' ? '' : slot.competitionId;
    const held = kept.get(key);
    const usable = held !== undefined && held.token !== refused && held.expiresAt > now();
    if (usable && held.expiresAt - aheadMs > now()) return held.token;
    try {
      const login = await fetchOnce(key, slot);
      if (login === null) kept.delete(key);
      else kept.set(key, login);
      return login?.token;
    } catch (error) {
      if (usable) return held.token;
      throw error;
    }
  };
}
