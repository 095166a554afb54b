// The settings of a rehearsal: how many judges, how fast, how far apart, and over how bad a network.

export interface RehearsalSettings {
  /** Simulated judges, 1–50. */
  readonly judges: number;
  /** How many times faster than a real show it goes; 1 to watch it. */
  readonly speed: number;
  /** The judges submit within this many seconds of a show. */
  readonly withinSeconds: number;
  /** How far the judges are apart, as a share of the range of scores: 0.05 is 5 of 100. */
  readonly spread: number;
  /** The share of the phones' requests that is lost on its way there or back, 0 ≤ x < 1. */
  readonly loss: number;
}

export const fewestJudges = 1;
/** The contract's limit. */
export const mostJudges = 50;

/** How long a picture stays on air before the next step is taken, in ms of a show. */
export const showTimes = {
  signIn: 4_000,
  speech: 4_000,
  scored: 1_500,
  reveal: 5_000,
  result: 4_000,
  ranking: 4_000,
  move: 1_500,
  determined: 4_000,
} as const;

/** The facts of a show that decide how long its rehearsal takes. */
export interface PlannedShow {
  readonly battle: boolean;
  /** Programs, or bouts. */
  readonly playable: number;
  readonly groups: number;
  /** Scorings of one program: one for each item where items are scored one by one. */
  readonly scorings: number;
}

/**
 * About how long it will take, in ms; the checks at both ends included.
 *
 * @example
 * ```tsx
 * const settings = { judges: 7, speed: 5, withinSeconds: 10, spread: 0.08, loss: 0 };
 * const show = { battle: false, playable: 6, groups: 1, scorings: 1 };
 * console.log(expectedMs(settings, show));
 * ```
 */
export function expectedMs(
  { speed, withinSeconds }: RehearsalSettings,
  { battle, playable, groups, scorings }: PlannedShow,
): number {
  const { signIn, speech, scored, reveal, result, ranking, move, determined } = showTimes;
  const checks = 6_000;
  if (battle) return (playable * (7 * move + determined)) / speed + checks;
  const gather = withinSeconds * 1_000;
  const scoring = speech + gather + scored + reveal + result;
  return (gather + signIn + playable * scorings * scoring + groups * 2 * ranking) / speed + checks;
}
