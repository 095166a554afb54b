/** The server's time on a device whose own clock may be wrong by a day: countdowns are the server's. */
import type { Caller } from './caller.ts';
import { type Schedule, scheduleWithTimers } from './schedule.ts';

export interface ServerClock {
  /** Epoch ms by the server's clock. */
  readonly serverNow: () => number;
  /** Returns how far off `serverNow` can be; `null` before the first answer. */
  readonly accuracyMs: () => number | null;
  /** Takes the time that the server wrote into a message which arrives now. */
  readonly hint: (serverTime: number) => void;
  /** Asks once more, e.g. after the device slept. Never rejects. */
  readonly sync: () => Promise<void>;
  readonly close: () => void;
}

export interface ServerClockOptions {
  readonly client?: Pick<Caller<'getClock'>, 'request'>;
  /** Instead of a client: the server's time in epoch ms. */
  readonly fetchServerTime?: (signal: AbortSignal) => Promise<number>;
  /** The device's clock, in ms; `Date.now`, because `performance.now` stands still while devices sleep. */
  readonly now?: () => number;
  readonly schedule?: Schedule;
  /** The pace of asking once the offset is known. */
  readonly everyMs?: number;
}

/** The server's clock minus ours lies within `errorMs` of `offset`. */
interface Sample {
  readonly offset: number;
  readonly errorMs: number;
}

/** So many that one of them is quick, and so few that a drifting clock is followed. */
const keptSamples = 8;
const firstSamples = 3;
const soonMs = 1_000;
/** Clocks of devices run apart by a few ms a minute; only more than this is a jump. */
const driftMs = 50;

/**
 * Asks three times in the first seconds, then once a minute, until closed. Of the last answers the
 * one with the lowest round trip wins: the server's time lies somewhere within that round trip.
 *
 * @example
 * ```tsx
 * const clock = createServerClock({ fetchServerTime: async () => (await client.request('getClock')).serverTime });
 * await clock.sync();
 * console.log(new Date(clock.serverNow()));
 * ```
 */
export function createServerClock(options: ServerClockOptions): ServerClock {
  const { client, now = Date.now, schedule = scheduleWithTimers, everyMs = 60_000 } = options;
  const fetchServerTime =
    options.fetchServerTime ??
    (async (signal) => {
      if (client === undefined) throw new TypeError('a client or fetchServerTime is needed');
      return (await client.request('getClock', { signal })).serverTime;
    });

  const closing = new AbortController();
  let samples: readonly Sample[] = [];
  /** The least that the offset can be, from messages that came before the first sample. */
  let hinted: number | undefined;
  let asking: Promise<void> | undefined;
  let cancelBeat = () => {};

  const best = (): Sample | undefined =>
    samples.reduce<Sample | undefined>(
      (quickest, sample) =>
        quickest === undefined || sample.errorMs < quickest.errorMs ? sample : quickest,
      undefined,
    );
  const offset = (): number => best()?.offset ?? hinted ?? 0;

  async function ask(): Promise<void> {
    const sentAt = now();
    const serverTime = await fetchServerTime(closing.signal);
    const receivedAt = now();
    // The device's clock was set back meanwhile: nothing can be told from this answer.
    if (receivedAt < sentAt || !Number.isFinite(serverTime)) return;
    const errorMs = (receivedAt - sentAt) / 2;
    const sample = { offset: serverTime - sentAt - errorMs, errorMs };
    const held = best();
    const jumped =
      held !== undefined &&
      Math.abs(held.offset - sample.offset) > held.errorMs + sample.errorMs + driftMs;
    samples = jumped ? [sample] : [...samples, sample].slice(-keptSamples);
  }

  function sync(): Promise<void> {
    asking ??= ask()
      .catch(() => {
        // Without an answer the offset stays; the next beat asks again.
      })
      .then(() => {
        asking = undefined;
        cancelBeat();
        if (closing.signal.aborted) return;
        cancelBeat = schedule(samples.length < firstSamples ? soonMs : everyMs, () => void sync());
      });
    return asking;
  }

  void sync();

  return {
    serverNow: () => now() + offset(),
    accuracyMs: () => best()?.errorMs ?? null,
    hint: (serverTime) => {
      // The time was written before it arrived, so the offset is at least this.
      const least = serverTime - now();
      const held = best();
      if (held === undefined) {
        hinted = hinted === undefined ? least : Math.max(hinted, least);
      } else if (least > held.offset + held.errorMs + driftMs) {
        samples = [];
        hinted = least;
        void sync();
      }
    },
    sync,
    close: () => {
      cancelBeat();
      closing.abort();
    },
  };
}
