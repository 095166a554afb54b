// The network between the simulated phones and the server: it loses requests and answers on purpose, and counts.
import type { Send } from '@liangfen/sdk';

/** The traffic of all simulated phones together; the numbers grow while they play. */
export interface Traffic {
  /** Requests that carry a score, repeats included. */
  sends: number;
  /** Lost on purpose before they reached the server, and on the way back. */
  lostThere: number;
  lostBack: number;
  /** ms from sending a score until its answer, of those that were answered. */
  readonly answers: number[];
}

export function noTraffic(): Traffic {
  return { sends: 0, lostThere: 0, lostBack: 0, answers: [] };
}

/** Loses as many requests as answers; nobody but the network knows which. */
export function lossyNetwork(loss: number, random: () => number, traffic: Traffic) {
  return (send: Send): Send =>
    async (request) => {
      const fate = random();
      if (fate < loss / 2) {
        traffic.lostThere += 1;
        throw new TypeError('the request was lost on purpose');
      }
      const response = await send(request);
      if (fate >= loss) return response;
      traffic.lostBack += 1;
      await response.body?.cancel();
      throw new TypeError('the answer was lost on purpose');
    };
}

/**
 * Limits the requests of all phones that run at once: waiting for a browser's connection is not the server's slowness.
 */
export function sharedNetwork(most: number) {
  const waiting: (() => void)[] = [];
  let free = most;
  return (send: Send): Send =>
    async (request) => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await send(request);
      } finally {
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      }
    };
}

export function meteredNetwork(now: () => number, traffic: Traffic) {
  return (send: Send): Send =>
    async (request) => {
      if (!carriesScore(request)) return send(request);
      traffic.sends += 1;
      const began = now();
      const response = await send(request);
      traffic.answers.push(now() - began);
      return response;
    };
}

function carriesScore({ method, url }: Request): boolean {
  return method === 'POST' && url.includes('/judge/score/program/');
}
