// Says by which figures a tie-break compares two programs with the same score.
import type { TieBreak, TieKeys } from '@liangfen/sdk/schema';
import { compare, type Rational, rational } from './decimal.ts';
import { tieBreakParts } from './tie-break.ts';
import { bestFirst, type TieMarks, tieMarksOf, type Worked } from './tie-marks.ts';

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

/** Returns what a tie-break compares; the higher figure is ahead. */
export function tieKeyOf(entry: Tied, tieBreak: TieBreak): TieKey {
  const parts = tieBreakParts(tieBreak);
  const keys = entry.tieKeys;
  if (parts === null) return null;
  switch (parts.kind) {
    case 'SORT':
      return one(String(-entry.sort));
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
      return marksOf(entry).slice(1);
    case 'MOST_HIGHEST':
      return mostHighest(marksOf(entry));
    case 'DROPPED':
      return one(keys?.dropped ?? told(entry.working).dropped);
    case 'SECOND_BEST_ITEM':
      return bestFirst(Object.values(keys?.items ?? {}).map((text) => rational(text))).slice(1);
    case 'HEAD_JUDGE':
      return one(keys?.rulings ?? told(entry.working).rulings);
    case 'ITEM':
      return one(ownText(keys?.items, parts.id));
    case 'GROUP':
      return one(ownText(keys?.groups, parts.id));
  }
}

function one(text: string | null | undefined): TieKey {
  return text == null ? null : [rational(text)];
}

function told(working: Worked | undefined): TieMarks {
  return working === undefined ? {} : tieMarksOf(working);
}

function marksOf({ tieKeys, working }: Tied): readonly Rational[] {
  return (tieKeys?.marks ?? told(working).marks ?? []).map((text) => rational(text));
}

/** The highest mark, and how often it was given: of two programs with the same one, more of it is ahead. */
function mostHighest(marks: readonly Rational[]): TieKey {
  const [highest] = marks;
  if (highest === undefined) return null;
  const count = marks.filter((mark) => compare(mark, highest) === 0).length;
  return [highest, rational(BigInt(count))];
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
