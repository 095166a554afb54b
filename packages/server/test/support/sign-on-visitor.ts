/** A person's browser at the single sign-on: keeps its cookies, goes to the provider and comes back. */
import { createOidcSignOn } from '../../src/integrations/oidc/oidc-sign-on.ts';
import type { SingleSignOn } from '../../src/ports.ts';
import { imageCodeAnswer, type TestApp } from './app.ts';
import type { TestProvider } from './oidc-provider.ts';

export const returnAddress = 'http://liangfen.test/web/sso/login';

export function signOnAt(
  { issuer, clientId, clientSecret }: Pick<TestProvider, 'issuer' | 'clientId' | 'clientSecret'>,
  given: Partial<Parameters<typeof createOidcSignOn>[0]> = {},
): SingleSignOn {
  return createOidcSignOn({
    ...{ issuer, clientId, clientSecret, returnAddress },
    name: '统一身份认证',
    createsAccounts: false,
    allowsHttp: true,
    fetch: (url, options) => fetch(url, options),
    now: Date.now,
    log: { warn: () => undefined },
    ...given,
  });
}

export interface Proof {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

export interface SignOnVisitor {
  readonly headers: () => Record<string, string>;
  /** Returns the address to which the login page would lead. */
  readonly begin: () => Promise<{ readonly address: string; readonly state: string }>;
  /** The same from the account page. */
  readonly beginBinding: (
    token: string,
    password: string,
  ) => Promise<{ readonly address: string; readonly state: string }>;
  /** Logs in from the login page at the provider; returns the parameters of the return address. */
  readonly comeBack: (person: string) => Promise<Proof>;
  readonly imageCode: () => Promise<{ code: string; headers: Record<string, string> }>;
}

export function createSignOnVisitor({ client }: TestApp, provider: TestProvider): SignOnVisitor {
  const cookies = new Map<string, string>();
  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
  };
  const begin = async () => {
    const response = await client.send('startSingleSignOn', { headers: headers() });
    keep(response);
    return response.json();
  };
  return {
    headers,
    begin,
    beginBinding: async (token, password) => {
      const body = { password };
      const response = await client.send('startSingleSignOnBinding', {
        ...{ body, token },
        headers: headers(),
      });
      keep(response);
      return response.json();
    },
    comeBack: async (person) => proofIn(await provider.logIn((await begin()).address, person)),
    imageCode: async () => {
      keep(await client.send('getImageCode', { headers: headers() }));
      return { code: imageCodeAnswer, headers: headers() };
    },
  };
}

export function proofIn({ searchParams }: URL): Proof {
  const iss = searchParams.get('iss');
  return {
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
    ...(iss === null ? {} : { iss }),
  };
}
