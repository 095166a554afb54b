/**
 * Limits how often one address or account may try things that are worth guessing: counted in the database where several
 * processes share it (docs/decisions/0421), else in memory.
 */
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';

/** Attempts within seconds. One hall shares one address, so what every judge does is generous. */
export const limits = {
  /** Per address. */
  login: { points: 60, duration: 60 },
  imageCode: { points: 120, duration: 60 },
  register: { points: 20, duration: 600 },
  passwordReset: { points: 20, duration: 600 },
  checkLoginName: { points: 60, duration: 60 },
  guest: { points: 600, duration: 60 },
  /** A hall's screens ask while they have no picture, each twice a minute. */
  embedding: { points: 1_200, duration: 60 },
  /** Title makers of one hall, each several times a second. */
  screenData: { points: 3_000, duration: 60 },
  /** Per address, and by each process for itself: a hall of ten thousand phones behind one address votes in seconds. */
  audienceBallot: { points: 30_000, duration: 60 },
  /** Per API key or console login. */
  button: { points: 120, duration: 60 },
  tally: { points: 1_200, duration: 60 },
  /** Per address. */
  seat: { points: 600, duration: 60 },
  /** A laptop that takes a competition along or brings it back; a code is worth guessing. */
  hall: { points: 60, duration: 600 },
  signUp: { points: 600, duration: 60 },
  messengerState: { points: 300, duration: 60 },
  messengerLogin: { points: 600, duration: 60 },
  messengerPage: { points: 600, duration: 60 },
  singleSignOn: { points: 120, duration: 60 },
  /** Per user. */
  messengerBinding: { points: 30, duration: 60 },
  singleSignOnBinding: { points: 30, duration: 600 },
  messengerMobile: { points: 20, duration: 60 },
  recognition: { points: 30, duration: 60 },
  addressBook: { points: 300, duration: 60 },
  addressBookSearch: { points: 300, duration: 60 },
  subUsers: { points: 20, duration: 60 },
  /** Per competition. */
  reminder: { points: 30, duration: 60 },
  resultNotice: { points: 6, duration: 60 },
  /** Per user. */
  invitation: { points: 20, duration: 60 },
  addressTrial: { points: 60, duration: 600 },
  /** Per address. */
  consoleLogin: { points: 30, duration: 60 },
  addressArrival: { points: 60, duration: 60 },
  /** Counted twice: per name that is typed, and per account that exists. */
  passwordResetOf: { points: 3, duration: 3_600 },
  /** Per user. */
  ownMail: { points: 5, duration: 3_600 },
  changePassword: { points: 10, duration: 600 },
  secondFactor: { points: 10, duration: 600 },
  copyOwnData: { points: 6, duration: 600 },
  image: { points: 60, duration: 60 },
  apiKey: { points: 30, duration: 600 },
  webhook: { points: 30, duration: 600 },
  webhookTrial: { points: 30, duration: 60 },
  order: { points: 60, duration: 600 },
  invoice: { points: 30, duration: 600 },
  titleNumber: { points: 120, duration: 60 },
  pointExport: { points: 10, duration: 60 },
  /** Per address: here the provider's own, which repeats what was not acknowledged. */
  notification: { points: 600, duration: 60 },
  messengerPush: { points: 600, duration: 60 },
} as const;

export type LimitName = keyof typeof limits;

/** Counts one attempt; throws 429 with Retry-After when there were too many. */
export type RateLimit = (name: LimitName, key: string) => Promise<void>;

export function createRateLimit(ports: Pick<Ports, 'bus' | 'database'>): RateLimit {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  return async (name, key) => {
    let limiter = limiters.get(name);
    if (limiter === undefined) {
      const isShared = ports.bus.reachesOthers && name !== 'audienceBallot';
      limiter = isShared ? shared(ports, name) : inMemory(name);
      limiters.set(name, limiter);
    }
    try {
      await limiter.consume(key);
    } catch (refusal) {
      throw tooManyRequests(refusal);
    }
  };
}

function inMemory(name: LimitName): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: name, ...limits[name] });
}

function shared({ database }: Pick<Ports, 'database'>, name: LimitName): RateLimiterAbstract {
  return new RateLimiterPostgres({
    storeClient: {
      query: async (asked: { name: string; text: string; values: readonly unknown[] }) => {
        const rows = await database.prepared(asked.name, asked.text, asked.values);
        return { rows, rowCount: rows.length };
      },
    },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    ...limits[name],
    // A caller over the limit costs the database nothing more.
    inMemoryBlockOnConsumed: limits[name].points,
    // Without the database each process counts for itself.
    insuranceLimiter: inMemory(name),
  });
}

/** Turns a limiter's error into an answer to the caller; any other error is a fault and stays one. */
export function tooManyRequests(refusal: unknown): unknown {
  if (!(refusal instanceof RateLimiterRes)) return refusal;
  return waitFor(refusal.msBeforeNext);
}

/** The answer to a caller who must wait, in whole seconds. */
export function waitFor(ms: number): ProblemError {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000));
  return new ProblemError(
    429,
    'TOO_MANY_REQUESTS',
    `操作太频繁，请 ${retryAfterSeconds} 秒后再试`,
    {
      retryAfterSeconds,
    },
  );
}
