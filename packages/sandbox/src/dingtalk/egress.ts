/** The limit on calls from one address: 10,000 in 20 seconds, then nothing for five minutes. */

export interface Egress {
  /** Counts one call; false while the address is banned. */
  readonly admits: () => boolean;
  readonly reset: () => void;
}

export const egressLimit = { calls: 10_000, perMs: 20_000, banMs: 300_000 } as const;

export function createEgress(now: () => number): Egress {
  let since = 0;
  let calls = 0;
  let bannedUntil = 0;
  return {
    admits: () => {
      if (now() < bannedUntil) return false;
      if (now() - since >= egressLimit.perMs) {
        since = now();
        calls = 0;
      }
      calls += 1;
      if (calls <= egressLimit.calls) return true;
      bannedUntil = now() + egressLimit.banMs;
      return false;
    },
    reset: () => {
      bannedUntil = 0;
      calls = 0;
    },
  };
}

/** The answer to a banned caller; neither form is one of the interfaces'. */
export function bannedAnswer(as: 'JSON' | 'PAGE'): Response {
  switch (as) {
    case 'JSON':
      return Response.json({ status: 1111, wait: 5, punish: 'deny' });
    case 'PAGE':
      return new Response('<!doctype html><title>访问被阻断</title>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
  }
}
