// The steps of the ceremony: the podium from its lowest stand up, the champion, and the awards from the least up.
import type {
  RevealAward,
  RevealChampion,
  RevealPlaces,
  StageAward,
  StageAwards,
  StageChampion,
  StagePodium,
} from '@liangfen/sdk/schema';
import { clampStep } from './timed-step.ts';

// ------------------------------------------------------------------ the podium

const beforeFirstStandMs = 1_600;
const betweenStandsMs = 2_600;

/**
 * Makes one step for each stand, from the lowest up; those who share a stand come together. A stage that was cut brings
 * the steps that were taken: the others would tell who shares a place.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'PODIUM') console.log(podiumSteps(stage).length);
 * ```
 */
export function podiumSteps({ rows, steps: given }: Pick<StagePodium, 'rows' | 'steps'>) {
  if (given) return given.filter((step): step is RevealPlaces => step.kind === 'PLACES');
  const steps: RevealPlaces[] = [];
  for (let to = rows.length; to > 0; ) {
    let from = to - 1;
    while (from > 0 && rows[from - 1]?.rank === rows[from]?.rank) from -= 1;
    const waitMs = steps.length === 0 ? beforeFirstStandMs : betweenStandsMs;
    steps.push({ kind: 'PLACES', from, to, waitMs });
    to = from;
  }
  return steps;
}

export function cutPodium(whole: StagePodium, step: number): StagePodium {
  const all = podiumSteps(whole);
  const steps = all.slice(0, clampStep(step, all));
  const openFrom = steps.at(-1)?.from ?? Number.POSITIVE_INFINITY;
  // A stage that was cut before holds the last rows only.
  const first = Math.max(0, ...all.map(({ to }) => to)) - whole.rows.length;
  return { ...whole, rows: whole.rows.filter((_, index) => first + index >= openFrom), steps };
}

// ------------------------------------------------------------------ the champion

const championSteps: readonly RevealChampion[] = [
  { kind: 'CHAMPION', waitMs: 2_400 },
  { kind: 'DECISION', waitMs: 2_200 },
];

/**
 * Shows first who it is, then the score and how it was decided.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'CHAMPION') console.log(championRevealSteps(stage).length); // 2
 * ```
 */
export function championRevealSteps({
  steps,
}: Pick<StageChampion, 'steps'>): readonly RevealChampion[] {
  if (!steps) return championSteps;
  return steps.filter(
    (step): step is RevealChampion => step.kind === 'CHAMPION' || step.kind === 'DECISION',
  );
}

export function cutChampion(whole: StageChampion, step: number): StageChampion {
  const all = championRevealSteps(whole);
  const steps = all.slice(0, clampStep(step, all));
  const has = (kind: RevealChampion['kind']) => steps.some((one) => one.kind === kind);
  const decided = has('DECISION');
  return {
    ...whole,
    champions: has('CHAMPION') ? whole.champions : [],
    score: decided ? whole.score : null,
    runnerUp: decided ? whole.runnerUp : null,
    steps: [...steps],
  };
}

// ------------------------------------------------------------------ the awards

const beforeNameMs = 1_800;
/** The time to read who got an award before the next award is named. */
const beforeNextNameMs = 4_200;
const beforeWinnersMs = 2_200;

/**
 * Names each award first, and gives it then.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'AWARDS') console.log(awardSteps(stage).length);
 * ```
 */
export function awardSteps({ awards, steps }: Pick<StageAwards, 'awards' | 'steps'>) {
  if (steps) {
    return steps.filter(
      (step): step is RevealAward => step.kind === 'AWARD' || step.kind === 'WINNERS',
    );
  }
  return awards.flatMap((_, award): RevealAward[] => [
    { kind: 'AWARD', award, waitMs: award === 0 ? beforeNameMs : beforeNextNameMs },
    { kind: 'WINNERS', award, waitMs: beforeWinnersMs },
  ]);
}

export interface AwardsPicture {
  /** The award that was named last; null before the first. */
  readonly award: StageAward | null;
  /** The award's place, from 0. */
  readonly at: number;
  /** Whether the winners can be seen. */
  readonly given: boolean;
  /** The awards that were given before this one, the last first. */
  readonly before: readonly StageAward[];
}

/**
 * Returns what is seen of a stage that was cut to its steps.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'AWARDS') console.log(awardsPicture(stage).award?.awardName);
 * ```
 */
export function awardsPicture({ awards, steps = [] }: StageAwards): AwardsPicture {
  const last = steps.at(-1);
  const at = awards.length - 1;
  return {
    award: awards[at] ?? null,
    at,
    given: last?.kind === 'WINNERS',
    before: awards.slice(0, -1).reverse(),
  };
}

export function cutAwards(whole: StageAwards, step: number): StageAwards {
  const all = awardSteps(whole);
  const steps = all.slice(0, clampStep(step, all));
  const named = steps.filter(({ kind }) => kind === 'AWARD').length;
  const given = steps.filter(({ kind }) => kind === 'WINNERS').length;
  return {
    ...whole,
    awards: whole.awards
      .slice(0, named)
      .map((award, at) => (at < given ? award : { ...award, winners: [] })),
    steps,
  };
}
