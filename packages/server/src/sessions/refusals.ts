/** How many refused bodies a caller may send: the next one is not even read when there were too many. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Principal } from '../operations/operation.ts';
import { tooManyRequests } from './rate-limit.ts';

/** One hall shares one address; whoever has a login is counted by it and never hurt by neighbours. */
const limits = {
  address: { points: 300, duration: 60 },
  session: { points: 1_200, duration: 60 },
} as const;

export interface Refusals {
  /**
   * Counts a body before anybody looks at it, because many may be on their way at once; throws 429
   * when there were too many refused ones. The answer takes the count back, for a body that was good.
   */
  readonly expect: (principal: Principal, address: string) => Promise<() => Promise<void>>;
}

export function createRefusals(): Refusals {
  const byAddress = new RateLimiterMemory({ keyPrefix: 'refused-address', ...limits.address });
  const bySession = new RateLimiterMemory({ keyPrefix: 'refused-session', ...limits.session });
  return {
    expect: async (principal, address) => {
      const [limiter, key] =
        principal.kind === 'nobody' ? [byAddress, address] : [bySession, principal.sessionId];
      await limiter.consume(key).catch((refusal) => {
        throw tooManyRequests(refusal);
      });
      return async () => {
        await limiter.reward(key);
      };
    },
  };
}
