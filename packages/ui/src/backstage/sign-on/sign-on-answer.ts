// Reads what comes back from the single sign-on's provider: a code with the state that was sent along, or a refusal.

export type SignOnAnswer =
  | { readonly kind: 'CODE'; readonly proof: SignOnProof }
  | { readonly kind: 'REFUSED' };

export interface SignOnProof {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

/**
 * Reads a return address, `?code=…&state=…` or `?error=…`; null when it says neither.
 *
 * @example
 * ```tsx
 * const answer = readSignOnAnswer(location.search);
 * if (answer === null) console.log('nobody came back from the provider');
 * ```
 */
export function readSignOnAnswer(search: string): SignOnAnswer | null {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? '';
  const state = query.get('state') ?? '';
  const iss = query.get('iss');
  if (query.has('error')) return { kind: 'REFUSED' };
  if (code === '' || state === '') return null;
  return { kind: 'CODE', proof: { code, state, ...(iss === null ? {} : { iss }) } };
}
