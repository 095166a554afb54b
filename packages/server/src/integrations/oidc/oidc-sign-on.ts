/**
 * OpenID Connect by `openid-client`: authorization code with PKCE, state and nonce; the ID token's signature, issuer,
 * audience and times are checked by the library (docs/decisions/0470).
 */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { type Log, type SingleSignOn, SingleSignOnRefused } from '../../ports.ts';
import { boundedFetch, type PlainFetch } from './bounded-fetch.ts';
import { authenticationWith } from './client-authentication.ts';
import { codeOf, reasonOf } from './verdicts.ts';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  readonly createsAccounts: boolean;
  /** Whether the provider may speak plain HTTP, for one on this machine. */
  readonly allowsHttp: boolean;
  /** The whole return address, as registered with the provider. */
  readonly returnAddress: string;
  readonly fetch: PlainFetch;
  readonly now: () => number;
  readonly log: Pick<Log, 'warn'>;
}

const timeoutSeconds = 5;
/** A provider that has moved its addresses is found again within this time. */
const askedAgainAfterMs = 60 * 60 * 1000;

export function createOidcSignOn(settings: OidcSettings): SingleSignOn {
  const { issuer, returnAddress, log, now } = settings;
  let known: { readonly at: number; readonly found: Promise<Configuration> } | null = null;

  const configuration = (): Promise<Configuration> => {
    if (known !== null && now() - known.at < askedAgainAfterMs) return known.found;
    const found = discover(settings);
    const asked = { at: now(), found };
    known = asked;
    // The next login asks anew.
    found.catch(() => {
      if (known === asked) known = null;
    });
    return found;
  };

  const refusing = async <T>(work: (provider: Configuration) => Promise<T>): Promise<T> => {
    try {
      return await work(await configuration());
    } catch (error) {
      const reason = reasonOf(error);
      // The provider's own words may hold what somebody typed: only codes are logged.
      log.warn('single-sign-on.refused', { issuer, reason, because: codeOf(error) });
      throw new SingleSignOnRefused(reason, reason, { cause: error });
    }
  };

  return {
    name: settings.name,
    createsAccounts: settings.createsAccounts,

    loginAddress: ({ state, nonce, verifier }) =>
      refusing(async (provider) => {
        const address = buildAuthorizationUrl(provider, {
          redirect_uri: returnAddress,
          scope: 'openid profile',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return address.href;
      }),

    identityOf: ({ code, iss }, { state, nonce, verifier }) =>
      refusing(async (provider) => {
        const answered = new URL(returnAddress);
        answered.searchParams.set('code', code);
        answered.searchParams.set('state', state);
        if (iss !== null) answered.searchParams.set('iss', iss);
        const tokens = await authorizationCodeGrant(provider, answered, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new SingleSignOnRefused('SSO_NOT_TRUSTED', 'no ID token');
        refuseTokenOfLater(claims.iat, now());
        return { issuer: claims.iss, subject: subjectOf(claims.sub), name: nameOf(claims) };
      }),
  };
}

function discover({
  issuer,
  clientId,
  clientSecret,
  allowsHttp,
  fetch,
}: OidcSettings): Promise<Configuration> {
  // Without this option the library trusts the connection and leaves the signature unread.
  const execute = [enableNonRepudiationChecks, ...(allowsHttp ? [allowInsecureRequests] : [])];
  return discovery(new URL(issuer), clientId, undefined, authenticationWith(clientSecret), {
    execute,
    timeout: timeoutSeconds,
    [customFetch]: boundedFetch(fetch),
  });
}

/** The library bounds the end of a token only; clocks of two organisations may differ by a few minutes. */
const clocksDifferByMs = 5 * 60_000;

function refuseTokenOfLater(issuedAt: number, now: number): void {
  if (issuedAt * 1000 <= now + clocksDifferByMs) return;
  throw new SingleSignOnRefused('SSO_NOT_TRUSTED', 'iat is to come');
}

/** Keeps to the bound of OpenID Connect Core § 2; blanks alone name nobody. */
function subjectOf(subject: string): string {
  if (/^(?! *$)[\x20-\x7e]{1,255}$/.test(subject)) return subject;
  throw new SingleSignOnRefused('SSO_NOT_TRUSTED', 'sub is no subject');
}

function nameOf(claims: Readonly<Record<string, unknown>>): string {
  const said = [claims.name, claims.nickname, claims.preferred_username];
  return said.find((name) => typeof name === 'string' && name.trim() !== '')?.toString() ?? '';
}
