/**
 * Failed attempts and how long the next one has to wait: nothing at first, then twice as long each time. Counted in
 * the database where several processes share it (docs/decisions/0421), else in memory.
 */
import type { Ports } from '../ports.ts';

export interface Failures {
  /** Returns how long this key must wait, in ms; 0 when it may try. */
  readonly wait: (key: string) => Promise<number>;
  /** Counts an attempt before its outcome is known, so that many at once do not all pass. */
  readonly begin: (key: string) => Promise<Begun>;
  readonly forget: (key: string) => Promise<void>;
}

export type Begun =
  | {
      readonly is: 'COUNTED';
      /** It was no mistake: the key stands as it stood before. */
      readonly takeBack: () => Promise<void>;
    }
  | { readonly is: 'MUST_WAIT'; readonly ms: number };

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
  /** Adds one where the rule lets this key try; null where it must wait. Nothing comes between look and count. */
  readonly add: (key: string, rule: FailureRule) => Promise<Added | null>;
  readonly takeBack: (key: string, added: Added) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
}

interface Added {
  readonly at: number;
  /** When the attempt before was made; 0 where there was none. */
  readonly before: number;
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
  const wait = async (key: string) => waitOf(await counts.read(named(key)), rule, now());
  return {
    wait,
    begin: async (key) => {
      const added = await counts.add(named(key), rule);
      if (added === null) return { is: 'MUST_WAIT', ms: Math.max(1, await wait(key)) };
      return { is: 'COUNTED', takeBack: () => counts.takeBack(named(key), added) };
    },
    forget: (key) => counts.forget(named(key)),
  };
}

function waitOf(entry: Counted | null, rule: FailureRule, now: number): number {
  if (entry === null || entry.count < rule.free) return 0;
  const wait = Math.min(
    rule.firstWaitMs * 2 ** Math.min(entry.count - rule.free, 30),
    rule.longestWaitMs,
  );
  return Math.max(0, entry.at + wait - now);
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
    add: async (key, { free, firstWaitMs, longestWaitMs }) => {
      const at = now();
      const [added] = await database.prepared<{ before: number }>('lf-attempt', addAttempt, [
        ...[key, at, oldest()],
        ...[free, firstWaitMs, longestWaitMs],
      ]);
      return added === undefined ? null : { at, before: added.before };
    },
    takeBack: async (key, { at, before }) => {
      await database.prepared('lf-attempt-back', takeAttemptBack, [key, at, before]);
    },
    forget: async (key) => {
      await database.prepared('lf-failures-over', 'delete from failed_attempt where key = $1', [
        key,
      ]);
    },
  };
}

/** The row is locked while the condition is asked, in `waitOf`'s words: of many at once only so many count as may try. */
const addAttempt = `
  insert into failed_attempt (key, count, at) values ($1, 1, $2)
  on conflict (key) do update set
    count = case when failed_attempt.at > $3 then failed_attempt.count + 1 else 1 end,
    at = $2
  where failed_attempt.at <= $3
    or failed_attempt.count < $4
    or failed_attempt.at
      + least($5::float8 * power(2::float8, least(failed_attempt.count - $4::int, 30)), $6::float8) <= $2
  returning coalesce((select at from failed_attempt as former where former.key = $1), 0) as before`;

const takeAttemptBack = `
  update failed_attempt set count = count - 1, at = case when at = $2 then $3 else at end
  where key = $1 and count > 0`;

function countsInMemory({ now }: Pick<Ports, 'now'>): Counts {
  const known = new Map<string, Counted>();
  const read = (key: string) => {
    const entry = known.get(key);
    return entry !== undefined && now() - entry.at < forgottenAfterMs ? entry : null;
  };
  return {
    read: async (key) => read(key),
    add: async (key, rule) => {
      const entry = read(key);
      if (waitOf(entry, rule, now()) > 0) return null;
      const at = now();
      known.delete(key);
      // Insertion order is age, so the first is the oldest.
      for (const oldest of known.keys()) {
        if (known.size < atMost) break;
        known.delete(oldest);
      }
      known.set(key, { count: (entry?.count ?? 0) + 1, at });
      return { at, before: entry?.at ?? 0 };
    },
    takeBack: async (key, added) => {
      const entry = known.get(key);
      if (entry === undefined) return;
      if (entry.count <= 1) known.delete(key);
      else {
        const at = entry.at === added.at ? added.before : entry.at;
        known.set(key, { count: entry.count - 1, at });
      }
    },
    forget: async (key) => {
      known.delete(key);
    },
  };
}
