/** Puts a decided bout right (who won, its points, its fouls), whatever is on air meanwhile (decision 0531). */
import type { BlockedReason, CurrentMatch, Program } from '@liangfen/sdk/schema';
import { mayBeDrawn } from '../../bracket/round-robin.ts';
import { hasBouts } from '../../mode.ts';
import { mayPerform } from '../../program-standing.ts';
import { isInRange } from '../../result-range.ts';
import { outcomeFor } from '../battle/outcome.ts';
import { asPutRight } from '../battle/put-right.ts';
import type { Change } from '../change.ts';
import { findProgram, opponentIdOf } from '../lookup.ts';
import type { CommandOf } from '../operator-commands.ts';
import { passedGate } from '../passed-gate.ts';
import type { ShowState } from '../state.ts';
import { ownSteps } from '../steps-back.ts';

type CorrectBout = Omit<CommandOf<'CORRECT_BOUT'>, 'type'>;

interface DecidedBout {
  readonly own: Program;
  readonly other: Program;
}

export function boutGate(match: CurrentMatch, command: CorrectBout): BlockedReason | null {
  if (!hasBouts(match.mode)) return 'BATTLE_MODE_ONLY';
  const found = decidedBout(match, command.programId);
  if (typeof found === 'string') return found;
  const { winnerId, sides = [] } = command;
  const ids = [found.own.id, found.other.id];
  const named = [
    ...(winnerId === null ? [] : [winnerId]),
    ...sides.map(({ programId }) => programId),
  ];
  if (named.some((id) => !ids.includes(id))) return 'NOT_A_PAIR';
  if (new Set(sides.map(({ programId }) => programId)).size < sides.length) return 'NOT_A_PAIR';
  const known = new Set(match.fouls.map(({ id }) => id));
  if (sides.some(({ fouls = [] }) => fouls.some(({ foulId }) => !known.has(foulId)))) {
    return 'FOUL_NOT_FOUND';
  }
  if (winnerId === null) {
    if (!mayBeDrawn(match, found.own.id)) return 'DRAW_NOT_POSSIBLE';
  } else {
    const winner = winnerId === found.own.id ? found.own : found.other;
    if (winner.outcome !== 'WIN' && !mayPerform(winner)) return 'PROGRAM_OUT';
  }
  return sides.every(({ score = 0 }) => isInRange(score)) ? null : 'RESULT_OUT_OF_RANGE';
}

/** The gate of a correction or an adjustment of one side's points. */
export function sidePointsGate(
  match: CurrentMatch,
  programId: string,
  score: (program: Program) => number,
): BlockedReason | null {
  const found = decidedBout(match, programId);
  if (typeof found === 'string') return found;
  return isInRange(score(found.own)) ? null : 'RESULT_OUT_OF_RANGE';
}

/** One side gets other points; who won stays. */
export function sidePoints(
  state: ShowState,
  programId: string,
  score: (program: Program) => number,
): Pick<Change, 'programs' | 'position' | 'undo'> {
  const { own, other } = passedBout(state, programId);
  const winnerId = [own, other].find(hasWon)?.id ?? null;
  return putRight(state, {
    programId,
    winnerId,
    sides: [{ programId, score: score(own) }],
    reason: '',
  });
}

export function correctBout(state: ShowState, command: CommandOf<'CORRECT_BOUT'>): Change {
  return {
    ...putRight(state, command),
    type: 'BOUT_CORRECTED',
    programId: command.programId,
    event: { reason: command.reason, correctedBout: command },
  };
}

function putRight(
  state: ShowState,
  { programId, winnerId, sides = [] }: CorrectBout,
): Pick<Change, 'programs' | 'position' | 'undo'> {
  const { own, other } = passedBout(state, programId);
  const programs = [own, other].map((program): Program => {
    const wanted = sides.find((side) => side.programId === program.id);
    const score = wanted?.score ?? program.currentScore;
    return {
      ...program,
      currentScore: score,
      finalScore: score,
      programFoulRecords: withFouls(program, wanted?.fouls ?? []),
      outcome: outcomeFor(program, winnerId),
      corrected: true,
    };
  });
  const ids = new Set(programs.map(({ id }) => id));
  // A step back to before the decision would bring the wrong figures back.
  const inUndo = ownSteps(state.checkpoints).some(({ before }) =>
    before.programs.some(({ id }) => ids.has(id)),
  );
  const battle = asPutRight(state.battle, programs);
  return {
    programs,
    position: battle === state.battle ? {} : { battle },
    undo: inUndo ? 'CLEAR' : 'OWN',
  };
}

function hasWon({ outcome }: Program): boolean {
  return outcome === 'WIN';
}

function withFouls(
  { programFoulRecords }: Program,
  wanted: Program['programFoulRecords'],
): Program['programFoulRecords'] {
  const changed = new Set(wanted.map(({ foulId }) => foulId));
  const others = programFoulRecords.filter(({ foulId }) => !changed.has(foulId));
  return [...others, ...wanted.filter(({ times }) => times > 0)];
}

function decidedBout(match: CurrentMatch, programId: string): DecidedBout | BlockedReason {
  const found = findProgram(match, programId);
  if (!found?.group) return 'PROGRAM_NOT_FOUND';
  const own = found.program;
  const opponentId = opponentIdOf(own);
  const other = opponentId === null ? undefined : findProgram(match, opponentId)?.program;
  if (own.outcome === null || other === undefined || other.outcome === null) {
    return 'BOUT_NOT_DECIDED';
  }
  return { own, other };
}

function passedBout(state: ShowState, programId: string): DecidedBout {
  const found = decidedBout(state, programId);
  return passedGate(typeof found === 'string' ? null : found);
}
