/** What a competition leaves undecided when it ends, so that whoever ends it knows before it is read-only. */
import type { Program, Undecided, UndecidedKind } from '@liangfen/sdk/schema';
import { hasBouts } from '../mode.ts';
import { mayPerform } from '../program-standing.ts';
import { isVoteUnshown } from './audience-vote.ts';
import { hasAwards } from './ceremony.ts';
import { findProgram } from './lookup.ts';
import type { ShowState } from './state.ts';

const shownNames = 10;

type Seen = Pick<
  ShowState,
  | 'mode'
  | 'setting'
  | 'programGroups'
  | 'testPrograms'
  | 'activeProgramGroupId'
  | 'lateScores'
  | 'corrections'
  | 'leftProgramIds'
>;

/**
 * In the order in which it hurts; empty for an evening that is complete. `ceremonyHeld`: awards or podium were on air,
 * which the state itself does not keep.
 *
 * @example
 * ```ts
 * const open = undecided(state, { ceremonyHeld: true });
 * console.log(open.map(({ kind, count }) => `${kind} ${count}`));
 * ```
 */
export function undecided(
  state: Seen,
  { ceremonyHeld }: { readonly ceremonyHeld: boolean },
): Undecided[] {
  // Whoever is out is decided: nobody waits for the act.
  const programs = state.programGroups.flatMap((group) => group.programs.filter(mayPerform));
  const named = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => findProgram(state, id)?.program.programName ?? []);
  const withPrograms = (kind: UndecidedKind, of: readonly Program[]): Undecided[] =>
    entry(
      kind,
      of.map(({ programName }) => programName),
    );
  const isBattle = hasBouts(state.mode);
  return [
    ...entry('LATE_SCORES', named(state.lateScores.map(({ programId }) => programId))),
    ...entry('CORRECTIONS', named(state.corrections.map(({ programId }) => programId))),
    ...withPrograms(
      isBattle ? 'BOUT_NOT_DECIDED' : 'RESULT_NOT_SHOWN',
      programs.filter((program) => isBegun(state, program)),
    ),
    ...withPrograms(
      'NOT_PERFORMED',
      programs.filter((program) => isStill(program) && !isBegun(state, program)),
    ),
    // A vote on whoever is out by now was still given, and waits for its count.
    ...withPrograms(
      'AUDIENCE_VOTE_NOT_SHOWN',
      state.programGroups.flatMap((group) => group.programs.filter(isVoteUnshown)),
    ),
    ...(!isBattle && hasAwards(state) && !ceremonyHeld
      ? [{ kind: 'CEREMONY_NOT_HELD' as const, count: 1, names: [] }]
      : []),
  ];
}

function entry(kind: UndecidedKind, names: readonly string[]): Undecided[] {
  if (names.length === 0) return [];
  return [{ kind, count: names.length, names: names.slice(0, shownNames) }];
}

function isStill({ phase, finalScore, outcome, disabled }: Program): boolean {
  return phase === 'WAITING' && finalScore === null && outcome === null && disabled === null;
}

/** Was on stage, and has no result that the hall saw. */
function isBegun({ leftProgramIds }: Pick<Seen, 'leftProgramIds'>, program: Program): boolean {
  const { phase, finalScore, outcome } = program;
  if (finalScore !== null || outcome !== null) return false;
  return phase !== 'WAITING' || leftProgramIds.includes(program.id);
}
