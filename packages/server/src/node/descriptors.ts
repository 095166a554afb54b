/** Reads how many files and sockets the system lets this process hold, and works out how many live readers fit. */
import { readFileSync } from 'node:fs';
import { type LiveLimits, liveLimits } from '../live/live-limits.ts';

/** Returns null where the system does not say; Node has already raised the soft limit as far as it may. */
export function descriptorLimit(): number | null {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const soft = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
    return Number.isInteger(soft) && soft > 0 ? soft : null;
  } catch {
    return null;
  }
}

/** For the database's files, logs, threads, and connections to a PostgreSQL. */
const keptForOurselves = 160;
/** Readers hold their socket for hours, and ordinary calls need some sockets beside them. */
const shareOfReaders = 0.7;

/** The audience waits beside ordinary calls, in what readers leave: it never has a screen's or a judge's stream. */
const shareOfAudience = 0.2;

/** Returns the number of sockets that the system allows; infinite where the system does not say. */
export function mostSockets(descriptors: number | null): number {
  if (descriptors === null) return Number.POSITIVE_INFINITY;
  return Math.max(64, descriptors - keptForOurselves);
}

/** Streams of the live feed that the descriptors are enough for. */
export function streamsWithin(descriptors: number | null): Partial<LiveLimits> {
  if (descriptors === null) return {};
  const room = Math.floor(mostSockets(descriptors) * shareOfReaders);
  const streams = Math.min(liveLimits.streams, room);
  const waits = Math.floor(mostSockets(descriptors) * shareOfAudience);
  return {
    streams,
    keptStreams: Math.min(liveLimits.keptStreams, Math.floor(streams / 4)),
    audienceWaits: Math.min(liveLimits.audienceWaits, waits),
  };
}
