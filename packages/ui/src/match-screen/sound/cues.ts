// Says which moments of the show sound, and how: a new step or picture does not compile without its line here.
import { bracketChampions } from '@liangfen/rules';
import type { Clock, RevealStep, Stage } from '@liangfen/sdk/schema';
import { rollMs } from './roll-time.ts';

/** A sound of the screen. */
export type Cue =
  | { readonly kind: 'CARD'; readonly position: number }
  | { readonly kind: 'STRIKE' }
  /** Wheels roll for `ms` and stop. */
  | { readonly kind: 'ROLL'; readonly ms: number }
  | { readonly kind: 'STOP' }
  | { readonly kind: 'RANK' }
  | { readonly kind: 'LEAD' }
  | { readonly kind: 'WINNER' }
  | { readonly kind: 'HIT' }
  /** A second of the last ten; `left` of them. */
  | { readonly kind: 'TICK'; readonly left: number }
  | { readonly kind: 'TIME_UP' };

/** Returns the sound of a reveal's step when it is taken; `still` where the picture does not move. */
export function cueOfStep(step: RevealStep, stage: Stage, still: boolean): Cue | null {
  switch (step.kind) {
    case 'TURN':
      return { kind: 'CARD', position: step.from };
    case 'STRIKE':
      return { kind: 'STRIKE' };
    case 'ITEM':
      return { kind: 'CARD', position: itemPosition(step.itemId, stage) };
    case 'TOTAL':
      return still ? { kind: 'STOP' } : { kind: 'ROLL', ms: rollMs(figureLength(stage)) };
    case 'RANK':
      return { kind: 'RANK' };
    case 'LEADER':
      return stage.kind === 'RESULT' && stage.leaderChanged ? { kind: 'LEAD' } : null;
    case 'WORKING':
      return null;
    case 'PLACES':
      return openingCue(step.from, stage);
    case 'NEWCOMER':
      return isNewLeader(stage) ? { kind: 'LEAD' } : { kind: 'CARD', position: 0 };
    case 'AWARD':
      return { kind: 'CARD', position: step.award };
    case 'DECISION':
      return { kind: 'STOP' };
    case 'PODIUM':
    case 'CHAMPION':
    case 'WINNERS':
      return { kind: 'WINNER' };
  }
}

interface StageSound<Kind extends Stage['kind']> {
  /** The picture comes. */
  readonly entrance?: (stage: Extract<Stage, { kind: Kind }>) => Cue | null;
  /** Something happens in the picture that is no step. */
  readonly change?: (
    before: Extract<Stage, { kind: Kind }>,
    after: Extract<Stage, { kind: Kind }>,
  ) => Cue | null;
  /** Returns the clock whose last ten seconds and end are heard. */
  readonly clock?: (stage: Extract<Stage, { kind: Kind }>) => Clock | null;
}

/** The sounds of each picture beside the steps of its reveal; an empty line is a silent picture. */
const sounds: { readonly [Kind in Stage['kind']]: StageSound<Kind> } = {
  START: {},
  TEST: {},
  SIGN_IN: {},
  PROGRAM_LIST: {},
  SPEECH: { clock: ({ clock }) => clock },
  SCORING: { clock: ({ clock }) => clock },
  SCORE_REVEAL: {},
  RESULT: {},
  RANKING: {},
  PODIUM: {},
  CHAMPION: {},
  AWARDS: {},
  BRACKET: {
    entrance: (stage) => (bracketChampions(stage).length === 0 ? null : { kind: 'WINNER' }),
    change: (before, after) =>
      bracketChampions(before).length < bracketChampions(after).length ? { kind: 'WINNER' } : null,
  },
  TITLE: {},
  INTERMISSION: {},
  AUDIENCE_VOTE: { entrance: ({ result }) => (result === null ? null : { kind: 'WINNER' }) },
  BATTLE: {
    clock: ({ clock, determination }) => (determination === null ? clock : null),
    change: (before, after) => {
      if (after.determination !== null) {
        return before.determination === null ? { kind: 'WINNER' } : null;
      }
      if (after.hit === null || after.hit.version <= (before.hit?.version ?? 0)) return null;
      if (after.hit.takenOff === true) return null;
      const leads = leaderOf(after);
      return leads !== 0 && leads !== leaderOf(before) ? { kind: 'LEAD' } : { kind: 'HIT' };
    },
  },
};

export function cueOfEntrance(stage: Stage): Cue | null {
  return soundOf(stage).entrance?.(stage) ?? null;
}

export function cueOfChange(before: Stage, after: Stage): Cue | null {
  return before.kind === after.kind ? (soundOf(after).change?.(before, after) ?? null) : null;
}

/** The running clock that is heard; null where there is none, or it stands. */
export function clockOf(stage: Stage): { readonly endsAt: number } | null {
  const clock = soundOf(stage).clock?.(stage) ?? null;
  return clock === null || clock.endsAt === null ? null : { endsAt: clock.endsAt };
}

/** Safe: the table has for each kind what takes a stage of that kind, which the compiler cannot follow. */
function soundOf(stage: Stage): StageSound<Stage['kind']> {
  return sounds[stage.kind] as StageSound<Stage['kind']>;
}

function itemPosition(itemId: string, stage: Stage): number {
  if (stage.kind !== 'RESULT') return 0;
  const position = stage.itemScores.findIndex(({ item }) => item.id === itemId);
  return Math.max(0, position);
}

/** The first rank takes the lead in a ranking, which may go on; on the podium it is the champion's. */
function openingCue(from: number, stage: Stage): Cue {
  if (from === 0 && stage.kind === 'PODIUM') return { kind: 'WINNER' };
  if (from === 0 && stage.kind === 'RANKING' && stage.pageNo === 0) return { kind: 'LEAD' };
  return { kind: 'CARD', position: 0 };
}

/** Whether the program that has just got a score walks to the top. */
function isNewLeader(stage: Stage): boolean {
  if (stage.kind !== 'RANKING') return false;
  const { rows, newcomer } = stage;
  return rows.some(({ programId, rank, tied }) => programId === newcomer && rank === 1 && !tied);
}

/** Digits and the point, as the wheels have them. */
function figureLength(stage: Stage): number {
  if (stage.kind !== 'RESULT') return 2;
  const score = stage.programScore ?? stage.itemScore ?? 0;
  return score.toFixed(stage.working.decimals).length;
}

/** 1 red, -1 blue, 0 nobody. */
function leaderOf({ red, blue }: Extract<Stage, { kind: 'BATTLE' }>): number {
  return Math.sign(red.score - blue.score);
}
