/** Applies each role's share of the events to its view. Clients run this, and no other rule about what a role may see. */
import type {
  CurrentMatch,
  JudgeMatch,
  OperatorStep,
  ScreenMatch,
  ScreenStagedEvent,
  StagedEvent,
  SubmittedScore,
  ViewEvent,
} from '@liangfen/sdk/schema';
import { correctionsAfter } from './show/amend/waiting.ts';
import {
  arrivedStage,
  confirmedAway,
  countedStage,
  stepOf,
  withJudgeSignedIn,
  withProgress,
  withRows,
} from './show/evolve.ts';
import { isStaged } from './show/staged.ts';

export type MatchView = ScreenMatch | JudgeMatch | CurrentMatch;

/**
 * Applies projected events to a view; what clients run. Total: unknown parts of an event change nothing.
 *
 * @example
 * ```tsx
 * const next = evolveView(screenMatch, viewEvents);
 * ```
 */
export function evolveView<View extends MatchView>(view: View, events: readonly ViewEvent[]): View {
  let so = view;
  for (const event of events) so = { ...so, ...applied(so, event) };
  return so;
}

function applied(view: MatchView, event: ViewEvent): Partial<CurrentMatch & JudgeMatch> {
  if (isStaged(event)) return stagedView(view, event);
  const { version } = event;
  switch (event.type) {
    case 'SCORE_SUBMITTED': {
      if ('programGroups' in view) return { version, ...withProgress(view, event) };
      const stage = countedStage(view.stage, event);
      return 'judge' in view && event.judgeId === view.judge.id
        ? { version, stage, scores: mergedScores(view, event.scores ?? []) }
        : { version, stage };
    }
    case 'JUDGE_SIGNED_IN':
      if ('programGroups' in view) return { version, ...withJudgeSignedIn(view, event) };
      return {
        version,
        stage: arrivedStage(view.stage, event),
        ...('judge' in view && view.judge.id === event.judge.id
          ? { judge: { ...view.judge, signIn: true } }
          : {}),
      };
    case 'LATE_SCORE_OFFERED':
      // A step of the same batch may have told the score already.
      return 'lateScores' in view
        ? {
            version,
            lateScores: [...withoutLate(view, event.lateScore.id).lateScores, event.lateScore],
          }
        : { version };
    case 'LATE_SCORE_REFUSED':
      return 'lateScores' in view
        ? { version, ...withoutLate(view, event.lateScore.id) }
        : { version };
    case 'CORRECTION_PROPOSED':
    case 'CORRECTION_REFUSED':
    case 'CORRECTION_WITHDRAWN':
      return 'corrections' in view
        ? { version, corrections: correctionsAfter(view, event) }
        : { version };
    case 'SCORES_LOOKED_AT':
    case 'SETUP_CHANGED':
      return { version };
  }
}

/**
 * Whether a step brought an earlier picture back: what was celebrated once is drawn at rest.
 *
 * @example
 * ```tsx
 * const playsFromItsBeginning = !isReturn(state.lastStep);
 * ```
 */
export function isReturn(step: Pick<OperatorStep, 'type'> | null): boolean {
  return step?.type === 'COMMAND_UNDONE';
}

function stagedView(
  view: MatchView,
  event: StagedEvent | ScreenStagedEvent,
): Partial<CurrentMatch & JudgeMatch> {
  const { version } = event;
  const onAir = { ...event.onAir, returned: isReturn(event) };
  if ('programGroups' in view && 'programs' in event) {
    return {
      version,
      ...onAir,
      ...withRows(view, event.programs),
      window: event.window,
      undo: event.undo,
      operatorVersion: version,
      lastStep: stepOf(event),
      ...(event.lateScore ? withoutLate(view, event.lateScore.id) : {}),
      ...confirmedAway(view, event),
    };
  }
  if ('judge' in view && 'scores' in event) {
    const { window = null, recused = false, scores = [], lateScores = [] } = event;
    const { votesElsewhere: elsewhere = 0, comingUp: next = view.comingUp } = event;
    const { scoresSpent } = event;
    const own = {
      ...{ window, recused, scores, lateScores, votesElsewhere: elsewhere, comingUp: next },
      ...(scoresSpent === undefined ? {} : { scoresSpent }),
    };
    // A judge's view holds the phone's window, which is a part of the console's.
    return { version, ...onAir, ...own } as Partial<CurrentMatch & JudgeMatch>;
  }
  return { version, ...onAir };
}

function withoutLate(match: Pick<JudgeMatch, 'lateScores'>, lateScoreId: string) {
  return { lateScores: match.lateScores.filter((late) => late.id !== lateScoreId) };
}

/** Own scores of the program on air, newest per item. */
function mergedScores(view: JudgeMatch, given: readonly SubmittedScore[]): SubmittedScore[] {
  const byItem = new Map(view.scores.map((score) => [score.itemId, score]));
  for (const score of given) {
    if (score.programId === view.activeProgramId) byItem.set(score.itemId, score);
  }
  return [...byItem.values()];
}
