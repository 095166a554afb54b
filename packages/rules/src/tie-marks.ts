// Keeps with a result the judges' marks by which settings tell equal scores apart, and nothing where they do not.
import type { Adjustment, FinalScore, Setting, TieBreakKind, TieKeys } from '@liangfen/sdk/schema';
import { bestFirst } from './best-first.ts';
import { exactString } from './decimal.ts';
import { droppedSum, judgeTotals } from './judge-marks.ts';
import { tieBreakParts } from './tie-break.ts';

export type TieMarks = Pick<TieKeys, 'marks' | 'dropped' | 'rulings'>;

/** What of a result tells of marks and rulings. */
export interface Worked extends Pick<FinalScore, 'parts' | 'scoreOrder'> {
  readonly adjustments: readonly Adjustment[];
}

/** Whether a tie-break compares what single judges gave or ruled. */
const byMarks: Readonly<Record<TieBreakKind, boolean>> = {
  SECOND_BEST: true,
  MOST_HIGHEST: true,
  DROPPED: true,
  HEAD_JUDGE: true,
  UNROUNDED: false,
  COUNTED_MEAN: false,
  UNTRIMMED_MEAN: false,
  HIGHEST_JUDGE: false,
  SECOND_BEST_ITEM: false,
  ITEM: false,
  GROUP: false,
  SORT: false,
};

export function comparesByMarks({ tieBreaks }: Pick<Setting, 'tieBreaks'>): boolean {
  return tieBreaks.some((tieBreak) => {
    const parts = tieBreakParts(tieBreak);
    return parts !== null && byMarks[parts.kind];
  });
}

/** Without saying whose marks they are: judges may be anonymous. A ruling is an adjustment that adds nothing. */
export function tieMarksOf({
  parts: all,
  adjustments,
  scoreOrder = 'HIGHER_FIRST',
}: Worked): TieMarks {
  // A run that does not count gives nobody a mark.
  const parts = all.filter(({ notCounted }) => notCounted !== true);
  const dropped = droppedSum(parts);
  const rulings = adjustments.filter(({ amount }) => amount === 0).length;
  return {
    marks: bestFirst([...judgeTotals(parts).values()], scoreOrder).map(exactString),
    ...(dropped === null ? {} : { dropped: exactString(dropped) }),
    ...(rulings === 0 ? {} : { rulings: String(rulings) }),
  };
}
