// The steps of 出分: item scores land, the total rolls up and stops, then the rank, the leader, and the working.
import type {
  FinalScore,
  RevealStep,
  RevealStyle,
  RevealTotal,
  StageResult,
} from '@liangfen/sdk/schema';
import { coveredCard } from './score-reveal.ts';
import { clampStep, type StepOf } from './timed-step.ts';

export type ResultStep = StepOf<'ITEM' | 'TOTAL' | 'RANK' | 'LEADER' | 'WORKING'>;

export interface ResultPicture {
  readonly items: ReadonlySet<string>;
  /** The kind of the large number, seen yet or not; null where none will come. */
  readonly of: RevealTotal['of'] | null;
  readonly total: boolean;
  /** Whether the result has a rank, seen yet or not. */
  readonly ranked: boolean;
  readonly rank: boolean;
  readonly leader: boolean;
  /** Whether the lead has just changed hands; nothing else is seen until the next step. */
  readonly leadTaken: boolean;
  readonly working: boolean;
}

/** The time from the total to the rank: the wheels stop, a light comes round, a needle climbs past the mark. */
const afterTotalMs: Readonly<Record<RevealStyle, number>> = {
  CARDS: 2_600,
  SWEEP: 3_000,
  METER: 4_200,
};
/** The working waits while the hall cheers a new leader; otherwise it follows the leader's name. */
const afterLeadTakenMs = 5_200;
const afterLeaderMs = 1_400;

/**
 * Returns the big number: the program's score, or the item's while other items are still to come.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'RESULT') console.log(mainScore(stage));
 * ```
 */
export function mainScore(
  stage: Pick<StageResult, 'programScore' | 'itemScore'>,
): { readonly of: RevealTotal['of']; readonly score: number } | null {
  if (stage.programScore !== null) return { of: 'PROGRAM', score: stage.programScore };
  return stage.itemScore === null ? null : { of: 'ITEM', score: stage.itemScore };
}

/**
 * Returns the steps; a stage that was cut brings its list along, because covered values do not tell that they will
 * come.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'RESULT') console.log(resultSteps(stage).length);
 * ```
 */
export function resultSteps(stage: StageResult): ResultStep[] {
  return stage.steps ? stage.steps.filter(isResultStep) : stepsOfWhole(stage);
}

function isResultStep(step: RevealStep): step is ResultStep {
  switch (step.kind) {
    case 'ITEM':
    case 'TOTAL':
    case 'RANK':
    case 'LEADER':
    case 'WORKING':
      return true;
    case 'TURN':
    case 'STRIKE':
    case 'PLACES':
    case 'PODIUM':
    case 'CHAMPION':
    case 'DECISION':
    case 'AWARD':
    case 'WINNERS':
    case 'NEWCOMER':
      return false;
  }
}

function stepsOfWhole(stage: StageResult): ResultStep[] {
  const main = mainScore(stage);
  const steps: ResultStep[] = [];
  const landing = stage.itemScores.filter(
    ({ item, score }) => score !== null && (main?.of !== 'ITEM' || item.id === stage.item?.id),
  );
  for (const { item } of landing) {
    steps.push({ kind: 'ITEM', itemId: item.id, waitMs: steps.length === 0 ? 1_200 : 750 });
  }
  if (main === null) return steps;
  steps.push({ kind: 'TOTAL', of: main.of, waitMs: steps.length === 0 ? 1_200 : 1_000 });
  if (main.of === 'PROGRAM' && stage.rank !== null) {
    steps.push({ kind: 'RANK', waitMs: afterTotalMs[stage.style ?? 'CARDS'] });
    if (stage.leader !== null) steps.push({ kind: 'LEADER', waitMs: 1_000 });
  }
  if (stage.working.parts.length > 0) {
    const leads = isLeadTaken(stage) ? afterLeadTakenMs : afterLeaderMs;
    const unranked = afterTotalMs[stage.style ?? 'CARDS'] + 200;
    steps.push({ kind: 'WORKING', waitMs: stage.rank === null ? unranked : leads });
  }
  return steps;
}

/** The lead went from somebody whom the hall has seen leading to this program. */
function isLeadTaken({ leaderChanged, mark = null }: StageResult): boolean {
  return leaderChanged && mark !== null;
}

/** Gives the working its usual wait: a longer one would tell who leads. */
function untold(steps: readonly ResultStep[]): ResultStep[] {
  if (!steps.some(({ kind }) => kind === 'LEADER')) return [...steps];
  return steps.map((step) => {
    if (step.kind !== 'WORKING') return step;
    return { ...step, waitMs: afterLeaderMs };
  });
}

/**
 * @example
 * ```tsx
 * if (stage.kind === 'RESULT') console.log(resultPicture(stage, 0));
 * ```
 */
export function resultPicture(stage: StageResult, step: number): ResultPicture {
  const steps = resultSteps(stage);
  const done = steps.slice(0, clampStep(step, steps));
  const has = (kind: ResultStep['kind']) => done.some((one) => one.kind === kind);
  const landing = new Set(steps.flatMap((one) => (one.kind === 'ITEM' ? [one.itemId] : [])));
  const landed = new Set(done.flatMap((one) => (one.kind === 'ITEM' ? [one.itemId] : [])));
  return {
    // Items without a step in this reveal were shown earlier.
    items: new Set(
      stage.itemScores
        .map(({ item }) => item.id)
        .filter((id) => !landing.has(id) || landed.has(id)),
    ),
    of: steps.find((one) => one.kind === 'TOTAL')?.of ?? null,
    total: has('TOTAL'),
    ranked: steps.some((one) => one.kind === 'RANK'),
    rank: has('RANK'),
    leader: has('LEADER'),
    leadTaken: done[done.length - 1]?.kind === 'LEADER' && isLeadTaken(stage),
    working: has('WORKING'),
  };
}

/** Cuts the stage to what `step` steps show. */
export function cutResult(stage: StageResult, step: number): StageResult {
  const { items, total, rank, leader, working } = resultPicture(stage, step);
  return {
    ...stage,
    itemScores: stage.itemScores.map(({ item, score }) => ({
      item,
      score: items.has(item.id) ? score : null,
    })),
    itemScore: total ? stage.itemScore : null,
    programScore: total ? stage.programScore : null,
    rank: rank ? stage.rank : null,
    tied: rank && stage.tied,
    rankedTotal: rank ? stage.rankedTotal : 0,
    leader: leader ? stage.leader : null,
    leaderChanged: leader && stage.leaderChanged,
    working: working ? stage.working : coveredWorking(stage.working),
    cards: working ? stage.cards : stage.cards.map(coveredCard),
    steps: leader ? resultSteps(stage) : untold(resultSteps(stage)),
  };
}

/** Keeps how scores are written, and takes every value, and with it whether somebody corrected one. */
function coveredWorking(working: FinalScore): FinalScore {
  return {
    ...working,
    complete: false,
    score: null,
    parts: [],
    adjustments: [],
    corrected: null,
    tieKeys: { untrimmedMean: null, highestJudge: null, items: {}, groups: {} },
  };
}
