// The texts of a judge's phone: signing up, signing in, scoring, and the outcome of a score.
import { judgeBeside } from './judge-beside.ts';
import { judgeScoring } from './judge-scoring.ts';

// Marked as pure, so that a page which shows none of these texts does not carry them.
export const judge = /* @__PURE__ */ (() => ({
  ...judgeScoring,
  ...judgeBeside,
  own: { ...judgeScoring.own, ...judgeBeside.own },
}))();
