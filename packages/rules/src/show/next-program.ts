/** Finds who is on next: whoever the hall waits for a result of, else the first in running order that is to come. */
import type { CurrentMatch, Program, ProgramGroup } from '@liangfen/sdk/schema';
import { mayPerform } from '../program-standing.ts';

/**
 * Returns the program whose scores the hall has seen and whose result it is owed, else the first in running order that
 * has not been performed to its end: one that was begun and left in the middle has the place it stands at now, also
 * after it was moved. None of a battle that has no opponent: it is disabled, because it goes on without a fight.
 * Nobody who is out, and nobody whose opponent is.
 *
 * @example
 * ```tsx
 * console.log(nextProgram([program])?.programName);
 * ```
 */
export function nextProgram(programs: readonly Program[]): Program | null {
  const enabled = mayBeCalled(programs);
  return enabled.find(({ phase }) => phase === 'REVEALED') ?? enabled.find(isToCome) ?? null;
}

type Running = Pick<CurrentMatch, 'programGroups' | 'activeProgramGroupId'>;

/** Returns the next group with a program that may start, after the one on air and then from the first. */
export function waitingGroup({
  programGroups,
  activeProgramGroupId,
}: Running): ProgramGroup | null {
  const own = programGroups.findIndex(({ id }) => id === activeProgramGroupId);
  const others = [...programGroups.slice(own + 1), ...programGroups.slice(0, Math.max(0, own))];
  return others.find(({ programs }) => nextProgram(programs) !== null) ?? null;
}

/** Who is on next in the whole show: of the group on air, as list and break say, else of the group that comes then. */
export function nextInShow(match: Running): Program | null {
  const group = match.programGroups.find(({ id }) => id === match.activeProgramGroupId);
  const own = group === undefined ? null : nextProgram(group.programs);
  return own ?? nextProgram(waitingGroup(match)?.programs ?? []);
}

/** Leaves out who cannot come on stage: disabled programs, whoever is out, and in a battle the opponents of those. */
export function mayBeCalled(programs: readonly Program[]): readonly Program[] {
  const out = programs.filter((program) => !mayPerform(program));
  const isOut = ({ id, battleProgram }: Program) =>
    out.some((program) => program.id === id || program.id === battleProgram);
  return programs.filter(
    (program) => program.disabled === null && (out.length === 0 || !isOut(program)),
  );
}

/** Whether the program waits, or was begun and left in the middle. Asked only of one that is not on air. */
export function isToCome(program: Program): boolean {
  return program.phase === 'WAITING' || wasLeft(program);
}

/** Whether the program was begun and is not finished; one on air is in one of these phases too. */
export function wasLeft({ phase, finalScore, programItemResults }: Program): boolean {
  switch (phase) {
    case 'SPEECH':
    case 'SCORING':
      return true;
    case 'RESULT':
      return finalScore === null && programItemResults.some((item) => item.phase !== 'RESULT');
    case 'WAITING':
    case 'REVEALED':
    case 'BATTLE':
    case 'DETERMINED':
      return false;
  }
}
