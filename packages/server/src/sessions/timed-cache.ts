/** A small map whose entries are believed only for a moment, so that a revocation elsewhere is noticed within it. */
export interface TimedCache<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly keep: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
  readonly deleteWhere: (matches: (value: Value) => boolean) => void;
}

export function createTimedCache<Value>(options: {
  readonly now: () => number;
  readonly forMs: number;
  readonly atMost: number;
}): TimedCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();
  const isFresh = (until: number) => {
    const left = until - options.now();
    // A clock that was set back must not make an entry live longer.
    return left > 0 && left <= options.forMs;
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      return entry !== undefined && isFresh(entry.until) ? entry.value : undefined;
    },
    keep: (key, value) => {
      const entry = entries.get(key);
      if (entry !== undefined && entry.value === value && isFresh(entry.until)) return;
      entries.delete(key);
      // Insertion order is age, so the first is the oldest.
      for (const oldest of entries.keys()) {
        if (entries.size < options.atMost) break;
        entries.delete(oldest);
      }
      entries.set(key, { value, until: options.now() + options.forMs });
    },
    delete: (key) => {
      entries.delete(key);
    },
    deleteWhere: (matches) => {
      for (const [key, { value }] of entries) if (matches(value)) entries.delete(key);
    },
  };
}
