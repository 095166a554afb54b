/** A person's browser that logs in by messenger: keeps cookies, begins scans and ends them. */
import type { Answer } from '../../src/operations/call.ts';
import { imageCodeAnswer, type TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import type { TestCompany } from './messenger.ts';

type LoginAnswer = Answer<'loginByMessenger'>;

export interface Visitor {
  /** Begins a scan on the login page, and returns its state. */
  readonly begin: (token?: string) => Promise<string>;
  readonly headers: () => Record<string, string>;
  /** Scans on the organiser's login page, from the page's code to the answer. */
  readonly scan: (unionId: string) => Promise<LoginAnswer>;
  /** Opens the organiser's page or a judge's link inside the messenger. */
  readonly open: (
    unionId: string,
    corpId: string,
    place?: 'DESK' | 'JUDGE',
  ) => Promise<LoginAnswer>;
  /** Makes an account for a new person, and returns its client. */
  readonly settle: (unionId: string, corpId?: string) => Promise<TestClient>;
  /** An image code shown to this browser, with its cookie. */
  readonly imageCode: () => Promise<{ code: string; headers: Record<string, string> }>;
}

export function createVisitor({ client }: TestApp, company: TestCompany): Visitor {
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

  const begin: Visitor['begin'] = async (token) => {
    const response = await client.send('startMessengerLogin', {
      body: { purpose: token === undefined ? 'LOGIN' : 'BIND' },
      headers: headers(),
      ...(token === undefined ? {} : { token }),
    });
    keep(response);
    const { state } = await response.json();
    return state;
  };
  const scan: Visitor['scan'] = async (unionId) => {
    const state = await begin();
    const body = { way: 'WEB', place: 'DESK', authCode: company.scan(unionId), state } as const;
    return client.call('loginByMessenger', { body, headers: headers() });
  };
  const open: Visitor['open'] = (unionId, corpId, place = 'DESK') =>
    client.call('loginByMessenger', {
      body: { way: 'INSIDE', place, authCode: company.open(unionId, corpId), corpId },
    });
  return {
    begin,
    headers,
    scan,
    open,
    settle: async (unionId, corpId) => {
      const { token, first } =
        corpId === undefined ? await scan(unionId) : await open(unionId, corpId);
      if (token !== null) return client.as(token);
      const body = { ticket: first?.ticket ?? '' };
      return client.as((await client.call('createMessengerAccount', { body })).token);
    },
    imageCode: async () => {
      keep(await client.send('getImageCode', { headers: headers() }));
      return { code: imageCodeAnswer, headers: headers() };
    },
  };
}
