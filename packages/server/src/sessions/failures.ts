/**
 * Failed attempts and how long the next one has to wait: nothing at first, then twice as long each time. Counted in
 * the database where several processes share it (docs/decisions/0421), else in memory.
 */
import type { Ports } from '../ports.ts';

export interface Failures {
  /** Returns how long this key must wait, in ms; 0 when it may try. */
  readonly wait: (key: string) => Promise<number>;
  readonly add: (key: string) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
}

export interface FailureRule {
  /** A name that no other rule has. */
  readonly name: string;
  /** The number of mistakes that cost no wait. */
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

interface Counted {
  readonly count: number;
  readonly at: number;
}

interface Counts {
  readonly read: (key: string) => Promise<Counted | null>;
  readonly add: (key: string) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
}

export const forgottenAfterMs = 60 * 60_000;
const atMost = 50_000;

export function createFailures(
  ports: Pick<Ports, 'now' | 'bus' | 'database'>,
  rule: FailureRule,
): Failures {
  const { now } = ports;
  const counts = ports.bus.reachesOthers ? sharedCounts(ports) : countsInMemory(ports);
  const named = (key: string) => `${rule.name} ${key}`;
  return {
    wait: async (key) => {
      const entry = await counts.read(named(key));
      if (entry === null || entry.count < rule.free) return 0;
      const wait = Math.min(
        rule.firstWaitMs * 2 ** Math.min(entry.count - rule.free, 30),
        rule.longestWaitMs,
      );
      return Math.max(0, entry.at + wait - now());
    },
    add: (key) => counts.add(named(key)),
    forget: (key) => counts.forget(named(key)),
  };
}

function sharedCounts({ now, database }: Pick<Ports, 'now' | 'database'>): Counts {
  const oldest = () => now() - forgottenAfterMs;
  return {
    read: async (key) => {
      const rows = await database.prepared<Counted>(
        'lf-failures',
        'select count, at from failed_attempt where key = $1 and at > $2',
        [key, oldest()],
      );
      return rows[0] ?? null;
    },
    add: async (key) => {
      await database.prepared('lf-failed', addFailure, [key, now(), oldest()]);
    },
    forget: async (key) => {
      await database.prepared('lf-failures-over', 'delete from failed_attempt where key = $1', [
        key,
      ]);
    },
  };
}

const addFailure = `
  insert into failed_attempt (key, count, at) values ($1, 1, $2)
  on conflict (key) do update set
    count = case when failed_attempt.at > $3 then failed_attempt.count + 1 else 1 end,
    at = $2`;

function countsInMemory({ now }: Pick<Ports, 'now'>): Counts {
  const known = new Map<string, Counted>();
  const read = (key: string) => {
    const entry = known.get(key);
    return entry !== undefined && now() - entry.at < forgottenAfterMs ? entry : null;
  };
  return {
    read: async (key) => read(key),
    add: async (key) => {
      const count = (read(key)?.count ?? 0) + 1;
      known.delete(key);
      // Insertion order is age, so the first is the oldest.
      for (const oldest of known.keys()) {
        if (known.size < atMost) break;
        known.delete(oldest);
      }
      known.set(key, { count, at: now() });
    },
    forget: async (key) => {
      known.delete(key);
    },
  };
}
