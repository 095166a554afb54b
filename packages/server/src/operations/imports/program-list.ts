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
      renewed.map(({ id, row }) => ({
        ...{ id, program_name: row.programName, contestant: row.contestant },
        ...{ organisation: row.organisation, factor: row.factor },
        ...{ earlier_score: row.earlierScore, earlier_from: row.earlierFrom },
        ...carriedOf('program', row.carried),
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
          batch.map(({ id, programName, contestant, organisation, carried, ...row }) => ({
            competition_id: competitionId,
            id,
            program_group_id: group.id,
            test: false,
            sort: positions.get(id) ?? null,
            program_name: programName,
            contestant,
            organisation,
            factor: row.factor === '' ? null : row.factor,
            earlier_score: row.earlierScore === '' ? null : row.earlierScore,
            earlier_from: row.earlierFrom,
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

  cells: ({ wanted, programName, contestant, groupName, organisation, ...row }) => [
    wanted === null ? '' : String(wanted),
    programName,
    contestant,
    groupName,
    organisation,
    // Most lists have no difficulty and no earlier round: their cells are as they were.
    ...upToLast([row.factor, row.earlierScore, row.earlierFrom]),
  ],
};

/** The cells without the empty ones at the end. */
function upToLast(cells: readonly string[]): readonly string[] {
  const last = cells.reduce((so, cell, index) => (cell === '' ? so : index), -1);
  return cells.slice(0, last + 1);
}
