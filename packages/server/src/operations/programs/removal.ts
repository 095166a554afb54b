/** Takes programs off the list without losing an official result. */
import { findProgram, type ShowState, scoresOf } from '@liangfen/rules';
import type { Award, Program, RemovalAttachment } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import type { Ports } from '../../ports.ts';
import { notFound, ProblemError } from '../../problem.ts';
import { competitionEnded, onAir, requireConfirmation } from '../../refusals.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import { keepPrograms } from '../keep-removed.ts';
import { scoredPrograms } from '../official-scores.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import {
  answeredBefore,
  attachment,
  idList,
  type Removal,
  type RemovalInLedger,
  removalAnswer,
  sortedForRemoval,
} from '../removal.ts';
import { forgetUndo } from '../reset-scores.ts';
import { programsOnAir, refuseBrokenBout } from './on-air.ts';
import { forLedger, orderPrograms } from './rows.ts';

const nameOf = ({ programName }: Pick<Program, 'programName'>) => programName;

function names(programs: readonly Pick<Program, 'programName'>[]): string {
  const shown = programs.slice(0, 5).map(nameOf);
  return shown.join('、') + (programs.length > shown.length ? ` 等 ${programs.length} 个节目` : '');
}

/** Says which of the programs may go: no official result is lost, and nothing is pulled away from the screen. */
async function planRemoval(
  query: Queryable,
  state: ShowState,
  programIds: readonly string[],
): Promise<Removal<Program>> {
  const there = programIds.flatMap((programId) => {
    const found = findProgram(state, programId);
    return found === null || found.group === null ? [] : [found.program];
  });
  const scored =
    state.status === 'REHEARSAL'
      ? []
      : await scoredPrograms(query, state.competitionId)
          .where('program.id', 'in', idList(programIds))
          .execute();
  return sortedForRemoval(there, programIds.length - there.length, {
    OFFICIAL_SCORES: new Set(scored.map(({ id }) => id)),
    ON_AIR: programsOnAir(state),
  });
}

/** An award never names a program that is not there: it stays, without this winner. */
async function takeOutOfAwards(
  tx: Tx,
  { competitionId, setting: { awards = [] } }: ShowState,
  programIds: readonly string[],
): Promise<void> {
  const leaving = new Set(programIds);
  const kept = awards.map((award): Award => withoutWinners(award, leaving));
  if (awards.every((award, index) => award === kept[index])) return;
  await sql`update competition set setting = jsonb_set(setting, '{awards}', ${JSON.stringify(kept)}::jsonb)
    where id = ${competitionId}`.execute(tx);
}

function withoutWinners(award: Award, leaving: ReadonlySet<string>): Award {
  switch (award.basis) {
    case 'RANK':
      return award;
    case 'HAND': {
      const programIds = award.programIds.filter((id) => !leaving.has(id));
      return programIds.length === award.programIds.length ? award : { ...award, programIds };
    }
  }
}

/** Says what hangs on the programs that leave, and goes with them. */
function attachedTo(state: ShowState, leaving: readonly Program[]): RemovalAttachment[] {
  const {
    judges,
    recusals,
    setting: { awards = [] },
    shown,
  } = state;
  const ids = new Set(leaving.map(({ id }) => id));
  const among = (programIds: readonly string[]) => programIds.some((id) => ids.has(id));
  const recused = judges.filter(({ id }) => among(recusals.get(id) ?? []));
  const given = awards.filter((award) => award.basis === 'HAND' && among(award.programIds));
  const pictured = leaving.filter(({ photoUrl, markUrl }) => photoUrl != null || markUrl != null);
  const fought = leaving.filter(({ outcome }) => outcome !== null);
  const seen = leaving.filter(({ id }) => shown.get(id)?.score != null);
  const counts = new Map(leaving.map(({ id }) => [id, scoreCount(scoresOf(state, id).values())]));
  const scored = leaving.filter(({ id }) => (counts.get(id) ?? 0) > 0);
  return [
    ...attachment(
      'SCORES',
      scored.map(nameOf),
      scored.reduce((so, { id }) => so + (counts.get(id) ?? 0), 0),
    ),
    ...attachment(
      'RECUSALS',
      recused.map(({ name }) => name),
    ),
    ...attachment(
      'AWARDS',
      given.map(({ awardName }) => awardName),
    ),
    ...attachment('PHOTOGRAPHS', pictured.map(nameOf)),
    ...attachment('FOUGHT_BOUTS', fought.map(nameOf)),
    ...attachment('SHOWN_RESULTS', seen.map(nameOf)),
  ];
}

function scoreCount(given: Iterable<ReadonlyMap<string, unknown>>): number {
  return [...given].reduce((so, scores) => so + scores.size, 0);
}

/** The running orders of the groups that lose programs. */
function ordersWithout(state: ShowState, leaving: readonly Program[]) {
  const gone = new Set(leaving.map(({ id }) => id));
  return state.programGroups.flatMap(({ id, programs }) => {
    const stay = programs.map((row) => row.id).filter((row) => !gone.has(row));
    return stay.length === programs.length ? [] : [{ groupId: id, stay }];
  });
}

function refuseBrokenBouts(state: ShowState, leaving: readonly Program[]): void {
  for (const { stay } of ordersWithout(state, leaving)) refuseBrokenBout(state, stay);
}

async function removePrograms(
  tx: Tx,
  ports: Ports,
  state: ShowState,
  leaving: readonly Program[],
): Promise<void> {
  const { competitionId } = state;
  refuseBrokenBouts(state, leaving);
  const programIds = leaving.map(({ id }) => id);
  await keepPrograms(tx, ports, state, programIds);
  await deleteRows(tx, competitionId, programIds);
  for (const { groupId, stay } of ordersWithout(state, leaving)) {
    await orderPrograms(tx, state, groupId, stay);
  }
  await takeOutOfAwards(tx, state, programIds);
  await forgetUndo(tx, competitionId);
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
      .where('program_id', 'in', idList(programIds))
      .execute();
  }
  await tx
    .deleteFrom('program')
    .where('competition_id', '=', competitionId)
    .where('id', 'in', idList(programIds))
    .execute();
  const ids = JSON.stringify(programIds);
  await sql`update judge set recused_program_ids = coalesce(
      (select jsonb_agg(r.id) from jsonb_array_elements_text(recused_program_ids) as r(id)
        where not ${ids}::jsonb ? r.id), '[]')
    where competition_id = ${competitionId} and recused_program_ids <> '[]'`.execute(tx);
}

export const programRemoval: Operations<'deletePrograms' | 'removePrograms'> = {
  deletePrograms: (call, services) =>
    organiserChange(call, services, {
      action: 'deletePrograms',
      area: 'PROGRAMS',
      run: async (tx, state) => {
        const programIds = [...new Set(call.path.programId.split(','))];
        const { leaving, kept, gone } = await planRemoval(tx, state, programIds);
        if (gone > 0) throw notFound('节目');
        if (kept.ON_AIR.length > 0) {
          throw onAir(`${names(kept.ON_AIR)} 正在现场播出，不能删除；请先在控制台回到开场`);
        }
        if (kept.OFFICIAL_SCORES.length > 0) {
          throw new ProblemError(
            409,
            'IN_USE',
            `${names(kept.OFFICIAL_SCORES)} 已有正式成绩，不能删除；不再参赛的，请改「参赛身份」为弃权、取消资格等，成绩和序号都保留`,
          );
        }
        await removePrograms(tx, services.ports, state, leaving);
        return {
          result: { count: leaving.length },
          before: { programs: leaving.map(forLedger) },
        };
      },
    }),

  removePrograms: async (call, services) => {
    const { ports, live } = services;
    const programIds = [...new Set(call.body.programIds)];
    const { confirmName } = call.body;
    if (call.query.preview === true) {
      const state = await live.state(call.path.id);
      if (state.status === 'ENDED') throw competitionEnded();
      const removal = await planRemoval(ports.database.query, state, programIds);
      refuseBrokenBouts(state, removal.leaving);
      return removalAnswer(true, removal, nameOf, attachedTo(state, removal.leaving));
    }
    return organiserChange(call, services, {
      action: 'removePrograms',
      area: 'PROGRAMS',
      content: programIds,
      run: async (tx, state, earlier) => {
        const answered = answeredBefore(earlier);
        if (answered !== null) return { result: answered, unchanged: true };
        requireConfirmation(confirmName, state.name);
        const removal = await planRemoval(tx, state, programIds);
        const answer = removalAnswer(false, removal, nameOf, attachedTo(state, removal.leaving));
        if (removal.leaving.length === 0) return { result: answer, unchanged: true };
        await removePrograms(tx, ports, state, removal.leaving);
        const after: RemovalInLedger = { removal: answer };
        return { result: answer, before: { programs: removal.leaving.map(forLedger) }, after };
      },
    });
  },
};
