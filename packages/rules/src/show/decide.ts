/** The show as a decider: a command becomes at most one event, or is refused with its reason. */
import type { FinalScore, LinkData, Program, ShowEvent, StagedEvent } from '@liangfen/sdk/schema';
import { pauseClock, resumeClock, startClock } from '../countdown.ts';
import { add, rational, toNumber } from '../decimal.ts';
import { determine } from '../determination.ts';
import { addFoul } from '../foul.ts';
import { pageSizeFor } from '../ranking-page.ts';
import { adjustmentsFit } from '../result-range.ts';
import { cutStage, revealSteps } from '../reveal/reveal-steps.ts';
import { clampStep } from '../reveal/timed-step.ts';
import { decimalsOf, scoreDecimals } from '../score-decimals.ts';
import {
  emptyLinkData,
  expectedJudgeIds,
  positionOf,
  recountWindow,
  undoSteps,
} from './assemble.ts';
import { blockedReason, targetOf } from './blocked-reason.ts';
import { boutTimeAfterUndo } from './bout-time.ts';
import type {
  DecideContext,
  Decision,
  OperatorCommand,
  ShowCommand,
  StoredFacts,
} from './commands.ts';
import { decideForJudge, submittedScore } from './decide-judge.ts';
import { withChange, withRows, withScores, withShown } from './evolve.ts';
import { leftProgramIdsAfter } from './left-programs.ts';
import { findProgram, scoredItems, scoresItemsSeparately, windowItemIds } from './lookup.ts';
import { rankSizes } from './ranking-of.ts';
import { heldResults, type ShownChange, shownByPicture, shownOfRows } from './shown.ts';
import { stageOf } from './stage.ts';
import type { BattleState, Checkpoint, Position, ResultChange, ShowState } from './state.ts';
import { resultRow, workingOf } from './working.ts';

/** How far back the operator can go within one program (product decisions § 5 Undo). */
const MOST_CHECKPOINTS = 12;
const CONTRACT_DECIMALS = 3;

/** Pure: time and ids come with the context. Source: product decisions § 5, spec § 4. */
export function decide(state: ShowState, command: ShowCommand, context: DecideContext): Decision {
  if (command.type === 'SIGN_IN_JUDGE' || command.type === 'SUBMIT_SCORES') {
    return decideForJudge(state, command, context);
  }
  if (context.seenVersion !== undefined && context.seenVersion < state.operatorVersion) {
    return { accepted: false, reason: 'STALE_VERSION' };
  }
  const blocked = blockedReason(state, command);
  if (blocked) return { accepted: false, ...blocked };
  return decideForOperator(state, command, context);
}

/** What a command does, before it is written down as an event. */
interface Change {
  readonly type: StagedEvent['type'];
  readonly programId: string | null;
  readonly position?: Partial<Position>;
  readonly programs?: readonly Program[];
  readonly results?: readonly ResultChange[];
  /** What the hall had seen of results that come back. */
  readonly shown?: readonly ShownChange[];
  readonly facts?: StoredFacts;
  readonly event?: Pick<StagedEvent, 'lateScore' | 'reason' | 'undoneVersion'>;
  /** KEEP pushes onto the undo list, FIRST starts it anew, NONE leaves it, CLEAR empties it. */
  readonly undo: 'KEEP' | 'FIRST' | 'NONE' | 'CLEAR';
}

function decideForOperator(
  state: ShowState,
  command: OperatorCommand,
  context: DecideContext,
): Decision {
  if (command.type === 'UNDO') return undo(state, context);
  if (command.type === 'REFUSE_LATE_SCORE') return refuseLateScore(state, command, context);
  const change = changeFor(state, command, context);
  return 'reason' in change ? { accepted: false, ...change } : stage(state, change, context);
}

type Staged = Exclude<OperatorCommand, { type: 'UNDO' | 'REFUSE_LATE_SCORE' }>;
type Refused = Pick<Extract<Decision, { accepted: false }>, 'reason'>;

function changeFor(state: ShowState, command: Staged, context: DecideContext): Change | Refused {
  switch (command.type) {
    case 'SHOW_START_PAGE':
      return flow(state, 'START_PAGE_SHOWN', { link: 'INIT' });
    case 'OPEN_TEST':
      return flow(state, 'TEST_OPENED', { link: 'TEST' });
    case 'SHOW_PROGRAM_LIST':
      return flow(state, 'PROGRAM_LIST_SHOWN', { link: 'PROGRAM_LIST' });
    case 'SHOW_SIGN_IN':
      return flow(state, 'SIGN_IN_SHOWN', {
        link: 'SIGN_IN',
        linkData: { ...resetLinkData(state), signInShowType: command.signInShowType },
      });
    case 'SWITCH_GROUP':
      return switchGroup(state, command.groupId);
    case 'SHOW_RANK':
      return flow(state, 'RANK_SHOWN', {
        link: 'RANK',
        linkData: startedRank(state, command),
      });
    case 'TURN_RANK_PAGE':
      return flow(state, 'RANK_PAGE_TURNED', {
        link: 'RANK',
        linkData: turnedRank(state, command),
        held: isRankOnAir(state, command) ? state.held : [],
      });
    case 'START_SPEECH':
    case 'START_SCORING':
    case 'REVEAL_SCORES':
    case 'SHOW_RESULT':
      return programStep(state, command, context);
    case 'STEP_REVEAL':
      return {
        type: 'REVEAL_STEPPED',
        programId: state.activeProgramId,
        position: { linkData: { ...state.linkData, revealStep: stepWithin(state, command.step) } },
        undo: 'NONE',
      };
    case 'START_BATTLE':
      return startBattle(state, command, context);
    case 'PAUSE_BATTLE':
    case 'RESUME_BATTLE':
      return turnClock(state, command, context);
    case 'ADD_FOUL':
    case 'ADD_POINT':
      return hit(state, command, context);
    case 'DETERMINE_BATTLE':
      return determineByOperator(state, command, context);
    case 'CORRECT_RESULT':
      return correct(state, command, context);
    case 'ADD_ADJUSTMENT':
      return adjust(state, command, context);
    case 'ACCEPT_LATE_SCORE':
      return acceptLateScore(state, command, context);
  }
}

/** A step beyond the list is its end, so that the next step back is seen. */
function stepWithin(state: ShowState, step: number | null): number | null {
  return step === null ? null : clampStep(step, revealSteps(state.stage));
}

// ------------------------------------------------------------------ flow

/** Switching flow clears the current programs and resets the link data (spec § 4 Control flow). */
function flow(
  state: ShowState,
  type: StagedEvent['type'],
  to: Pick<Position, 'link'> & Partial<Position>,
): Change {
  return {
    type,
    programId: null,
    ...leave(state),
    position: {
      linkData: resetLinkData(state),
      activeProgramId: null,
      activeItemId: null,
      window: null,
      clock: null,
      battle: null,
      held: [],
      ...to,
    },
    undo: 'KEEP',
  };
}

/**
 * Leaving a program in the middle: an open scoring goes back to the speech, so that it can be opened
 * again with the scores it has; a bout that was not determined goes back to waiting.
 */
function leave(state: ShowState): Pick<Change, 'programs'> {
  const left: Program[] = [];
  if (state.window?.open) {
    const found = findProgram(state, state.window.programId);
    if (found) left.push(withPhase(found.program, state.activeItemId, 'SPEECH'));
  }
  if (state.battle && state.battle.status !== 'DETERMINED') {
    for (const id of [state.battle.redId, state.battle.blueId]) {
      const found = findProgram(state, id);
      if (found) left.push({ ...found.program, phase: 'WAITING' });
    }
  }
  return { programs: left };
}

function switchGroup(state: ShowState, groupId: string): Change {
  const link = linkInNextGroup(state.link);
  const moved = { ...state, activeProgramGroupId: groupId };
  const { rankShowType, signInShowType } = state.linkData;
  return flow(state, 'GROUP_SWITCHED', {
    link,
    activeProgramGroupId: groupId,
    linkData: {
      ...resetLinkData(moved),
      ...(link === 'RANK' && rankShowType ? rankLinkData(moved, rankShowType, null, 0) : {}),
      ...(link === 'SIGN_IN' ? { signInShowType } : {}),
    },
  });
}

/** Start page, sign-in and ranking are those of any group; everything else was about a program of the last one. */
function linkInNextGroup(link: ShowState['link']): ShowState['link'] {
  switch (link) {
    case 'INIT':
    case 'SIGN_IN':
    case 'RANK':
      return link;
    case 'PROGRAM_LIST':
    case 'TEST':
    case 'SPEECH':
    case 'SCORE':
    case 'SHOW_SCORE':
    case 'SHOW_RESULT':
    case 'BATTLE':
    case 'PAUSE':
    case 'RESUME':
    case 'DETERMINE':
    case 'TEST_SPEECH':
    case 'TEST_SCORE':
    case 'TEST_SHOW_SCORE':
    case 'TEST_SHOW_RESULT':
    case 'TEST_BATTLE':
    case 'TEST_PAUSE':
    case 'TEST_RESUME':
    case 'TEST_DETERMINE':
      return 'PROGRAM_LIST';
  }
}

function resetLinkData(state: ShowState): LinkData {
  return { ...emptyLinkData(state.setting.rankPageSize), ...rankSizes(state, null) };
}

function rankLinkData(
  state: ShowState,
  rankShowType: NonNullable<LinkData['rankShowType']>,
  itemId: string | null,
  pageNo: number,
): LinkData {
  return {
    ...emptyLinkData(pageSizeFor(rankShowType, state.setting)),
    ...rankSizes(state, itemId),
    rankShowType,
    rankItemId: itemId,
    rankPageNo: pageNo,
  };
}

interface RankStart {
  readonly covered: boolean;
  readonly paceMs: number | undefined;
}

/** Covered, a ranking begins with its last page, so that the first place comes last (docs/decisions/0212). */
function startedRank(state: ShowState, command: Extract<Staged, { type: 'SHOW_RANK' }>): LinkData {
  const { rankShowType, itemId, paceMs } = command;
  const { covered = state.setting.rankCovered ?? false } = command;
  const first = rankLinkData(state, rankShowType, itemId, 0);
  const last = Math.max(0, Math.ceil(first.rankTotalSize / first.rankPageSize) - 1);
  return {
    ...first,
    ...startFields({ covered, paceMs: paceMs ?? state.setting.rankPaceMs }),
    rankPageNo: covered ? last : 0,
    revealStep: covered ? 0 : null,
  };
}

/**
 * Turning goes on as the ranking began. Of a covered one, a page nearer to the first place comes
 * covered, and one that the hall has seen comes open.
 */
function turnedRank(
  state: ShowState,
  command: Extract<Staged, { type: 'TURN_RANK_PAGE' }>,
): LinkData {
  const { rankShowType, itemId, pageNo } = command;
  const { linkData } = state;
  const same = isRankOnAir(state, command);
  const covered = same ? (linkData.rankCovered ?? false) : (state.setting.rankCovered ?? false);
  const paceMs = same ? linkData.rankPaceMs : state.setting.rankPaceMs;
  const seen = same && pageNo > linkData.rankPageNo;
  return {
    ...rankLinkData(state, rankShowType, itemId, pageNo),
    ...startFields({ covered, paceMs }),
    revealStep: covered ? (seen ? OPEN : 0) : null,
  };
}

function isRankOnAir(
  { link, linkData }: ShowState,
  { rankShowType, itemId }: Extract<Staged, { type: 'TURN_RANK_PAGE' }>,
): boolean {
  return (
    link === 'RANK' && linkData.rankShowType === rankShowType && linkData.rankItemId === itemId
  );
}

/** More steps than a page has places: all of it is open. */
const OPEN = 100;

function startFields({ covered, paceMs }: RankStart) {
  return {
    ...(covered ? { rankCovered: true } : {}),
    ...(paceMs === undefined ? {} : { rankPaceMs: paceMs }),
  };
}

// ------------------------------------------------------------------ score and vote modes

const stepTypes = {
  START_SPEECH: { type: 'SPEECH_STARTED', link: 'SPEECH', phase: 'SPEECH' },
  START_SCORING: { type: 'SCORING_OPENED', link: 'SCORE', phase: 'SCORING' },
  REVEAL_SCORES: { type: 'SCORES_REVEALED', link: 'SHOW_SCORE', phase: 'REVEALED' },
  SHOW_RESULT: { type: 'RESULT_SHOWN', link: 'SHOW_RESULT', phase: 'RESULT' },
} as const;

type StepCommand = Extract<Staged, { type: keyof typeof stepTypes }>;

function programStep(
  state: ShowState,
  command: StepCommand,
  context: DecideContext,
): Change | Refused {
  const found = findProgram(state, command.programId);
  if (!found) return { reason: 'PROGRAM_NOT_FOUND' };
  const step = stepTypes[command.type];
  const { programId, itemId, test } = targetOf(state, command);
  const head = {
    type: step.type,
    programId,
    undo: command.type === 'START_SPEECH' ? ('FIRST' as const) : ('KEEP' as const),
  };
  const position = {
    link: test ? (`TEST_${step.link}` as const) : step.link,
    linkData: { ...resetLinkData(state), revealStep: isCovered(command) ? 0 : null },
    activeProgramId: programId,
    activeItemId: itemId,
    clock: null,
    battle: null,
    held: [],
  };
  const { program } = found;

  switch (command.type) {
    case 'START_SPEECH':
      return {
        ...head,
        position: { ...position, window: null, clock: newClock(state, context) },
        programs: [unpublished(state, program, itemId, 'SPEECH')],
        results: dropResult(state, programId),
        ...(test ? { facts: { clearedScores: [programId] } } : {}),
      };
    case 'START_SCORING': {
      const window = {
        id: context.newId(),
        programId,
        itemIds: windowItemIds(state, itemId, test),
        open: true,
        test,
        openedAt: context.now,
        expected: expectedJudgeIds(state, programId),
        submitted: [],
      };
      return {
        ...head,
        position: {
          ...position,
          window: recountWindow(state, window),
          clock: newClock(state, context),
        },
        programs: [unpublished(state, program, itemId, 'SCORING')],
        results: dropResult(state, programId),
      };
    }
    case 'REVEAL_SCORES':
      return {
        ...head,
        position: { ...position, window: closed(state, programId) },
        programs: state.window?.open ? [withPhase(program, itemId, 'REVEALED')] : [],
      };
    case 'SHOW_RESULT':
      return {
        ...head,
        ...publish(state, program, itemId),
        position: {
          ...position,
          window: closed(state, programId),
        },
      };
  }
}

/** A reveal that the operator steps from its beginning is never sent whole. */
function isCovered(command: StepCommand): boolean {
  return 'covered' in command && command.covered === true;
}

/** The window of this program, closed; another program's window is forgotten. */
function closed(state: ShowState, programId: string): Position['window'] {
  return state.window?.programId === programId ? { ...state.window, open: false } : null;
}

function newClock(state: ShowState, context: DecideContext): Position['clock'] {
  return state.setting.enableCountdown
    ? startClock(state.setting.countdownSeconds, context.now)
    : null;
}

/**
 * Computes and publishes a result. Items scored one by one count only once they are published, so
 * that the final score stands when the last item does.
 */
function publish(
  state: ShowState,
  program: Program,
  itemId: string | null,
): Pick<Change, 'programs' | 'results'> {
  const published =
    itemId === null
      ? scoredItems(state).map((item) => item.id)
      : [...publishedItems(program), itemId];
  const working = workingOf(state, program.id, {
    itemIds: published,
    // Shown again it is what it was made to be; only a new performance forgets a correction.
    correction: state.results.get(program.id)?.corrected ?? null,
  });
  const row: Program = {
    ...withPhase(program, itemId, 'RESULT'),
    ...resultRow(state, program, working, published),
  };
  return {
    programs: [{ ...row, phase: itemId === null || working.complete ? 'RESULT' : row.phase }],
    results: [{ programId: program.id, result: working }],
  };
}

function publishedItems(program: Program): string[] {
  return program.programItemResults
    .filter((result) => result.score !== null)
    .map((result) => result.itemId);
}

/** A program (or one of its items) on its way again: what was published of it no longer stands. */
function unpublished(
  state: ShowState,
  program: Program,
  itemId: string | null,
  phase: Program['phase'],
): Program {
  const cleared = new Set(itemId === null ? state.items.map((item) => item.id) : [itemId]);
  const moved = withPhase(program, itemId, phase);
  return {
    ...moved,
    finalScore: null,
    currentScore: itemId === null ? 0 : moved.currentScore,
    corrected: false,
    programItemResults: moved.programItemResults.map((result) =>
      cleared.has(result.itemId) ? { ...result, score: null } : result,
    ),
  };
}

function dropResult(state: ShowState, programId: string): ResultChange[] {
  return state.results.has(programId) ? [{ programId, result: null }] : [];
}

function withPhase(program: Program, itemId: string | null, phase: Program['phase']): Program {
  if (itemId === null) return { ...program, phase };
  const others = program.programItemResults.filter((result) => result.itemId !== itemId);
  const own = program.programItemResults.find((result) => result.itemId === itemId);
  return {
    ...program,
    phase,
    programItemResults: [...others, { itemId, score: own?.score ?? null, phase }],
  };
}

// ------------------------------------------------------------------ battle

function startBattle(
  state: ShowState,
  command: Extract<Staged, { type: 'START_BATTLE' }>,
  context: DecideContext,
): Change | Refused {
  const first = findProgram(state, command.programId);
  const second = findProgram(state, command.opponentId);
  if (!first || !second) return { reason: 'OPPONENT_MISSING' };
  const programs = first.group?.programs ?? state.testPrograms;
  const red = programs.indexOf(first.program) < programs.indexOf(second.program) ? first : second;
  const blue = red === first ? second : first;
  const left = leave(state).programs ?? [];
  const started = [red, blue].map(
    ({ program }): Program => ({
      ...program,
      phase: 'BATTLE',
      finalScore: 0,
      currentScore: 0,
      outcome: null,
      programFoulRecords: [],
    }),
  );
  const startedIds = new Set(started.map((program) => program.id));
  return {
    type: 'BATTLE_STARTED',
    programId: red.program.id,
    position: {
      held: [],
      link: command.test ? 'TEST_BATTLE' : 'BATTLE',
      linkData: resetLinkData(state),
      activeProgramId: red.program.id,
      activeItemId: null,
      window: null,
      clock: newClock(state, context),
      battle: {
        redId: red.program.id,
        blueId: blue.program.id,
        test: command.test,
        status: 'RUNNING',
        hit: null,
        determination: null,
      },
    },
    programs: [...left.filter((program) => !startedIds.has(program.id)), ...started],
    undo: 'FIRST',
  };
}

function turnClock(
  state: ShowState,
  command: Extract<Staged, { type: 'PAUSE_BATTLE' | 'RESUME_BATTLE' }>,
  context: DecideContext,
): Change | Refused {
  const { battle, clock } = state;
  if (!battle || !clock) return { reason: 'BATTLE_NOT_STARTED' };
  const pauses = command.type === 'PAUSE_BATTLE';
  const link = pauses ? 'PAUSE' : 'RESUME';
  return {
    type: pauses ? 'BATTLE_PAUSED' : 'BATTLE_RESUMED',
    programId: battle.redId,
    position: {
      link: battle.test ? `TEST_${link}` : link,
      clock: pauses ? pauseClock(clock, context.now) : resumeClock(clock, context.now),
      battle: { ...battle, status: pauses ? 'PAUSED' : 'RUNNING' },
    },
    undo: 'KEEP',
  };
}

/** A point or a foul, and the determination it may bring, in one event (product decisions § 4). */
function hit(
  state: ShowState,
  command: Extract<Staged, { type: 'ADD_FOUL' | 'ADD_POINT' }>,
  context: DecideContext,
): Change | Refused {
  const { battle } = state;
  const found = findProgram(state, command.programId);
  if (!battle || !found) return { reason: 'BATTLE_NOT_STARTED' };
  const { program } = found;
  const struck: Program =
    command.type === 'ADD_POINT'
      ? { ...program, currentScore: plus(program.currentScore, command.point) }
      : {
          ...program,
          programFoulRecords: addFoul(program.programFoulRecords, command.foulId),
        };
  const sides = sidesOf(state, battle, struck);
  if (!sides) return { reason: 'BATTLE_NOT_STARTED' };
  const fought: BattleState = {
    ...battle,
    hit: {
      programId: program.id,
      point: command.type === 'ADD_POINT' ? command.point : null,
      foulId: command.type === 'ADD_FOUL' ? command.foulId : null,
      version: state.version + 1,
    },
  };
  const determination = determine(sides, state.setting, state.fouls);
  const head = {
    type: command.type === 'ADD_POINT' ? ('POINT_ADDED' as const) : ('FOUL_ADDED' as const),
    programId: program.id,
    undo: 'KEEP' as const,
  };
  if (!determination) return { ...head, position: { battle: fought }, programs: [struck] };
  return { ...head, ...determined(state, fought, sides, determination, context) };
}

function determineByOperator(
  state: ShowState,
  command: Extract<Staged, { type: 'DETERMINE_BATTLE' }>,
  context: DecideContext,
): Change | Refused {
  const { battle } = state;
  const sides = battle && sidesOf(state, battle, null);
  if (!battle || !sides) return { reason: 'BATTLE_NOT_STARTED' };
  const winner = sides.red.id === command.programId ? sides.red : sides.blue;
  const loser = winner === sides.red ? sides.blue : sides.red;
  return {
    type: 'BATTLE_DETERMINED',
    programId: winner.id,
    ...determined(
      state,
      battle,
      sides,
      {
        winnerId: winner.id,
        loserId: loser.id,
        reason: 'OPERATOR',
        foulName: null,
        lead: plus(winner.currentScore, -loser.currentScore),
      },
      context,
    ),
    undo: 'KEEP',
  };
}

function determined(
  state: ShowState,
  battle: BattleState,
  sides: { readonly red: Program; readonly blue: Program },
  determination: NonNullable<BattleState['determination']>,
  context: DecideContext,
): Pick<Change, 'position' | 'programs'> {
  return {
    position: {
      link: battle.test ? 'TEST_DETERMINE' : 'DETERMINE',
      // Whoever decided: the clock stops at this moment, and the time that was left stays readable.
      clock: state.clock && pauseClock(state.clock, context.now),
      battle: { ...battle, status: 'DETERMINED', determination },
    },
    programs: [sides.red, sides.blue].map((program) => ({
      ...program,
      phase: 'DETERMINED',
      finalScore: program.currentScore,
      outcome: program.id === determination.winnerId ? 'WIN' : 'LOSS',
    })),
  };
}

function sidesOf(state: ShowState, battle: BattleState, struck: Program | null) {
  const side = (id: string) => (struck?.id === id ? struck : findProgram(state, id)?.program);
  const red = side(battle.redId);
  const blue = side(battle.blueId);
  return red && blue ? { red, blue } : null;
}

function plus(a: number, b: number): number {
  return toNumber(add(rational(a), rational(b)), CONTRACT_DECIMALS);
}

// ------------------------------------------------------------------ after the result

function correct(
  state: ShowState,
  command: Extract<Staged, { type: 'CORRECT_RESULT' }>,
  context: DecideContext,
): Change | Refused {
  if (decimalsOf(command.score) > scoreDecimals(state)) return { reason: 'SCORE_DECIMALS' };
  const current = state.results.get(command.programId);
  const correction = {
    score: command.score,
    reason: command.reason,
    at: context.now,
    computed: current?.corrected?.computed ?? current?.score ?? null,
  };
  return {
    ...recomputed(state, command.programId, state, correction),
    type: 'RESULT_CORRECTED',
    programId: command.programId,
    event: { reason: command.reason },
    undo: 'CLEAR',
  };
}

function adjust(
  state: ShowState,
  command: Extract<Staged, { type: 'ADD_ADJUSTMENT' }>,
  context: DecideContext,
): Change | Refused {
  const before = state.adjustments.get(command.programId) ?? [];
  const amounts = [...before.map(({ amount }) => amount), command.amount];
  if (!adjustmentsFit(state, amounts)) return { reason: 'RESULT_OUT_OF_RANGE' };
  const adjustment = {
    id: context.newId(),
    amount: command.amount,
    reason: command.reason,
    at: context.now,
  };
  const adjustments = new Map(state.adjustments);
  adjustments.set(command.programId, [...before, adjustment]);
  return {
    ...recomputed(state, command.programId, { ...state, adjustments }),
    type: 'ADJUSTMENT_ADDED',
    programId: command.programId,
    event: { reason: command.reason },
    facts: { adjustment: { programId: command.programId, adjustment } },
    undo: 'CLEAR',
  };
}

function acceptLateScore(
  state: ShowState,
  command: Extract<Staged, { type: 'ACCEPT_LATE_SCORE' }>,
  context: DecideContext,
): Change | Refused {
  const late = state.lateScores.find((candidate) => candidate.id === command.lateScoreId);
  if (!late) return { reason: 'LATE_SCORE_NOT_FOUND' };
  const scores = late.scores.map(({ itemId, score }) =>
    submittedScore(state, late.judgeId, late.programId, itemId, score, late.id, context),
  );
  const facts = { scores: { judgeId: late.judgeId, scores } };
  const kept = { ...state, scoreBook: withScores(state, facts.scores) };
  const window = state.window?.programId === late.programId ? state.window : null;
  return {
    ...recomputed(state, late.programId, kept),
    type: 'LATE_SCORE_ACCEPTED',
    programId: late.programId,
    ...(window ? { position: { window: recountWindow(kept, window) } } : {}),
    event: {
      reason: command.reason,
      lateScore: { ...late, state: 'ACCEPTED', reason: command.reason },
    },
    facts,
    undo: 'CLEAR',
  };
}

/** A published result computed anew, e.g. with an adjustment; an unpublished one stays unpublished. */
function recomputed(
  state: ShowState,
  programId: string,
  after: ShowState,
  correction?: FinalScore['corrected'],
): Pick<Change, 'programs' | 'results'> {
  const current = state.results.get(programId);
  const found = findProgram(state, programId);
  if (!current || !found) return {};
  const published = scoresItemsSeparately(state, found.group === null)
    ? publishedItems(found.program)
    : scoredItems(state).map((item) => item.id);
  const working = workingOf(after, programId, {
    itemIds: published,
    correction: correction ?? current.corrected,
  });
  return {
    programs: [{ ...found.program, ...resultRow(after, found.program, working, published) }],
    results: [{ programId, result: working }],
  };
}

function refuseLateScore(
  state: ShowState,
  command: Extract<OperatorCommand, { type: 'REFUSE_LATE_SCORE' }>,
  context: DecideContext,
): Decision {
  const late = state.lateScores.find((candidate) => candidate.id === command.lateScoreId);
  if (!late) return { accepted: false, reason: 'LATE_SCORE_NOT_FOUND' };
  const event: ShowEvent = {
    type: 'LATE_SCORE_REFUSED',
    version: state.version + 1,
    at: context.now,
    lateScore: { ...late, state: 'REFUSED', reason: command.reason },
  };
  return { accepted: true, decided: { event, facts: {} } };
}

// ------------------------------------------------------------------ undo and writing down

function undo(state: ShowState, context: DecideContext): Decision {
  const checkpoint = state.checkpoints.at(-1);
  if (!checkpoint) return { accepted: false, reason: 'NOTHING_TO_UNDO' };
  const { before } = checkpoint;
  const { window } = before.position;
  return stage(
    state,
    {
      type: 'COMMAND_UNDONE',
      programId: checkpoint.programId,
      // Scores that came meanwhile stay; only the picture and the window go back.
      position: {
        ...before.position,
        held: before.position.held ?? [],
        ...boutTimeAfterUndo(state, checkpoint, context.now),
        window: window && recountWindow(state, window),
      },
      programs: before.programs.flatMap((row) => {
        const now = findProgram(state, row.id)?.program;
        return now ? [{ ...now, ...liveFields(row) }] : [];
      }),
      results: before.results,
      // What was published again keeps what the hall has seen of it since.
      shown: (before.shown ?? []).filter(({ programId }) => !state.shown.has(programId)),
      event: { undoneVersion: checkpoint.version },
      undo: 'NONE',
    },
    context,
    state.checkpoints.slice(0, -1),
  );
}

/** The fields of a row that the show changes; names and order belong to the organiser. */
export function liveFields(row: Program) {
  const { phase, finalScore, currentScore, programItemResults, programFoulRecords } = row;
  const { corrected, outcome } = row;
  return {
    phase,
    finalScore,
    currentScore,
    programItemResults,
    programFoulRecords,
    corrected,
    outcome,
  };
}

function stage(
  state: ShowState,
  change: Change,
  context: DecideContext,
  restored?: readonly Checkpoint[],
): Decision {
  const version = state.version + 1;
  const programs = change.programs ?? [];
  const results = change.results ?? [];
  const position = { ...positionOf(state), ...heldUnder(state, change), ...change.position };
  const bare: StoredFacts = {
    ...change.facts,
    ...(results.length > 0 ? { results } : {}),
    position,
    leftProgramIds: leftProgramIdsAfter(
      state,
      withRows(state, programs),
      position.window,
      change.facts?.clearedScores ?? [],
    ),
  };
  const grouped = programs.filter(({ id }) => findProgram(state, id)?.group != null);
  const restoredShown = change.shown ?? [];
  const known = { shown: withShown(state.shown, restoredShown) };
  const ofRows = [...restoredShown, ...shownOfRows(known, grouped)];
  const drawn = withChange(state, version, programs, { ...bare, shown: ofRows });
  const picture = stageOf(drawn);
  const seen = shownByPicture(drawn, cutStage(picture, drawn.linkData.revealStep));
  const shown = [...ofRows, ...seen];
  const checkpoints = restored ?? checkpointsAfter(state, change, shown, version, context);
  const facts = { ...bare, checkpoints, ...(shown.length > 0 ? { shown } : {}) };
  const after = withChange(state, version, programs, facts);
  const { link, linkData, activeProgramGroupId, activeProgramId, activeItemId } = after;
  const event: StagedEvent = {
    type: change.type,
    version,
    at: context.now,
    onAir: {
      link,
      linkData,
      activeProgramGroupId,
      activeProgramId,
      activeItemId,
      stage: picture,
    },
    programs: [...programs],
    window: after.window,
    undo: undoSteps(checkpoints),
    programId: change.programId,
    operatorId: context.operatorId ?? null,
    ...change.event,
  };
  return { accepted: true, decided: { event, facts } };
}

/** A result that changes under a ranking on air: the picture keeps what it was put there with. */
function heldUnder(state: ShowState, { position, results = [] }: Change): Pick<Position, 'held'> {
  const [changed] = results;
  if (changed === undefined || position?.link !== undefined) return {};
  return { held: heldResults(state, changed.programId) };
}

function checkpointsAfter(
  state: ShowState,
  change: Change,
  shown: readonly ShownChange[],
  version: number,
  { operatorId = null }: { readonly operatorId?: string | null },
): readonly Checkpoint[] {
  if (change.undo === 'NONE') return state.checkpoints;
  if (change.undo === 'CLEAR') return [];
  const checkpoint: Checkpoint = {
    version,
    type: change.type,
    programId: change.programId,
    operatorId,
    before: {
      position: positionOf(state),
      programs: (change.programs ?? []).flatMap((row) => {
        const before = findProgram(state, row.id)?.program;
        return before ? [before] : [];
      }),
      results: (change.results ?? []).map(({ programId }) => ({
        programId,
        result: state.results.get(programId) ?? null,
      })),
      shown: shown.flatMap(({ programId }) => {
        const before = state.shown.get(programId);
        return before ? [{ programId, shown: before }] : [];
      }),
    },
  };
  return change.undo === 'FIRST'
    ? [checkpoint]
    : [...state.checkpoints, checkpoint].slice(-MOST_CHECKPOINTS);
}
