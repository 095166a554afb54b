// Says how high a bar stands: from zero where the eye can tell the bars apart so, else from shortly below the last one.
import type { ScoreOrder, StageRanking } from '@liangfen/sdk/schema';

export interface BarScale {
  /** The score at the foot of the bars. */
  readonly floor: number;
  /** The score of a full bar; `null` where nobody has one. */
  readonly top: number | null;
  /** Whether the bars do not begin at zero: the hall is told, and each bar is marked. */
  readonly cut: boolean;
}

/** The visible part of a bar that ends at the floor or below it. */
const lowest = 0.04;

/** Scores have at most three decimals: whole thousandths are exact. */
const thousandths = 1_000;

/**
 * Nothing is cut where the last bar is at most half as high as the first: a half is seen from the last row. Closer
 * scores begin so far below the last that it keeps a third of the room, at a figure that is read at a glance.
 */
export function barScale(scores: readonly (number | null)[], topScore: number | null): BarScale {
  const known = scores.flatMap((score) => (score === null ? [] : [score]));
  const whole: BarScale = { floor: 0, top: topScore, cut: false };
  if (topScore === null || known.length === 0) return whole;
  const top = Math.round(topScore * thousandths);
  const low = Math.round(Math.min(...known) * thousandths);
  if (low >= top || (low >= 0 && low * 2 <= top)) return whole;
  const below = (top - low) / 2;
  const step = roundStep(below);
  const floor = Math.floor((low - below) / step) * step;
  return low >= 0 && floor <= 0 ? whole : { floor: floor / thousandths, top: topScore, cut: true };
}

/** The scale of a ranking: where less is better, a bar grows towards the least figure. */
export function rankingScale(stage: Measured & Pick<StageRanking, 'rows' | 'topScore'>): BarScale {
  return barScale(
    stage.rows.map(({ score }) => towardsBest(score, stage)),
    towardsBest(stage.topScore, stage),
  );
}

type Measured = Pick<StageRanking, 'scoreOrder'>;

/** A figure on the scale of bars, where more is always better. */
export function towardsBest(score: number | null, { scoreOrder }: Measured): number | null {
  return score === null ? null : signs[scoreOrder ?? 'HIGHER_FIRST'] * score;
}

const signs: Readonly<Record<ScoreOrder, 1 | -1>> = { HIGHER_FIRST: 1, LOWER_FIRST: -1 };

/** The largest of 1, 2, 5, 10, 20 … thousandths that is at most `most`. */
function roundStep(most: number): number {
  if (most < 1) return 1;
  const ten = 10 ** Math.floor(Math.log10(most));
  return most >= 5 * ten ? 5 * ten : most >= 2 * ten ? 2 * ten : ten;
}

/** Returns the height as a share of the full bar, 0 to 1. Without a score there is no bar. */
export function barShare(score: number | null, { floor, top }: BarScale): number {
  if (score === null) return 0;
  if (top === null || top <= floor || score <= floor) return score === top ? 1 : lowest;
  return Math.max(lowest, Math.min(1, (score - floor) / (top - floor)));
}
