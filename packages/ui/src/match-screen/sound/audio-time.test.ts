// A sound is placed by the browser's stamp only where the stamp can be true; else by the audio's own time.
import { describe, expect, it } from 'vitest';
import { clockPairOf } from './audio-time.ts';

/** As much of an audio context as the clocks are read from; a context of a browser cannot be made to lie. */
function context(stamp: { contextTime: number; performanceTime: number } | undefined) {
  const known = { currentTime: 15.2, baseLatency: 0.01, outputLatency: 0.04 };
  const all = stamp === undefined ? known : { ...known, getOutputTimestamp: () => stamp };
  // A cast, because a whole context has a hundred members, of which `clockPairOf` reads these alone.
  return all as unknown as AudioContext;
}

describe('the two clocks of a sound', () => {
  it('are paired by the stamp of the browser', () => {
    const stamp = { contextTime: 15.1, performanceTime: 42_000 };
    expect(clockPairOf(context(stamp), 42_019)).toEqual(stamp);
  });

  it('are paired by the time of the audio where the stamp runs away, as in WebKitGTK', () => {
    const stamp = { contextTime: 15.1, performanceTime: 57_120 };
    expect(clockPairOf(context(stamp), 42_019)).toEqual({
      contextTime: 15.149999999999999,
      performanceTime: 42_019,
    });
  });

  it('are paired by the time of the audio where there is no stamp, or an empty one', () => {
    for (const stamp of [undefined, { contextTime: 0, performanceTime: 0 }])
      expect(clockPairOf(context(stamp), 42_019).performanceTime).toBe(42_019);
  });
});
