/** Turns a refused command into the caller's answer: the status, and a sentence that says what to do next. */
import type { ScoreLimits } from '@liangfen/rules';
import {
  blockedWords,
  fill,
  judgesApartText,
  missingJudgesText,
  scoreLimitTexts,
} from '@liangfen/rules/words';
import type { BlockedReason, JudgeRef } from '@liangfen/sdk/schema';
import { ProblemError } from '../problem.ts';

export interface Refusal {
  readonly reason: BlockedReason;
  readonly missingJudges?: readonly JudgeRef[] | undefined;
  readonly limits?: ScoreLimits | undefined;
  /** The version the refusal was decided on. */
  readonly version: number;
}

export function refusalProblem(refusal: Refusal): ProblemError {
  const { reason, missingJudges, version } = refusal;
  const extras = missingJudges ? { missingJudges: [...missingJudges], version } : { version };
  return new ProblemError(statuses[reason], reason, detailOf(refusal), extras);
}

/** 400 the command itself is wrong, 404 something it names is not there, 409 the show does not allow it now. */
const statuses: Readonly<Record<BlockedReason, 400 | 404 | 409>> = {
  COMPETITION_ENDED: 409,
  MARKS_APART: 409,
  STALE_VERSION: 409,
  GROUP_NOT_FOUND: 404,
  PROGRAM_NOT_FOUND: 404,
  PROGRAM_NOT_IN_GROUP: 409,
  ITEM_NOT_FOUND: 404,
  ITEM_REQUIRED: 409,
  REHEARSAL_DISABLED: 409,
  UNPAIRED: 409,
  OPPONENT_MISSING: 409,
  NOT_A_PAIR: 409,
  BATTLE_MODE_ONLY: 409,
  NOT_IN_BATTLE_MODE: 409,
  ALREADY_ON_AIR: 409,
  OTHER_PROGRAM_SCORING: 409,
  RERUN_NEEDS_CONFIRMATION: 409,
  NOT_IN_SPEECH: 409,
  AUDIENCE_PAGE_NEEDED: 409,
  AUDIENCE_VOTE_RUNNING: 409,
  AUDIENCE_VOTE_HELD: 409,
  AUDIENCE_VOTE_MISSING: 409,
  AUDIENCE_VOTE_COUNTING: 409,
  AUDIENCE_VOTE_UNSHOWN: 409,
  JUDGES_SCORING: 409,
  NOT_SCORING: 409,
  NO_SCORES: 409,
  JUDGES_MISSING: 409,
  NOT_REVEALED: 409,
  BATTLE_NOT_STARTED: 409,
  BATTLE_DETERMINED: 409,
  BATTLE_RESTART_NEEDS_CONFIRMATION: 409,
  COUNTDOWN_OFF: 409,
  BATTLE_PAUSED: 409,
  BATTLE_NOT_PAUSED: 409,
  FOUL_NOT_FOUND: 404,
  POINT_MISSING: 400,
  NO_REVEAL: 409,
  STEP_OUT_OF_RANGE: 409,
  PAGE_OUT_OF_RANGE: 409,
  NO_RESULT: 409,
  REASON_REQUIRED: 400,
  LATE_SCORE_NOT_FOUND: 404,
  SECOND_PERSON_REQUIRED: 409,
  SECOND_PERSON_OFF: 409,
  PERSON_NOT_KNOWN: 409,
  SAME_PERSON: 409,
  NOT_PROPOSER: 409,
  CORRECTION_NOT_FOUND: 404,
  CORRECTION_PENDING: 409,
  CORRECTIONS_FULL: 409,
  CORRECTION_OUTDATED: 409,
  NOTHING_TO_UNDO: 409,
  NO_NEXT_STEP: 409,
  JUDGE_NOT_FOUND: 404,
  JUDGE_NOT_APPROVED: 409,
  JUDGE_NOT_SIGNED_IN: 409,
  JUDGE_SIGNED_OUT: 409,
  ITEM_OF_OTHERS: 409,
  JUDGE_RECUSED: 409,
  WINDOW_CLOSED: 409,
  RANKED_BY_PLACES: 409,
  TIME_PENALTY_UNFIT: 409,
  QUICK_SCORE_SPENT: 409,
  QUICK_SCORE_ONLY: 400,
  FORMER_PERFORMANCE: 409,
  SCORE_NOT_THERE: 409,
  SEAT_HAS_SCORED: 409,
  LAST_SCORE: 409,
  PANEL_UNCHANGED: 409,
  SCORE_OF_REHEARSAL: 409,
  SCORE_SUPERSEDED: 409,
  PROGRAM_NOT_ON_AIR: 409,
  SCORE_OUT_OF_RANGE: 400,
  SCORE_DECIMALS: 400,
  SCORE_STEP: 400,
  SCORE_INCOMPLETE: 400,
  VOTE_VALUE: 400,
  VOTE_LIMIT: 409,
  RESULT_OUT_OF_RANGE: 400,
  RANKING_NOT_FINAL: 409,
  NO_AWARDS: 409,
  PROGRAM_OUT: 409,
  OPPONENT_OUT: 409,
  STANDING_UNCHANGED: 409,
  BOUT_NOT_DECIDED: 409,
  FOUL_NOT_GIVEN: 409,
  DRAW_NOT_POSSIBLE: 409,
  FOUL_DECIDED_BOUT: 409,
  CLOCK_RUNNING: 409,
  CARDS_DECIDE: 409,
  CARDS_OFF: 409,
};

/** Longer lists are cut: the sentence is a toast, the whole list stands in `missingJudges`. */
const NAMED_JUDGES = 5;

/** Sentences that name the judges. */
const namingTexts: Partial<Record<BlockedReason, string>> = {
  JUDGES_MISSING: missingJudgesText,
  MARKS_APART: judgesApartText,
};

function detailOf({ reason, missingJudges = [], limits }: Refusal): string {
  if (
    limits !== undefined &&
    (reason === 'SCORE_OUT_OF_RANGE' || reason === 'SCORE_DECIMALS' || reason === 'SCORE_STEP')
  ) {
    const { itemName, givenAs, step, ...numbers } = limits;
    const { item, whole, or, [reason]: text } = scoreLimitTexts;
    return fill(text, {
      what: itemName === null ? whole[givenAs] : fill(item[givenAs], { item: itemName }),
      ...numbers,
      ...(step && { score: step.score, step: step.size, nearest: step.nearest.join(or) }),
    });
  }
  const naming = namingTexts[reason];
  if (naming === undefined || missingJudges.length === 0) return blockedWords[reason];
  const names = missingJudges.slice(0, NAMED_JUDGES).map((judge) => judge.name);
  const more = missingJudges.length > NAMED_JUDGES ? `等 ${missingJudges.length} 位` : '';
  return fill(naming, { names: `${names.join('、')}${more}` });
}
