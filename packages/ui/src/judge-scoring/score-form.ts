// The fields of one scoring window: the scores asked for, typed and delivered.
import {
  add,
  itemWeight,
  lessThanFull,
  multiply,
  numberBy,
  rational,
  roundingOf,
  zero,
} from '@liangfen/rules';
import type { JudgeMatch, JudgeWindow, SubmittedScore } from '@liangfen/sdk/schema';
import { finishedProblem, rangeOf, type ScoreRange, scoreOf } from './score-entry.ts';

export interface ScoreField {
  /** Null for one score for the whole program. */
  readonly itemId: string | null;
  /** Null for the whole program. */
  readonly itemName: string | null;
  /** In percent of the total: 100 for the whole program. */
  readonly proportion: number;
  /** Only where items count by factors. */
  readonly factor?: number;
  readonly range: ScoreRange;
}

export interface GivenScore {
  readonly itemId: string | null;
  readonly score: number;
}

/** The typed texts, in the order of the fields. */
export type Texts = readonly string[];

/** Only numbers within a window may be sent; otherwise names the field in the way. */
export type ScoreCheck =
  | { readonly ready: true; readonly scores: readonly GivenScore[] }
  | { readonly ready: false; readonly field: number; readonly problem: ScoreProblem };

export type ScoreProblem = 'INCOMPLETE' | 'TOO_HIGH' | 'TOO_LOW' | 'STEP';

export function fieldsOf(
  match: Pick<JudgeMatch, 'setting' | 'items'>,
  window: Pick<JudgeWindow, 'itemIds'>,
): ScoreField[] {
  if (window.itemIds.length === 0) {
    const range = rangeOf(match.setting, null);
    return [{ itemId: null, itemName: null, proportion: 100, range }];
  }
  return window.itemIds.flatMap((itemId) =>
    match.items
      .filter(({ id }) => id === itemId)
      .map((item) => ({ ...item, itemId, range: rangeOf(match.setting, item) })),
  );
}

export function deliveredOf(
  scores: readonly SubmittedScore[],
  programId: string,
  itemId: string | null,
): SubmittedScore | null {
  return scores.find((score) => score.programId === programId && score.itemId === itemId) ?? null;
}

/** Returns the scores that the judge gave last, whether or not they have arrived. */
export function textsOf(
  fields: readonly ScoreField[],
  scores: readonly SubmittedScore[],
  programId: string,
  submitted: readonly GivenScore[],
): Texts {
  return fields.map(({ itemId }) => {
    const given =
      submitted.find((score) => score.itemId === itemId) ?? deliveredOf(scores, programId, itemId);
    return given ? String(given.score) : '';
  });
}

export function checkScores(fields: readonly ScoreField[], texts: Texts): ScoreCheck {
  const scores: GivenScore[] = [];
  for (const [index, field] of fields.entries()) {
    const text = texts[index] ?? '';
    const score = scoreOf(text);
    if (score === null) return { ready: false, field: index, problem: 'INCOMPLETE' };
    const problem = finishedProblem(text, field.range);
    if (problem === 'TOO_HIGH' || problem === 'TOO_LOW' || problem === 'STEP') {
      return { ready: false, field: index, problem };
    }
    scores.push({ itemId: field.itemId, score });
  }
  return { ready: true, scores };
}

/** Whether the typed scores are exactly those that the server has. */
export function isDelivered(
  fields: readonly ScoreField[],
  texts: Texts,
  scores: readonly SubmittedScore[],
  programId: string,
): boolean {
  return fields.every(
    (field, index) =>
      deliveredOf(scores, programId, field.itemId)?.score === scoreOf(texts[index] ?? ''),
  );
}

/** Σ score × weight of what has been typed so far, rounded as the competition rounds. */
export function runningTotal(
  fields: readonly ScoreField[],
  texts: Texts,
  setting: Pick<JudgeMatch['setting'], 'rounding'>,
): number {
  const sum = fields.reduce((so, field, index) => {
    const score = scoreOf(texts[index] ?? '');
    if (score === null) return so;
    const { from } = field.range;
    const counted = from === undefined ? score : lessThanFull(from, score);
    return add(so, multiply(rational(counted), itemWeight(field)));
  }, zero);
  const decimals = Math.max(2, ...fields.map(({ range }) => range.decimals));
  return numberBy(roundingOf(setting), sum, decimals);
}

/** Whether the numbers are the same for the same items, in any order. */
export function isSameScores(a: readonly GivenScore[], b: readonly GivenScore[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ itemId, score }) => b.some((each) => each.itemId === itemId && each.score === score))
  );
}
