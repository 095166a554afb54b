/** Decides what a judge's phone may do: sign in, and score while the window is open (product decisions §§ 3, 6). */
import type { BlockedReason, LateScore, Program, SubmittedScore } from '@liangfen/sdk/schema';
import { cardRoundsOf, marginLimits, roundIdsOf } from '../bout-cards.ts';
import { givenAsOf, limitsOfGiven } from '../given-as.ts';
import { hasBouts, hasVotes } from '../mode.ts';
import { scoresGivenOnce } from '../quick-scores.ts';
import { isOnStep, marksNextTo, scoreStepOf } from '../score-step.ts';
import { isRecused, ownItemIds } from './assemble.ts';
import { CLOSED_WINDOW } from './closed-window.ts';
import type { DecideContext, Decision, JudgeCommand, ScoreLimits } from './commands.ts';
import { tellsOfScoring } from './left-programs.ts';
import {
  findProgram,
  judgeById,
  judgeScoresOf,
  phaseOf,
  scoredItems,
  scoresElsewhere,
  scoresItemsSeparately,
  scoresOf,
  votesElsewhere,
} from './lookup.ts';
import { numbered, performanceOf, performanceOfWindow } from './performance.ts';
import type { ShowState } from './state.ts';
import { WHOLE } from './state.ts';

type Submission = Extract<JudgeCommand, { type: 'SUBMIT_SCORES' }>;

export function decideForJudge(
  state: ShowState,
  command: JudgeCommand,
  context: DecideContext,
): Decision {
  if (command.type === 'SUBMIT_SCORES') return submit(state, command, context);
  if (state.status === 'ENDED') return refused('COMPETITION_ENDED');
  return signIn(state, command.judgeId, context);
}

function refused(reason: BlockedReason): Decision {
  return { accepted: false, reason };
}

/** A judge who signs in while a window is open may still score in it. */
function signIn(state: ShowState, judgeId: string, context: DecideContext): Decision {
  const judge = judgeById(state, judgeId);
  if (!judge) return refused('JUDGE_NOT_APPROVED');
  if (judge.signedOut === true) return refused('JUDGE_SIGNED_OUT');
  const signed = state.judges.filter((other) => other.signIn && other.id !== judgeId).length + 1;
  const { window } = state;
  const joins =
    window?.open === true &&
    !isRecused(state, judgeId, window.programId) &&
    (window.itemIds.length === 0 || ownItemIds(state, judge, window.itemIds).length > 0);
  const already = window?.expected.includes(judgeId) ? 0 : 1;
  return {
    accepted: true,
    decided: {
      event: {
        type: 'JUDGE_SIGNED_IN',
        version: state.version + 1,
        at: context.now,
        judge: { id: judge.id, number: judge.number, name: judge.name, signIn: true },
        signed,
        total: state.judges.filter(({ signedOut }) => signedOut !== true).length,
        expected: joins ? window.expected.length + already : null,
      },
      facts: {},
    },
  };
}

function submit(state: ShowState, command: Submission, context: DecideContext): Decision {
  const { judgeId, programId } = command;
  const blocked = submissionGate(state, command);
  // A card is no score that comes late: what decided the bout was read out.
  if (blocked === 'WINDOW_CLOSED' && hasBouts(state.mode)) return refused('BATTLE_DETERMINED');
  // After the end too a late score is kept: whoever opens the evening again decides on it.
  if (blocked === 'WINDOW_CLOSED') return offerLate(state, command, context);
  if (state.status === 'ENDED') return refused('COMPETITION_ENDED');
  if (blocked) return { ...refused(blocked), ...limitsPassed(state, command, blocked) };
  const { window } = state;
  if (!window) return refused('PROGRAM_NOT_ON_AIR');

  const receipt = receiptOf(context);
  const scores = command.scores.map(({ itemId, score }) =>
    submittedScore(state, judgeId, programId, itemId, score, receipt, context),
  );
  const given = judgeScoresOf(state, programId, judgeId);
  const now = new Set(scores.map((score) => score.itemId ?? WHOLE));
  const own = ownItemIds(state, judgeById(state, judgeId), window.itemIds);
  const complete = (window.itemIds.length === 0 ? [WHOLE] : own).every(
    (itemId) => now.has(itemId) || given.has(itemId),
  );
  const counted = window.submitted.includes(judgeId);
  return {
    accepted: true,
    decided: {
      event: {
        type: 'SCORE_SUBMITTED',
        version: state.version + 1,
        at: context.now,
        windowId: window.id,
        judgeId,
        complete,
        submitted: window.submitted.length + (complete && !counted ? 1 : 0),
        expected: window.expected.length,
        scores,
      },
      facts: {},
    },
  };
}

function submissionGate(state: ShowState, command: Submission): BlockedReason | null {
  const { judgeId, programId } = command;
  const judge = judgeById(state, judgeId);
  if (!judge) return 'JUDGE_NOT_APPROVED';
  if (hasBouts(state.mode) && cardRoundsOf(state.setting) === null) return 'NOT_IN_BATTLE_MODE';
  const found = findProgram(state, programId);
  if (!found) return 'PROGRAM_NOT_FOUND';
  // Before the sign-in: after the rehearsal nobody is signed in, and signing in would not make the score count.
  if (isOfRehearsal(state, command)) return 'SCORE_OF_REHEARSAL';
  if (judge.signedOut === true) return 'JUDGE_SIGNED_OUT';
  if (!judge.signIn) return 'JUDGE_NOT_SIGNED_IN';
  if (isRecused(state, judgeId, programId)) return 'JUDGE_RECUSED';
  if (isSuperseded(state, command)) return 'SCORE_SUPERSEDED';
  const { window } = state;
  const open = window?.open === true && window.programId === programId;
  const named = command.windowId === null || command.windowId === window?.id;
  const own = open && named && !isForOtherItems(state, command, window.itemIds);
  if (!own && !wasOpened(state, command, open && !named)) return 'PROGRAM_NOT_ON_AIR';
  const wrong = valueGate(state, command, own ? window.itemIds : null);
  if (wrong) return wrong;
  return own ? null : 'WINDOW_CLOSED';
}

/** Whether the scores are for known items that are not the open one, where items are opened one by one. */
function isForOtherItems(
  state: ShowState,
  { scores }: Submission,
  openItemIds: readonly string[],
): boolean {
  return scores.every(
    ({ itemId }) =>
      itemId !== null &&
      !openItemIds.includes(itemId) &&
      state.items.some((item) => item.id === itemId),
  );
}

/**
 * Whether the scores were given in a window that this evening never opened: a phone without network kept them from the
 * rehearsal. They are neither a score nor a late one, whatever is on air.
 */
function isOfRehearsal({ openedWindowIds }: ShowState, { windowId }: Submission): boolean {
  if (openedWindowIds === null || windowId === null || windowId === CLOSED_WINDOW) return false;
  return !openedWindowIds.includes(windowId);
}

/**
 * Whether the judge has scored anew on another phone since: the scores that waited on this phone must not replace
 * those.
 */
function isSuperseded(state: ShowState, { judgeId, programId, scores }: Submission): boolean {
  const given = judgeScoresOf(state, programId, judgeId);
  return scores.some(
    ({ itemId, seenRevision }) =>
      seenRevision !== undefined && (given.get(itemId ?? WHOLE)?.revision ?? 0) > seenRevision,
  );
}

/**
 * Whether a window for these items was opened before: only then is a score late rather than early.
 * `another`: it names a window that is no longer the open one of this program.
 */
function wasOpened(state: ShowState, command: Submission, another: boolean): boolean {
  const program = findProgram(state, command.programId)?.program;
  if (!program) return false;
  if (another) return true;
  const itemIds = command.scores.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]));
  if (itemIds.length > 0 && scoresItemsSeparately(state, isTest(state, program))) {
    return itemIds.every((itemId) => itemWasOpened(state, program, itemId));
  }
  // A phone that still holds a score of a former performance: it is kept as late of that one.
  if (isOfFormer(state, command, program)) return true;
  return (
    state.window?.programId === program.id ||
    tellsOfScoring(program) ||
    state.leftProgramIds.includes(program.id) ||
    scoresOf(state, program.id).size > 0
  );
}

function isOfFormer(
  state: ShowState,
  { windowId, performance }: Submission,
  program: Program,
): boolean {
  if (performance !== undefined) return true;
  return (
    windowId !== null &&
    windowId !== state.window?.id &&
    (state.former.has(program.id) || (program.performance ?? 1) > 1)
  );
}

/** The performance that the phone's window was opened for. */
function meantFor(state: ShowState, command: Submission): number {
  if (command.performance !== undefined) return command.performance;
  if (command.windowId !== null) return performanceOfWindow(state, command.windowId);
  return currentPerformance(state, command.programId, command.scores[0]?.itemId ?? null);
}

function currentPerformance(state: ShowState, programId: string, itemId: string | null): number {
  const found = findProgram(state, programId);
  return found === null ? 1 : performanceOf(found.program, itemId);
}

/** An item that was left in the middle is back at its speech. */
function itemWasOpened(state: ShowState, program: Program, itemId: string): boolean {
  if (!state.items.some((item) => item.id === itemId)) return true;
  if (phaseOf(program, itemId) !== 'WAITING') return true;
  return [...scoresOf(state, program.id).values()].some((given) => given.has(itemId));
}

function isTest(state: ShowState, { id }: Program): boolean {
  return findProgram(state, id)?.group === null;
}

/** Checks the values; `itemIds` of the open window, or null when it is closed and only the values count. */
function valueGate(
  state: ShowState,
  command: Submission,
  itemIds: readonly string[] | null,
): BlockedReason | null {
  if (command.scores.length === 0) return 'SCORE_INCOMPLETE';
  const named = new Set(command.scores.map(({ itemId }) => itemId));
  if (named.size !== command.scores.length) return 'SCORE_INCOMPLETE';
  const sent = command.scores.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]));
  const judge = judgeById(state, command.judgeId);
  if (ownItemIds(state, judge, sent).length < sent.length) return 'ITEM_OF_OTHERS';
  if (!isWhole(state, command, named)) return 'SCORE_INCOMPLETE';
  for (const { itemId, score } of command.scores) {
    if (itemIds !== null) {
      if (itemId === null && itemIds.length > 0) return 'ITEM_REQUIRED';
      if (itemId !== null && !itemIds.includes(itemId)) return 'ITEM_NOT_FOUND';
    }
    const wrong = givenGate(state, command, itemId, score);
    if (wrong) return wrong;
  }
  return null;
}

/** Whether all items are there that are scored together: half of them would make another score. */
function isWhole(
  state: ShowState,
  { programId, judgeId }: Submission,
  named: ReadonlySet<string | null>,
): boolean {
  const items = scoredItems(state);
  const test = findProgram(state, programId)?.group === null;
  if (items.length === 0 || named.has(null) || scoresItemsSeparately(state, test)) return true;
  const ids = items.map(({ id }) => id);
  return ownItemIds(state, judgeById(state, judgeId), ids).every((id) => named.has(id));
}

/**
 * Plain comparisons are exact here: numbers with at most three decimals (the contract's) keep their
 * order and their shortest text as doubles, and this runs once per score.
 */
function scoreGate(state: ShowState, itemId: string | null, score: number): BlockedReason | null {
  const { decimals } = state.setting;
  const item = itemId === null ? undefined : state.items.find((each) => each.id === itemId);
  if (itemId !== null && !item) return 'ITEM_NOT_FOUND';
  const { min, max } = limitsOfGiven(state.setting, item);
  if (score > max || score < min) return 'SCORE_OUT_OF_RANGE';
  if (decimalsOf(score) > decimals) return 'SCORE_DECIMALS';
  return isOnStep(score, scoreStepOf(state.setting, item)) ? null : 'SCORE_STEP';
}

/** Says what the first number that is out of its limits may be; only a refusal asks. */
function limitsPassed(
  state: ShowState,
  { scores }: Submission,
  reason: BlockedReason,
): { readonly limits?: ScoreLimits } {
  const wrong = scores.find(({ itemId, score }) => scoreGate(state, itemId, score) === reason);
  if (wrong === undefined) return {};
  const { decimals } = state.setting;
  const item = state.items.find(({ id }) => id === wrong.itemId);
  const limits = {
    itemName: item?.itemName ?? null,
    givenAs: givenAsOf(state.setting, item),
    ...limitsOfGiven(state.setting, item),
    decimals,
  };
  const size = scoreStepOf(state.setting, item);
  if (reason !== 'SCORE_STEP' || size === null) return { limits };
  const { score } = wrong;
  return {
    limits: { ...limits, step: { score, size, nearest: marksNextTo(score, size, limits) } },
  };
}

function decimalsOf(score: number): number {
  const text = String(score);
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

/** Checks what one number may be in this mode. */
function givenGate(
  state: ShowState,
  command: Submission,
  itemId: string | null,
  score: number,
): BlockedReason | null {
  if (hasBouts(state.mode)) return marginGate(state, itemId, score);
  return hasVotes(state.mode)
    ? voteGate(state, command, score)
    : (scoreGate(state, itemId, score) ?? onceGate(state, command, itemId, score));
}

/** A round of a card: how far red is ahead, in whole points. */
function marginGate(
  { setting }: ShowState,
  itemId: string | null,
  margin: number,
): BlockedReason | null {
  if (itemId === null || !roundIdsOf(setting).includes(itemId)) return 'ITEM_NOT_FOUND';
  if (margin > marginLimits.max || margin < marginLimits.min) return 'SCORE_OUT_OF_RANGE';
  return Number.isInteger(margin) ? null : 'SCORE_DECIMALS';
}

/** Each of the quick scores once in the program's group, and the lowest score for everybody else. */
function onceGate(
  state: ShowState,
  { programId, judgeId }: Submission,
  itemId: string | null,
  score: number,
): BlockedReason | null {
  const once = scoresGivenOnce(state.setting);
  if (once === null) return null;
  if (!once.includes(score)) return score === state.setting.minScore ? null : 'QUICK_SCORE_ONLY';
  const group = findProgram(state, programId)?.group;
  if (!group) return null;
  const isSpent = scoresElsewhere(state, group, programId, judgeId).some(
    (given) => given.itemId === itemId && given.score === score,
  );
  return isSpent ? 'QUICK_SCORE_SPENT' : null;
}

/** One vote or none, and at most `voteLimit` in the program's group (product decisions § 3 VOTE). */
function voteGate(state: ShowState, command: Submission, score: number): BlockedReason | null {
  if (score !== 0 && score !== 1) return 'VOTE_VALUE';
  const { voteLimit } = state.setting;
  const group = findProgram(state, command.programId)?.group;
  if (score === 0 || voteLimit === 0 || !group) return null;
  const votes = votesElsewhere(state, group, command.programId, command.judgeId);
  return votes >= voteLimit ? 'VOTE_LIMIT' : null;
}

/** Refuses the score, but keeps it: the operator may accept it with a reason. */
function offerLate(state: ShowState, command: Submission, context: DecideContext): Decision {
  const { judgeId, programId } = command;
  const lateScore: LateScore = {
    id: context.newId(),
    judgeId,
    programId,
    ...numbered(meantFor(state, command)),
    scores: command.scores.map(({ itemId, score }) => ({ itemId, score })),
    at: context.now,
    state: 'WAITING',
    reason: null,
  };
  return {
    accepted: false,
    reason: 'WINDOW_CLOSED',
    decided: {
      event: {
        type: 'LATE_SCORE_OFFERED',
        version: state.version + 1,
        at: context.now,
        lateScore,
      },
      facts: {},
    },
  };
}

/** A short code the judge can read out: eight characters, upper case. */
function receiptOf(context: DecideContext): string {
  return context.newId().slice(0, 8).toUpperCase();
}

export function submittedScore(
  state: ShowState,
  judgeId: string,
  programId: string,
  itemId: string | null,
  score: number,
  receipt: string,
  context: Pick<DecideContext, 'now'>,
): SubmittedScore {
  const earlier = judgeScoresOf(state, programId, judgeId).get(itemId ?? WHOLE);
  return {
    programId,
    itemId,
    score,
    revision: (earlier?.revision ?? 0) + 1,
    receipt,
    at: context.now,
    ...numbered(currentPerformance(state, programId, itemId)),
  };
}
