/** Four eyes: one account proposes what changes a figure by hand, and another does it (decision 0475). */
import type {
  BlockedReason,
  CorrectionBasis,
  CorrectionCommand,
  CorrectionEvent,
  CorrectionPerson,
  CurrentMatch,
  ProposedCorrection,
} from '@liangfen/sdk/schema';
import type { Change } from '../change.ts';
import type { DecideContext, Decision, OperatorCommand } from '../commands.ts';
import { findProgram, opponentIdOf, scoresOf } from '../lookup.ts';
import type { CommandOf } from '../operator-commands.ts';
import { passedGate } from '../passed-gate.ts';
import { numbered, performanceOf } from '../performance.ts';
import type { ShowState } from '../state.ts';

/** The most corrections that may wait in the whole competition, the bound of the contract's list. */
const MOST_WAITING = 20;

type OnCorrection = CommandOf<'CONFIRM_CORRECTION' | 'REFUSE_CORRECTION' | 'WITHDRAW_CORRECTION'>;

/**
 * Returns the correction itself where it may be done at once, else the command that proposes it to a second person.
 *
 * @example
 * ```tsx
 * const command = asProposal(match, { type: 'CORRECT_RESULT', programId: 'a1', score: 91, reason: '计时器' });
 * console.log(blockedReason(match, command)?.reason ?? 'may be sent');
 * ```
 */
export function asProposal(
  { setting }: Pick<CurrentMatch, 'setting'>,
  correction: CorrectionCommand,
): OperatorCommand {
  return setting.secondPerson ? { type: 'PROPOSE_CORRECTION', correction } : correction;
}

/**
 * Refuses what one person may not do alone. It is asked before every other gate, so that no way around the second
 * person looks open.
 */
export function aloneGate({ setting }: Pick<CurrentMatch, 'setting'>): BlockedReason | null {
  return setting.secondPerson ? 'SECOND_PERSON_REQUIRED' : null;
}

/** Called after the correction's gate, which has found the late score. */
function programOfCorrection(
  { lateScores }: Pick<CurrentMatch, 'lateScores'>,
  command: CorrectionCommand,
): string {
  switch (command.type) {
    case 'CORRECT_RESULT':
    case 'ADD_ADJUSTMENT':
    case 'STRIKE_SCORE':
    case 'RENEW_PANEL':
    case 'CORRECT_BOUT':
      return command.programId;
    case 'ACCEPT_LATE_SCORE':
      return passedGate(lateScores.find(({ id }) => id === command.lateScoreId)).programId;
  }
}

/** Says why the proposal itself may be refused; the correction has its own gate. */
export function proposalGate(
  match: CurrentMatch,
  correction: CorrectionCommand,
): BlockedReason | null {
  const programId = programOfCorrection(match, correction);
  const program = findProgram(match, programId)?.program;
  const other = program === undefined ? null : opponentIdOf(program);
  // What puts a bout right builds on the figures of both sides.
  const meets = (waiting: ProposedCorrection) =>
    waiting.programId === programId ||
    (waiting.programId === other && [waiting.command, correction].some(isOfBout));
  if (match.corrections.some(meets)) return 'CORRECTION_PENDING';
  return match.corrections.length < MOST_WAITING ? null : 'CORRECTIONS_FULL';
}

function isOfBout({ type }: CorrectionCommand): boolean {
  return type === 'CORRECT_BOUT';
}

export function waitingGate(
  { corrections }: CurrentMatch,
  { correctionId }: OnCorrection,
): BlockedReason | null {
  return corrections.some(({ id }) => id === correctionId) ? null : 'CORRECTION_NOT_FOUND';
}

// ------------------------------------------------------------------ what is done

/** Decides a command through the table of changes, of which this file is a part. */
export type Done = (
  state: ShowState,
  command: CorrectionCommand,
  context: DecideContext,
) => Change | Decision;

/** Tries the correction first: what could not be done is not proposed. */
export function propose(
  state: ShowState,
  { correction: command }: CommandOf<'PROPOSE_CORRECTION'>,
  context: DecideContext,
  done: Done,
): Decision {
  const by = personOf(context);
  if (by === null) return refused('PERSON_NOT_KNOWN');
  const tried = done(state, command, { ...context, newId: () => '' });
  if ('accepted' in tried) return tried;
  const programId = programOfCorrection(state, command);
  const correction: ProposedCorrection = {
    id: context.newId(),
    command,
    programId,
    basis: basisOf(state, programId),
    proposedBy: by,
    proposedAt: context.now,
  };
  return told(state, context, { type: 'CORRECTION_PROPOSED', correction, by });
}

export function confirm(
  state: ShowState,
  command: CommandOf<'CONFIRM_CORRECTION'>,
  context: DecideContext,
  done: Done,
): Change | Decision {
  const correction = waiting(state, command);
  const by = personOf(context);
  if (by === null) return refused('PERSON_NOT_KNOWN');
  if (by.accountId === correction.proposedBy.accountId) return refused('SAME_PERSON');
  if (!sameBasis(correction.basis, basisOf(state, correction.programId))) {
    return refused('CORRECTION_OUTDATED');
  }
  const change = done(state, correction.command, context);
  if ('accepted' in change) return change;
  return { ...change, event: { ...change.event, confirmed: { correction, by } } };
}

/** Counts as a withdrawal when the proposing account refuses, e.g. from a console that it opened since. */
export function refuse(
  state: ShowState,
  command: CommandOf<'REFUSE_CORRECTION'>,
  context: DecideContext,
): Decision {
  const correction = waiting(state, command);
  const by = personOf(context);
  if (by === null) return refused('PERSON_NOT_KNOWN');
  if (by.accountId === correction.proposedBy.accountId) {
    return told(state, context, { type: 'CORRECTION_WITHDRAWN', correction, by });
  }
  const { reason } = command;
  return told(state, context, { type: 'CORRECTION_REFUSED', correction, by, reason });
}

export function withdraw(
  state: ShowState,
  command: CommandOf<'WITHDRAW_CORRECTION'>,
  context: DecideContext,
): Decision {
  const correction = waiting(state, command);
  const by = personOf(context);
  if (by === null) return refused('PERSON_NOT_KNOWN');
  if (by.accountId !== correction.proposedBy.accountId) return refused('NOT_PROPOSER');
  return told(state, context, { type: 'CORRECTION_WITHDRAWN', correction, by });
}

/** Only an account is a person: two names under one passcode may be one person, and a program is none. */
function personOf({ operatorId, accountId }: DecideContext): CorrectionPerson | null {
  return operatorId === undefined || accountId === undefined ? null : { operatorId, accountId };
}

/** Returns the figures of a program on which a correction of it builds. */
function basisOf(state: ShowState, programId: string): CorrectionBasis {
  let revisions = 0;
  for (const given of scoresOf(state, programId).values()) {
    for (const { revision } of given.values()) revisions += revision;
  }
  const program = findProgram(state, programId)?.program;
  return {
    ...numbered(program === undefined ? 1 : performanceOf(program, null)),
    score: program?.finalScore ?? null,
    correctedAt: state.results.get(programId)?.corrected?.at ?? null,
    adjustments: state.adjustments.get(programId)?.length ?? 0,
    revisions,
  };
}

function sameBasis(one: CorrectionBasis, other: CorrectionBasis): boolean {
  return (
    (one.performance ?? 1) === (other.performance ?? 1) &&
    one.score === other.score &&
    one.correctedAt === other.correctedAt &&
    one.adjustments === other.adjustments &&
    one.revisions === other.revisions
  );
}

function waiting({ corrections }: ShowState, { correctionId }: OnCorrection): ProposedCorrection {
  return passedGate(corrections.find(({ id }) => id === correctionId));
}

function told(
  state: ShowState,
  { now }: DecideContext,
  event: Omit<CorrectionEvent, 'version' | 'at'>,
): Decision {
  const decided = { event: { ...event, version: state.version + 1, at: now }, facts: {} };
  return { accepted: true, decided };
}

function refused(reason: BlockedReason): Decision {
  return { accepted: false, reason };
}
