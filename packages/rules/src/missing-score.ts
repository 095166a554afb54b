// Says what becomes of a mark that a judge of the panel did not give: left out, the mean of the others, or pro rata.
import type {
  Calculation,
  CurrentMatch,
  FilledScores,
  MissingScore,
  Setting,
} from '@liangfen/sdk/schema';
import { divide, exactString, multiply, type Rational, rational, sum } from './decimal.ts';
import { mayDrop } from './drop-counts.ts';
import { rulesInUse } from './group-rule.ts';
import { hasFullMark } from './mode.ts';
import { addsUp, growsWithJudges } from './result-range.ts';

/**
 * Returns what becomes of a missing mark; a competition that was stored before there was a choice leaves it out.
 *
 * @example
 * ```tsx
 * console.log(missingScoreOf(match.setting));
 * ```
 */
export function missingScoreOf({ missingScore }: Pick<Setting, 'missingScore'>): MissingScore {
  return missingScore ?? 'AS_IS';
}

/**
 * Whether some group has a score dropped.
 *
 * @example
 * ```tsx
 * console.log(dropsAny(match.setting));
 * ```
 */
export function dropsAny(setting: Parameters<typeof rulesInUse>[0]): boolean {
  return rulesInUse(setting).some((rule) => mayDrop(rule));
}

/**
 * Whether a program with a mark less has a smaller result, or one of other marks, than a program with all of them: a
 * mean without drops is fair however many gave it.
 *
 * @example
 * ```tsx
 * console.log(suffersFromMissing({ calculation: 'SUM', dropHighest: 0, dropLowest: 0 })); // true
 * ```
 */
export function suffersFromMissing(
  setting: Pick<
    Setting,
    'calculation' | 'dropHighest' | 'dropLowest' | 'dropsByPanel' | 'groupRules'
  >,
): boolean {
  return rulesInUse(setting).some((rule) => growsWithJudges[rule.calculation] || mayDrop(rule));
}

/**
 * Returns what a missing mark comes to with these settings: scaling a mean or a median changes nothing.
 *
 * @example
 * ```tsx
 * console.log(missingEffectOf(match.setting));
 * ```
 */
export function missingEffectOf(
  setting: Pick<Setting, 'missingScore' | 'calculation' | 'groupRules'>,
): MissingScore {
  const said = missingScoreOf(setting);
  switch (said) {
    case 'PRO_RATA':
      return addsUp(setting) ? said : 'AS_IS';
    case 'AS_IS':
    case 'MEAN_OF_OTHERS':
      return said;
  }
}

/**
 * Counts the recused judges without whom a program's sum or drops do not compare with those of other programs; 0 where
 * something stands for their marks, or nothing is lost by them.
 *
 * @example
 * ```tsx
 * console.log(judgesShort(match, program.id));
 * ```
 */
export function judgesShort(
  { setting, judges }: Pick<CurrentMatch, 'setting' | 'judges'>,
  programId: string,
): number {
  if (!hasFullMark(setting.mode)) return 0;
  if (missingEffectOf(setting) !== 'AS_IS' || !suffersFromMissing(setting)) return 0;
  return judges.filter(
    ({ signedOut, recusedProgramIds = [] }) =>
      signedOut !== true && recusedProgramIds.includes(programId),
  ).length;
}

/** The mean that stands for each missing mark; null where none is put in. */
export function fillerOf(
  missingScore: MissingScore,
  given: readonly Rational[],
  seats: number,
): Rational | null {
  switch (missingScore) {
    case 'MEAN_OF_OTHERS':
      return given.length === 0 || given.length >= seats
        ? null
        : divide(sum(given), rational(given.length));
    case 'AS_IS':
    case 'PRO_RATA':
      return null;
  }
}

/** How many marks were added up, and how many would have been of a whole panel. */
export interface Prorated {
  readonly counted: number;
  readonly nominal: number;
}

/** Null where nothing is scaled: a mean is no larger for having more marks. */
export function proRataOf(
  missingScore: MissingScore,
  calculation: Calculation,
  { counted, nominal }: Prorated,
): Prorated | null {
  switch (missingScore) {
    case 'PRO_RATA':
      return growsWithJudges[calculation] && counted > 0 && counted < nominal
        ? { counted, nominal }
        : null;
    case 'AS_IS':
    case 'MEAN_OF_OTHERS':
      return null;
  }
}

/** A sum as it would be of a whole panel. */
export function prorated(value: Rational, scale: Prorated | null): Rational {
  return scale === null
    ? value
    : divide(multiply(value, rational(scale.nominal)), rational(scale.counted));
}

/** What was put in, for the working: by number, because no judge gave it. */
export function filledWorking(
  filler: Rational,
  dropped: readonly ('HIGHEST' | 'LOWEST' | null)[],
): FilledScores {
  return {
    count: dropped.length,
    value: exactString(filler),
    highest: dropped.filter((kind) => kind === 'HIGHEST').length,
    lowest: dropped.filter((kind) => kind === 'LOWEST').length,
  };
}
