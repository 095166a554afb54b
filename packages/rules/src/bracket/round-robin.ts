/** Says which bouts may end with nobody's victory: those of a round robin (decision 0569). */
import type { CurrentMatch, ProgramGroup, RoundTable } from '@liangfen/sdk/schema';
import { roundKindOf } from './round-kind.ts';
import { pointsOf, roundTable, usualTablePoints } from './round-table.ts';

/**
 * Chosen at the desk and never read from a name: 循环赛 in a name has always been a round of a bracket.
 *
 * @example
 * ```ts
 * console.log(isRoundRobin({ groupName: '循环赛' })); // false
 * ```
 */
export function isRoundRobin(group: Pick<ProgramGroup, 'groupName' | 'roundKind' | 'division'>) {
  return roundKindOf(group) === 'ROUND_ROBIN';
}

/**
 * The tables of the groups that are round robins, in their order.
 *
 * @example
 * ```ts
 * for (const { groupName, rows } of roundTables(match.programGroups)) console.log(groupName, rows[0]?.program.programName);
 * ```
 */
export function roundTables(programGroups: readonly ProgramGroup[]): readonly RoundTable[] {
  return programGroups.filter(isRoundRobin).map(roundTable);
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
  return (
    own !== undefined &&
    isRoundRobin(own) &&
    pointsOf(own.tablePoints ?? usualTablePoints).draw !== null
  );
}
