/** Says of which division each group of a battle is: as written at the desk, else as its name tells beside the round. */
import type { ProgramGroup } from '@liangfen/sdk/schema';
import { divisionOfName, roundKindOf } from './round-kind.ts';

/**
 * By group id; empty for a group of no division. A name's rest is a division only where that division has a final of its own
 * or meets nowhere else: A 组半决赛 and B 组半决赛 before one 决赛 are no divisions.
 */
export function divisionsOf(programGroups: readonly ProgramGroup[]): ReadonlyMap<string, string> {
  const hasFinal = new Set(
    programGroups.filter((group) => roundKindOf(group) === 'FINAL').map(namedDivision),
  );
  const oneForAll = hasFinal.has('');
  return new Map(
    programGroups.map((group) => {
      const named = namedDivision(group);
      const own = group.division !== undefined || hasFinal.has(named) || !oneForAll;
      return [group.id, own ? named : ''];
    }),
  );
}

function namedDivision({ division, groupName }: ProgramGroup): string {
  return division ?? divisionOfName(groupName);
}
