/**
 * Doors that somebody may guess at: a login name's password, a competition's passcode. Failures make the caller wait,
 * by door and address; a browser or an address that came in by this door before is never locked out by others.
 */
import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import { cookieFor, cookieValue } from './cookies.ts';
import { createFailures, type FailureRule } from './failures.ts';

export type Door = `login ${string}` | `console ${string}`;

export interface Visit {
  /** Whether this browser came in here before: limits of its address do not concern it. */
  readonly isKnownBrowser: boolean;
  /**
   * Asks whether the secret is right. The attempt counts before it is checked and is taken back when it was right, so that
   * guesses that are sent at once do not all count as the first. Throws 429 while this caller must wait.
   */
  readonly attempt: (isRight: () => Promise<boolean>) => Promise<boolean>;
  /** Remembers browser and address; answers the cookie that the browser is known by. */
  readonly opened: () => Promise<string>;
}

export interface Doors {
  /** Throws 429 while this caller must wait. */
  readonly approach: (
    door: Door,
    caller: { readonly request: IncomingRequest; readonly address: string },
  ) => Promise<Visit>;
  /** Trusts a caller who came in another way from now on; returns the cookie. */
  readonly remember: (
    door: Door,
    caller: { readonly request: IncomingRequest; readonly address: string },
  ) => Promise<string>;
}

const minute = 60_000;
const ofOneCaller: FailureRule = {
  name: 'caller',
  free: 5,
  firstWaitMs: 15_000,
  longestWaitMs: 15 * minute,
};
/** Counts many addresses that share the guessing; known callers do not share their wait. */
const ofAllStrangers: FailureRule = {
  name: 'strangers',
  free: 200,
  firstWaitMs: minute,
  longestWaitMs: 15 * minute,
};

const cookieName = 'lf_browser';
const day = 24 * 60 * 60;
const rememberedForDays = 400;

export function createDoors(ports: Ports): Doors {
  const { database, now, sha256, newSecret } = ports;
  const own = createFailures(ports, ofOneCaller);
  const strangers = createFailures(ports, ofAllStrangers);

  const knownAt = async (door: Door, callers: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await database.prepared<{ caller: string }>(
      'lf-known-callers',
      'select caller from known_caller where door = $1 and caller = any($2)',
      [door, callers],
    );
    return new Set(rows.map(({ caller }) => caller));
  };

  const keep = async (door: Door, callers: readonly string[]): Promise<void> => {
    const at = now();
    await database.query
      .insertInto('known_caller')
      .values(callers.map((caller) => ({ door, caller, at })))
      .onConflict((known) => known.columns(['door', 'caller']).doUpdateSet({ at }))
      .execute();
    await database.query
      .deleteFrom('known_caller')
      .where('at', '<', at - rememberedForDays * day * 1000)
      .execute();
  };

  const remember: Doors['remember'] = async (door, { request, address }) => {
    const value = cookieValue(request, cookieName) ?? newSecret();
    await keep(door, [browserOf(value), addressKey(address)]);
    return cookieFor(request, { name: cookieName, value, seconds: rememberedForDays * day });
  };
  const browserOf = (secret: string) => `browser ${sha256(secret)}`;
  const addressKey = (address: string) => `address ${address}`;

  /** Counts an attempt with the caller and, for strangers, at the door; answers how to take it back. */
  const begin = async (key: string, door: Door | null): Promise<() => Promise<void>> => {
    const first = await own.begin(key);
    if (first.is === 'MUST_WAIT') throw mustWait(first.ms);
    if (door === null) return first.takeBack;
    const second = await strangers.begin(door);
    if (second.is === 'COUNTED') {
      return async () => {
        await first.takeBack();
        await second.takeBack();
      };
    }
    await first.takeBack();
    throw mustWait(second.ms);
  };

  return {
    remember,
    approach: async (door, caller) => {
      const secret = cookieValue(caller.request, cookieName);
      const browser = secret === null ? null : browserOf(secret);
      const address = addressKey(caller.address);
      const known = await knownAt(door, browser === null ? [address] : [browser, address]);
      const isKnownBrowser = browser !== null && known.has(browser);
      const key = `${door} ${isKnownBrowser ? browser : address}`;
      const isStranger = known.size === 0;
      const wait = Math.max(await own.wait(key), isStranger ? await strangers.wait(door) : 0);
      if (wait > 0) throw mustWait(wait);
      return {
        isKnownBrowser,
        attempt: async (isRight) => {
          const takeBack = await begin(key, isStranger ? door : null);
          try {
            const right = await isRight();
            if (right) await takeBack();
            return right;
          } catch (error) {
            await takeBack();
            throw error;
          }
        },
        opened: async () => {
          await own.forget(key);
          return remember(door, caller);
        },
      };
    },
  };
}

function mustWait(ms: number): ProblemError {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000));
  return new ProblemError(
    429,
    'TOO_MANY_REQUESTS',
    `输错的次数太多，请 ${retryAfterSeconds} 秒后再试；以前在这里登录过的浏览器不受影响`,
    { retryAfterSeconds },
  );
}
