/** Compares a list of programs with the competition's own programs, and stores the lines that were accepted. */
import { untouchedProgram } from '../competitions/defaults.ts';
import { refuseBrokenBout } from '../programs/on-air.ts';
import { lastNumber, numbersFor, orderPrograms } from '../programs/rows.ts';
import { type ProgramKey, programColumns } from './columns.ts';
import { carriedOf, insertRows, renewRows } from './insert-rows.ts';
import { batches, type ListKind } from './list-kind.ts';
import { type ProgramRow, programVerdicts } from './program-verdicts.ts';
import { mergedOrder } from './verdicts.ts';

export const programList: ListKind<ProgramKey, ProgramRow> = {
  what: 'PROGRAMS',
  area: 'PROGRAMS',
  columns: programColumns,

  judge: async (_query, { programGroups }, lines, options) =>
    programVerdicts(
      lines,
      {
        groupNames: programGroups.map(({ groupName }) => groupName),
        programs: programGroups.flatMap(({ groupName, programs }) =>
          programs.map(({ id, sort, programName, contestant }) => ({
            ...{ id, number: sort, groupName, programName, contestant },
          })),
        ),
      },
      options,
    ),

  store: async (tx, ports, state, { accepted, renewed, newGroups }, stored) => {
    const { competitionId, programGroups } = state;
    await renewRows(
      tx,
      'program',
      competitionId,
      renewed.map(({ id, row: { programName, contestant, organisation, factor, carried } }) => ({
        ...{ id, program_name: programName, contestant, organisation, factor },
        ...carriedOf('program', carried),
      })),
    );
    const groups = programGroups.map(({ id, groupName, programs }) => ({
      id,
      groupName,
      existing: programs.map((program) => program.id),
    }));
    for (const groupName of newGroups) {
      const group = { id: ports.newId(), groupName, existing: [] };
      groups.push(group);
      await tx
        .insertInto('program_group')
        .values({
          competition_id: competitionId,
          id: group.id,
          group_name: groupName,
          sort: groups.length,
        })
        .execute();
    }
    const rows = accepted.map((row) => ({ ...row, id: ports.newId() }));
    let done = 0;
    for (const [index, group] of groups.entries()) {
      const own = rows.filter(
        ({ groupName }) => groupName === group.groupName || (groupName === '' && index === 0),
      );
      if (own.length === 0) continue;
      const order = mergedOrder(group.existing, own);
      refuseBrokenBout(state, order);
      const last = await lastNumber(tx, state, group.id);
      const numbers = numbersFor(state, group.id, order, last);
      const positions = new Map(order.map((id, index) => [id, numbers[index]]));
      for (const batch of batches(own)) {
        await insertRows(
          tx,
          'program',
          batch.map(({ id, programName, contestant, organisation, factor, carried }) => ({
            competition_id: competitionId,
            id,
            program_group_id: group.id,
            test: false,
            sort: positions.get(id) ?? null,
            program_name: programName,
            contestant,
            organisation,
            factor: factor === '' ? null : factor,
            ...carriedOf('program', carried),
            live: untouchedProgram,
          })),
        );
        done += batch.length;
        stored(done);
      }
      await orderPrograms(tx, state, group.id, order);
    }
  },

  cells: ({ wanted, programName, contestant, groupName, organisation, factor }) => [
    wanted === null ? '' : String(wanted),
    programName,
    contestant,
    groupName,
    organisation,
    // Most lists have no difficulty: their cells are as they were.
    ...(factor === '' ? [] : [factor]),
  ],
};
