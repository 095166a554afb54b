/** The running order of a program group, and the numbers that it gives. */
import type { ShowState } from '@liangfen/rules';
import { findProgram, isCompeting, writtenProgram } from '@liangfen/rules';
import type { Program } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { notFound } from '../../problem.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Services } from '../services.ts';
import { type DeskCall, sightOf } from '../sight/sight.ts';

/**
 * Whether printed papers name the numbers of this list: an official evening in which something has been on stage or has
 * been put out of the ranking.
 */
export function hasBegun({ status, programGroups }: ShowState): boolean {
  return (
    status === 'OFFICIAL' &&
    programGroups.some(({ programs }) =>
      programs.some((program) => program.phase !== 'WAITING' || !isCompeting(program)),
    )
  );
}

/** Whether a list gave the numbers: those that we give are 1..n. Then a printed paper names them before the evening begins. */
export function areGiven(programs: readonly Pick<Program, 'sort'>[]): boolean {
  return programs.some(({ sort }, index) => sort !== index + 1);
}

/**
 * Returns the numbers of a group's programs in a new order: 1..n, or once the evening has begun, and where a list gave
 * them, those that the group has, so that nobody else gets another number. Whoever is new then gets one behind all
 * others, also behind `last`, the highest that the group has given: printed papers name it for somebody who is gone.
 */
export function numbersFor(
  state: ShowState,
  groupId: string,
  programIds: readonly string[],
  last = 0,
): readonly number[] {
  const programs = state.programGroups.find(({ id }) => id === groupId)?.programs ?? [];
  if (!hasBegun(state) && !areGiven(programs)) return programIds.map((_, index) => index + 1);
  const own = new Map(programs.map(({ id, sort }) => [id, sort]));
  const kept = programIds.flatMap((id) => own.get(id) ?? []).sort((one, other) => one - other);
  let behind = Math.max(last, ...own.values());
  let at = 0;
  return programIds.map((id) => {
    if (!own.has(id)) {
      behind += 1;
      return behind;
    }
    const number = kept[at] ?? 0;
    at += 1;
    return number;
  });
}

/** Gives the programs their numbers in this order, and says how many changed. */
export async function orderPrograms(
  tx: Tx,
  state: ShowState,
  groupId: string,
  programIds: readonly string[],
): Promise<number> {
  const last = await lastNumber(tx, state, groupId);
  return numberPrograms(
    tx,
    state,
    groupId,
    programIds,
    numbersFor(state, groupId, programIds, last),
  );
}

/** The same, with numbers that the caller knows. */
export async function numberPrograms(
  tx: Tx,
  state: ShowState,
  groupId: string,
  programIds: readonly string[],
  numbers: readonly number[],
): Promise<number> {
  const { competitionId } = state;
  if (hasBegun(state)) await keepLastNumber(tx, state, groupId, numbers);
  const wanted = programIds.map((id, index) => ({ id, sort: numbers[index] }));
  const changed = await sql`update program set sort = o.sort, program_group_id = ${groupId}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as o(id text, sort integer)
    where program.competition_id = ${competitionId} and program.id = o.id
      and (program.sort <> o.sort or program.program_group_id is distinct from ${groupId})`.execute(
    tx,
  );
  return Number(changed.numAffectedRows ?? 0);
}

/** The highest number that the group has given while the evening runs; 0 before it begins. */
export async function lastNumber(tx: Tx, state: ShowState, groupId: string): Promise<number> {
  if (!hasBegun(state)) return 0;
  const { competitionId } = state;
  const group = await tx
    .selectFrom('program_group')
    .select('last_number')
    .where('competition_id', '=', competitionId)
    .where('id', '=', groupId)
    .executeTakeFirst();
  return group?.last_number ?? 0;
}

/** Called before the numbers change: what the group has now was given, too. */
async function keepLastNumber(
  tx: Tx,
  { competitionId, programGroups }: ShowState,
  groupId: string,
  numbers: readonly number[],
): Promise<void> {
  const own = programGroups.find(({ id }) => id === groupId)?.programs ?? [];
  const last = Math.max(0, ...numbers, ...own.map(({ sort }) => sort));
  await tx
    .updateTable('program_group')
    .set({ last_number: last })
    .where('competition_id', '=', competitionId)
    .where('id', '=', groupId)
    .where('last_number', '<', last)
    .execute();
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
