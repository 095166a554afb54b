/** Program groups: ordered lists of programs, one of which is active in the show. */
import type { ProgramGroup, ProgramGroups, ProgramGroupsPatch } from '@liangfen/sdk/schema';
import { ProblemError } from '../../problem.ts';
import { onAir } from '../../refusals.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Operations } from '../operation.ts';
import { organiserChange, sameValue } from '../organiser-change.ts';
import { replacedGroups } from '../replaced-groups.ts';
import { forgetUndo } from '../reset-scores.ts';
import type { Services } from '../services.ts';
import { coveredAmong, type DeskCall, sightOf } from '../sight/sight.ts';

type GroupInput = ProgramGroupsPatch['programGroups'][number];

async function writeGroups(
  tx: Tx,
  competitionId: string,
  groups: readonly ProgramGroup[],
  removedIds: readonly string[],
): Promise<void> {
  for (const { id, groupName, sort, ...round } of groups) {
    const { roundKind = null, division = null, tablePoints = null } = round;
    const columns = {
      ...{ group_name: groupName, sort, round_kind: roundKind, division },
      table_points: tablePoints,
    };
    await tx
      .insertInto('program_group')
      .values({ competition_id: competitionId, id, ...columns })
      .onConflict((existing) => existing.columns(['competition_id', 'id']).doUpdateSet(columns))
      .execute();
  }
  if (removedIds.length === 0) return;
  await tx
    .deleteFrom('program_group')
    .where('competition_id', '=', competitionId)
    .where('id', 'in', removedIds)
    .execute();
  await forgetUndo(tx, competitionId);
}

function refuseOccupied(removed: readonly ProgramGroup[]): void {
  const occupied = removed.find(({ programs }) => programs.length > 0);
  if (occupied === undefined) return;
  throw new ProblemError(
    409,
    'GROUP_NOT_EMPTY',
    `“${occupied.groupName}”里还有 ${occupied.programs.length} 个节目，请先把它们移到别的组或删除`,
  );
}

/** A choice that is not sent stays, and null takes it away. */
function chosenRound(
  sent: Pick<GroupInput, 'roundKind' | 'division' | 'tablePoints'>,
  known: ProgramGroup | undefined,
): Pick<ProgramGroup, 'roundKind' | 'division' | 'tablePoints'> {
  const { roundKind = known?.roundKind ?? null, division = known?.division ?? null } = sent;
  const { tablePoints = known?.tablePoints ?? null } = sent;
  return {
    ...(roundKind === null ? {} : { roundKind }),
    ...(division === null ? {} : { division: division.trim() }),
    // Only a round robin has a table.
    ...(tablePoints === null || roundKind !== 'ROUND_ROBIN' ? {} : { tablePoints }),
  };
}

function forLedger(groups: readonly ProgramGroup[]) {
  return {
    programGroups: groups.map(({ id, groupName, roundKind, division, tablePoints }) => ({
      id,
      groupName,
      ...(roundKind === undefined ? {} : { roundKind }),
      ...(division === undefined ? {} : { division }),
      ...(tablePoints === undefined ? {} : { tablePoints }),
    })),
  };
}

async function listed(call: DeskCall, services: Services): Promise<ProgramGroups> {
  const { state, covered } = await sightOf(call, services, { rows: true });
  const { version, programGroups: groups } = state;
  return { version, programGroups: groups, coveredProgramIds: coveredAmong(groups, covered) };
}

export const programGroups: Operations<'listProgramGroups' | 'updateProgramGroups'> = {
  listProgramGroups: listed,

  updateProgramGroups: async (call, services) => {
    const { id } = call.path;
    await organiserChange(call, services, {
      action: 'updateProgramGroups',
      area: 'PROGRAMS',
      run: async (tx, state) => {
        const before = state.programGroups;
        const { groups, removed } = replacedGroups(before, call.body.programGroups, {
          field: 'programGroups',
          newId: services.ports.newId,
          phones: call.phones,
          make: (input, groupId, sort, known) => ({
            id: groupId,
            groupName: input.groupName.trim(),
            sort,
            ...chosenRound(input, known),
            programs: known?.programs ?? [],
          }),
        });
        refuseOccupied(removed);
        if (
          removed.some((group) => group.id === state.activeProgramGroupId) &&
          state.link !== 'INIT'
        ) {
          throw onAir('要去掉的节目组正在现场使用；请先在控制台切换到别的节目组');
        }
        if (sameValue(before, groups)) return { result: undefined, unchanged: true };
        await writeGroups(
          tx,
          id,
          groups,
          removed.map((group) => group.id),
        );
        return { result: undefined, before: forLedger(before), after: forLedger(groups) };
      },
    });
    return listed(call, services);
  },
};
