/** Finds the groups for which results are exported, and their programs. */
import type { ShowState } from '@liangfen/rules';
import type { ProgramGroup } from '@liangfen/sdk/schema';
import { notFound } from '../../problem.ts';

export function idsOf(groups: readonly ProgramGroup[]): readonly string[] {
  return groups.flatMap(({ programs }) => programs.map(({ id }) => id));
}

export function groupsOf(state: ShowState, groupId: string | undefined): readonly ProgramGroup[] {
  const groups = state.programGroups.filter(({ id }) => groupId === undefined || id === groupId);
  if (groupId !== undefined && groups.length === 0) throw notFound('节目组');
  return groups;
}
