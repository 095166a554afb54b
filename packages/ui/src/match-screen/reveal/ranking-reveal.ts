// A ranking page is revealed from its last row up, so that the best comes last.
import type { StageRanking } from '@liangfen/sdk/schema';
import { clampStep, type TimedStep } from './timed-step.ts';

export interface RankingStep extends TimedStep {
  readonly kind: 'ROW';
  readonly programId: string;
}

export function rankingSteps(stage: Pick<StageRanking, 'rows' | 'showType'>): RankingStep[] {
  const between = stage.showType === 'PK' ? 900 : 130;
  return [...stage.rows].reverse().map((row, index) => ({
    kind: 'ROW',
    programId: row.programId,
    waitMs: index === 0 ? 900 : between,
  }));
}

/** The programs that are seen after `step` steps. */
export function rankingPicture(
  stage: Pick<StageRanking, 'rows' | 'showType'>,
  step: number,
): ReadonlySet<string> {
  const steps = rankingSteps(stage);
  return new Set(steps.slice(0, clampStep(step, steps)).map((one) => one.programId));
}
