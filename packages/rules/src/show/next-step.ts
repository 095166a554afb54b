/** Suggests the next step of a show, and says what the hall waits for, so that the large button always says which. */
import type {
  CeremonyPart,
  CurrentMatch,
  Item,
  JudgeRef,
  Program,
  StageAudienceVote,
  StageTitle,
} from '@liangfen/sdk/schema';
import { isGivenBy } from '../item-judges.ts';
import { hasBouts } from '../mode.ts';
import { mayPerform } from '../program-standing.ts';
import { revealSteps } from '../reveal/reveal-steps.ts';
import { blockedReason, missingJudges } from './blocked-reason.ts';
import type { OperatorCommand } from './commands.ts';
import { isConfirmable } from './confirmable.ts';
import {
  activeGroup,
  findProgram,
  isOfOtherPanel,
  phaseOf,
  scoredItems,
  scoresItemsSeparately,
} from './lookup.ts';
import { nextProgram, waitingGroup, wasLeft } from './next-program.ts';

/** Judges for whom the hall waits. */
export interface AwaitedJudges {
  readonly done: number;
  readonly of: number;
  readonly missing: readonly JudgeRef[];
}

/** The next thing to do, or what the show waits for; never nothing. */
export type Advice =
  | { readonly kind: 'TAKE'; readonly command: OperatorCommand }
  /** A command, where there is one, is allowed before everybody is done. */
  | {
      readonly kind: 'AWAIT_SIGN_IN' | 'AWAIT_SCORES';
      readonly judges: AwaitedJudges;
      readonly command: OperatorCommand | null;
    }
  | { readonly kind: 'AWAIT_BOUT' }
  /** Every program that may be performed has its result. */
  | { readonly kind: 'SHOW_OVER' }
  /** No program may be performed: there is none, or none has what it needs, e.g. an opponent. */
  | { readonly kind: 'NO_PROGRAM' }
  | { readonly kind: 'COMPETITION_ENDED' };

/**
 * Returns null while there is only waiting. The suggested step may still need a confirmation.
 *
 * @example
 * ```tsx
 * console.log(nextStep(match)?.type ?? 'the show is over');
 * ```
 */
export function nextStep(match: CurrentMatch): OperatorCommand | null {
  const advice = adviceFor(match);
  return 'command' in advice ? advice.command : null;
}

/**
 * @example
 * ```tsx
 * console.log(adviceFor(match).kind); // such as 'TAKE' or 'AWAIT_SCORES'
 * ```
 */
export function adviceFor(match: CurrentMatch): Advice {
  const reveal = nextReveal(match);
  if (match.status === 'ENDED') return reveal ?? { kind: 'COMPETITION_ENDED' };
  const advice = reveal ?? suggestion(match);
  if (!('command' in advice) || advice.command === null || mayBeTaken(match, advice.command)) {
    return advice;
  }
  if (advice.kind === 'TAKE') return { kind: 'NO_PROGRAM' };
  return { ...advice, command: null };
}

/**
 * Whether a suggested step opens an act again that was broken off. Whoever reads the suggestion has been asked by it; a
 * button that is pressed blind has not (decision 0528).
 *
 * @example
 * ```tsx
 * const command = nextStep(match);
 * console.log(command !== null && reopens(match, command));
 * ```
 */
export function reopens(match: CurrentMatch, command: OperatorCommand): boolean {
  if (command.type !== 'START_SPEECH' || command.programId === match.activeProgramId) return false;
  const program = findProgram(match, command.programId)?.program;
  return program !== undefined && wasLeft(program);
}

function mayBeTaken(match: CurrentMatch, command: OperatorCommand): boolean {
  const blocked = blockedReason(match, command);
  return blocked === null || isConfirmable(blocked.reason);
}

function take(command: OperatorCommand): Advice {
  return { kind: 'TAKE', command };
}

/** The next step of a picture that is being opened. */
function nextReveal({ stage, linkData: { revealStep } }: CurrentMatch): Advice | null {
  const isOver = revealStep === null || revealStep >= revealSteps(stage).length;
  return isOver ? null : take({ type: 'STEP_REVEAL', step: revealStep + 1 });
}

function suggestion(match: CurrentMatch): Advice {
  const { stage } = match;
  if (isOutOnStage(match)) return leaveStage(match);
  switch (stage.kind) {
    case 'START':
      return opening(match);
    case 'SIGN_IN':
      return signingIn(match);
    case 'PROGRAM_LIST':
    case 'INTERMISSION':
      return goOn(match);
    case 'TITLE':
      return afterTitle(match, stage);
    case 'TEST':
      return startNext(match, match.testPrograms) ?? opening(match);
    case 'SPEECH':
      return take({ type: 'START_SCORING', ...onAirTarget(match, stage.test), confirm: false });
    case 'SCORING':
      return scoring(match, stage.test);
    case 'SCORE_REVEAL':
      return take({ type: 'SHOW_RESULT', ...onAirTarget(match, stage.test) });
    case 'RESULT':
      if (stage.test) return startNext(match, match.testPrograms) ?? opening(match);
      return nextItemStep(match) ?? goOn(match);
    case 'AUDIENCE_VOTE':
      return afterAudienceVote(match, stage);
    case 'BATTLE':
      if (stage.status === 'PAUSED') return take({ type: 'RESUME_BATTLE', test: stage.test });
      if (stage.status === 'RUNNING') return { kind: 'AWAIT_BOUT' };
      if (stage.test) return startNext(match, match.testPrograms) ?? opening(match);
      return goOn(match);
    case 'RANKING': {
      const { pageNo, pageSize, totalSize, showType, item } = stage;
      const { rankCovered = false } = match.linkData;
      // A covered ranking goes from its last page to the first, any other from the first to the last.
      const next = rankCovered ? pageNo - 1 : pageNo + 1;
      if (next >= 0 && next * pageSize < totalSize) {
        const itemId = item?.id ?? null;
        return take({ type: 'TURN_RANK_PAGE', rankShowType: showType, itemId, pageNo: next });
      }
      if (item !== null) return startNext(match, ownPrograms(match)) ?? afterGroup(match);
      return startNext(match, ownPrograms(match)) ?? ceremony(match, ['CHAMPION', 'AWARDS']);
    }
    case 'PODIUM':
      return ceremony(match, ['CHAMPION', 'AWARDS']);
    case 'CHAMPION':
      return ceremony(match, ['AWARDS']);
    case 'AWARDS':
      return startNext(match, ownPrograms(match)) ?? afterGroup(match);
    case 'BRACKET':
      return goOn(match);
  }
}

/** Whether the act on the stage went out while it was there; a result that is shown already is simply followed. */
function isOutOnStage({ stage }: CurrentMatch): boolean {
  switch (stage.kind) {
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
    case 'RESULT':
    case 'AUDIENCE_VOTE':
      return !mayPerform(stage.program);
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'TITLE':
    case 'INTERMISSION':
    case 'RANKING':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BATTLE':
    case 'BRACKET':
      return false;
  }
}

/** Goes on with the next program; while a window is open, only another picture closes it. */
function leaveStage(match: CurrentMatch): Advice {
  return match.window?.open ? take({ type: 'SHOW_PROGRAM_LIST' }) : goOn(match);
}

/** A vote is closed and shown; then the program goes on where it stood. */
function afterAudienceVote(match: CurrentMatch, { vote, result }: StageAudienceVote): Advice {
  const target = onAirTarget(match, false);
  const { programId } = target;
  if (vote.closedAt === null) return take({ type: 'CLOSE_AUDIENCE_VOTE', programId });
  if (result === null) return take({ type: 'SHOW_AUDIENCE_VOTE', programId });
  const program = findProgram(match, programId)?.program;
  const phase = program && phaseOf(program, target.itemId);
  if (phase === 'SPEECH') return take({ type: 'START_SCORING', ...target, confirm: false });
  if (phase === 'REVEALED') return take({ type: 'SHOW_RESULT', ...target });
  return nextItemStep(match) ?? goOn(match);
}

/** Goes on with the announced program, if nothing was scored yet; else with the next. */
function afterTitle(match: CurrentMatch, { program: { id } }: StageTitle): Advice {
  const announced = findProgram(match, id)?.program;
  return (announced && startNext(match, [announced])) ?? goOn(match);
}

/**
 * Judges sign in before the first program; a battle has nobody to sign in. One judge who is early does not take the
 * sign-in away from the others: until the first result it is skipped only when nobody is left to sign in.
 */
function opening(match: CurrentMatch): Advice {
  const { judges, mode, linkData } = match;
  const nobody = judges.every(({ signIn }) => !signIn);
  const someone = judges.some(({ signIn }) => !signIn);
  const hasBegun = match.programGroups.some(({ programs }) => programs.some(hasResult));
  const awaited = someone && (nobody || !hasBegun);
  if (hasBouts(mode) || !awaited) return take({ type: 'SHOW_PROGRAM_LIST' });
  return take({ type: 'SHOW_SIGN_IN', signInShowType: linkData.signInShowType ?? 'TOTAL' });
}

function signingIn(match: CurrentMatch): Advice {
  const command: OperatorCommand = { type: 'SHOW_PROGRAM_LIST' };
  const judges = awaitedAtSignIn(match);
  return judges.missing.length === 0 ? take(command) : { kind: 'AWAIT_SIGN_IN', judges, command };
}

function awaitedAtSignIn(match: CurrentMatch, programId: string | null = null): AwaitedJudges {
  const missing = notSignedIn(match, programId);
  const of = judgesFor(match, programId).length;
  return { done: of - missing.length, of, missing };
}

/**
 * Returns all judges, or those of one program or item, without the recused ones, who are never asked for its scores.
 *
 * @example
 * ```tsx
 * console.log(judgesFor(match, program.id).length);
 * ```
 */
export function judgesFor(
  match: Pick<CurrentMatch, 'judges' | 'items' | 'programGroups' | 'testPrograms'>,
  programId: string | null,
  itemId: string | null = null,
) {
  const { judges, items } = match;
  const here = judges.filter(({ signedOut }) => signedOut !== true);
  if (programId === null) return here;
  const item = items.find(({ id }) => id === itemId);
  return judges
    .filter(({ recusedProgramIds = [] }) => !recusedProgramIds.includes(programId))
    .filter((judge) => !isOfOtherPanel(match, judge, programId))
    .filter(({ judgeGroupId }) => item === undefined || isGivenBy(item, judgeGroupId));
}

/**
 * Returns those of `judgesFor` who have not signed in, and so are not asked for scores.
 *
 * @example
 * ```tsx
 * console.log(notSignedIn(match).map(({ name }) => name));
 * ```
 */
export function notSignedIn(
  match: Parameters<typeof judgesFor>[0],
  programId: string | null = null,
  itemId: string | null = null,
): readonly JudgeRef[] {
  return judgesFor(match, programId, itemId)
    .filter(({ signIn, signedOut }) => !signIn && signedOut !== true)
    .map(({ id, number, name }) => ({ id, number, name }));
}

function scoring(match: CurrentMatch, test: boolean): Advice {
  const command: OperatorCommand = {
    type: 'SHOW_SCORE',
    ...onAirTarget(match, test),
    confirm: false,
  };
  const { window } = match;
  if (!window?.open) return take(command);
  const { submitted, expected } = window;
  const absent = awaitedAtSignIn(match, window.programId);
  // Nobody is asked for scores before a judge signs in.
  if (expected.length === 0 && absent.missing.length > 0) {
    return { kind: 'AWAIT_SIGN_IN', judges: absent, command: null };
  }
  if (expected.length > 0 && submitted.length >= expected.length) return take(command);
  const judges = {
    done: submitted.length,
    of: expected.length,
    missing: missingJudges(match),
  };
  return { kind: 'AWAIT_SCORES', judges, command };
}

/** Goes on to the next program of the group, then its ranking, then the next group. */
function goOn(match: CurrentMatch): Advice {
  const started = startNext(match, ownPrograms(match));
  if (started) return started;
  if (hasBouts(match.mode) || !ownPrograms(match).some(hasResult)) return afterGroup(match);
  return take({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
}

/** Goes on to the rest of the ceremony of a group whose ranking was seen, then to the next group. */
function ceremony(match: CurrentMatch, parts: readonly CeremonyPart[]): Advice {
  const next = parts.find((part) => blockedReason(match, { type: 'SHOW_CEREMONY', part }) === null);
  return next === undefined ? afterGroup(match) : take({ type: 'SHOW_CEREMONY', part: next });
}

function afterGroup(match: CurrentMatch): Advice {
  const waiting = waitingGroup(match);
  if (waiting) return take({ type: 'SWITCH_GROUP', groupId: waiting.id });
  const performed = match.programGroups.some(({ programs }) => programs.some(hasResult));
  return { kind: performed ? 'SHOW_OVER' : 'NO_PROGRAM' };
}

function ownPrograms(match: CurrentMatch): readonly Program[] {
  return activeGroup(match)?.programs ?? [];
}

function hasResult({ phase }: Program): boolean {
  return phase === 'RESULT' || phase === 'DETERMINED';
}

function onAirTarget(match: CurrentMatch, test: boolean) {
  return { programId: match.activeProgramId ?? '', itemId: match.activeItemId, test };
}

/** Goes on to the next item of the program on air, when items are scored one by one. */
function nextItemStep(match: CurrentMatch): Advice | null {
  if (!scoresItemsSeparately(match, false) || !match.activeProgramId) return null;
  const program = findProgram(match, match.activeProgramId)?.program;
  const item = program && nextItem(match, program);
  return item && program ? take(stepOf(program, item.id, false)) : null;
}

function nextItem(match: CurrentMatch, program: Program): Item | null {
  return scoredItems(match).find((item) => phaseOf(program, item.id) !== 'RESULT') ?? null;
}

function startNext(match: CurrentMatch, programs: readonly Program[]): Advice | null {
  const program = nextProgram(programs);
  if (!program) return null;
  const test = !activeGroup(match)?.programs.includes(program);
  if (hasBouts(match.mode)) {
    return take({
      type: 'START_BATTLE',
      programId: program.id,
      opponentId: program.battleProgram ?? '',
      test,
      confirm: false,
    });
  }
  const itemId = scoresItemsSeparately(match, test) ? (nextItem(match, program)?.id ?? null) : null;
  return take(stepOf(program, itemId, test));
}

/** Scores that the hall has seen lead to their result; everything else begins with the speech. */
function stepOf(program: Program, itemId: string | null, test: boolean): OperatorCommand {
  const target = { programId: program.id, itemId, test };
  if (phaseOf(program, itemId) === 'REVEALED') return { type: 'SHOW_RESULT', ...target };
  return { type: 'START_SPEECH', ...target, confirm: false };
}
