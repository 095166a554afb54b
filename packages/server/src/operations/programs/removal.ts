/** Taking programs off the list, without losing an official result. */
import { findProgram, type ShowState } from '@liangfen/rules';
import type { Program } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { notFound, ProblemError } from '../../problem.ts';
import { scoredPrograms } from '../official-scores.ts';
import type { Operations } from '../operation.ts';
import { organiserChange, type Tx } from '../organiser-change.ts';
import { onAir } from '../refusals.ts';
import { forgetUndo } from '../reset-scores.ts';
import { programsOnAir, refuseBrokenBout } from './on-air.ts';
import { forLedger, placePrograms } from './rows.ts';

function names(programs: readonly Pick<Program, 'programName'>[]): string {
  const shown = programs.slice(0, 5).map(({ programName }) => programName);
  return shown.join('、') + (programs.length > shown.length ? ` 等 ${programs.length} 个节目` : '');
}

async function refuseScored(
  tx: Tx,
  state: ShowState,
  programIds: readonly string[],
): Promise<void> {
  if (state.status === 'REHEARSAL') return;
  const scored = await scoredPrograms(tx, state.competitionId)
    .where('program.id', 'in', programIds)
    .execute();
  if (scored.length === 0) return;
  throw new ProblemError(
    409,
    'IN_USE',
    `${names(scored)} 已有正式成绩，不能删除；确需删除，请先在「计分设置」中清空成绩`,
  );
}

async function keepForRecovery(
  tx: Tx,
  competitionId: string,
  programIds: readonly string[],
  entry: { readonly id: string; readonly at: number },
): Promise<void> {
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(programIds)}::jsonb))`;
  await sql`insert into recovery (competition_id, id, at, action, body)
    select ${competitionId}, ${entry.id}, ${entry.at}::bigint, 'deletePrograms', json_build_object(
      'programs', (select json_agg(to_json(r)) from program r
        where competition_id = ${competitionId} and id in ${ids}),
      'scores', (select json_agg(to_json(r)) from score r
        where competition_id = ${competitionId} and program_id in ${ids}),
      'lateScores', (select json_agg(to_json(r)) from late_score r
        where competition_id = ${competitionId} and program_id in ${ids}),
      'adjustments', (select json_agg(to_json(r)) from adjustment r
        where competition_id = ${competitionId} and program_id in ${ids}))::text`.execute(tx);
}

async function deleteRows(
  tx: Tx,
  competitionId: string,
  programIds: readonly string[],
): Promise<void> {
  for (const table of ['score', 'late_score', 'adjustment'] as const) {
    await tx
      .deleteFrom(table)
      .where('competition_id', '=', competitionId)
      .where('program_id', 'in', programIds)
      .execute();
  }
  await tx
    .deleteFrom('program')
    .where('competition_id', '=', competitionId)
    .where('id', 'in', programIds)
    .execute();
  const ids = JSON.stringify(programIds);
  await sql`update judge set recused_program_ids = coalesce(
      (select jsonb_agg(r.id) from jsonb_array_elements_text(recused_program_ids) as r(id)
        where not ${ids}::jsonb ? r.id), '[]')
    where competition_id = ${competitionId} and recused_program_ids <> '[]'`.execute(tx);
}

export const programRemoval: Operations<'deletePrograms'> = {
  deletePrograms: (call, services) =>
    organiserChange(call, services, {
      action: 'deletePrograms',
      area: 'PROGRAMS',
      run: async (tx, state) => {
        const { ports } = services;
        const { id } = call.path;
        const programIds = [...new Set(call.path.programId.split(','))];
        const leaving = programIds.map((programId) => {
          const found = findProgram(state, programId);
          if (found === null || found.group === null) throw notFound('节目');
          return found.program;
        });
        const onAirIds = programsOnAir(state);
        const playing = leaving.filter((program) => onAirIds.has(program.id));
        if (playing.length > 0) {
          throw onAir(`${names(playing)} 正在现场播出，不能删除；请先在控制台回到开场`);
        }
        await refuseScored(tx, state, programIds);
        await keepForRecovery(tx, id, programIds, { id: ports.newId(), at: ports.now() });
        await deleteRows(tx, id, programIds);
        const gone = new Set(programIds);
        for (const group of state.programGroups) {
          const stay = group.programs.map((row) => row.id).filter((row) => !gone.has(row));
          if (stay.length === group.programs.length) continue;
          refuseBrokenBout(state, stay);
          await placePrograms(tx, id, group.id, stay);
        }
        await forgetUndo(tx, id);
        return {
          result: { count: leaving.length },
          before: { programs: leaving.map(forLedger) },
        };
      },
    }),
};
