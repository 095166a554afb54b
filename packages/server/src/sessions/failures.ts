/** Failed attempts and how long the next one has to wait: nothing at first, then twice as long each time. */
import type { Ports } from '../ports.ts';

export interface Failures {
  /** How long this key must wait, ms; 0 when it may try. */
  readonly wait: (key: string) => number;
  readonly add: (key: string) => void;
  readonly forget: (key: string) => void;
}

export interface FailureRule {
  /** Mistakes that cost nothing. */
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const forgottenAfterMs = 60 * 60_000;
const atMost = 50_000;

export function createFailures({ now }: Pick<Ports, 'now'>, rule: FailureRule): Failures {
  const known = new Map<string, { readonly count: number; readonly at: number }>();
  const read = (key: string) => {
    const entry = known.get(key);
    return entry !== undefined && now() - entry.at < forgottenAfterMs ? entry : null;
  };
  return {
    wait: (key) => {
      const entry = read(key);
      if (entry === null || entry.count < rule.free) return 0;
      const wait = Math.min(
        rule.firstWaitMs * 2 ** Math.min(entry.count - rule.free, 30),
        rule.longestWaitMs,
      );
      return Math.max(0, entry.at + wait - now());
    },
    add: (key) => {
      const count = (read(key)?.count ?? 0) + 1;
      known.delete(key);
      // Insertion order is age, so the first is the oldest.
      for (const oldest of known.keys()) {
        if (known.size < atMost) break;
        known.delete(oldest);
      }
      known.set(key, { count, at: now() });
    },
    forget: (key) => {
      known.delete(key);
    },
  };
}
