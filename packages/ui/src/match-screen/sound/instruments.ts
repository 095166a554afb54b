// The instruments: every sound is made of oscillators and noise when it is needed, nothing is recorded or loaded.
import type { SoundCharacter } from './characters.ts';
import type { Cue } from './cues.ts';

export interface Played {
  /** When the last sound has died away, on the context's clock. */
  readonly endsAt: number;
  /** Fades out at once, and before it began is never heard. */
  readonly stop: (fadeSeconds: number) => void;
}

interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly character: SoundCharacter;
  readonly sources: AudioScheduledSourceNode[];
}

/** Begins exactly at `at`; `into` is the console that all sounds go through. */
export function playCue(
  context: BaseAudioContext,
  into: AudioNode,
  cue: Cue,
  { at, character }: { readonly at: number; readonly character: SoundCharacter },
): Played {
  const bus = context.createGain();
  bus.connect(into);
  const desk: Desk = { context, out: bus, character, sources: [] };
  const endsAt = perform(desk, cue, at);
  let left = desk.sources.length;
  for (const source of desk.sources) {
    source.onended = () => {
      left -= 1;
      if (left === 0) bus.disconnect();
    };
  }
  return {
    endsAt,
    stop: (fadeSeconds) => {
      const now = context.currentTime;
      const began = now > at;
      bus.gain.cancelScheduledValues(now);
      bus.gain.setValueAtTime(began ? 1 : 0, now);
      if (began) bus.gain.linearRampToValueAtTime(0, now + fadeSeconds);
      for (const source of desk.sources) source.stop(began ? now + fadeSeconds : now);
    },
  };
}

/** When it has died away. */
function perform(desk: Desk, cue: Cue, at: number): number {
  switch (cue.kind) {
    case 'CARD':
      return card(desk, at, cue.position);
    case 'STRIKE':
      return strike(desk, at);
    case 'ROLL':
      return roll(desk, at, cue.ms / 1000);
    case 'STOP':
      return stop(desk, at);
    case 'RANK':
      return bell(desk, at, [0, 7], 0.2);
    case 'LEAD':
      return lead(desk, at);
    case 'WINNER':
      return winner(desk, at);
    case 'HIT':
      return hit(desk, at);
    case 'TICK':
      return tick(desk, at, cue.left);
    case 'TIME_UP':
      return timeUp(desk, at);
  }
}

/** A flick of paper, and the next note of a scale. */
function card(desk: Desk, at: number, position: number): number {
  const { scale, air } = desk.character;
  noise(desk, at, { seconds: 0.07, gain: 0.22 * air, from: 5_200, to: 2_400, q: 0.9 });
  const step = scale[position % scale.length] ?? 0;
  return note(desk, at, { half: step + 12, gain: 0.2, ring: 0.55 });
}

/** A blade through the air, and what falls. */
function strike(desk: Desk, at: number): number {
  const { air } = desk.character;
  noise(desk, at, { seconds: 0.22, gain: 0.34 * air, from: 7_000, to: 600, q: 0.7 });
  return drum(desk, at, { from: 150, to: 46, gain: 0.5, seconds: 0.5 });
}

/** Wheels click quickly, then slower, over a tone that rises; then they stand. */
function roll(desk: Desk, at: number, seconds: number): number {
  const { root } = desk.character;
  const clicks = 26;
  for (let click = 0; click < clicks; click += 1) {
    // Clicks follow the wheels as they slow down: most of the way is done in the first third.
    const share = (click / clicks) ** 2.2;
    const gain = 0.07 + 0.05 * share;
    noise(desk, at + share * seconds, { seconds: 0.022, gain, from: 3_600, to: 2_800, q: 4 });
  }
  const rise = oscillator(desk, 'triangle', at, at + seconds);
  rise.frequency.setValueAtTime(root / 2, at);
  rise.frequency.exponentialRampToValueAtTime(root, at + seconds);
  shaped(desk, rise, [
    [at, 0.0001],
    [at + 0.04, 0.06],
    [at + seconds * 0.85, 0.16],
    [at + seconds, 0.0001],
  ]);
  return stop(desk, at + seconds);
}

function stop(desk: Desk, at: number): number {
  drum(desk, at, { from: 120, to: 52, gain: 0.42, seconds: 0.4 });
  return bell(desk, at, desk.character.chord.slice(0, 3), 0.15);
}

function hit(desk: Desk, at: number): number {
  noise(desk, at, { seconds: 0.09, gain: 0.26, from: 2_600, to: 900, q: 0.8 });
  return drum(desk, at, { from: 190, to: 70, gain: 0.5, seconds: 0.28 });
}

/** Three notes upwards, and light. */
function lead(desk: Desk, at: number): number {
  const [first = 0, second = 4, third = 7, fourth = 12] = desk.character.chord;
  for (const [index, half] of [first, second, third].entries()) {
    note(desk, at + index * 0.11, { half, gain: 0.2, ring: 0.7 });
  }
  noise(desk, at + 0.3, {
    seconds: 0.9,
    gain: 0.1 * desk.character.air,
    from: 9_000,
    to: 6_000,
    q: 0.6,
  });
  return bell(desk, at + 0.33, [fourth, fourth + 7], 0.18);
}

/** A drum, a climb, and a chord that stays. */
function winner(desk: Desk, at: number): number {
  const { chord, air } = desk.character;
  drum(desk, at, { from: 110, to: 44, gain: 0.5, seconds: 0.7 });
  for (const [index, half] of chord.entries()) {
    note(desk, at + 0.02 + index * 0.13, { half, gain: 0.15, ring: 0.8 });
  }
  const top = at + 0.02 + chord.length * 0.13;
  drum(desk, top, { from: 140, to: 48, gain: 0.42, seconds: 0.7 });
  noise(desk, top, { seconds: 2.2, gain: 0.2 * air, from: 9_500, to: 4_500, q: 0.4 });
  for (const half of chord) note(desk, top, { half, gain: 0.085, ring: 2.6, swell: 0.02 });
  return bell(desk, top, [12, 24], 0.1);
}

/** Wood; the last three are higher. */
function tick(desk: Desk, at: number, left: number): number {
  const half = left <= 3 ? 19 : 12;
  noise(desk, at, { seconds: 0.02, gain: 0.16, from: 3_000, to: 2_400, q: 3 });
  return note(desk, at, { half, gain: 0.26, ring: 0.09 });
}

/** Two low horns a hair apart. */
function timeUp(desk: Desk, at: number): number {
  const { root } = desk.character;
  for (const detune of [-9, 9]) {
    const horn = oscillator(desk, 'sawtooth', at, at + 1.5);
    horn.frequency.setValueAtTime(root, at);
    horn.detune.setValueAtTime(detune, at);
    shaped(
      desk,
      horn,
      [
        [at, 0.0001],
        [at + 0.012, 0.17],
        [at + 0.9, 0.15],
        [at + 1.5, 0.0001],
      ],
      1_400,
    );
  }
  return drum(desk, at, { from: 130, to: 50, gain: 0.3, seconds: 0.5 });
}

/** Struck metal: the notes with overtones that are no multiples. */
function bell(desk: Desk, at: number, halves: readonly number[], gain: number): number {
  const ends = halves.map((half) => {
    note(desk, at, { half: half + 12, gain: gain * 0.35, ring: 0.5, ratio: 2.76 });
    return note(desk, at, { half: half + 12, gain, ring: 1.2 });
  });
  return Math.max(at, ...ends);
}

interface Note {
  /** Half tones above the root. */
  readonly half: number;
  readonly gain: number;
  /** How long the note rings, as a multiple of the character's own ring. */
  readonly ring: number;
  readonly swell?: number;
  readonly ratio?: number;
}

function note(
  desk: Desk,
  at: number,
  { half, gain, ring, swell = 0.004, ratio = 1 }: Note,
): number {
  const { root, wave, bright, ring: own } = desk.character;
  const frequency = root * 2 ** (half / 12) * ratio;
  const end = at + Math.max(0.08, own * ring);
  const source = oscillator(desk, wave, at, end);
  source.frequency.setValueAtTime(frequency, at);
  // Saw teeth have four times the strength of a sine at the same height.
  const level = wave === 'sawtooth' || wave === 'square' ? gain * 0.6 : gain;
  shaped(
    desk,
    source,
    [
      [at, 0.0001],
      [at + swell, level],
      [end, 0.0001],
    ],
    Math.min(14_000, frequency * (1.5 + bright * 8)),
  );
  return end;
}

function drum(
  desk: Desk,
  at: number,
  { from, to, gain, seconds }: { from: number; to: number; gain: number; seconds: number },
): number {
  const end = at + seconds;
  const skin = oscillator(desk, 'sine', at, end);
  skin.frequency.setValueAtTime(from, at);
  skin.frequency.exponentialRampToValueAtTime(to, at + seconds * 0.5);
  shaped(desk, skin, [
    [at, 0.0001],
    [at + 0.003, gain],
    [end, 0.0001],
  ]);
  return end;
}

function noise(
  desk: Desk,
  at: number,
  {
    seconds,
    gain,
    from,
    to,
    q,
  }: { seconds: number; gain: number; from: number; to: number; q: number },
): number {
  const { context } = desk;
  const end = at + seconds;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  source.start(at);
  source.stop(end);
  desk.sources.push(source);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = q;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(band);
  shaped(desk, band, [
    [at, 0.0001],
    [at + Math.min(0.004, seconds / 4), gain],
    [end, 0.0001],
  ]);
  return end;
}

function oscillator(desk: Desk, wave: OscillatorType, at: number, end: number): OscillatorNode {
  const source = desk.context.createOscillator();
  source.type = wave;
  source.start(at);
  source.stop(end);
  desk.sources.push(source);
  return source;
}

/** Through an envelope of times and heights, and through a filter where it would be too bright. */
function shaped(
  { context, out }: Desk,
  source: AudioNode,
  points: readonly (readonly [number, number])[],
  below?: number,
): void {
  const gain = context.createGain();
  const [first, ...rest] = points;
  gain.gain.setValueAtTime(first?.[1] ?? 0, first?.[0] ?? 0);
  for (const [time, height] of rest) gain.gain.exponentialRampToValueAtTime(height, time);
  gain.connect(out);
  if (below === undefined) {
    source.connect(gain);
    return;
  }
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = below;
  source.connect(filter);
  filter.connect(gain);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  fillWithNoise(buffer.getChannelData(0), 1);
  noises.set(context, buffer);
  return buffer;
}

/** Makes the same noise every time, so that a measured value stays true. */
export function fillWithNoise(samples: Float32Array, seed: number): void {
  let state = seed;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
}
