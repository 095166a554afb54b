// Typing a score: which keys are taken, and the plain reason when one is not.
import {
  decimalsOf,
  deductedFrom,
  isOnStep,
  limitsOfGiven,
  mayBecomeMark,
  measurePart,
  scoreStepOf,
} from '@liangfen/rules';
import type { Item, JudgeMatch, ScoreUnit } from '@liangfen/sdk/schema';

export interface ScoreRange {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** Left out where only the decimals decide. */
  readonly step?: number;
  /** The full mark from which a deduction is taken; left out where the score itself is given. */
  readonly from?: number;
  /** Left out for points. */
  readonly unit?: ScoreUnit;
}

export type EntryKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'point'
  | 'minus'
  | 'back'
  | 'clear';

export type EntryProblem = 'TOO_HIGH' | 'TOO_LOW' | 'DECIMALS' | 'WHOLE' | 'STEP';

/** The text in the field, and why the last key changed nothing. */
export interface Entry {
  readonly text: string;
  readonly problem: EntryProblem | null;
}

function unitPart(setting: Pick<JudgeMatch['setting'], 'scoreUnit'>) {
  const { scoreUnit: unit } = measurePart(setting);
  return unit === undefined ? {} : { unit };
}

export function rangeOf(
  setting: Pick<
    JudgeMatch['setting'],
    'minScore' | 'fullScore' | 'decimals' | 'scoreStep' | 'givenAs' | 'scoreUnit'
  >,
  item: Pick<Item, 'maxScore' | 'scoreStep' | 'givenAs'> | null,
): ScoreRange {
  const step = scoreStepOf(setting, item);
  const from = deductedFrom(setting, item);
  return {
    ...limitsOfGiven(setting, item),
    decimals: step === null ? setting.decimals : decimalsOf(step),
    ...(step === null ? {} : { step }),
    ...(from === null ? {} : { from }),
    ...unitPart(setting),
  };
}

/** Takes no key that would leave the range or the decimals; the text then stays. */
export function pressKey(text: string, key: EntryKey, range: ScoreRange): Entry {
  switch (key) {
    case 'clear':
      return taken('');
    case 'back':
      return taken(text.slice(0, -1));
    case 'minus':
      return taken(text.startsWith('-') ? text.slice(1) : `-${text}`);
    case 'point':
      if (range.decimals === 0) return { text, problem: 'WHOLE' };
      if (text.includes('.')) return { text, problem: null };
      return taken(text === '' || text === '-' ? `${text}0.` : `${text}.`);
    default:
      return pressDigit(text, key, range);
  }
}

function pressDigit(text: string, digit: string, range: ScoreRange): Entry {
  const next = text === '0' || text === '-0' ? text.slice(0, -1) + digit : text + digit;
  const decimals = next.split('.')[1]?.length ?? 0;
  if (decimals > range.decimals) return { text, problem: 'DECIMALS' };
  const value = Number(next);
  if (value > range.max) return { text, problem: 'TOO_HIGH' };
  if (value < 0 && value < range.min) return { text, problem: 'TOO_LOW' };
  if (!mayBecomeMark(next, range.step ?? null)) return { text, problem: 'STEP' };
  return taken(next);
}

function taken(text: string): Entry {
  return { text, problem: null };
}

/** Null while nothing that reads as a number has been typed. */
export function scoreOf(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** Returns a problem that shows only once typing is over: 6 may still become 60. */
export function finishedProblem(text: string, range: ScoreRange): EntryProblem | null {
  const score = scoreOf(text);
  if (score === null) return null;
  if (score > range.max) return 'TOO_HIGH';
  if (score < range.min) return 'TOO_LOW';
  return isOnStep(score, range.step ?? null) ? null : 'STEP';
}

/** Quick scores of the setting that this field would take (spec § 3 convenientScore). */
export function quickScores(convenientScore: string, range: ScoreRange): number[] {
  return convenientScore
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(Number)
    .filter(
      (score) =>
        score >= range.min &&
        score <= range.max &&
        decimalsOf(score) <= range.decimals &&
        isOnStep(score, range.step ?? null),
    );
}
