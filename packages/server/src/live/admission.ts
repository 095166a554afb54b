/**
 * Gives out this process's streams of the live feed, over any transport: a screen may be anybody's, so screens never
 * take the streams of consoles, judges and the screens that came before.
 */
import type { Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import type { Viewer } from './viewer.ts';

export interface AdmissionLimits {
  /** All streams of the process. */
  readonly streams: number;
  /** The share of `streams` that unknown screens do not get; half of it is for consoles and judges alone. */
  readonly keptStreams: number;
  /** The most screens of one address, which many people of a hall may share. */
  readonly screensPerAddress: number;
  /** The most streams of one console's login: an operator has a few pages. */
  readonly consoleStreams: number;
  /** The most streams of one judge's login: a phone that reconnects may leave some behind for a moment. */
  readonly judgeStreams: number;
}

export interface Admission {
  /** Takes a stream or throws 429; the answer gives it back. `elsewhere`: what the same login has at other processes. */
  readonly admit: (viewer: Viewer, address: string, elsewhere?: number) => () => void;
  /** A screen that reports is one of the hall's: where it stands, screens may come back. */
  readonly reported: (address: string) => void;
  /** Streams in use, by who has them. */
  readonly taken: () => Viewers;
}

/** How many readers follow through this process, by role. */
export type Viewers = Readonly<Record<Viewer['role'], number>>;

/** How long a screen that went away is expected back. */
const knownForMs = 10 * 60_000;
/** Screens that one address may bring back beyond its share. */
const knownPerAddress = 8;
const mostKnownAddresses = 10_000;
const warnEveryMs = 60_000;

export function createAdmission(
  { now, log }: Pick<Ports, 'now' | 'log'>,
  limits: AdmissionLimits,
): Admission {
  const open = { streams: 0 };
  const byRole = { SCREEN: 0, CONSOLE: 0, JUDGE: 0 };
  const byAddress = new Map<string, number>();
  const bySession = new Map<string, number>();
  const reportedAt = new Map<string, number>();
  let warnedAt = Number.NEGATIVE_INFINITY;

  const isKnown = (address: string) =>
    (reportedAt.get(address) ?? Number.NEGATIVE_INFINITY) > now() - knownForMs;

  const mayAdmit = (viewer: Viewer, address: string, elsewhere: number): boolean => {
    switch (viewer.role) {
      case 'CONSOLE':
        return open.streams < limits.streams && mayOpen(viewer, limits.consoleStreams - elsewhere);
      case 'JUDGE':
        return open.streams < limits.streams && mayOpen(viewer, limits.judgeStreams - elsewhere);
      case 'SCREEN': {
        const own = byAddress.get(address) ?? 0;
        const { streams, keptStreams, screensPerAddress } = limits;
        if (own < screensPerAddress && open.streams < streams - keptStreams) return true;
        return (
          isKnown(address) &&
          own < screensPerAddress + knownPerAddress &&
          open.streams < streams - Math.floor(keptStreams / 2)
        );
      }
    }
  };

  const mayOpen = ({ sessionId }: { readonly sessionId: string }, most: number) =>
    (bySession.get(sessionId) ?? 0) < most;

  const countOf = (viewer: Viewer, address: string): [Map<string, number>, string] => {
    switch (viewer.role) {
      case 'SCREEN':
        return [byAddress, address];
      case 'CONSOLE':
      case 'JUDGE':
        return [bySession, viewer.sessionId];
    }
  };

  const warn = (viewer: Viewer) => {
    if (now() - warnedAt < warnEveryMs) return;
    warnedAt = now();
    log.warn('live.streams.refused', {
      role: viewer.role,
      taken: open.streams,
      streams: limits.streams,
    });
  };

  return {
    admit: (viewer, address, elsewhere = 0) => {
      if (!mayAdmit(viewer, address, elsewhere)) {
        warn(viewer);
        throw tooManyStreams();
      }
      const [counts, key] = countOf(viewer, address);
      open.streams += 1;
      byRole[viewer.role] += 1;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        open.streams -= 1;
        byRole[viewer.role] -= 1;
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },

    taken: () => ({ ...byRole }),

    reported: (address) => {
      // Insertion order is age, so the first is the oldest.
      reportedAt.delete(address);
      for (const oldest of reportedAt.keys()) {
        if (reportedAt.size < mostKnownAddresses) break;
        reportedAt.delete(oldest);
      }
      reportedAt.set(address, now());
    },
  };
}

function tooManyStreams(): ProblemError {
  return new ProblemError(429, 'TOO_MANY_STREAMS', '打开的页面太多，请关闭多余的页面后再试', {
    retryAfterSeconds: 30,
  });
}
