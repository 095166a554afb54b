// A ranking page is revealed from its last place up, so that the best comes last; the podium follows where there is a champion.
// In the middle of a show whoever has just got a score travels to its place instead.
import type {
  RankRow,
  RankShowType,
  RevealPlaces,
  ScoreOrder,
  StageRanking,
} from '@liangfen/sdk/schema';
import { compareScores } from '../score-measure.ts';
import { isOnPodium } from './podium.ts';
import { clampStep, type StepOf } from './timed-step.ts';

export type RankingStep = StepOf<'PLACES' | 'PODIUM' | 'NEWCOMER'>;

/** The pace between two places that play by themselves, unless the operator set another. */
export const rankingPaceMs = 600;
/** The silence before each of the first three places. */
const beforeTopMs = 1_500;
/** Time for applause, and to read the table once more. */
const beforePodiumMs = 6_000;
/** Time to read the table without the newcomer, as the hall knew it. */
const beforeNewcomerMs = 1_800;
/** Time for the picture to come in. */
const firstMs = 900;
/** How much slower each picture is: a bar takes its time to grow. */
const paceOf: Readonly<Record<RankShowType, number>> = { DEFAULT: 1, PK: 1.5 };

type Page = Pick<StageRanking, 'rows' | 'showType' | 'pageNo' | 'pageSize' | 'totalSize'> &
  Pick<StageRanking, 'paceMs' | 'steps' | 'podium' | 'newcomer'>;

/**
 * How many places the page has, covered ones included.
 *
 * @example
 * ```tsx
 * for (const page of rankPages) console.log(placesOnPage(page));
 * ```
 */
export function placesOnPage({ rows, pageNo, pageSize, totalSize }: Page): number {
  return Math.max(rows.length, Math.min(pageSize, totalSize - pageNo * pageSize));
}

/**
 * One step opens one place. Those who share a place open together, because one of them would tell
 * the others' score; so do those without a score, who have no place. A stage that was cut brings
 * the steps that were taken, and not the others: they would tell which places are shared.
 *
 * @example
 * ```tsx
 * for (const page of rankPages) console.log(rankingSteps(page).length);
 * ```
 */
export function rankingSteps(stage: Page): RankingStep[] {
  if (stage.steps) {
    return stage.steps.filter(
      (step) => step.kind === 'PLACES' || step.kind === 'PODIUM' || step.kind === 'NEWCOMER',
    );
  }
  // The hall has seen the newcomer's result and rank, so the table is no secret any more.
  if (stage.newcomer !== undefined) {
    return [
      { kind: 'PLACES', from: 0, to: stage.rows.length, waitMs: firstMs },
      { kind: 'NEWCOMER', waitMs: beforeNewcomerMs },
    ];
  }
  const places = placeSteps(stage);
  return stage.podium === true ? [...places, { kind: 'PODIUM', waitMs: beforePodiumMs }] : places;
}

function placeSteps(stage: Page): RevealPlaces[] {
  const pace = (stage.paceMs ?? rankingPaceMs) * paceOf[stage.showType];
  const steps: RevealPlaces[] = [];
  for (let to = stage.rows.length; to > 0; ) {
    let from = to - 1;
    while (from > 0 && stage.rows[from - 1]?.rank === stage.rows[from]?.rank) from -= 1;
    const waitMs = isTopRow(stage.rows[from]) ? Math.max(beforeTopMs, pace) : pace;
    steps.push({
      kind: 'PLACES',
      from,
      to,
      waitMs: Math.round(Math.max(waitMs, steps.length === 0 ? firstMs : 0)),
    });
    to = from;
  }
  return steps;
}

function isTopRow(row: RankRow | undefined): boolean {
  return row !== undefined && isOnPodium(row);
}

export interface RankingPicture {
  /** Places of the page, covered ones included. */
  readonly places: number;
  /** The first place that is open; `places` when none is. */
  readonly openFrom: number;
  /** The places that opened last, from `from` to before `to`. */
  readonly latest: { readonly from: number; readonly to: number };
  /** Whether the first three stand alone, after the table has gone. */
  readonly podium: boolean;
  /** Whether whoever has just got a score still stands below the others, who stand as the hall knew them. */
  readonly newcomerWaits: boolean;
}

/**
 * @example
 * ```tsx
 * for (const page of rankPages) console.log(rankingPicture(page, 0).places);
 * ```
 */
export function rankingPicture(stage: Page, step: number): RankingPicture {
  const steps = rankingSteps(stage);
  const done = steps.slice(0, clampStep(step, steps));
  const opened = done.filter((one) => one.kind === 'PLACES');
  const last = opened[opened.length - 1];
  const places = placesOnPage(stage);
  return {
    places,
    openFrom: last?.from ?? places,
    latest: { from: last?.from ?? places, to: last?.to ?? places },
    podium: done.some((one) => one.kind === 'PODIUM'),
    newcomerWaits: steps.some((one) => one.kind === 'NEWCOMER') && done.length < steps.length,
  };
}

/** Cuts the stage to what `step` steps show: covered places tell nothing but that they are there. */
export function cutRanking(whole: StageRanking, step: number): StageRanking {
  const steps = rankingSteps(whole);
  const { places, openFrom } = rankingPicture(whole, step);
  // An announced podium would tell how many share its places.
  const { podium: _, promotedPlaces, ...stage } = whole;
  const first = places - stage.rows.length;
  const rows = stage.rows.filter((_row, index) => first + index >= openFrom);
  return {
    ...stage,
    rows,
    topScore: best(rows, stage.scoreOrder),
    ...(isLineTold(whole, openFrom) ? { promotedPlaces } : {}),
    steps: stage.newcomer === undefined ? steps.slice(0, clampStep(step, steps)) : steps,
  };
}

/** The line of promotion tells who shares the last promoted rank. */
function isLineTold(
  { promotedCount, promotedPlaces, pageNo, pageSize }: StageRanking,
  openFrom: number,
): boolean {
  if (promotedCount === undefined || promotedPlaces === undefined) return false;
  return openFrom <= Math.max(0, promotedCount - 1 - pageNo * pageSize);
}

function best(rows: readonly RankRow[], order: ScoreOrder = 'HIGHER_FIRST'): number | null {
  return rows.reduce<number | null>(
    (so, { score }) =>
      score !== null && (so === null || compareScores[order](score, so) < 0) ? score : so,
    null,
  );
}
