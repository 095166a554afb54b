// Follows the picture and keeps a short list of the sounds that are due, on the page's clock.
import { type Cue, clockOf, cueOfChange, cueOfEntrance, cueOfStep } from './cues.ts';
import type { SceneReport } from './scene-report.ts';

/** Something that is due. */
export interface Due {
  readonly at: number;
  readonly cue: Cue;
  /** The reveal step that the sound belongs to; null for a clock, which has none. */
  readonly step: number | null;
}

export interface Heard {
  /** Begins now. */
  readonly now: readonly Cue[];
  /** Whether the sounds of the picture so far are over. */
  readonly hush: boolean;
  /** All that is due from now on; what was due before and is not in it is not heard. */
  readonly due: readonly Due[];
}

/** A step that was announced does not sound again when it comes, unless it comes this much earlier. */
const earlyMs = 40;
const lastSeconds = 10;

/**
 * Works out the sounds of a report after the one before. A picture that comes late is silent up to its present step; a
 * step that is taken back is not heard again, and of several steps at once only the last is.
 */
export function heardOf(
  before: SceneReport | null,
  after: SceneReport | null,
  pending: readonly Due[],
  clocks: { readonly now: number; readonly serverNow: number },
): Heard {
  if (after === null) return { now: [], hush: true, due: [] };
  const ticks = ticksOf(after, clocks);
  const next = nextStep(after);
  const due = [...(next === null ? [] : [next]), ...ticks];
  if (before === null || before.serial !== after.serial) {
    const entrance = after.fresh ? cueOfEntrance(after.stage) : null;
    return { now: entrance === null ? [] : [entrance], hush: true, due };
  }
  if (after.returned) return { now: [], hush: after.step < before.step, due };
  const now: Cue[] = [];
  const changed = cueOfChange(before.stage, after.stage);
  if (changed !== null) now.push(changed);
  if (after.step > before.step && !wasAnnounced(after.step, pending, clocks.now)) {
    const taken = after.steps[after.step - 1];
    const cue = taken === undefined ? null : cueOfStep(taken, after.stage, after.still);
    if (cue !== null) now.push(cue);
  }
  return { now, hush: after.step < before.step, due };
}

/** Whether the step sounds already, by its own time. */
function wasAnnounced(step: number, pending: readonly Due[], now: number): boolean {
  return pending.some((due) => due.step === step && due.at <= now + earlyMs);
}

function nextStep({ steps, step, dueAt, stage, still }: SceneReport): Due | null {
  const next = steps[step];
  if (next === undefined || dueAt === null) return null;
  const cue = cueOfStep(next, stage, still);
  return cue === null ? null : { at: dueAt, cue, step: step + 1 };
}

function ticksOf(
  { stage }: SceneReport,
  { now, serverNow }: { readonly now: number; readonly serverNow: number },
): Due[] {
  const clock = clockOf(stage);
  if (clock === null) return [];
  const endsAt = now + (clock.endsAt - serverNow);
  const seconds = Array.from({ length: lastSeconds + 1 }, (_, index) => lastSeconds - index);
  return seconds
    .map((left): Due => {
      const cue: Cue = left === 0 ? { kind: 'TIME_UP' } : { kind: 'TICK', left };
      return { at: endsAt - left * 1000, cue, step: null };
    })
    .filter(({ at }) => at >= now);
}
