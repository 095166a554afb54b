/** Logins that a page hands out are fetched anew before they end, so that no call meets one that has. */
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
  it('is kept, and fetched anew a minute before it ends', async () => {
    const getToken = logins();
    expect(await getToken(general)).toBe('TOKEN 1');
    clock = 9 * minute - 1;
    expect(await getToken(general)).toBe('TOKEN 1');
    clock = 9 * minute;
    expect(await getToken(general)).toBe('TOKEN 2');
    expect(asked).toHaveLength(2);
  });

  it('is fetched once for all who ask at the same time, and for each console by itself', async () => {
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

  it('is given up at once when the server refuses it', async () => {
    const getToken = logins();
    const first = await getToken(general);
    expect(await getToken(general, first ?? '')).toBe('TOKEN 2');
    expect(await getToken(general)).toBe('TOKEN 2');
  });

  it('counts until its very end while the backend is away, and no longer', async () => {
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

  it('is none where the backend knows nobody', async () => {
    answer = async () => null;
    expect(await logins()(general)).toBeUndefined();
  });

  it('goes with each call of a client', async () => {
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
