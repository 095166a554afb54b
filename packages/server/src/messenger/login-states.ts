/**
 * The state of a login that a browser has begun: 256 random bits that only this browser's cookie makes worth
 * anything, used up by the first answer, so that nobody can send somebody else's scan to a browser.
 */
import type { MessengerPurpose } from '@liangfen/sdk/schema';
import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { Ports } from '../ports.ts';
import { browserSecret } from '../sessions/browser-secret.ts';
import { cookieFor, cookieValue } from '../sessions/cookies.ts';
import { messengerRefused } from './refusals.ts';

const cookieName = 'lf_messenger';
const validForMs = 10 * 60 * 1000;

/** The purpose of a scan: to log in, or to bind the account that asks. */
export type StatePurpose =
  | { readonly purpose: Extract<MessengerPurpose, 'LOGIN'> }
  | { readonly purpose: Extract<MessengerPurpose, 'BIND'>; readonly userId: string };

interface Begun {
  readonly state: string;
  readonly expiresAt: number;
  readonly cookie: string;
}

export async function beginLogin(
  request: IncomingRequest,
  { database, now, newSecret, sha256 }: Ports,
  wanted: StatePurpose,
): Promise<Begun> {
  const at = now();
  const expiresAt = at + validForMs;
  const state = newSecret();
  const browser = browserSecret(request, { newSecret }, cookieName);
  const { query } = database;
  await query.deleteFrom('messenger_login').where('expires_at', '<=', at).execute();
  await query
    .insertInto('messenger_login')
    .values({
      state_hash: sha256(state),
      browser_hash: sha256(browser),
      purpose: wanted.purpose,
      user_id: userOf(wanted),
      expires_at: expiresAt,
    })
    .execute();
  const cookie = { name: cookieName, value: browser, seconds: validForMs / 1000 };
  return { state, expiresAt, cookie: cookieFor(request, cookie) };
}

/** Uses the state up, right or wrong, before anybody asks the messenger about the code. */
export async function consumeState(
  request: IncomingRequest,
  { database, messenger, now, sha256 }: Ports,
  state: string | undefined,
  wanted: StatePurpose,
): Promise<void> {
  const browser = cookieValue(request, cookieName);
  if (state === undefined || browser === null)
    throw messengerRefused(messenger, 'MESSENGER_STATE_WRONG');
  const begun = await database.query
    .deleteFrom('messenger_login')
    .where('state_hash', '=', sha256(state))
    .where('browser_hash', '=', sha256(browser))
    .returning(['purpose', 'user_id', 'expires_at'])
    .executeTakeFirst();
  if (
    begun === undefined ||
    begun.expires_at <= now() ||
    begun.purpose !== wanted.purpose ||
    begun.user_id !== userOf(wanted)
  ) {
    throw messengerRefused(messenger, 'MESSENGER_STATE_WRONG');
  }
}

function userOf(wanted: StatePurpose): string | null {
  return wanted.purpose === 'BIND' ? wanted.userId : null;
}
