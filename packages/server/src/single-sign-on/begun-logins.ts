/**
 * A single sign-on that a browser has begun: state, nonce and PKCE verifier. The first answer uses them up, and without
 * this browser's cookie nobody can use them.
 */
import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { BegunSignOn, Ports } from '../ports.ts';
import { browserSecret } from '../sessions/browser-secret.ts';
import { cookieFor, cookieValue } from '../sessions/cookies.ts';
import { askingProvider, connectedSignOn, signOnRefused } from './refusals.ts';

const cookieName = 'lf_sso';
const validForMs = 10 * 60 * 1000;

export interface StartedSignOn {
  readonly state: string;
  readonly address: string;
  readonly expiresAt: number;
  readonly cookie: string;
}

/** `userId` is whose account is to be bound; null for a login. */
export async function beginSignOn(
  request: IncomingRequest,
  ports: Ports,
  userId: string | null,
): Promise<StartedSignOn> {
  const { database, now, newSecret, sha256, vault } = ports;
  const signOn = connectedSignOn(ports);
  const at = now();
  const expiresAt = at + validForMs;
  const begun: BegunSignOn = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  // First, so that nothing is written while the provider is away.
  const address = await askingProvider(signOn, signOn.loginAddress(begun));
  const browser = browserSecret(request, ports, cookieName);
  const { query } = database;
  await query.deleteFrom('single_sign_on_login').where('expires_at', '<=', at).execute();
  await query
    .insertInto('single_sign_on_login')
    .values({
      state_hash: sha256(begun.state),
      browser_hash: sha256(browser),
      user_id: userId,
      nonce: vault.seal(begun.nonce),
      verifier: vault.seal(begun.verifier),
      expires_at: expiresAt,
    })
    .execute();
  const cookie = { name: cookieName, value: browser, seconds: validForMs / 1000 };
  return { state: begun.state, address, expiresAt, cookie: cookieFor(request, cookie) };
}

/** Uses it up, right or wrong, before anybody asks the provider about the code. */
export async function consumeSignOn(
  request: IncomingRequest,
  { database, now, sha256, singleSignOn, vault }: Ports,
  state: string,
  userId: string | null,
): Promise<BegunSignOn> {
  const browser = cookieValue(request, cookieName);
  if (browser === null) throw signOnRefused(singleSignOn, 'SSO_STATE_WRONG');
  const begun = await database.query
    .deleteFrom('single_sign_on_login')
    .where('state_hash', '=', sha256(state))
    .where('browser_hash', '=', sha256(browser))
    .returning(['user_id', 'nonce', 'verifier', 'expires_at'])
    .executeTakeFirst();
  if (begun === undefined || begun.expires_at <= now() || begun.user_id !== userId) {
    throw signOnRefused(singleSignOn, 'SSO_STATE_WRONG');
  }
  return { state, nonce: vault.open(begun.nonce), verifier: vault.open(begun.verifier) };
}
