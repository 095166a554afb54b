// Says by which figures a tie-break compares two programs with the same score.
import type { ScoreOrder, TieBreak, TieKeys } from '@liangfen/sdk/schema';
import { bestFirst } from './best-first.ts';
import { compare, type Rational, rational, subtract, zero } from './decimal.ts';
import { tieBreakParts } from './tie-break.ts';
import { type TieMarks, tieMarksOf, type Worked } from './tie-marks.ts';

/** What of a program tie-breaks look at. */
export interface Tied {
  readonly sort: number;
  readonly score: number | null;
  readonly tieKeys: TieKeys | null;
  /** The working behind the score, for tie-breaks that were chosen after the result; left out where nobody asks. */
  readonly working?: Worked;
}

/** Figures that are compared one after another; null where a program has none. */
export type TieKey = readonly Rational[] | null;

/** Returns what a tie-break compares: the higher figure is ahead, also where lower scores are better. */
export function tieKeyOf(
  entry: Tied,
  tieBreak: TieBreak,
  order: ScoreOrder = 'HIGHER_FIRST',
): TieKey {
  return (
    tieFiguresOf(entry, tieBreak, order)?.map(({ figure, is }) => toCompare[is][order](figure)) ??
    null
  );
}

/** What a figure of a tie-break is: a score is better as the competition says, of a count more is better. */
export interface TieFigure {
  readonly figure: Rational;
  readonly is: 'SCORE' | 'COUNT';
}

const asItIs = (figure: Rational) => figure;
const negated = (figure: Rational) => subtract(zero, figure);

const toCompare: Readonly<
  Record<TieFigure['is'], Readonly<Record<ScoreOrder, (figure: Rational) => Rational>>>
> = {
  SCORE: { HIGHER_FIRST: asItIs, LOWER_FIRST: negated },
  COUNT: { HIGHER_FIRST: asItIs, LOWER_FIRST: asItIs },
};

/** Returns the figures that a tie-break compares one after another, as they stand. */
export function tieFiguresOf(
  entry: Tied,
  tieBreak: TieBreak,
  order: ScoreOrder,
): readonly TieFigure[] | null {
  const parts = tieBreakParts(tieBreak);
  const keys = entry.tieKeys;
  if (parts === null) return null;
  switch (parts.kind) {
    case 'SORT':
      return count(String(-entry.sort));
    case 'UNROUNDED':
      // A result from before this was kept is known as it was shown.
      return one(keys?.unrounded ?? (entry.score === null ? null : String(entry.score)));
    case 'COUNTED_MEAN':
      return one(keys?.countedMean);
    case 'UNTRIMMED_MEAN':
      return one(keys?.untrimmedMean);
    case 'HIGHEST_JUDGE':
      return one(keys?.highestJudge);
    case 'SECOND_BEST':
      return marksOf(entry, order).slice(1).map(score);
    case 'MOST_HIGHEST':
      return mostHighest(marksOf(entry, order));
    case 'DROPPED':
      return one(keys?.dropped ?? told(entry.working).dropped);
    case 'SECOND_BEST_ITEM':
      return bestFirst(
        Object.values(keys?.items ?? {}).map((text) => rational(text)),
        order,
      )
        .slice(1)
        .map(score);
    case 'HEAD_JUDGE':
      return count(keys?.rulings ?? told(entry.working).rulings);
    case 'ITEM':
      return one(ownText(keys?.items, parts.id));
    case 'GROUP':
      return one(ownText(keys?.groups, parts.id));
  }
}

type Figures = readonly TieFigure[] | null;

function score(figure: Rational): TieFigure {
  return { figure, is: 'SCORE' };
}

function one(text: string | null | undefined): Figures {
  return text == null ? null : [score(rational(text))];
}

function count(text: string | undefined): Figures {
  return text === undefined ? null : [{ figure: rational(text), is: 'COUNT' }];
}

function told(working: Worked | undefined): TieMarks {
  return working === undefined ? {} : tieMarksOf(working);
}

function marksOf({ tieKeys, working }: Tied, order: ScoreOrder): readonly Rational[] {
  const marks = tieKeys?.marks ?? told(working).marks ?? [];
  return bestFirst(
    marks.map((text) => rational(text)),
    order,
  );
}

/** The best mark, and how often it was given: of two programs with the same one, more of it is ahead. */
function mostHighest(marks: readonly Rational[]): Figures {
  const [highest] = marks;
  if (highest === undefined) return null;
  const times = marks.filter((mark) => compare(mark, highest) === 0).length;
  return [score(highest), { figure: rational(BigInt(times)), is: 'COUNT' }];
}

/** An id may also name something every object inherits ("constructor"); that is no key. */
function ownText(values: Readonly<Record<string, string>> | undefined, id: string | null) {
  const text = id === null ? undefined : values?.[id];
  return typeof text === 'string' ? text : null;
}

/** Whoever has a further figure after equal ones is ahead. */
export function compareKeys(a: TieKey, b: TieKey): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  for (const [index, figure] of a.entries()) {
    const other = b[index];
    const order = other === undefined ? -1 : compare(other, figure);
    if (order !== 0) return order;
  }
  return b.length - a.length;
}
