/** Says what each role may see: its snapshot, its share of the events, and how it applies them. */
import type {
  CurrentMatch,
  Item,
  JudgeMatch,
  JudgeWindow,
  LateScoreEvent,
  OnAir,
  ScoringWindow,
  ScreenMatch,
  ScreenStagedEvent,
  Setting,
  ShowEvent,
  StagedEvent,
  ViewEvent,
} from '@liangfen/sdk/schema';
import { isReturn, type MatchView } from './evolve-view.ts';
import { hasItemsOfGroups } from './item-judges.ts';
import { hasVotes } from './mode.ts';
import { scoresGivenOnce } from './quick-scores.ts';
import { cutStage } from './reveal/reveal-steps.ts';
import { isRecused, ownItemIds } from './show/assemble.ts';
import { comingUp } from './show/coming-up.ts';
import {
  findProgram,
  judgeById,
  judgeScoresOf,
  scoresElsewhere,
  votesElsewhere,
} from './show/lookup.ts';
import { withoutPanel, withoutPanels } from './show/panel.ts';
import { isStaged } from './show/staged.ts';
import type { ShowState } from './show/state.ts';

export type ViewRole =
  | { readonly role: 'SCREEN' }
  | { readonly role: 'CONSOLE' }
  | { readonly role: 'JUDGE'; readonly judgeId: string };

/**
 * The snapshot of a role. The law that ties it to the events, for every role and event:
 * `project(evolve(state, e)) = evolveView(project(state), projectEvents([e], after))`, but for the
 * version where a role does not see the event.
 *
 * @example
 * ```tsx
 * const screen = projectMatch(state, { role: 'SCREEN' });
 * const phone = projectMatch(state, { role: 'JUDGE', judgeId: 'j1' });
 * ```
 */
export function projectMatch(state: ShowState, viewer: { readonly role: 'SCREEN' }): ScreenMatch;
export function projectMatch(state: ShowState, viewer: { readonly role: 'CONSOLE' }): CurrentMatch;
export function projectMatch(
  state: ShowState,
  viewer: { readonly role: 'JUDGE'; readonly judgeId: string },
): JudgeMatch;
export function projectMatch(state: ShowState, viewer: ViewRole): MatchView;
export function projectMatch(state: ShowState, viewer: ViewRole): MatchView {
  switch (viewer.role) {
    case 'SCREEN':
      return screenMatch(state);
    case 'CONSOLE':
      return {
        ...screenMatch(state),
        // Whole, because the operator looks ahead and counts the steps that are left.
        stage: state.stage,
        setting: state.setting,
        programGroups: state.programGroups.map(withoutPanels),
        items: state.items,
        testPrograms: state.testPrograms.map(withoutPanel),
        fouls: state.fouls,
        judges: judgesWithRecusals(state),
        window: state.window,
        lateScores: state.lateScores,
        corrections: state.corrections,
        undo: state.undo,
        operatorVersion: state.operatorVersion,
        lastStep: state.lastStep,
      };
    case 'JUDGE': {
      const judge = judgeById(state, viewer.judgeId);
      return {
        ...screenMatch(state),
        setting: judgesSetting(state.setting),
        items: itemsOfJudge(state, judge),
        judge: {
          id: viewer.judgeId,
          number: judge?.number ?? null,
          name: judge?.name ?? '',
          signIn: judge?.signIn ?? false,
          ...(judge?.signedOut === true ? { signedOut: true } : {}),
        },
        ...judgePart(state, viewer.judgeId),
      };
    }
  }
}

const judgesSettings = new WeakMap<Setting, Setting>();

/** Nobody may know who gets an award before it is given. One and the same value serves a hall full of judges. */
function judgesSetting(setting: Setting): Setting {
  if (setting.awards === undefined && setting.ownPractice === undefined) return setting;
  const known = judgesSettings.get(setting);
  if (known) return known;
  const { awards: _, ownPractice: __, ...rest } = setting;
  judgesSettings.set(setting, rest);
  return rest;
}

/** The console must not call a recused judge missing; the hall is not told who is recused. */
function judgesWithRecusals({ judges, recusals }: ShowState): CurrentMatch['judges'] {
  if (recusals.size === 0) return judges;
  return judges.map((judge) => {
    const recused = recusals.get(judge.id) ?? [];
    return recused.length === 0 ? judge : { ...judge, recusedProgramIds: [...recused] };
  });
}

function screenMatch(state: ShowState): ScreenMatch {
  return {
    competitionId: state.competitionId,
    version: state.version,
    name: state.name,
    status: state.status,
    look: state.look,
    mode: state.mode,
    link: state.link,
    linkData: state.linkData,
    activeProgramGroupId: state.activeProgramGroupId,
    activeProgramId: state.activeProgramId,
    activeItemId: state.activeItemId,
    stage: cutStage(state.stage, state.linkData.revealStep),
    returned: isReturn(state.lastStep),
  };
}

/** The public part of each event, kept so that a hall full of viewers is sent one and the same value. */
const publicOnAirs = new WeakMap<OnAir, OnAir>();

/** Returns what is on air for everybody but the console, without anything that no step has shown. */
function publicOnAir(onAir: OnAir): OnAir {
  const step = onAir.linkData.revealStep;
  if (step === null) return onAir;
  const known = publicOnAirs.get(onAir);
  if (known) return known;
  const made = { ...onAir, stage: cutStage(onAir.stage, step) };
  publicOnAirs.set(onAir, made);
  return made;
}

type JudgePart = Pick<
  JudgeMatch,
  'window' | 'recused' | 'scores' | 'lateScores' | 'votesElsewhere' | 'scoresSpent' | 'comingUp'
>;

/**
 * Returns what a judge's phone knows beyond the screen: the window, the judge's own scores and votes, and who comes
 * next.
 */
function judgePart(state: ShowState, judgeId: string): JudgePart {
  const { activeProgramId, window } = state;
  return {
    window: window && windowOf(state, window, judgeId),
    recused: activeProgramId !== null && isRecused(state, judgeId, activeProgramId),
    scores:
      activeProgramId === null ? [] : [...judgeScoresOf(state, activeProgramId, judgeId).values()],
    lateScores: state.lateScores.filter((late) => late.judgeId === judgeId),
    votesElsewhere: votesBesideWindow(state, judgeId),
    ...spentBesideWindow(state, judgeId),
    comingUp: comingUp(state),
  };
}

/** A phone is asked for its judge's items only, and is told where others give all of them. */
function windowOf(state: ShowState, window: ScoringWindow, judgeId: string): JudgeWindow {
  const { id, programId, itemIds, open, test } = window;
  const own = ownItemIds(state, judgeById(state, judgeId), itemIds);
  const otherPanel = itemIds.length > 0 && own.length === 0;
  return { id, programId, itemIds: [...own], open, test, ...(otherPanel ? { otherPanel } : {}) };
}

function itemsOfJudge(state: ShowState, judge: ReturnType<typeof judgeById>): Item[] {
  if (!hasItemsOfGroups(state.items)) return state.items;
  const ids = state.items.map(({ id }) => id);
  const own = new Set(ownItemIds(state, judge, ids));
  return state.items.filter(({ id }) => own.has(id));
}

/** What of the marks that are given once went to other programs of the group; left out where any may be given often. */
function spentBesideWindow(state: ShowState, judgeId: string): Pick<JudgeMatch, 'scoresSpent'> {
  const once = scoresGivenOnce(state.setting);
  if (once === null) return {};
  const programId = state.window?.programId ?? state.activeProgramId;
  const group = programId === null ? null : findProgram(state, programId)?.group;
  if (!group || programId === null) return { scoresSpent: [] };
  const given = scoresElsewhere(state, group, programId, judgeId);
  return { scoresSpent: given.filter(({ score }) => once.includes(score)) };
}

/** Leaves out the program of the window, whose vote may still change, so that a submission does not change the number. */
function votesBesideWindow(state: ShowState, judgeId: string): number {
  const programId = state.window?.programId ?? state.activeProgramId;
  if (!hasVotes(state.mode) || programId === null) return 0;
  const group = findProgram(state, programId)?.group ?? null;
  return group === null ? 0 : votesElsewhere(state, group, programId, judgeId);
}

/**
 * Whether a judge's share of an operator's step differs from what a judge without scores gets.
 *
 * @example
 * ```tsx
 * console.log(hasOwnPart(state, 'j1'));
 * ```
 */
export function hasOwnPart(state: ShowState, judgeId: string): boolean {
  return (
    hasItemsOfGroups(state.items) ||
    state.lateScores.some((late) => late.judgeId === judgeId) ||
    votesBesideWindow(state, judgeId) > 0 ||
    (spentBesideWindow(state, judgeId).scoresSpent ?? []).length > 0
  );
}

/**
 * Returns the events that a role gets, in order; several counts of submissions in a row become one for those who see
 * only the count. `state` is the state after all of them. The list may be empty.
 *
 * @example
 * ```tsx
 * const told = projectEvents([event], state, { role: 'SCREEN' });
 * ```
 */
export function projectEvents(
  events: readonly ShowEvent[],
  state: ShowState,
  viewer: ViewRole,
): ViewEvent[] {
  const seen: ViewEvent[] = [];
  for (const event of events) {
    const projected = projectEvent(event, state, viewer);
    if (projected === null) continue;
    const last = seen.at(-1);
    if (isBareCount(projected) && last && isBareCount(last)) seen[seen.length - 1] = projected;
    else seen.push(projected);
  }
  return seen;
}

function isBareCount(event: ViewEvent): boolean {
  return event.type === 'SCORE_SUBMITTED' && !('judgeId' in event);
}

function projectEvent(event: ShowEvent, state: ShowState, viewer: ViewRole): ViewEvent | null {
  if (isStaged(event)) return stagedFor(event, state, viewer);
  switch (event.type) {
    case 'SCORES_LOOKED_AT':
    case 'SETUP_CHANGED':
      return null;
    case 'LATE_SCORE_OFFERED':
    case 'LATE_SCORE_REFUSED':
      return viewer.role === 'CONSOLE' || isOwn(event, viewer) ? event : null;
    case 'CORRECTION_PROPOSED':
    case 'CORRECTION_REFUSED':
    case 'CORRECTION_WITHDRAWN':
      // Nobody else may know of a correction before it counts.
      return viewer.role === 'CONSOLE' ? event : null;
    case 'JUDGE_SIGNED_IN':
      if (viewer.role === 'CONSOLE' || !state.setting.anonymousJudges) return event;
      return { ...event, judge: { ...event.judge, number: null } };
    case 'SCORE_SUBMITTED': {
      const { type, version, at, submitted, expected } = event;
      const count = { type, version, at, submitted, expected };
      if (viewer.role === 'SCREEN') return count;
      if (viewer.role === 'JUDGE') return event.judgeId === viewer.judgeId ? event : count;
      // The console sees who scored, not what: it looks scores up in the current result.
      const { scores: _, ...who } = event;
      return who;
    }
  }
}

function isOwn({ lateScore }: LateScoreEvent, viewer: ViewRole): boolean {
  return viewer.role === 'JUDGE' && viewer.judgeId === lateScore.judgeId;
}

function stagedFor(
  event: StagedEvent,
  state: ShowState,
  viewer: ViewRole,
): StagedEvent | ScreenStagedEvent {
  switch (viewer.role) {
    case 'CONSOLE':
      return consoleStaged(event);
    case 'SCREEN':
      return publicStaged(event);
    case 'JUDGE': {
      const after = { ...state, ...event.onAir, window: event.window };
      return { ...publicStaged(event), ...judgePart(after, viewer.judgeId) };
    }
  }
}

const consoleEvents = new WeakMap<StagedEvent, StagedEvent>();

function consoleStaged(event: StagedEvent): StagedEvent {
  if (event.programs.every(({ panel }) => panel === undefined)) return event;
  const known = consoleEvents.get(event);
  if (known) return known;
  const made = { ...event, programs: event.programs.map(withoutPanel) };
  consoleEvents.set(event, made);
  return made;
}

function publicStaged({ type, version, at, onAir }: StagedEvent): ScreenStagedEvent {
  return { type, version, at, onAir: publicOnAir(onAir) };
}
