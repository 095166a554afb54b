/** Keeps tokens, chooses the token of a call, and says what a 401 means (spec §§ 6 and 8). */
import type { Route } from './generated/routes.ts';
import type { PageAddress, PageHistory, TextStorage } from './web-parts.ts';

/** The authorisation of a call, and who hears that it was refused. */
export interface Authorization {
  readonly tokenFor: (slot: TokenSlot) => Promise<string | undefined>;
  readonly refused: (slot: TokenSlot, token: string | undefined) => void;
  /**
   * Acts with the login; where that is refused (an ApiError with 401), acts once more with another login of the page.
   */
  readonly withLogin: <T>(
    slot: TokenSlot | undefined,
    act: (token: string | undefined) => Promise<T>,
  ) => Promise<T>;
}

/** The general login, or the console login of one competition. */
export type TokenSlot =
  | { readonly kind: 'general' }
  | { readonly kind: 'console'; readonly competitionId: string };

/** Returns the slot of an operation's token; a console's is that of the competition in its path. */
export function slotOf(token: Route[2], competitionId: unknown): TokenSlot | undefined {
  switch (token) {
    case 'none':
      return undefined;
    case 'general':
      return { kind: 'general' };
    case 'console':
      return { kind: 'console', competitionId: String(competitionId) };
  }
}

export interface TokenStore {
  readonly get: (slot: TokenSlot) => string | undefined;
  readonly set: (slot: TokenSlot, token: string) => void;
  readonly remove: (slot: TokenSlot) => void;
}

/** The names under which `localTokenStore` keeps tokens; the host decides them. */
export interface TokenKeys {
  readonly general: string;
  readonly console: (competitionId: string) => string;
}

const keyOf = (keys: TokenKeys, slot: TokenSlot): string =>
  slot.kind === 'general' ? keys.general : keys.console(slot.competitionId);

/**
 * Keeps tokens in localStorage. Where the browser forbids or fills it (private windows, frames of
 * another site) tokens live as long as the page, so that a login still works.
 *
 * @example
 * ```tsx
 * const client = createLiangfenClient({
 *   baseUrl: 'https://score.example.com',
 *   tokens: localTokenStore(localStorage, {
 *     general: 'login',
 *     console: (competitionId) => `console-${competitionId}`,
 *   }),
 * });
 * ```
 */
export function localTokenStore(storage: TextStorage, keys: TokenKeys): TokenStore {
  const unstored = new Map<string, string>();
  return {
    get: (slot) => {
      const key = keyOf(keys, slot);
      const held = unstored.get(key);
      if (held !== undefined) return held;
      try {
        return storage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set: (slot, token) => {
      const key = keyOf(keys, slot);
      try {
        storage.setItem(key, token);
        unstored.delete(key);
      } catch {
        unstored.set(key, token);
      }
    },
    remove: (slot) => {
      const key = keyOf(keys, slot);
      unstored.delete(key);
      try {
        storage.removeItem(key);
      } catch {
        // Nothing was stored where storing is forbidden.
      }
    },
  };
}

/**
 * Keeps tokens as long as the page: the default of a client that was given no store.
 *
 * @example
 * ```tsx
 * const tokens = memoryTokenStore();
 * tokens.set({ kind: 'general' }, 'a token from your backend');
 * const client = createLiangfenClient({ baseUrl: 'https://score.example.com', tokens });
 * ```
 */
export function memoryTokenStore(): TokenStore {
  const held = new Map<string, string>();
  const keys: TokenKeys = { general: 'general', console: (id) => `console ${id}` };
  return {
    get: (slot) => held.get(keyOf(keys, slot)),
    set: (slot, token) => void held.set(keyOf(keys, slot), token),
    remove: (slot) => void held.delete(keyOf(keys, slot)),
  };
}

/** Whether the token is a person's login (spec § 6): only such a login ends with a redirect to the login page. */
export function isGeneralToken(token: string): boolean {
  return ['TOKEN', 'DING', 'SSO'].some((kind) => token.startsWith(kind));
}

export function isConsoleToken(token: string): boolean {
  return token.startsWith('CONSOLE');
}

/** Told once per expired token. A general login's token is already removed, a console's is not. */
export type AuthExpired = TokenSlot;

export interface AuthExpiry {
  /** A call with this token was answered 401. */
  readonly refused: (slot: TokenSlot, token: string | undefined) => void;
}

/**
 * The 401 rules of spec § 8. Calls run in parallel and a person may already have logged in again,
 * so only the token that was refused is removed, and each is announced once.
 */
export function createAuthExpiry(
  tokens: TokenStore,
  announce: (expired: AuthExpired) => void,
): AuthExpiry {
  const announced = new Map<string, string>();
  return {
    refused: (slot, token) => {
      const key = slot.kind === 'general' ? '' : slot.competitionId;
      if (token === undefined) return;
      if (slot.kind === 'general') {
        if (!isGeneralToken(token)) return;
        // The token is removed even when it was announced before: another tab may have stored it again.
        if (tokens.get(slot) === token) tokens.remove(slot);
      }
      if (token === announced.get(key)) return;
      announced.set(key, token);
      announce(slot);
    },
  };
}

/** Finds the console token in an address: in the part behind `#`, which no server sees, or in the query. */
function tokenIn(url: URL): string | null {
  const behind = new URLSearchParams(url.hash.slice(1));
  const token = behind.get('token') ?? url.searchParams.get('token');
  if (behind.has('token')) {
    behind.delete('token');
    url.hash = behind.toString();
  }
  url.searchParams.delete('token');
  return token;
}

/**
 * Takes the token behind `#token=` or `?token=` out of the panel's address before anything is fetched, so that
 * it reaches no history entry, log or referrer, and keeps it when it is a console token. Where another one is
 * kept already, `isGood` asks the server first: a wrong link does not throw an operator out. Answers what was kept.
 *
 * @example
 * ```tsx
 * await takeConsoleTokenFromUrl(location, history, client.tokens, 'c1', async () => true);
 * ```
 */
export async function takeConsoleTokenFromUrl(
  location: PageAddress,
  history: PageHistory,
  store: TokenStore,
  competitionId: string,
  isGood: (token: string) => Promise<boolean>,
): Promise<string | undefined> {
  const url = new URL(location.href);
  const token = tokenIn(url);
  if (token === null) return undefined;
  history.replaceState(history.state, '', url.href);
  if (!isConsoleToken(token)) return undefined;
  const slot = { kind: 'console', competitionId } as const;
  const held = store.get(slot);
  if (held !== undefined && held !== token && !(await isGood(token))) return undefined;
  store.set(slot, token);
  return token;
}
