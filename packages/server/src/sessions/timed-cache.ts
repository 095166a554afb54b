/** A small map whose entries are believed only for a moment, so that a revocation elsewhere is noticed within it. */
import type { Ports } from '../ports.ts';

export interface TimedCache<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly keep: (key: string, value: Value) => void;
  /** Believes the entries that match for the whole time again, counted from when they were read. */
  readonly confirm: (readAt: number, matches: (value: Value) => boolean) => void;
  readonly delete: (key: string) => void;
  readonly deleteWhere: (matches: (value: Value) => boolean) => void;
}

/** How entries that are in use are read anew before their time is over, many by one statement. */
export interface Renewal<Value> {
  readonly schedule: Ports['schedule'];
  /** Reads an entry and keeps it. Where that fails, the entry ends when its time is over. */
  readonly read: (key: string, value: Value) => Promise<unknown>;
}

interface Entry<Value> {
  readonly value: Value;
  until: number;
  isDue: boolean;
}

/** An entry that is used in the second half of its time is renewed. */
const renewedInLast = 1 / 2;
/** The part of an entry's time in which entries that are due wait for each other. */
const gatheredFor = 1 / 5;

export function createTimedCache<Value>({
  now,
  forMs,
  atMost,
  renewal = null,
}: {
  readonly now: () => number;
  readonly forMs: number;
  readonly atMost: number;
  /** Without it, the first use after its time reads an entry anew. */
  readonly renewal?: Renewal<Value> | null;
}): TimedCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let due: string[] = [];
  const msLeft = ({ until }: Entry<Value>) => until - now();
  // A clock that was set back must not make an entry live longer.
  const isFresh = (left: number) => left > 0 && left <= forMs;

  const renewSoon = (key: string, entry: Entry<Value>, { schedule, read }: Renewal<Value>) => {
    entry.isDue = true;
    due.push(key);
    if (due.length > 1) return;
    schedule(forMs * gatheredFor, () => {
      const keys = due;
      due = [];
      for (const one of keys) {
        const known = entries.get(one);
        if (known?.isDue) read(one, known.value).catch(() => undefined);
      }
    });
  };

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const left = msLeft(entry);
      if (!isFresh(left)) return undefined;
      if (renewal !== null && !entry.isDue && left <= forMs * renewedInLast) {
        renewSoon(key, entry, renewal);
      }
      return entry.value;
    },
    keep: (key, value) => {
      const entry = entries.get(key);
      if (entry !== undefined && entry.value === value && isFresh(msLeft(entry))) return;
      entries.delete(key);
      // Insertion order is age, so the first is the oldest.
      for (const oldest of entries.keys()) {
        if (entries.size < atMost) break;
        entries.delete(oldest);
      }
      entries.set(key, { value, until: now() + forMs, isDue: false });
    },
    confirm: (readAt, matches) => {
      for (const entry of entries.values()) {
        if (readAt + forMs <= entry.until || !matches(entry.value)) continue;
        entry.until = readAt + forMs;
        entry.isDue = false;
      }
    },
    delete: (key) => {
      entries.delete(key);
    },
    deleteWhere: (matches) => {
      for (const [key, { value }] of entries) if (matches(value)) entries.delete(key);
    },
  };
}
