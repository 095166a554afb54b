/** Keeps a person's id in a corporation for some minutes: a list of people names both ids, and later calls need one. */

export interface UserIds {
  readonly of: (corpId: string, unionId: string) => string | null;
  readonly learn: (corpId: string, unionId: string, userId: string) => void;
  readonly forget: (corpId: string, unionId: string) => void;
}

const livesMs = 10 * 60_000;
const most = 30_000;

export function createUserIds(now: () => number): UserIds {
  const known = new Map<string, { readonly userId: string; readonly until: number }>();
  const key = (corpId: string, unionId: string) => `${corpId} ${unionId}`;
  return {
    of: (corpId, unionId) => {
      const found = known.get(key(corpId, unionId));
      return found !== undefined && now() < found.until ? found.userId : null;
    },
    learn: (corpId, unionId, userId) => {
      // Moved behind the others, so that the oldest entry is the first.
      known.delete(key(corpId, unionId));
      const [oldest] = known.keys();
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      known.set(key(corpId, unionId), { userId, until: now() + livesMs });
    },
    forget: (corpId, unionId) => {
      known.delete(key(corpId, unionId));
    },
  };
}
