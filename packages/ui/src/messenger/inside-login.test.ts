// A login inside the messenger needs no click: a lost answer is asked for again with another code, a few times at most.
import { ApiError, createLiangfenClient, type LiangfenClient } from '@liangfen/sdk';
import { describe, expect, it } from 'vitest';
import { logInInside, NoCode } from './inside-login.ts';
import type { PageMessenger } from './page-messenger.ts';

const answer = { token: 'DING t1', first: null };
const used = { code: 'MESSENGER_CODE_USED', status: 409, detail: '', title: '', type: '' };
const refused = { ...used, code: 'MESSENGER_NO_PERMISSION' };

type Network = (code: string) => Response;

function phone(network: Network) {
  const sent: string[] = [];
  let codes = 0;
  const client: LiangfenClient = createLiangfenClient({
    baseUrl: 'https://score.example',
    fetch: async (request) => {
      const code = new URLSearchParams(await request.text()).get('authCode') ?? '';
      sent.push(code);
      return network(code);
    },
  });
  const messenger: PageMessenger = {
    authCode: async () => {
      codes += 1;
      return `code ${codes}`;
    },
    scan: async () => null,
    keepScreenOn: async () => {},
    setTitle: () => {},
    close: () => {},
  };
  const logIn = (way: Partial<PageMessenger> = {}) =>
    logInInside({
      client,
      messenger: { ...messenger, ...way },
      corpId: 'corp',
      place: 'JUDGE',
      signal: new AbortController().signal,
      pause: async () => {},
    });
  return { client, sent, logIn };
}

const lost = (): never => {
  throw new TypeError('no network');
};

describe('a login inside the messenger', () => {
  it('keeps its token', async () => {
    const { client, logIn } = phone(() => Response.json(answer));
    expect(await logIn()).toEqual(answer);
    expect(client.tokens.get({ kind: 'general' })).toBe('DING t1');
  });

  it('asks for a fresh code when the answer is lost', async () => {
    const { sent, logIn } = phone((code) => (code === 'code 1' ? lost() : Response.json(answer)));
    expect(await logIn()).toEqual(answer);
    expect(sent).toEqual(['code 1', 'code 2']);
  });

  it('asks for a fresh code when the server calls the first one used', async () => {
    const { sent, logIn } = phone((code) =>
      code === 'code 1' ? Response.json(used, { status: 409 }) : Response.json(answer),
    );
    await logIn();
    expect(sent).toEqual(['code 1', 'code 2']);
  });

  it('gives up after four codes, none of them sent twice', async () => {
    const { sent, logIn } = phone(lost);
    await expect(logIn()).rejects.toMatchObject({ status: 0 });
    expect(sent).toEqual(['code 1', 'code 2', 'code 3', 'code 4']);
  });

  it('asks only once when the server refuses', async () => {
    const { sent, logIn } = phone(() => Response.json(refused, { status: 409 }));
    await expect(logIn()).rejects.toBeInstanceOf(ApiError);
    expect(sent).toEqual(['code 1']);
  });

  it('reports when the messenger gives no code', async () => {
    const { sent, logIn } = phone(lost);
    await expect(logIn({ authCode: () => Promise.reject(new Error('no')) })).rejects.toBeInstanceOf(
      NoCode,
    );
    expect(sent).toEqual([]);
  });
});
