// The sound of a screen: plays what the picture reports, each sound placed by the audio's own clock.
import type { ScreenSoundState } from '@liangfen/sdk/schema';
import { audioTimeAt, type ClockPair, clockPairOf } from './audio-time.ts';
import { characters } from './characters.ts';
import type { Cue } from './cues.ts';
import { type Played, playCue } from './instruments.ts';
import { createMixer } from './mixer.ts';
import type { SceneListener, SceneReport, SoundLevel } from './scene-report.ts';
import { type Due, heardOf } from './score.ts';

export interface SoundEngine {
  readonly scene: SceneListener;
  readonly set: (level: SoundLevel) => void;
  /** Sounds once, so that people in the hall can say whether they hear it. */
  readonly test: () => void;
  /** Starts out of a press: browsers let a page sound only then. */
  readonly start: () => void;
  readonly close: () => void;
}

export interface SoundEngineOptions {
  /** The server's time, epoch ms. */
  readonly serverNow: () => number;
  readonly onState: (state: ScreenSoundState) => void;
}

/** How long before its time a sound is handed to the audio's clock. */
const aheadMs = 400;
/** A sound that is later than this, as in a page that slept, is not played at all. */
const tooLateMs = 150;
const hushSeconds = 0.25;
/** A press that has not started the audio by then will not. */
export const startsWithinMs = 3_000;
/** A picture that comes late is not sounded a second time. */
const rememberedMs = 5_000;

/** Never throws: a browser without audio is reported as such. */
export function openSoundEngine({ serverNow, onState }: SoundEngineOptions): SoundEngine {
  const context = newContext();
  if (context === null) {
    onState('UNSUPPORTED');
    return silent;
  }
  const player = createPlayer(context, {
    serverNow,
    now: () => performance.now(),
    pair: () => clockPairOf(context, performance.now()),
    runs: () => context.state === 'running',
    schedule: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  /** A press started nothing. */
  let inVain = false;
  const tell = () => {
    const runs = context.state === 'running';
    inVain &&= !runs;
    if (runs) onState('ON');
    else onState(inVain ? 'NO_OUTPUT' : 'BLOCKED');
  };
  const resume = () => {
    // Refused until there was a press; the state says so.
    context.resume().then(tell, tell);
  };
  let waits: ReturnType<typeof setTimeout> | undefined;
  context.addEventListener('statechange', tell);
  tell();
  resume();
  return {
    ...player,
    start: () => {
      resume();
      // Without a sound card, Firefox neither keeps nor refuses what it promised.
      clearTimeout(waits);
      waits = setTimeout(() => {
        inVain = true;
        tell();
      }, startsWithinMs);
    },
    close: () => {
      clearTimeout(waits);
      player.close();
      context.removeEventListener('statechange', tell);
      void context.close().catch(() => undefined);
    },
  };
}

const silent: SoundEngine = {
  scene: () => undefined,
  set: () => undefined,
  test: () => undefined,
  start: () => undefined,
  close: () => undefined,
};

function newContext(): AudioContext | null {
  try {
    return typeof AudioContext === 'undefined' ? null : new AudioContext();
  } catch {
    return null;
  }
}

export interface PlayerClocks {
  readonly serverNow: () => number;
  /** The page's time, like `performance.now()`. */
  readonly now: () => number;
  readonly pair: () => ClockPair;
  /** The audio's clock moves. */
  readonly runs: () => boolean;
  readonly schedule: (ms: number, run: () => void) => () => void;
}

/** Apart from the page's own audio and clocks, so that a test can listen to it sample by sample. */
export function createPlayer(
  context: BaseAudioContext,
  clocks: PlayerClocks,
): Omit<SoundEngine, 'start'> {
  const mixer = createMixer(context);
  let character = characters.OBSIDIAN;
  let before: SceneReport | null = null;
  let due: readonly Due[] = [];
  /** The due sounds that were handed to the audio already. */
  let placed = new Map<Due, Played>();
  let sounding: Played[] = [];
  let cancel: () => void = () => undefined;

  const play = (cue: Cue, at: number): Played | null => {
    const heardAt = audioTimeAt(at, clocks.pair());
    const earliest = context.currentTime;
    if (heardAt < earliest - tooLateMs / 1000) return null;
    const played = playCue(context, mixer.input, cue, {
      at: Math.max(heardAt, earliest),
      character,
    });
    sounding = [...sounding.filter(({ endsAt }) => endsAt > earliest), played];
    return played;
  };

  const place = () => {
    cancel();
    const now = clocks.now();
    for (const one of due) {
      if (placed.has(one) || one.at > now + aheadMs || !clocks.runs()) continue;
      const played = play(one.cue, one.at);
      if (played !== null) placed.set(one, played);
    }
    due = due.filter((one) => one.at > now - rememberedMs);
    const next = Math.min(
      ...due.filter((one) => !placed.has(one) && one.at > now - tooLateMs).map(({ at }) => at),
    );
    // A clock that stands is looked at again: somebody may press at any time.
    if (Number.isFinite(next)) {
      cancel = clocks.schedule(Math.max(clocks.runs() ? 4 : 200, next - aheadMs - now), place);
    }
  };

  return {
    scene: (after) => {
      const now = clocks.now();
      const heard = heardOf(before, after, due, { now, serverNow: clocks.serverNow() });
      before = after;
      const kept = new Map<Due, Played>();
      const next = heard.due.map((one) => {
        // An equal sound keeps its place: it may be on its way to the ear.
        const known = due.find((other) => isSame(other, one)) ?? one;
        const played = placed.get(known);
        if (played !== undefined) kept.set(known, played);
        return known;
      });
      for (const [one, played] of placed) {
        if (kept.has(one)) continue;
        // A sound that has not begun is dropped; one that has begun rings out.
        if (one.at > now + 20 || heard.hush) played.stop(hushSeconds);
      }
      if (heard.hush)
        for (const played of sounding)
          if (![...kept.values()].includes(played)) played.stop(hushSeconds);
      due = next;
      placed = kept;
      if (clocks.runs()) for (const cue of heard.now) play(cue, now);
      place();
    },
    set: ({ level, theme }) => {
      character = characters[theme];
      mixer.setLevel(level);
      mixer.setHall(character.hall);
    },
    test: () => {
      if (!clocks.runs()) return;
      const now = clocks.now();
      play({ kind: 'LEAD' }, now + 50);
      play({ kind: 'STOP' }, now + 1_050);
    },
    close: () => {
      cancel();
      for (const played of sounding) played.stop(0.02);
      sounding = [];
      due = [];
      placed = new Map();
    },
  };
}

/** A clock's second moves by a hair with every report: the server's time is measured anew. */
function isSame(one: Due, other: Due): boolean {
  return (
    one.cue.kind === other.cue.kind &&
    one.step === other.step &&
    Math.abs(one.at - other.at) < (one.step === null ? 30 : 1)
  );
}
