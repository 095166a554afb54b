/** Turns the library's errors into the few reasons that a person can do something about. */
import type { SingleSignOnRefusal } from '@liangfen/sdk/schema';
import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { SingleSignOnRefused } from '../../ports.ts';

const timedOut = 'OAUTH_TIMEOUT';
/** The code was used, has expired, or was given to another browser's verifier. */
const codeUsed = 'invalid_grant';
const busy = ['temporarily_unavailable', 'server_error'];

export function reasonOf(error: unknown): SingleSignOnRefusal {
  if (error instanceof SingleSignOnRefused) return error.reason;
  if (error instanceof ResponseBodyError) {
    if (error.error === codeUsed) return 'SSO_CODE_USED';
    return error.status >= 500 || busy.includes(error.error) ? 'SSO_AWAY' : 'SSO_NOT_TRUSTED';
  }
  if (error instanceof WWWAuthenticateChallengeError) return 'SSO_NOT_TRUSTED';
  if (error instanceof ClientError) {
    return error.code === timedOut || isServerFault(error.cause) ? 'SSO_AWAY' : 'SSO_NOT_TRUSTED';
  }
  // fetch throws this: no connection, or an answer that does not end.
  if (error instanceof TypeError) return 'SSO_AWAY';
  throw error;
}

/** Returns the code for whoever runs the server: names of codes and claims, never values. */
export function codeOf(error: unknown): string {
  if (error instanceof ResponseBodyError) return error.error;
  if (error instanceof WWWAuthenticateChallengeError) {
    return error.cause[0]?.parameters.error ?? `status ${error.status}`;
  }
  if (error instanceof ClientError) {
    const claim = claimOf(error.cause);
    return claim === null ? (error.code ?? error.name) : `${error.code ?? error.name} ${claim}`;
  }
  return error instanceof Error ? error.name : 'unknown';
}

function isServerFault(cause: unknown): boolean {
  return cause instanceof Response && cause.status >= 500;
}

function claimOf(cause: unknown): string | null {
  const known =
    typeof cause === 'object' && cause !== null && 'claim' in cause ? cause.claim : null;
  return typeof known === 'string' ? known : null;
}
