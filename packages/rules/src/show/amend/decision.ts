/** Decides what is put right afterwards: corrections, adjustments, late scores and undo. */
import type { CorrectionCommand, FinalScore, LateScore, ShowEvent } from '@liangfen/sdk/schema';
import { add, rational, toNumber } from '../../decimal.ts';
import { hasBouts } from '../../mode.ts';
import { adjustmentsFit } from '../../result-range.ts';
import { decimalsOf, finestDecimals, scoreDecimals } from '../../score-decimals.ts';
import { penalised } from '../act-time.ts';
import { recountWindow } from '../assemble.ts';
import type { Change } from '../change.ts';
import type { DecideContext, Decision } from '../commands.ts';
import { submittedScore } from '../decide-judge.ts';
import { withRows, withScores } from '../evolve.ts';
import { findProgram, scoredItems, scoresItemsSeparately } from '../lookup.ts';
import type { Changes, CommandOf } from '../operator-commands.ts';
import { panelNow, panelOf, samePanel, withLateJudge } from '../panel.ts';
import { passedGate } from '../passed-gate.ts';
import { numbered, performanceOf } from '../performance.ts';
import { publishedItems } from '../score/publish.ts';
import { withStruck } from '../score/with-struck.ts';
import { hasSeatScored } from '../seats.ts';
import type { ShowState } from '../state.ts';
import { resultRow, workingOf } from '../working.ts';
import { correctBout, sidePoints } from './bout.ts';
import type { AmendType } from './gate.ts';
import { confirm, propose, refuse, withdraw } from './second-person.ts';
import { setStanding } from './standing.ts';
import { renewedPanel, struckRow } from './strike.ts';
import { undo } from './undo.ts';

export const amendChanges: Changes<AmendType> = {
  CORRECT_RESULT: correct,
  ADD_ADJUSTMENT: adjust,
  ACCEPT_LATE_SCORE: acceptLateScore,
  REFUSE_LATE_SCORE: refuseLateScore,
  PROPOSE_CORRECTION: (state, command, context) => propose(state, command, context, done),
  CONFIRM_CORRECTION: (state, command, context) => confirm(state, command, context, done),
  REFUSE_CORRECTION: refuse,
  WITHDRAW_CORRECTION: withdraw,
  SET_STANDING: setStanding,
  STRIKE_SCORE: strike,
  RENEW_PANEL: renew,
  CORRECT_BOUT: correctBout,
  UNDO: undo,
};

function done(
  state: ShowState,
  command: CorrectionCommand,
  context: DecideContext,
): Change | Decision {
  switch (command.type) {
    case 'CORRECT_RESULT':
      return correct(state, command, context);
    case 'ADD_ADJUSTMENT':
      return adjust(state, command, context);
    case 'CORRECT_BOUT':
      return correctBout(state, command);
    case 'ACCEPT_LATE_SCORE':
      return acceptLateScore(state, command, context);
    case 'STRIKE_SCORE':
      return strike(state, command, context);
    case 'RENEW_PANEL':
      return renew(state, command, context);
  }
}

function correct(
  state: ShowState,
  command: CommandOf<'CORRECT_RESULT'>,
  context: DecideContext,
): Change | Decision {
  if (hasBouts(state.mode)) {
    return {
      ...sidePoints(state, command.programId, () => command.score),
      type: 'RESULT_CORRECTED',
      programId: command.programId,
      event: { reason: command.reason },
    };
  }
  if (decimalsOf(command.score) > scoreDecimals(state))
    return { accepted: false, reason: 'SCORE_DECIMALS' };
  const correction = {
    score: command.score,
    reason: command.reason,
    at: context.now,
    // Filled in by the final score, which knows the score without the correction.
    computed: null,
  };
  return {
    ...recomputed(state, command.programId, state, context, correction),
    type: 'RESULT_CORRECTED',
    programId: command.programId,
    event: { reason: command.reason },
    undo: 'CLEAR',
  };
}

function adjust(
  state: ShowState,
  command: CommandOf<'ADD_ADJUSTMENT'>,
  context: DecideContext,
): Change | Decision {
  const before = state.adjustments.get(command.programId) ?? [];
  const amounts = [...before.map(({ amount }) => amount), command.amount];
  const { factor, earlierScore = 0 } = panelOf(state, command.programId);
  if (!adjustmentsFit(state, [...amounts, earlierScore], factor))
    return { accepted: false, reason: 'RESULT_OUT_OF_RANGE' };
  const adjustment = {
    id: context.newId(),
    amount: command.amount,
    reason: command.reason,
    at: context.now,
    ...numbered(performanceNow(state, command.programId)),
    ...(command.forTime === true ? { forTime: true } : {}),
  };
  const adjustments = new Map(state.adjustments);
  adjustments.set(command.programId, [...before, adjustment]);
  const changed = hasBouts(state.mode)
    ? sidePoints(state, command.programId, ({ currentScore }) => plus(currentScore, command.amount))
    : {
        ...withPenalised(
          state,
          command,
          recomputed(state, command.programId, { ...state, adjustments }, context),
        ),
        undo: 'CLEAR' as const,
      };
  return {
    ...changed,
    type: 'ADJUSTMENT_ADDED',
    programId: command.programId,
    event: { reason: command.reason, adjustment },
    facts: { adjustment: { programId: command.programId, adjustment } },
  };
}

/** The row remembers that its time was answered for, with a result or before it. */
function withPenalised(
  state: ShowState,
  { programId, forTime = false }: CommandOf<'ADD_ADJUSTMENT'>,
  changed: Pick<Change, 'programs' | 'results'>,
): Pick<Change, 'programs' | 'results'> {
  if (!forTime) return changed;
  const rows = changed.programs ?? [passedGate(findProgram(state, programId)).program];
  return { ...changed, programs: rows.map(penalised) };
}

function plus(points: number, amount: number): number {
  return toNumber(add(rational(points), rational(amount)), finestDecimals);
}

function performanceNow(state: ShowState, programId: string): number {
  const found = findProgram(state, programId);
  return found === null ? 1 : performanceOf(found.program, null);
}

function acceptLateScore(
  state: ShowState,
  command: CommandOf<'ACCEPT_LATE_SCORE'>,
  context: DecideContext,
): Change | Decision {
  const late = lateScoreOf(state, command);
  const itemIds = late.scores.map(({ itemId }) => itemId);
  if (hasSeatScored(state, late.judgeId, late.programId, itemIds)) {
    return { accepted: false, reason: 'SEAT_HAS_SCORED' };
  }
  const scores = late.scores.map(({ itemId, score }) =>
    submittedScore(state, late.judgeId, late.programId, itemId, score, late.id, context),
  );
  const facts = { scores: { judgeId: late.judgeId, scores } };
  const kept = { ...state, scoreBook: withScores(state, facts.scores) };
  return {
    ...recomputed(state, late.programId, seated(kept, late, context), context),
    type: 'LATE_SCORE_ACCEPTED',
    programId: late.programId,
    position: { window: state.window && recountWindow(kept, state.window) },
    event: {
      reason: command.reason,
      lateScore: { ...late, state: 'ACCEPTED', reason: command.reason },
    },
    facts,
    undo: 'CLEAR',
  };
}

function strike(
  state: ShowState,
  command: CommandOf<'STRIKE_SCORE'>,
  context: DecideContext,
): Change | Decision {
  const { programId, judgeId, struck } = command;
  const { program } = passedGate(findProgram(state, programId));
  const row = struckRow(state, program, command, context.now);
  if (row === null) return { accepted: false, reason: 'SCORE_NOT_THERE' };
  const restored = program.struck?.filter((one) => one.judgeId === judgeId) ?? [];
  const itemIds = restored.map(({ itemId }) => itemId);
  if (!struck && hasSeatScored(state, judgeId, programId, itemIds)) {
    return { accepted: false, reason: 'SEAT_HAS_SCORED' };
  }
  const after = { ...state, ...withRows(state, [row]) };
  if (!isScored(after, programId)) return { accepted: false, reason: 'LAST_SCORE' };
  return {
    ...recomputed(state, programId, after, context),
    type: 'SCORE_STRUCK',
    programId,
    event: { reason: command.reason, strike: { judgeId, struck } },
    undo: 'CLEAR',
  };
}

function renew(
  state: ShowState,
  { programId, reason }: CommandOf<'RENEW_PANEL'>,
  context: DecideContext,
): Change | Decision {
  const { program } = passedGate(findProgram(state, programId));
  const before = panelOf(state, programId);
  const panel = renewedPanel(state, programId);
  if (samePanel(before, panel)) return { accepted: false, reason: 'PANEL_UNCHANGED' };
  const after = { ...state, ...withRows(state, [{ ...program, panel }]) };
  if (!isScored(after, programId)) return { accepted: false, reason: 'LAST_SCORE' };
  return {
    ...recomputed(state, programId, after, context),
    type: 'PANEL_RENEWED',
    programId,
    event: { reason },
    undo: 'CLEAR',
  };
}

/** Whether a result is left: a program of which nothing counts any more has none. */
function isScored(state: ShowState, programId: string): boolean {
  return workingOf(state, programId).complete;
}

/**
 * A score that is accepted late counts, also where its judge signed in after the panel was remembered, or where what the
 * judge gave before was struck.
 */
function seated(
  state: ShowState,
  { programId, judgeId, scores }: LateScore,
  { withoutPanel = false }: DecideContext,
): ShowState {
  const program = findProgram(state, programId)?.program;
  const isRemembered = program?.panel !== undefined || state.results.has(programId);
  if (!program || withoutPanel || !isRemembered) return state;
  const panel = withLateJudge(state, programId, judgeId);
  const given = new Set(scores.map(({ itemId }) => itemId));
  const { struck = [], ...row } = program;
  const stays = struck.filter((one) => one.judgeId !== judgeId || !given.has(one.itemId));
  if (panel === program.panel && stays.length === struck.length) return state;
  return { ...state, ...withRows(state, [{ ...withStruck(row, stays), panel }]) };
}

/** Computes a published result anew, e.g. with an adjustment; an unpublished one stays unpublished. */
function recomputed(
  state: ShowState,
  programId: string,
  after: ShowState,
  { withoutPanel = false }: DecideContext,
  correction?: FinalScore['corrected'],
): Pick<Change, 'programs' | 'results'> {
  const current = state.results.get(programId);
  const found = findProgram(state, programId);
  const row = findProgram(after, programId)?.program;
  if (!found || !row) return {};
  if (!current) return row.panel === found.program.panel ? {} : { programs: [row] };
  const published = scoresItemsSeparately(state, found.group === null)
    ? publishedItems(found.program)
    : scoredItems(state).map((item) => item.id);
  const panel = withoutPanel ? panelNow(after, programId) : panelOf(after, programId);
  const working = workingOf(after, programId, {
    panel,
    itemIds: published,
    correction: correction ?? current.corrected,
  });
  return {
    programs: [
      {
        ...row,
        ...resultRow(after, found.program, working, published),
        ...(withoutPanel ? {} : { panel }),
      },
    ],
    results: [{ programId, result: working }],
  };
}

function refuseLateScore(
  state: ShowState,
  command: CommandOf<'REFUSE_LATE_SCORE'>,
  context: DecideContext,
): Decision {
  const late = lateScoreOf(state, command);
  const event: ShowEvent = {
    type: 'LATE_SCORE_REFUSED',
    version: state.version + 1,
    at: context.now,
    lateScore: { ...late, state: 'REFUSED', reason: command.reason },
  };
  return { accepted: true, decided: { event, facts: {} } };
}

function lateScoreOf(
  { lateScores }: ShowState,
  { lateScoreId }: CommandOf<'ACCEPT_LATE_SCORE' | 'REFUSE_LATE_SCORE'>,
): LateScore {
  return passedGate(lateScores.find(({ id }) => id === lateScoreId));
}
