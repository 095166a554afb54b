// Reads what comes back from the messenger's login page: a code with the state that was sent along, or a refusal.

export type LoginAnswer =
  | { readonly kind: 'CODE'; readonly authCode: string; readonly state: string }
  | { readonly kind: 'REFUSED' };

/**
 * Reads a return address, `?code=…&authCode=…&state=…` or `?error=…`; null when it says neither.
 *
 * @example
 * ```tsx
 * const answer = readLoginAnswer(location.search);
 * if (answer === null) console.log('nobody came back from the messenger');
 * ```
 */
export function readLoginAnswer(search: string): LoginAnswer | null {
  const query = new URLSearchParams(search);
  const authCode = query.get('authCode') ?? query.get('code') ?? '';
  const state = query.get('state') ?? '';
  if (query.has('error')) return { kind: 'REFUSED' };
  return authCode === '' || state === '' ? null : { kind: 'CODE', authCode, state };
}

/**
 * Reads a message that the embedded login page sends. Any window may send messages to this one, so only those from
 * the login page's own site count; null for all others.
 */
export function readEmbeddedAnswer(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  loginAddress: string,
): LoginAnswer | null {
  if (origin !== originOf(loginAddress) || typeof data !== 'string') return null;
  const said = parsed(data);
  if (said === null || said.success === undefined) return null;
  if (said.success !== true) return { kind: 'REFUSED' };
  if (typeof said.redirectUrl !== 'string') return null;
  const from = said.redirectUrl.indexOf('?');
  return from < 0 ? null : readLoginAnswer(said.redirectUrl.slice(from).split('#')[0] ?? '');
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

function parsed(text: string): { success?: unknown; redirectUrl?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
