// A beep at each second of the audio clock, and word of when it is heard, so that a flash can go with it.

const beepSeconds = 0.08;
const pitchHz = 1_000;
const loudness = 0.25;
/** How long ahead beeps are handed to the audio thread, which keeps their time. */
const aheadSeconds = 1.5;

/** Needs a press before it, as browsers want it. Without Web Audio nothing is heard or seen. Returns what ends it. */
export function startSyncBeep(flash: (on: boolean) => void): () => void {
  if (typeof AudioContext === 'undefined') return () => {};
  const audio = new AudioContext();
  void audio.resume();
  let next = 1;
  let frame = 0;
  const turn = () => {
    while (next < audio.currentTime + aheadSeconds) {
      beepAt(audio, next);
      next += 1;
    }
    // A sound is heard a little after its time on the audio's clock.
    const heard = audio.currentTime - (audio.outputLatency || audio.baseLatency || 0);
    flash(heard >= 1 && heard % 1 < beepSeconds);
    frame = requestAnimationFrame(turn);
  };
  turn();
  return () => {
    cancelAnimationFrame(frame);
    flash(false);
    void audio.close();
  };
}

function beepAt(audio: AudioContext, at: number): void {
  const tone = audio.createOscillator();
  const level = audio.createGain();
  tone.frequency.value = pitchHz;
  level.gain.value = loudness;
  tone.connect(level).connect(audio.destination);
  tone.start(at);
  tone.stop(at + beepSeconds);
}
