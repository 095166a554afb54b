// The way of all sounds: the level, the hall around them, and a limit that they never pass.
import { fillWithNoise } from './instruments.ts';

export interface Mixer {
  readonly input: AudioNode;
  /** 0 to 100. */
  readonly setLevel: (level: number) => void;
  readonly setHall: (share: number) => void;
}

/** Nothing leaves louder than this, however many sounds meet. */
export const ceiling = 0.89;
const hallSeconds = 1.4;

export function createMixer(context: BaseAudioContext): Mixer {
  const input = context.createGain();
  const dry = context.createGain();
  const wet = context.createGain();
  const hall = context.createConvolver();
  const level = context.createGain();
  const limit = context.createWaveShaper();
  hall.buffer = hallOf(context);
  limit.curve = softly(ceiling);
  input.connect(dry);
  input.connect(hall);
  hall.connect(wet);
  dry.connect(level);
  wet.connect(level);
  level.connect(limit);
  limit.connect(context.destination);
  return {
    input,
    // The ear follows the square: a slider at half sounds half as loud.
    setLevel: (share) => level.gain.setTargetAtTime((share / 100) ** 2, context.currentTime, 0.01),
    setHall: (share) => wet.gain.setTargetAtTime(share, context.currentTime, 0.01),
  };
}

/** A room of noise that dies away. */
function hallOf(context: BaseAudioContext): AudioBuffer {
  const length = Math.round(context.sampleRate * hallSeconds);
  const buffer = context.createBuffer(2, length, context.sampleRate);
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    fillWithNoise(samples, 7 + channel);
    for (let index = 0; index < length; index += 1) {
      samples[index] = (samples[index] ?? 0) * (1 - index / length) ** 3.2;
    }
  }
  return buffer;
}

/** Straight where it is quiet, and bent towards the limit where it is not. */
function softly(most: number): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(2_049);
  for (let index = 0; index < curve.length; index += 1) {
    const value = (index / (curve.length - 1)) * 2 - 1;
    curve[index] = most * Math.tanh((value * 1.2) / most);
  }
  return curve;
}
