/** Keeps values of corporations that are asked for once: tokens, tickets, names. */

export interface Kept<T> {
  /** Asks once, however many want it; a failure is everybody's and is not kept. */
  readonly of: (corpId: string) => Promise<T>;
  /** Drops a value that turned out bad, unless a newer one has replaced it. */
  readonly drop: (corpId: string, value: T) => void;
}

const mostCorporations = 1_000;

export function keptForAWhile<T>(
  now: () => number,
  ask: (corpId: string) => Promise<{ readonly value: T; readonly forMs: number }>,
): Kept<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>();
  const running = new Map<string, Promise<T>>();

  const renew = async (corpId: string): Promise<T> => {
    try {
      const { value, forMs } = await ask(corpId);
      const [oldest] = kept.keys();
      if (kept.size >= mostCorporations && oldest !== undefined) kept.delete(oldest);
      // Kept a little shorter, so that the value does not end on its way to the messenger.
      kept.set(corpId, { value, until: now() + forMs * 0.9 });
      return value;
    } finally {
      running.delete(corpId);
    }
  };

  return {
    of: (corpId) => {
      const known = kept.get(corpId);
      if (known !== undefined && now() < known.until) return Promise.resolve(known.value);
      const asked = running.get(corpId) ?? renew(corpId);
      running.set(corpId, asked);
      return asked;
    },
    drop: (corpId, value) => {
      if (kept.get(corpId)?.value === value) kept.delete(corpId);
    },
  };
}
