/**
 * A real OpenID provider for tests, `oidc-provider` in this process on 127.0.0.1, where a link chooses the person.
 * When a test says so, it also does what no provider may do: its ID tokens are then signed again with the change.
 */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Logs a person in with a new browser, and returns the address that the browser is sent back to. */
  readonly logIn: (address: string, person: string) => Promise<URL>;
  /** Replaces every ID token from now on; null ends that. */
  readonly lie: (lie: Lie | null) => void;
  /** Signs with a new key from now on, and publishes no other. */
  readonly changeKey: (kid: string) => void;
  /** How often its published keys, or what is known of a person, were asked for. */
  readonly asked: (what: 'jwks' | 'userinfo') => number;
  /** Says something else at userinfo from now on; null ends that. */
  readonly sayAtUserinfo: (said: UserinfoAnswer | null) => void;
  readonly close: () => Promise<void>;
}

export interface UserinfoAnswer {
  readonly status: number;
  readonly body: object;
}

export interface Lie {
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  readonly alg?: 'RS256' | 'HS256' | 'none';
  /** Signed with a key that the provider does not publish. */
  readonly strangersKey?: boolean;
}

/** Display names by the provider's subject. */
export const people: Readonly<Record<string, string>> = {
  'person-1': '周慧敏',
  'person-2': '陈志远',
};

const clientId = 'liangfen';
const clientSecret = 'a-secret-of-the-tests-0123456789';
const keyId = 'key-of-the-tests';

export interface ProviderKind {
  readonly port?: number;
  /** How the provider takes the client secret. */
  readonly takes?: 'client_secret_basic' | 'client_secret_post';
  /** Where under its address it lives; its issuer ends with this. */
  readonly under?: string;
  /** Where it says names; the standard is userinfo when a code is exchanged (OpenID Connect Core § 5.4). */
  readonly saysNames?: 'in the ID token' | 'at userinfo';
}

export async function startTestProvider(
  returnAddress: string,
  {
    port = 0,
    takes = 'client_secret_basic',
    under = '',
    saysNames = 'in the ID token',
  }: ProviderKind = {},
): Promise<TestProvider> {
  let { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  let lie: Lie | null = null;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${under}`;
  const asked = { jwks: 0, userinfo: 0 };
  let userinfo: UserinfoAnswer | null = null;
  const opened = (kid: string) => {
    const made = providerAt({ issuer, returnAddress, privateKey, kid, takes, saysNames });
    made.use(async (ctx, next) => {
      await next();
      const route: unknown = ctx.oidc?.route;
      if (route === 'jwks' || route === 'userinfo') asked[route] += 1;
      if (route === 'userinfo' && userinfo !== null) {
        ctx.status = userinfo.status;
        ctx.body = userinfo.body;
      }
      const { body } = ctx;
      if (lie !== null && route === 'token' && typeof body?.id_token === 'string') {
        ctx.body = {
          ...body,
          id_token: await liedToken(body.id_token, lie, privateKey, strangersKey),
        };
      }
    });
    return made;
  };
  let provider = opened(keyId);
  let answer = provider.callback();
  server.on('request', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (!pathname.startsWith('/interaction/')) {
      // As a router does that mounts it: the provider makes its addresses of the difference.
      const mounted = under.replace(/\/$/, '');
      const { url = '/' } = request;
      Object.assign(request, { originalUrl: url, url: url.slice(mounted.length) });
      return answer(request, response);
    }
    const person = searchParams.get('as');
    if (person !== null) {
      return provider.interactionFinished(request, response, { login: { accountId: person } });
    }
    const links = Object.entries(people).map(([id, name]) => `<a href="?as=${id}">${name}</a>`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>统一身份</title><h1>登录</h1>${links.join(' ')}`);
  });
  return {
    issuer,
    clientId,
    clientSecret,
    logIn: (address, person) => followed(address, person, returnAddress),
    lie: (wanted) => {
      lie = wanted;
    },
    changeKey: (kid) => {
      ({ privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 }));
      provider = opened(kid);
      answer = provider.callback();
    },
    asked: (what) => asked[what],
    sayAtUserinfo: (said) => {
      userinfo = said;
    },
    close: () => closed(server),
  };
}

function providerAt({
  issuer,
  returnAddress,
  privateKey,
  kid,
  takes,
  saysNames,
}: Required<Pick<ProviderKind, 'takes' | 'saysNames'>> & {
  readonly issuer: string;
  readonly returnAddress: string;
  readonly privateKey: KeyObject;
  readonly kid: string;
}): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returnAddress],
        token_endpoint_auth_method: takes,
      },
    ],
    clientAuthMethods: [takes],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }],
    },
    cookies: { keys: ['cookies of the tests'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: saysNames === 'at userinfo',
    findAccount: async (_, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, name: people[id] ?? '' }),
    }),
    // Skips the question whether this application may know the name.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId === undefined ? {} : { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
  });
}

async function liedToken(
  token: string,
  { claims = (same) => same, alg = 'RS256', strangersKey: isStrangers = false }: Lie,
  privateKey: KeyObject,
  strangersKey: KeyObject,
): Promise<string> {
  const said = claims(decodeJwt(token));
  switch (alg) {
    case 'none': {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(said)}.`;
    }
    case 'HS256':
      return new SignJWT(said)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(clientSecret));
    case 'RS256':
      return new SignJWT(said)
        .setProtectedHeader({ alg: 'RS256', kid: keyId })
        .sign(isStrangers ? strangersKey : privateKey);
  }
}

/** A browser without a window: follows redirects with its cookies until one leads back to the product. */
async function followed(address: string, person: string, returnAddress: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  for (let step = 0; step < 10; step += 1) {
    if (at.pathname.startsWith('/interaction/')) at.searchParams.set('as', person);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null)
      throw new Error(`the provider stopped: ${answer.status} ${await answer.text()}`);
    at = new URL(next, at);
    if (at.href.startsWith(returnAddress)) return at;
  }
  throw new Error('the provider leads in circles');
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
