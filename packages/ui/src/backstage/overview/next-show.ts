// Finds the competition that takes place next.
import type { Competition } from '@liangfen/sdk/schema';

/** A show is still the next one for a while after its time: halls begin late. */
const lateMs = 6 * 60 * 60 * 1000;

export interface NextShow {
  readonly competition: Competition;
  /** Epoch ms. */
  readonly startTime: number;
}

/** Returns the next of the competitions that have a time and have not ended; `now` in epoch ms. */
export function nextShow(competitions: readonly Competition[], now: number): NextShow | null {
  const coming = competitions
    .flatMap((competition) => {
      const { startTime } = competition.look;
      return startTime === null || competition.status === 'ENDED' || startTime < now - lateMs
        ? []
        : [{ competition, startTime }];
    })
    .sort((a, b) => a.startTime - b.startTime);
  return coming[0] ?? null;
}
