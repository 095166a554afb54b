/** Compares a list of programs with the competition's own programs, and stores the lines that were accepted. */
import type { ShowState } from '@liangfen/rules';
import type { Tx } from '../../store/transaction.ts';
import { untouchedProgram } from '../competitions/defaults.ts';
import { judgedNow } from '../judged-now.ts';
import { faultOfRange } from '../programs/limits.ts';
import { refuseBrokenBout } from '../programs/on-air.ts';
import { hasBegun, lastNumber, numberPrograms, numbersFor } from '../programs/rows.ts';
import { type ProgramKey, programColumns } from './columns.ts';
import { carriedOf, insertRows, renewRows } from './insert-rows.ts';
import { batches, type ListKind } from './list-kind.ts';
import { type ProgramRow, programVerdicts } from './program-verdicts.ts';
import { mergedOrder, type Numbered, type Positioned, placedByNumber } from './verdicts.ts';

export const programList: ListKind<ProgramKey, ProgramRow> = {
  what: 'PROGRAMS',
  area: 'PROGRAMS',
  columns: programColumns,

  judge: async (_query, state, lines, options) =>
    programVerdicts(
      lines,
      {
        groupNames: state.programGroups.map(({ groupName }) => groupName),
        judgeGroups: state.judgeGroups,
        programs: state.programGroups.flatMap(({ groupName, programs }) =>
          programs.map((program) => ({ ...program, groupName, number: program.sort })),
        ),
        judged: judgedNow(state),
        faultOfRange: (counted) => faultOfRange(state, counted),
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
        judge_group_id: row.judgeGroup?.id ?? '',
        ...carriedOf('program', row.carried),
      })),
    );
    const groups = programGroups.map(({ id, groupName, programs }) => ({
      id,
      groupName,
      existing: programs.map((program) => ({ id: program.id, number: program.sort })),
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
      const placed = hasBegun(state)
        ? await behindAll(tx, state, group.id, group.existing, own)
        : placedByNumber(group.existing, own);
      const order = placed.map(({ id: programId }) => programId);
      refuseBrokenBout(state, order);
      const positions = new Map(placed.map((place) => [place.id, place.number]));
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
            judge_group_id: row.judgeGroup?.id ?? null,
            ...carriedOf('program', carried),
            live: untouchedProgram,
          })),
        );
        done += batch.length;
        stored(done);
      }
      // In an empty group nobody moves.
      if (group.existing.length === 0 && !hasBegun(state)) continue;
      await numberPrograms(
        tx,
        state,
        group.id,
        order,
        placed.map(({ number }) => number),
      );
    }
  },

  cells: ({ wanted, programName, contestant, groupName, organisation, ...row }) => [
    wanted === null ? '' : String(wanted),
    programName,
    contestant,
    groupName,
    organisation,
    // Most lists have no difficulty, no earlier round and one panel: their cells are as they were.
    ...upToLast([
      ...[row.factor, row.earlierScore, row.earlierFrom],
      row.judgeGroup?.groupName ?? '',
    ]),
  ],
};

/** While the evening runs nobody gets another number: whoever is new stands where the list says, numbered behind all. */
async function behindAll(
  tx: Tx,
  state: ShowState,
  groupId: string,
  existing: readonly Numbered[],
  own: readonly Positioned[],
): Promise<readonly Numbered[]> {
  const order = mergedOrder(
    existing.map(({ id }) => id),
    own,
  );
  const numbers = numbersFor(state, groupId, order, await lastNumber(tx, state, groupId));
  return order.map((id, index) => ({ id, number: numbers[index] ?? index + 1 }));
}

/** The cells without the empty ones at the end. */
function upToLast(cells: readonly string[]): readonly string[] {
  const last = cells.reduce((so, cell, index) => (cell === '' ? so : index), -1);
  return cells.slice(0, last + 1);
}
