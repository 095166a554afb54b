/** Builds a show state from stored rows, and works out or counts what no row holds. */
import type { LinkData, Program, ProgramGroup, ScoringWindow } from '@liangfen/sdk/schema';
import { groupOfJudge, hasItemsOfGroups, isGivenBy } from '../item-judges.ts';
import { hasBouts } from '../mode.ts';
import { pairPrograms, withRememberedBouts } from '../pairing.ts';
import { rehearsalDisabled } from '../rehearsal.ts';
import { findProgram, isOfOtherPanel, isRecusedFrom, judgeById, scoresOf } from './lookup.ts';
import { nothingPerformed } from './performance.ts';
import { rankSizes } from './ranking-of.ts';
import { isSeatTaken } from './seats.ts';
import { isPublished, stillPublished, whollyShown } from './shown.ts';
import { stageOf } from './stage.ts';
import type { LiveState, Position, ShowParts, ShowState } from './state.ts';
import { WHOLE } from './state.ts';
import { undoSteps } from './steps-back.ts';

/**
 * Never throws: a position that names what no longer exists falls back to the start page.
 *
 * @example
 * ```tsx
 * const state = (parts: ShowParts) => assembleShow(parts);
 * ```
 */
export function assembleShow(parts: ShowParts): ShowState {
  const programGroups = parts.programGroups.map((group) => ({
    ...group,
    programs: deriveRows(group.programs, parts, false),
  }));
  const testPrograms = deriveRows(parts.testPrograms, parts, true);
  const live = soundPosition(parts.live, programGroups, testPrograms) ?? firstPosition(parts);
  const bare: ShowState = {
    competitionId: parts.competitionId,
    version: parts.version,
    name: parts.name,
    status: parts.status,
    look: parts.look,
    mode: parts.setting.mode,
    setting: parts.setting,
    items: parts.items,
    fouls: parts.fouls,
    programGroups,
    testPrograms,
    judges: parts.judges,
    judgeGroups: parts.judgeGroups,
    recusals: parts.recusals,
    scoreBook: { settled: parts.scores, recent: new Map() },
    results: parts.results,
    shown: shownParts(programGroups, parts),
    held: live.held ?? [],
    leadTold: live.leadTold ?? false,
    cardKey: parts.cardKey ?? '',
    adjustments: parts.adjustments,
    lateScores: parts.lateScores.filter((late) => late.state === 'WAITING'),
    corrections: (parts.live?.corrections ?? []).filter(
      ({ programId }) => findProgram({ programGroups, testPrograms }, programId) !== null,
    ),
    link: live.link,
    linkData: live.linkData,
    activeProgramGroupId: live.activeProgramGroupId,
    activeProgramId: live.activeProgramId,
    activeItemId: live.activeItemId,
    window: null,
    clock: live.clock,
    battle: live.battle,
    operatorVersion: live.operatorVersion,
    checkpoints: live.checkpoints,
    leftProgramIds: live.leftProgramIds ?? [],
    former: parts.former ?? new Map(),
    performed: parts.live?.performed ?? nothingPerformed,
    openedWindowIds: live.openedWindowIds ?? null,
    lastStep: live.lastStep ?? null,
    undo: undoSteps(live.checkpoints),
    stage: { kind: 'START' },
  };
  const counted: ShowState = {
    ...bare,
    linkData: { ...bare.linkData, ...rankSizes(bare, bare.linkData.rankItemId) },
    window: live.window && recountWindow(bare, live.window),
  };
  return { ...counted, stage: stageOf(counted) };
}

function shownParts(
  groups: readonly ProgramGroup[],
  { results, shown }: Pick<ShowParts, 'results' | 'shown'>,
): ShowState['shown'] {
  const published = groups.flatMap(({ programs }) => programs.filter(isPublished));
  return new Map(
    published.map((program) => [
      program.id,
      stillPublished(
        shown?.get(program.id) ?? whollyShown(program, results.get(program.id)?.tieKeys ?? null),
        program,
      ),
    ]),
  );
}

/**
 * Returns the value that is stored beside the rows with an operator's event (see {@link LiveState}).
 *
 * @example
 * ```tsx
 * const kept = liveStateOf(state);
 * console.log(kept.operatorVersion);
 * ```
 */
export function liveStateOf(state: ShowState): LiveState {
  return {
    ...positionOf(state),
    operatorVersion: state.operatorVersion,
    lastStep: state.lastStep,
    checkpoints: state.checkpoints,
    leftProgramIds: state.leftProgramIds,
    ...(state.performed === nothingPerformed ? {} : { performed: state.performed }),
    ...(state.openedWindowIds === null ? {} : { openedWindowIds: state.openedWindowIds }),
    ...(state.corrections.length > 0 ? { corrections: state.corrections } : {}),
  };
}

export function positionOf(state: ShowState): Position {
  return {
    link: state.link,
    linkData: state.linkData,
    activeProgramGroupId: state.activeProgramGroupId,
    activeProgramId: state.activeProgramId,
    activeItemId: state.activeItemId,
    window: state.window,
    clock: state.clock,
    battle: state.battle,
    held: state.held,
    leadTold: state.leadTold,
  };
}

/**
 * Returns the judges who are to score: approved, signed in, not recused from this program (product decisions § 3), and
 * asked for one of the items, where these are given.
 *
 * @example
 * ```tsx
 * console.log(expectedJudgeIds(state, program.id).length);
 * ```
 */
export function expectedJudgeIds(
  state: Judging,
  programId: string,
  itemIds: readonly string[] = [],
): string[] {
  return state.judges
    .filter((judge) => judge.signIn && !isRecused(state, judge.id, programId))
    .filter((judge) => itemIds.length === 0 || ownItemIds(state, judge, itemIds).length > 0)
    .map((judge) => judge.id);
}

/** Those of the items that the judge gives: all, unless some are given by other groups. */
export function ownItemIds(
  { items, judgeGroups }: Pick<ShowState, 'items' | 'judgeGroups'>,
  judge: Pick<ShowState['judges'][number], 'judgeGroupId'> | undefined,
  itemIds: readonly string[],
): readonly string[] {
  if (judge === undefined || !hasItemsOfGroups(items)) return itemIds;
  const groupId = groupOfJudge(judge, judgeGroups);
  const others = new Set(items.filter((item) => !isGivenBy(item, groupId)).map(({ id }) => id));
  return itemIds.filter((id) => !others.has(id));
}

/** What says who judges a program. */
type Judging = Pick<
  ShowState,
  | 'judges'
  | 'recusals'
  | 'programGroups'
  | 'testPrograms'
  | 'scoreBook'
  | 'window'
  | 'setting'
  | 'items'
  | 'judgeGroups'
>;

/**
 * Whether the judge stands back from the program: recused from it, of another panel than the one that it is given to, or
 * in a seat whose other judge has scored it.
 *
 * @example
 * ```tsx
 * console.log(isRecused(state, 'j1', program.id));
 * ```
 */
export function isRecused(state: Judging, judgeId: string, programId: string): boolean {
  return (
    isRecusedFrom(state, judgeId, programId) ||
    isOfOtherPanel(state, judgeById(state, judgeId), programId) ||
    isSeatTaken(state, judgeId, programId)
  );
}

/** Whether a judge has scored everything the window asks for. */
export function hasScoredAll(
  state: Pick<ShowState, 'scoreBook' | 'judges' | 'items' | 'judgeGroups'>,
  window: Pick<ScoringWindow, 'programId' | 'itemIds'>,
  judgeId: string,
): boolean {
  const scores = scoresOf(state, window.programId).get(judgeId);
  if (!scores) return false;
  if (window.itemIds.length === 0) return scores.has(WHOLE);
  const own = ownItemIds(state, judgeById(state, judgeId), window.itemIds);
  return own.every((itemId) => scores.has(itemId));
}

/**
 * Counts anew who is expected and who has submitted. Whoever gave everything before leaving is counted as having done so.
 * A closed window keeps the judges it expected: one who signs in afterwards was not missing.
 */
export function recountWindow(state: ShowState, window: ScoringWindow): ScoringWindow {
  const known = new Set(state.judges.map((judge) => judge.id));
  const expected = window.open
    ? judgesOfWindow({ ...state, window }, window)
    : window.expected.filter((id) => known.has(id));
  return {
    ...window,
    expected,
    submitted: expected.filter((id) => hasScoredAll(state, window, id)),
  };
}

/** Those who are there, and those who left a whole score behind that was not struck. */
function judgesOfWindow(state: ShowState, window: ScoringWindow): string[] {
  const { programId, itemIds } = window;
  const here = new Set(expectedJudgeIds(state, programId, itemIds));
  const struck = new Set(
    findProgram(state, programId)?.program.struck?.map(({ judgeId }) => judgeId),
  );
  const counts = ({ id, signIn }: ShowState['judges'][number]) =>
    here.has(id) ||
    (!signIn &&
      !struck.has(id) &&
      hasScoredAll(state, window, id) &&
      !isRecused(state, id, programId));
  return state.judges.filter(counts).map(({ id }) => id);
}

function deriveRows(
  programs: readonly Program[],
  parts: Pick<ShowParts, 'setting' | 'status'>,
  test: boolean,
): Program[] {
  const { mode } = parts.setting;
  const known = hasBouts(mode) ? withRememberedBouts(programs) : programs;
  const bouts = hasBouts(mode) ? pairPrograms(known).bouts : [];
  const opponents = new Map(
    bouts.flatMap(({ red, blue }) => [[red.id, blue.id] as const, [blue.id, red.id]]),
  );
  return known.map((program, index) => {
    const opponentId = opponents.get(program.id) ?? null;
    return {
      ...program,
      battleProgram: opponentId,
      disabled: disabledReason(),
    };

    function disabledReason(): Program['disabled'] {
      if (!test && rehearsalDisabled(index, programs.length, mode, parts.status)) {
        return 'REHEARSAL_DISABLED';
      }
      return hasBouts(mode) && opponentId === null ? 'UNPAIRED' : null;
    }
  });
}

/**
 * @example
 * ```tsx
 * console.log(emptyLinkData(10).rankPageNo);
 * ```
 */
export function emptyLinkData(rankPageSize: number): LinkData {
  return {
    signInShowType: null,
    rankShowType: null,
    rankPageSize,
    rankPageNo: 0,
    rankItemId: null,
    rankTotalSize: 0,
    programSize: 0,
    itemSize: [],
    revealStep: null,
  };
}

function firstPosition(parts: ShowParts): LiveState {
  return {
    link: 'INIT',
    linkData: emptyLinkData(parts.setting.rankPageSize),
    activeProgramGroupId: parts.programGroups[0]?.id ?? null,
    activeProgramId: null,
    activeItemId: null,
    window: null,
    clock: null,
    battle: null,
    operatorVersion: 0,
    lastStep: null,
    checkpoints: [],
  };
}

/** Null when the position points at a group or program that an organiser has removed since. */
function soundPosition(
  live: LiveState | null,
  programGroups: readonly ProgramGroup[],
  testPrograms: readonly Program[],
): LiveState | null {
  if (!live) return null;
  const lists = { programGroups: [...programGroups], testPrograms: [...testPrograms] };
  const named = [
    live.activeProgramId,
    live.window?.programId ?? null,
    live.battle?.redId ?? null,
    live.battle?.blueId ?? null,
  ];
  const allThere = named.every((id) => id === null || findProgram(lists, id) !== null);
  const groupThere = programGroups.some((group) => group.id === live.activeProgramGroupId);
  return allThere && groupThere ? live : null;
}
