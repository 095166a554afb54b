// How high a bar stands: honest in its order and the same on every page, but told apart.

/** Scores of one evening lie close together: 95.44 and 93.90 must not look the same. */
const emphasis = 9;
const lowest = 0.08;

/** 0 to 1 of the full bar; votes are counted, so theirs is in plain proportion. Without a score there is no bar. */
export function barShare(score: number | null, topScore: number | null, vote: boolean): number {
  if (score === null) return 0;
  if (topScore === null || topScore <= 0 || score <= 0) return score === topScore ? 1 : lowest;
  const proportion = Math.min(1, score / topScore);
  return Math.max(lowest, vote ? proportion : proportion ** emphasis);
}
