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
  fetchUserInfo,
  type IDToken,
} from 'openid-client';
import { type Log, type SingleSignOn, SingleSignOnRefused } from '../../ports.ts';
import { boundedFetch, type PlainFetch } from './bounded-fetch.ts';
import { authenticationWith } from './client-authentication.ts';
import { createTokenAnswers, type TokenAnswers } from './token-answers.ts';
import {
  codeOf,
  isOfSomebodyElse,
  issuersOf,
  otherIssuer,
  reasonOf,
  wasReadWithOldKeys,
} from './verdicts.ts';

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
  const answers = createTokenAnswers();
  let known: { readonly at: number; readonly found: Promise<Configuration> } | null = null;

  const configuration = (): Promise<Configuration> => {
    if (known !== null && now() - known.at < askedAgainAfterMs) return known.found;
    const found = discover(settings, answers);
    const asked = { at: now(), found };
    known = asked;
    // The next login asks anew.
    found.catch(() => {
      if (known === asked) known = null;
    });
    return found;
  };

  /** The provider may have changed its keys: asks for them again, once for all who log in meanwhile. */
  const newerThan = async (old: Configuration): Promise<Configuration> => {
    if (known !== null && (await known.found) === old) known = null;
    return configuration();
  };

  /** Most providers say a name only here; a provider that does not say it now keeps nobody out. */
  const profileOf = async (
    provider: Configuration,
    accessToken: string,
    { sub }: IDToken,
  ): Promise<Readonly<Record<string, unknown>>> => {
    if (provider.serverMetadata().userinfo_endpoint === undefined) return {};
    try {
      return await fetchUserInfo(provider, accessToken, sub);
    } catch (error) {
      if (isOfSomebodyElse(error)) throw error;
      log.warn('single-sign-on.nameless', { issuer, because: codeOf(error) });
      return {};
    }
  };

  const refusing = async <T>(work: (provider: Configuration) => Promise<T>): Promise<T> => {
    try {
      return await work(await configuration());
    } catch (error) {
      const reason = reasonOf(error);
      // The provider's own words may hold what somebody typed: only codes are logged.
      log.warn('single-sign-on.refused', {
        issuer,
        reason,
        because: codeOf(error),
        ...issuersOf(error),
      });
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
        const grant = (asked: Configuration) =>
          authorizationCodeGrant(asked, answered, {
            pkceCodeVerifier: verifier,
            expectedState: state,
            expectedNonce: nonce,
            idTokenExpected: true,
          });
        const tokens = await answers.during(code, () =>
          grant(provider).catch(async (error: unknown) => {
            if (!wasReadWithOldKeys(error)) throw error;
            return grant(await newerThan(provider));
          }),
        );
        const claims = tokens.claims();
        if (claims === undefined) throw new SingleSignOnRefused('SSO_NOT_TRUSTED', 'no ID token');
        refuseTokenOfLater(claims.iat, now());
        const subject = subjectOf(claims.sub);
        const name = isSaid(claims.name)
          ? claims.name
          : nameOf({ ...claims, ...(await profileOf(provider, tokens.access_token, claims)) });
        return { issuer: claims.iss, subject, name };
      }),
  };
}

/**
 * Finds the provider. Its own spelling of its issuer counts when only the last slash differs, which many a form leaves
 * out: both are found at the same address, and the ID token must name the provider's.
 */
async function discover(settings: OidcSettings, answers: TokenAnswers): Promise<Configuration> {
  try {
    return await discoverAt(settings.issuer, settings, answers);
  } catch (error) {
    const told = otherIssuer(error);
    if (told === null || withoutSlash(told) !== withoutSlash(settings.issuer)) throw error;
    return discoverAt(told, settings, answers);
  }
}

function withoutSlash(issuer: string): string {
  return issuer.replace(/\/$/, '');
}

function discoverAt(
  issuer: string,
  { clientId, clientSecret, allowsHttp, fetch }: OidcSettings,
  answers: TokenAnswers,
): Promise<Configuration> {
  // Without this option the library trusts the connection and leaves the signature unread.
  const execute = [enableNonRepudiationChecks, ...(allowsHttp ? [allowInsecureRequests] : [])];
  return discovery(new URL(issuer), clientId, undefined, authenticationWith(clientSecret), {
    execute,
    timeout: timeoutSeconds,
    [customFetch]: answers.keeping(boundedFetch(fetch)),
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
  return [claims.name, claims.nickname, claims.preferred_username].find(isSaid) ?? '';
}

function isSaid(name: unknown): name is string {
  return typeof name === 'string' && name.trim() !== '';
}
