/** Taking judges off the list, without losing an official score. */
import type { ShowState } from '@liangfen/rules';
import { sql } from 'kysely';
import { notFound, ProblemError } from '../../problem.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import { organiserChange, type Tx } from '../organiser-change.ts';
import { onAir } from '../refusals.ts';
import { numberedJudgeIds, numberJudges } from './rows.ts';

interface Leaving {
  readonly id: string;
  readonly number: number | null;
  readonly name: string;
}

function names(judges: readonly Leaving[]): string {
  const shown = judges.slice(0, 5).map(({ name }) => name);
  return shown.join('、') + (judges.length > shown.length ? ` 等 ${judges.length} 位` : '');
}

function refuseExpected(state: ShowState, leaving: readonly Leaving[]): void {
  if (state.window?.open !== true) return;
  const expected = new Set(state.window.expected);
  const waitedFor = leaving.filter(({ id }) => expected.has(id));
  if (waitedFor.length === 0) return;
  throw onAir(`${names(waitedFor)} 正在给当前节目打分，不能删除；请等亮分之后再删`);
}

async function refuseScored(tx: Tx, state: ShowState, leaving: readonly Leaving[]): Promise<void> {
  if (state.status === 'REHEARSAL') return;
  const scored = await tx
    .selectFrom('score')
    .innerJoin('program', (join) =>
      join
        .onRef('program.competition_id', '=', 'score.competition_id')
        .onRef('program.id', '=', 'score.program_id'),
    )
    .select('score.judge_id as id')
    .distinct()
    .where('score.competition_id', '=', state.competitionId)
    .where(
      'score.judge_id',
      'in',
      leaving.map(({ id }) => id),
    )
    .where('program.test', '=', false)
    .execute();
  if (scored.length === 0) return;
  const ids = new Set(scored.map(({ id }) => id));
  throw new ProblemError(
    409,
    'IN_USE',
    `${names(leaving.filter(({ id }) => ids.has(id)))} 已打过正式分数，删除会改变成绩；可以设置回避，让其不再参与后面的节目`,
  );
}

/** Rehearsal scores of judges who leave; test scores too. Kept for 30 days with the rows themselves. */
async function keepForRecovery(
  tx: Tx,
  competitionId: string,
  judgeIds: readonly string[],
  entry: { readonly id: string; readonly at: number },
): Promise<void> {
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(judgeIds)}::jsonb))`;
  await sql`insert into recovery (competition_id, id, at, action, body)
    select ${competitionId}, ${entry.id}, ${entry.at}::bigint, 'deleteJudges', json_build_object(
      'judges', (select json_agg(to_json(r)) from judge r
        where competition_id = ${competitionId} and id in ${ids}),
      'scores', (select json_agg(to_json(r)) from score r
        where competition_id = ${competitionId} and judge_id in ${ids}),
      'lateScores', (select json_agg(to_json(r)) from late_score r
        where competition_id = ${competitionId} and judge_id in ${ids}))::text`.execute(tx);
}

/** Answers the sessions of seat links that ended with their judges. */
export async function deleteJudgeRows(
  tx: Tx,
  competitionId: string,
  judgeIds: readonly string[],
): Promise<string[]> {
  for (const table of ['score', 'late_score'] as const) {
    await tx
      .deleteFrom(table)
      .where('competition_id', '=', competitionId)
      .where('judge_id', 'in', judgeIds)
      .execute();
  }
  await tx
    .deleteFrom('judge')
    .where('competition_id', '=', competitionId)
    .where('id', 'in', judgeIds)
    .execute();
  const sessions = await tx
    .deleteFrom('session')
    .where('competition_id', '=', competitionId)
    .where('judge_id', 'in', judgeIds)
    .returning('id')
    .execute();
  return sessions.map(({ id }) => id);
}

export const judgeRemoval: Operations<'deleteJudges'> = {
  deleteJudges: async (call, services) => {
    const { ports } = services;
    const { id } = call.path;
    const judgeIds = [...new Set(call.path.judgeId.split(','))];
    const { count, sessions } = await organiserChange(call, services, {
      action: 'deleteJudges',
      area: 'JUDGES',
      run: async (tx, state) => {
        const leaving = await tx
          .selectFrom('judge')
          .select(['id', 'number', 'name'])
          .where('competition_id', '=', id)
          .where('id', 'in', judgeIds)
          .orderBy(sql`number nulls last`)
          .execute();
        if (leaving.length !== judgeIds.length) throw notFound('评委');
        refuseExpected(state, leaving);
        await refuseScored(tx, state, leaving);
        await keepForRecovery(tx, id, judgeIds, { id: ports.newId(), at: ports.now() });
        const ended = await deleteJudgeRows(tx, id, judgeIds);
        await numberJudges(tx, id, await numberedJudgeIds(tx, id));
        return { result: { count: leaving.length, sessions: ended }, before: { judges: leaving } };
      },
    });
    endedSessions(services, sessions);
    return { count };
  },
};
