// 出分: item scores land, the total rolls up and stops, then the rank, the leader, and how it was worked out.
import type { StageResult } from '@liangfen/sdk/schema';
import { clampStep, type TimedStep } from './timed-step.ts';

export type ResultStep = TimedStep &
  (
    | { readonly kind: 'ITEM'; readonly itemId: string }
    | { readonly kind: 'TOTAL' }
    | { readonly kind: 'RANK' }
    | { readonly kind: 'LEADER' }
    | { readonly kind: 'WORKING' }
  );

export interface ResultPicture {
  readonly items: ReadonlySet<string>;
  readonly total: boolean;
  readonly rank: boolean;
  readonly leader: boolean;
  readonly working: boolean;
}

/** What the big number is: the program's score, or the item's while other items are still to come. */
export function mainScore(
  stage: Pick<StageResult, 'programScore' | 'itemScore'>,
): { readonly of: 'PROGRAM' | 'ITEM'; readonly score: number } | null {
  if (stage.programScore !== null) return { of: 'PROGRAM', score: stage.programScore };
  return stage.itemScore === null ? null : { of: 'ITEM', score: stage.itemScore };
}

export function resultSteps(stage: StageResult): ResultStep[] {
  const main = mainScore(stage);
  const steps: ResultStep[] = [];
  const landing = stage.itemScores.filter(
    ({ item, score }) => score !== null && (main?.of !== 'ITEM' || item.id === stage.item?.id),
  );
  for (const { item } of landing) {
    steps.push({ kind: 'ITEM', itemId: item.id, waitMs: steps.length === 0 ? 1_200 : 750 });
  }
  if (main === null) return steps;
  steps.push({ kind: 'TOTAL', waitMs: steps.length === 0 ? 1_200 : 1_000 });
  if (main.of === 'PROGRAM' && stage.rank !== null) {
    steps.push({ kind: 'RANK', waitMs: 2_600 });
    if (stage.leader !== null) steps.push({ kind: 'LEADER', waitMs: 1_000 });
  }
  if (stage.working.parts.length > 0) {
    steps.push({ kind: 'WORKING', waitMs: stage.rank === null ? 2_800 : 1_400 });
  }
  return steps;
}

export function resultPicture(stage: StageResult, step: number): ResultPicture {
  const steps = resultSteps(stage);
  const done = steps.slice(0, clampStep(step, steps));
  const has = (kind: ResultStep['kind']) => done.some((one) => one.kind === kind);
  const landing = new Set(steps.flatMap((one) => (one.kind === 'ITEM' ? [one.itemId] : [])));
  const landed = new Set(done.flatMap((one) => (one.kind === 'ITEM' ? [one.itemId] : [])));
  return {
    // What is no step of this reveal was shown earlier.
    items: new Set(
      stage.itemScores
        .map(({ item }) => item.id)
        .filter((id) => !landing.has(id) || landed.has(id)),
    ),
    total: has('TOTAL'),
    rank: has('RANK'),
    leader: has('LEADER'),
    working: has('WORKING'),
  };
}
