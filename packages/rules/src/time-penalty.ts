// What an act's own time costs: by how much it was over its countdown or under the least time, and what the table says of it.
import type { ActTime, Setting, TimePenaltyCause, TimePenaltyRow } from '@liangfen/sdk/schema';
import { multiply, type Rational, rational, subtract, toNumber, zero } from './decimal.ts';
import { hasFullMark } from './mode.ts';
import { rankByOf } from './placing/index.ts';
import { finestDecimals } from './score-decimals.ts';
import { scoreOrderOf } from './score-measure.ts';

/** What the rules of a competition take for an act's time. */
export interface TimePenalty {
  readonly cause: TimePenaltyCause;
  /** Whole seconds over or under. */
  readonly seconds: number;
  /** What the adjustment adds: negative, but where the lower result is better. */
  readonly amount: number;
}

type Timed = Pick<
  Setting,
  | 'mode'
  | 'enableCountdown'
  | 'enableItem'
  | 'enableScoreItemCombine'
  | 'rankBy'
  | 'scoreOrder'
  | 'timePenalties'
  | 'leastSeconds'
>;

/**
 * Whether a table of time penalties can apply: an act of one clock, whose score ranks.
 *
 * @example
 * ```tsx
 * console.log(mayPenaliseTime(match.setting));
 * ```
 */
export function mayPenaliseTime(setting: Omit<Timed, 'timePenalties' | 'leastSeconds'>): boolean {
  return (
    hasFullMark(setting.mode) &&
    setting.enableCountdown &&
    (!setting.enableItem || setting.enableScoreItemCombine) &&
    rankByOf(setting) === 'SCORE'
  );
}

/** The rows that apply; none where the settings have no act of one clock. */
export function timePenaltiesOf(setting: Timed): readonly TimePenaltyRow[] {
  return mayPenaliseTime(setting) ? (setting.timePenalties ?? []) : [];
}

/**
 * What the table takes for an act; null while it is on stage, was in time, or was penalised already. Only whole seconds
 * count, in favour of whoever performed.
 *
 * @example
 * ```tsx
 * const penalty = timePenaltyOf(match.setting, program.actTime);
 * console.log(penalty?.amount ?? 'in time');
 * ```
 */
export function timePenaltyOf(setting: Timed, act: ActTime | undefined): TimePenalty | null {
  if (act === undefined || act.usedMs === null || act.penalised === true) return null;
  const { leastSeconds } = setting;
  const off: Readonly<Record<TimePenaltyCause, number>> = {
    OVER: wholeSeconds(act.usedMs - act.limitMs),
    UNDER: leastSeconds == null ? 0 : wholeSeconds(leastSeconds * 1000 - act.usedMs),
  };
  const cause: TimePenaltyCause = off.OVER > 0 ? 'OVER' : 'UNDER';
  const seconds = off[cause];
  const row = timePenaltiesOf(setting).reduce<TimePenaltyRow | null>(
    (best, each) =>
      each.cause === cause && each.beyond < seconds && each.beyond >= (best?.beyond ?? 0)
        ? each
        : best,
    null,
  );
  if (row === null) return null;
  const points = toNumber(signed(setting, pointsOf(row, seconds)), finestDecimals);
  return { cause, seconds, amount: points };
}

function wholeSeconds(ms: number): number {
  return Math.max(0, Math.floor(ms / 1000));
}

/** `every` takes the points once more for each stretch of that length that has begun. */
function pointsOf({ beyond, points, every }: TimePenaltyRow, seconds: number): Rational {
  const times = every === undefined ? 1 : Math.ceil((seconds - beyond) / every);
  return multiply(rational(points), rational(times));
}

/** Where less is better, a penalty adds. */
function signed(setting: Timed, points: Rational): Rational {
  switch (scoreOrderOf(setting)) {
    case 'HIGHER_FIRST':
      return subtract(zero, points);
    case 'LOWER_FIRST':
      return points;
  }
}

/**
 * The table as one text, for comparing.
 *
 * @example
 * ```tsx
 * console.log(timePenaltyText(match.setting)); // 'OVER 0 0.02 ,UNDER 0 0.1 '
 * ```
 */
export function timePenaltyText({ timePenalties = [] }: Pick<Setting, 'timePenalties'>): string {
  return timePenalties
    .map(({ cause, beyond, points, every = '' }) => `${cause} ${beyond} ${points} ${every}`)
    .join();
}
