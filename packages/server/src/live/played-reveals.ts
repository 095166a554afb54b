/**
 * Tells how far a reveal that plays by itself has come on the hall's screens, for callers who ask again and again
 * instead of following.
 */
import { clampStep, revealSteps } from '@liangfen/rules';
import type { ScreenMatch, Stage } from '@liangfen/sdk/schema';

export interface PlayedReveal {
  readonly step: number;
  /** Whether a part of the picture is still to come by itself. */
  readonly playing: boolean;
}

export interface PlayedReveals {
  /** Plays like a screen: a picture that came between two questions plays, and a first question finds its end. */
  readonly of: (match: ScreenMatch) => PlayedReveal;
  /** What the hall had been shown before the picture on air began to play; null when nobody asked before. */
  readonly settled: <Rows>(competitionId: string, playing: boolean, now: () => Rows) => Rows | null;
}

interface Watched {
  readonly picture: string;
  readonly from: number;
  readonly since: number;
  readonly settled: unknown;
}

/** The most competitions kept, those asked for last; an older one is found at its end again. */
const atMost = 500;

export function createPlayedReveals(now: () => number): PlayedReveals {
  const watched = new Map<string, Watched>();
  const keep = (id: string, entry: Watched) => {
    watched.delete(id);
    watched.set(id, entry);
    for (const oldest of watched.keys()) {
      if (watched.size <= atMost) break;
      watched.delete(oldest);
    }
  };
  return {
    of: (match) => {
      const { competitionId, linkData } = match;
      const steps = revealSteps(match.stage);
      const picture = pictureOf(match.stage);
      const before = watched.get(competitionId);
      const isNew = before?.picture !== picture;
      if (linkData.revealStep !== null) {
        const from = linkData.revealStep;
        keep(competitionId, { picture, from, since: now(), settled: before?.settled });
        return { step: clampStep(from, steps), playing: false };
      }
      const isOver = before === undefined || (isNew && match.returned === true);
      const from = isOver ? steps.length : isNew ? 0 : before.from;
      const since = isNew ? now() : before.since;
      if (isNew) keep(competitionId, { picture, from, since, settled: before?.settled });
      const step = stepAfter(steps, from, now() - since);
      return { step, playing: step < steps.length };
    },
    settled: <Rows>(competitionId: string, playing: boolean, make: () => Rows): Rows | null => {
      const entry = watched.get(competitionId);
      // Only what this function kept itself, and for the same caller's rows.
      if (playing) return (entry?.settled as Rows | undefined) ?? null;
      const rows = make();
      if (entry !== undefined) watched.set(competitionId, { ...entry, settled: rows });
      return rows;
    },
  };
}

function stepAfter(steps: readonly { readonly waitMs: number }[], from: number, elapsed: number) {
  let step = from;
  let left = elapsed;
  for (const { waitMs } of steps.slice(from)) {
    left -= waitMs;
    if (left < 0) break;
    step += 1;
  }
  return step;
}

/** Equal for the same picture, whatever is updated in it. */
function pictureOf(stage: Stage): string {
  const program = 'program' in stage ? stage.program.id : '';
  const item = 'item' in stage ? (stage.item?.id ?? '') : '';
  const page = 'pageNo' in stage ? `${stage.groupName} ${stage.pageNo}` : '';
  return [stage.kind, program, item, page].join('|');
}
