// The generated sound, sample by sample: each sound begins with its step, none is too loud, and pauses are silent.
import { revealSteps } from '@liangfen/rules';
import type { Stage } from '@liangfen/sdk/schema';
import { screenThemeValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { sampleStages } from '../samples.ts';
import { audioTimeAt } from './audio-time.ts';
import { createPlayer } from './engine.ts';
import { ceiling } from './mixer.ts';
import type { SceneReport } from './scene-report.ts';

const rate = 48_000;
/** The time of the page's clock when the audio's clock begins. */
const origin = 12_345;
/** One frame of the picture. */
const frameMs = 16;

type Theme = (typeof screenThemeValues)[number];

interface Session {
  /** Advances the page's clock, and runs the timers that fall due. */
  readonly wait: (ms: number) => void;
  readonly scene: (report: SceneReport | null) => void;
  readonly now: () => number;
}

/** Plays a show with a simulated clock, and returns the samples of its sound. */
async function heard(
  seconds: number,
  play: (session: Session) => void,
  { level = 100, theme = 'OBSIDIAN' as Theme, runs = true } = {},
): Promise<Float32Array> {
  const context = new OfflineAudioContext(2, Math.round(seconds * rate), rate);
  let now = origin;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const player = createPlayer(context, {
    now: () => now,
    serverNow: () => now + 1_000_000,
    pair: () => ({ contextTime: 0, performanceTime: origin }),
    runs: () => runs,
    schedule: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  player.set({ level, theme });
  play({
    now: () => now,
    scene: player.scene,
    wait: (ms) => {
      const until = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((other) => other !== due);
        now = Math.max(now, due.at);
        due.run();
      }
      now = until;
    },
  });
  const buffer = await context.startRendering();
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
  return left.map((sample, index) => Math.max(Math.abs(sample), Math.abs(right[index] ?? 0)));
}

const peakOf = (samples: Float32Array, fromMs = 0, toMs = Number.POSITIVE_INFINITY) => {
  const [from, to] = [fromMs, toMs].map((ms) =>
    Math.min(samples.length, Math.round((ms * rate) / 1000)),
  );
  return samples.slice(from, to).reduce((most, sample) => Math.max(most, sample), 0);
};

/** The first time in ms, from `fromMs` on, at which the sound is louder than just before `fromMs`. */
function onsetAfter(samples: Float32Array, fromMs: number): number {
  const before = peakOf(samples, fromMs - 12, fromMs);
  const index = samples.findIndex(
    (sample, place) => place >= (fromMs * rate) / 1000 && sample > before * 1.5 + 0.004,
  );
  return index < 0 ? Number.NaN : (index * 1000) / rate;
}

function report(stage: Stage, more: Partial<SceneReport>): SceneReport {
  const steps = revealSteps(stage);
  return {
    serial: 1,
    fresh: true,
    returned: false,
    stage,
    steps,
    step: 0,
    dueAt: null,
    still: false,
    ...more,
  };
}

/** Plays a reveal by itself, with each picture a few milliseconds late, as timers are. */
function playAll({ scene, wait, now }: Session, stage: Stage): number[] {
  const steps = revealSteps(stage);
  const times: number[] = [];
  for (let step = 0; step <= steps.length; step += 1) {
    const waitMs = steps[step]?.waitMs;
    const dueAt = waitMs === undefined ? null : now() + waitMs;
    scene(report(stage, { step, dueAt }));
    if (waitMs === undefined || dueAt === null) break;
    times.push(dueAt - origin);
    wait(waitMs + 3);
  }
  return times;
}

it('converts a time of the page to the audio’s clock', () => {
  const pair = { contextTime: 4.5, performanceTime: 10_000 };
  expect(audioTimeAt(10_000, pair)).toBe(4.5);
  expect(audioTimeAt(10_250, pair)).toBeCloseTo(4.75, 9);
  expect(audioTimeAt(9_500, pair)).toBeCloseTo(4, 9);
});

describe('a reveal that plays by itself', () => {
  it('sounds each card within one frame of its step', async () => {
    const stage = sampleStages.SCORE_REVEAL;
    let times: number[] = [];
    const samples = await heard(12, (session) => {
      times = playAll(session, stage);
    });
    expect(times.length).toBeGreaterThan(7);
    for (const time of times) {
      expect(peakOf(samples, time - 40, time - 1)).toBeLessThan(0.12);
      const onset = onsetAfter(samples, time - frameMs / 2);
      expect(Math.abs(onset - time), `step at ${time}`).toBeLessThan(frameMs);
    }
  });

  it('has a sound when the last of its rolling digits stops', async () => {
    const stage = sampleStages.RESULT;
    let times: number[] = [];
    const samples = await heard(6, (session) => {
      times = playAll(session, stage);
    });
    const stands = (times[0] ?? Number.NaN) + 2_440;
    expect(Math.abs(onsetAfter(samples, stands - frameMs / 2) - stands)).toBeLessThan(frameMs);
  });
});

describe('a step of the operator', () => {
  it('sounds within one frame of its picture', async () => {
    const stage = sampleStages.SCORE_REVEAL;
    const samples = await heard(1.5, ({ scene, wait }) => {
      scene(report(stage, { step: 0 }));
      wait(700);
      // The offline clock stands at 0 while the show is played, so the picture is in its future, as in a real show.
      scene(report(stage, { step: 1 }));
    });
    expect(peakOf(samples, 0, 699)).toBe(0);
    expect(Math.abs(onsetAfter(samples, 690) - 700)).toBeLessThan(frameMs);
  });

  it('that was scheduled and undone before its time is not heard', async () => {
    const stage = sampleStages.SCORE_REVEAL;
    const samples = await heard(3, ({ scene, wait, now }) => {
      scene(report(stage, { step: 2, dueAt: now() + 1_000 }));
      wait(800);
      scene(report(stage, { step: 1 }));
      wait(2_000);
    });
    expect(peakOf(samples)).toBe(0);
  });

  it('is not heard when its picture has gone', async () => {
    const samples = await heard(3, ({ scene, wait, now }) => {
      scene(report(sampleStages.SCORE_REVEAL, { dueAt: now() + 1_000 }));
      wait(900);
      scene(null);
      wait(2_000);
    });
    expect(peakOf(samples)).toBe(0);
  });
});

it('ticks on the seconds of the picture, and sounds when time is up', async () => {
  const samples = await heard(5, ({ scene, wait, now }) => {
    const clock = { durationMs: 60_000, endsAt: now() + 1_000_000 + 3_200, remainingMs: null };
    scene(report({ ...sampleStages.SPEECH, clock }, {}));
    wait(5_000);
  });
  expect(peakOf(samples, 0, 199)).toBe(0);
  for (const time of [200, 1_200, 2_200, 3_200]) {
    expect(Math.abs(onsetAfter(samples, time - frameMs / 2) - time)).toBeLessThan(frameMs);
  }
});

describe('the volume', () => {
  const everything: readonly Stage[] = [
    sampleStages.SCORE_REVEAL,
    sampleStages.RESULT,
    sampleStages.RANKING_PODIUM,
  ];

  it.each(screenThemeValues)('never clips in %s, and can be heard', async (theme) => {
    for (const stage of everything) {
      const samples = await heard(24, (session) => void playAll(session, stage), { theme });
      const peak = peakOf(samples);
      expect(peak).toBeGreaterThan(0.1);
      expect(peak).toBeLessThan(ceiling);
    }
  });

  it('follows the level, down to silence', async () => {
    const at = async (level: number) =>
      peakOf(await heard(3, (session) => void playAll(session, sampleStages.RESULT), { level }));
    const [silent, half, whole] = [await at(0), await at(50), await at(100)];
    expect(silent).toBeLessThan(1e-4);
    expect(half).toBeLessThan(whole * 0.5);
    expect(half).toBeGreaterThan(whole * 0.1);
  });

  it('is zero until somebody has clicked in the browser', async () => {
    const samples = await heard(8, (session) => void playAll(session, sampleStages.RESULT), {
      runs: false,
    });
    expect(peakOf(samples)).toBe(0);
  });
});

it('differs from theme to theme', async () => {
  const [first, second] = await Promise.all(
    (['OBSIDIAN', 'CRIMSON'] as const).map((theme) =>
      heard(2.5, (session) => void playAll(session, sampleStages.SCORE_REVEAL), { theme }),
    ),
  );
  expect(first?.some((sample, index) => Math.abs(sample - (second?.[index] ?? 0)) > 0.02)).toBe(
    true,
  );
});
