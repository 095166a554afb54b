/** Says which bouts may end with nobody's victory: those of a round robin (decision 0569). */
import type { CurrentMatch, ProgramGroup } from '@liangfen/sdk/schema';
import { roundKindOf } from './round-kind.ts';

/** Chosen at the desk and never read from a name: 循环赛 in a name has always been a round of a bracket. */
export function isRoundRobin(group: Pick<ProgramGroup, 'groupName' | 'roundKind' | 'division'>) {
  return roundKindOf(group) === 'ROUND_ROBIN';
}

/**
 * Whether the bout of this program may be drawn. A test bout stands in no group and is always won.
 *
 * @example
 * ```ts
 * const [program] = match.programGroups[0]?.programs ?? [];
 * if (program) console.log(mayBeDrawn(match, program.id));
 * ```
 */
export function mayBeDrawn(
  { programGroups }: Pick<CurrentMatch, 'programGroups'>,
  programId: string,
): boolean {
  const own = programGroups.find(({ programs }) => programs.some(({ id }) => id === programId));
  return own !== undefined && isRoundRobin(own);
}
