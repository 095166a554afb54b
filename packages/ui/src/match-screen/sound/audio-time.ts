// Turns the page's time into the audio's: the one place where a picture's time becomes a sample's.

/** One moment on both clocks. */
export interface ClockPair {
  /** Seconds of the audio context, as they are heard. */
  readonly contextTime: number;
  /** Milliseconds of `performance.now()`. */
  readonly performanceTime: number;
}

/** Returns the time on the audio's clock of a sound that is heard at this time of the page. */
export function audioTimeAt(performanceTime: number, pair: ClockPair): number {
  return pair.contextTime + (performanceTime - pair.performanceTime) / 1000;
}

/**
 * A stamp further off is no stamp: WebKitGTK 2.50 adds the audio's time to the page's, and every sound would seem late
 * by as long as the audio has run.
 */
const believableMs = 1_000;

/**
 * Pairs the page's time with the sound heard now; where a browser does not say it, with the sound made now and the way
 * to the ear.
 */
export function clockPairOf(context: AudioContext, now: number): ClockPair {
  // `Partial`: browsers of 2020 have neither.
  const known: Partial<Pick<AudioContext, 'getOutputTimestamp' | 'outputLatency'>> = context;
  const stamp = known.getOutputTimestamp?.call(context);
  const { contextTime = 0, performanceTime = 0 } = stamp ?? {};
  const isBelievable = Math.abs(performanceTime - now) < believableMs;
  if (performanceTime > 0 && contextTime > 0 && isBelievable)
    return { contextTime, performanceTime };
  const latency = context.baseLatency + (known.outputLatency ?? 0);
  const heard = context.currentTime - (Number.isFinite(latency) ? latency : 0);
  return { contextTime: heard, performanceTime: now };
}
