/** Limits how many refused bodies a caller may send: after too many, the next one is not even read. */
import type { Ports } from '../ports.ts';
import type { Principal } from './principal.ts';
import { waitFor } from './rate-limit.ts';

/** One hall shares one address; a caller with a login is counted by the login and never hurt by neighbours. */
const limits = {
  address: { most: 300, withinMs: 60_000 },
  session: { most: 1_200, withinMs: 60_000 },
} as const;
/** Callers with a refusal, or a body on its way, of each kind; the oldest is forgotten first. */
const mostCallers = 50_000;

export interface Refusals {
  /**
   * Counts a body before anybody looks at it, because many may be on their way at once; throws 429
   * when there were too many refused ones. The answer takes the count back, for a body that was good.
   */
  readonly expect: (principal: Principal, address: string) => () => void;
}

/**
 * Counts in memory and without promises: every good body is counted and taken back, and a limiter with promises and
 * timers costs more than reading the body.
 */
export function createRefusals({ now }: Pick<Ports, 'now'>): Refusals {
  const byAddress = createCounts(now, limits.address);
  const bySession = createCounts(now, limits.session);
  return {
    expect: (principal, address) =>
      principal.kind === 'nobody' ? byAddress(address) : bySession(principal.sessionId),
  };
}

interface Count {
  of: number;
  readonly since: number;
}

/** Counts within a time that begins with a caller's first body. */
function createCounts(
  now: Ports['now'],
  { most, withinMs }: { readonly most: number; readonly withinMs: number },
) {
  const counts = new Map<string, Count>();

  const countOf = (key: string): Count => {
    const at = now();
    const known = counts.get(key);
    // A clock that was set back must not make anybody wait longer.
    if (known !== undefined && at >= known.since && at < known.since + withinMs) return known;
    const count = { of: 0, since: at };
    counts.delete(key);
    // Insertion order is age, so the first is the oldest.
    for (const oldest of counts.keys()) {
      if (counts.size < mostCallers) break;
      counts.delete(oldest);
    }
    counts.set(key, count);
    return count;
  };

  return (key: string): (() => void) => {
    const count = countOf(key);
    if (count.of >= most) throw waitFor(count.since + withinMs - now());
    count.of += 1;
    return () => {
      count.of -= 1;
      if (count.of === 0 && counts.get(key) === count) counts.delete(key);
    };
  };
}
