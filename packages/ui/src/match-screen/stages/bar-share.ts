// Says how high a bar stands: in plain proportion from zero, because the eye reads a third as a third.

/** The visible part of a bar for a score of zero or less. */
const lowest = 0.04;

/** Returns the height as a share of the full bar, 0 to 1. Without a score there is no bar. */
export function barShare(score: number | null, topScore: number | null): number {
  if (score === null) return 0;
  if (topScore === null || topScore <= 0 || score <= 0) return score === topScore ? 1 : lowest;
  return Math.max(lowest, Math.min(1, score / topScore));
}
