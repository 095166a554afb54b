/** Logins that a page hands out are renewed before they end, so that no call is sent with an ended login. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createLiangfenClient,
  type HandedLogin,
  renewingLogins,
  type TokenSlot,
} from '../src/index.ts';

const general: TokenSlot = { kind: 'general' };
const minute = 60_000;

let clock = 0;
let asked: TokenSlot[] = [];
let answer: (slot: TokenSlot) => Promise<HandedLogin | null>;
let number = 0;

/** A portal's backend, whose logins last ten minutes. */
beforeEach(() => {
  clock = 0;
  asked = [];
  number = 0;
  answer = async ({ kind }) => {
    number += 1;
    const word = kind === 'general' ? 'TOKEN' : 'CONSOLE';
    return { token: `${word} ${number}`, expiresAt: clock + 10 * minute };
  };
});

const logins = () =>
  renewingLogins(
    (slot) => {
      asked.push(slot);
      return answer(slot);
    },
    { now: () => clock },
  );

describe('a login that a page hands out', () => {
  it('is kept, and renewed a minute before it ends', async () => {
    const getToken = logins();
    expect(await getToken(general)).toBe('TOKEN 1');
    clock = 9 * minute - 1;
    expect(await getToken(general)).toBe('TOKEN 1');
    clock = 9 * minute;
    expect(await getToken(general)).toBe('TOKEN 2');
    expect(asked).toHaveLength(2);
  });

  it('is fetched once for all calls at the same time, and separately for each console', async () => {
    const getToken = logins();
    const consoleOf = (competitionId: string): TokenSlot => ({ kind: 'console', competitionId });
    const tokens = await Promise.all(
      [general, general, consoleOf('c1'), consoleOf('c2'), consoleOf('c1')].map((slot) =>
        getToken(slot),
      ),
    );
    expect(tokens).toEqual(['TOKEN 1', 'TOKEN 1', 'CONSOLE 2', 'CONSOLE 3', 'CONSOLE 2']);
    expect(asked).toHaveLength(3);
  });

  it('is replaced at once when the server refuses it', async () => {
    const getToken = logins();
    const first = await getToken(general);
    expect(await getToken(general, first ?? '')).toBe('TOKEN 2');
    expect(await getToken(general)).toBe('TOKEN 2');
  });

  it('is used until its end while the backend is away, and no longer', async () => {
    const getToken = logins();
    await getToken(general);
    answer = async () => {
      throw new TypeError('no network');
    };
    clock = 10 * minute - 1;
    expect(await getToken(general)).toBe('TOKEN 1');
    clock = 10 * minute;
    await expect(async () => getToken(general)).rejects.toThrow('no network');
  });

  it('is missing if the backend does not know the person', async () => {
    answer = async () => null;
    expect(await logins()(general)).toBeUndefined();
  });

  it('is sent with each call of a client', async () => {
    const sent: (string | null)[] = [];
    const client = createLiangfenClient({
      baseUrl: 'http://liangfen.test',
      getToken: logins(),
      fetch: async (request) => {
        sent.push(request.headers.get('Authorization'));
        return Response.json({});
      },
    });
    await client.request('getUser');
    clock = 9.5 * minute;
    await client.request('getUser');
    expect(sent).toEqual(['TOKEN 1', 'TOKEN 2']);
  });
});
