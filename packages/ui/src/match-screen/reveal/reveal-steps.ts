// The steps of whatever is on air; the panel counts them, the screen plays them.
import type { Stage } from '@liangfen/sdk/schema';
import { type RankingStep, rankingSteps } from './ranking-reveal.ts';
import { type ResultStep, resultSteps } from './result-reveal.ts';
import { type ScoreRevealStep, scoreRevealSteps } from './score-reveal.ts';

export type RevealStep = ScoreRevealStep | ResultStep | RankingStep;

/** Empty for pictures that have nothing to reveal. */
export function revealSteps(stage: Stage): readonly RevealStep[] {
  switch (stage.kind) {
    case 'SCORE_REVEAL':
      return scoreRevealSteps(stage);
    case 'RESULT':
      return resultSteps(stage);
    case 'RANKING':
      return rankingSteps(stage);
    default:
      return [];
  }
}
