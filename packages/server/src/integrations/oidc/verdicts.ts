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
  if (otherIssuer(error) !== null) return 'SSO_ISSUER_DIFFERS';
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
    const code = error.code ?? error.name;
    const about = detailOf(error, 'claim') ?? detailOf(error, 'attribute');
    return typeof about === 'string' ? `${code} ${about}` : code;
  }
  return error instanceof Error ? error.name : 'unknown';
}

/** Returns the issuer that the provider's metadata name, when it is another than the one that was asked for. */
export function otherIssuer(error: unknown): string | null {
  if (!isAbout(error, 'issuer')) return null;
  const told = inside(detailOf(error, 'body'), 'issuer');
  return typeof told === 'string' ? told : null;
}

const longestIssuer = 200;

/** Returns both issuers for whoever runs the server: addresses, which the provider publishes, and no values of anybody. */
export function issuersOf(error: unknown): { readonly set?: string; readonly told?: string } {
  const told = otherIssuer(error);
  const set = detailOf(error, 'expected');
  if (told === null || typeof set !== 'string') return {};
  return { set, told: told.slice(0, longestIssuer) };
}

/** Tells whether userinfo is about another person than the ID token. */
export function isOfSomebodyElse(error: unknown): boolean {
  return isAbout(error, 'sub');
}

const noKey = 'OAUTH_KEY_SELECTION_FAILED';

/** Tells whether a newer key of the provider might make the ID token a right one. */
export function wasReadWithOldKeys(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false;
  return error.code === noKey || detailOf(error, 'signature') !== undefined;
}

const otherValue = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';

function isAbout(error: unknown, attribute: string): boolean {
  return (
    error instanceof ClientError &&
    error.code === otherValue &&
    detailOf(error, 'attribute') === attribute
  );
}

function isServerFault(cause: unknown): boolean {
  return cause instanceof Response && cause.status >= 500;
}

/** Looks into an error's cause and into the cause of that: the library wraps some errors once more than others. */
function detailOf(error: unknown, name: string): unknown {
  const cause = inside(error, 'cause');
  return inside(cause, name) ?? inside(inside(cause, 'cause'), name);
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
