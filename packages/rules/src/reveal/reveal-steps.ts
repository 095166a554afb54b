/**
 * The steps of the picture on air, and the stage that they leave to be seen. The panel counts by this one list, the
 * screen plays it and the server cuts by it.
 */
import type { RevealStep, Stage } from '@liangfen/sdk/schema';
import {
  awardSteps,
  championRevealSteps,
  cutAwards,
  cutChampion,
  cutPodium,
  podiumSteps,
} from './ceremony-reveal.ts';
import { cutRanking, rankingSteps } from './ranking-reveal.ts';
import { cutResult, resultSteps } from './result-reveal.ts';
import { cutScoreReveal, scoreRevealSteps } from './score-reveal.ts';

/**
 * Returns an empty list for pictures that have nothing to reveal.
 *
 * @example
 * ```tsx
 * console.log(revealSteps(stage).length); // 0 for a picture that stands at once
 * ```
 */
export function revealSteps(stage: Stage): readonly RevealStep[] {
  switch (stage.kind) {
    case 'SCORE_REVEAL':
      return scoreRevealSteps(stage);
    case 'RESULT':
      return resultSteps(stage);
    case 'RANKING':
      return rankingSteps(stage);
    case 'PODIUM':
      return podiumSteps(stage);
    case 'CHAMPION':
      return championRevealSteps(stage);
    case 'AWARDS':
      return awardSteps(stage);
    case 'BRACKET':
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'TITLE':
    case 'INTERMISSION':
    case 'AUDIENCE_VOTE':
    case 'PROGRAM_LIST':
    case 'SPEECH':
    case 'SCORING':
    case 'BATTLE':
      return [];
  }
}

/**
 * Cuts the stage to what `step` steps of it show; null, where no operator steps, leaves it whole. Cutting again at the
 * same step, or at an earlier one, cuts as if the stage had been whole.
 *
 * @example
 * ```tsx
 * const covered = cutStage(stage, 0);
 * ```
 */
export function cutStage(stage: Stage, step: number | null): Stage {
  if (step === null) return stage;
  switch (stage.kind) {
    case 'SCORE_REVEAL':
      return cutScoreReveal(stage, step);
    case 'RESULT':
      return cutResult(stage, step);
    case 'RANKING':
      return cutRanking(stage, step);
    case 'PODIUM':
      return cutPodium(stage, step);
    case 'CHAMPION':
      return cutChampion(stage, step);
    case 'AWARDS':
      return cutAwards(stage, step);
    case 'BRACKET':
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'TITLE':
    case 'INTERMISSION':
    case 'AUDIENCE_VOTE':
    case 'PROGRAM_LIST':
    case 'SPEECH':
    case 'SCORING':
    case 'BATTLE':
      return stage;
  }
}
