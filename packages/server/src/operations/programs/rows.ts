/** The running order of a program group: 1..n, by the list given. */
import type { ShowState } from '@liangfen/rules';
import { findProgram, writtenProgram } from '@liangfen/rules';
import type { Program } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { notFound } from '../../problem.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Services } from '../services.ts';
import { type DeskCall, sightOf } from '../sight/sight.ts';

/** Gives the programs the positions 1..n in this order, and says how many changed. */
export async function orderPrograms(
  tx: Tx,
  competitionId: string,
  groupId: string,
  programIds: readonly string[],
): Promise<number> {
  const changed = await sql`update program set sort = o.sort, program_group_id = ${groupId}
    from jsonb_array_elements_text(${JSON.stringify(programIds)}::jsonb)
      with ordinality as o(id, sort)
    where program.competition_id = ${competitionId} and program.id = o.id
      and (program.sort <> o.sort or program.program_group_id is distinct from ${groupId})`.execute(
    tx,
  );
  return Number(changed.numAffectedRows ?? 0);
}

export function groupOf(state: ShowState, groupId: string) {
  const group = state.programGroups.find(({ id }) => id === groupId);
  if (group === undefined) throw notFound('节目组');
  return group;
}

/** The program as everybody sees it after the change: opponent and limits follow from the list. */
export async function shownProgram(
  call: DeskCall,
  services: Services,
  programId: string,
): Promise<Program> {
  const { state } = await sightOf(call, services, { programId, rows: true });
  const found = findProgram(state, programId);
  if (found === null) throw notFound('节目');
  return found.program;
}

/** Names a program for the ledger. */
export function forLedger(program: Program) {
  const { id, sort } = program;
  return { id, sort, ...writtenProgram(program) };
}
