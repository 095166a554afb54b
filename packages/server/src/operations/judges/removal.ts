/** Takes judges off the list without losing an official score. */
import type { ShowState } from '@liangfen/rules';
import type { RemovalAnswer, RemovalAttachment } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import type { Ports } from '../../ports.ts';
import { notFound, ProblemError } from '../../problem.ts';
import { competitionEnded, conflict, onAir, requireConfirmation } from '../../refusals.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { endedSessions } from '../ended-sessions.ts';
import { keepJudges } from '../keep-removed.ts';
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
import { judgesMatching, numberedJudgeIds, numberJudges } from './rows.ts';

interface Leaving {
  readonly id: string;
  readonly number: number | null;
  readonly name: string;
}

const nameOf = ({ name }: Pick<Leaving, 'name'>) => name;

function names(judges: readonly Leaving[]): string {
  const shown = judges.slice(0, 5).map(nameOf);
  return shown.join('、') + (judges.length > shown.length ? ` 等 ${judges.length} 位` : '');
}

/** Returns the judges whose scores the open window waits for. */
function expectedNow({ window }: ShowState): ReadonlySet<string> {
  return new Set(window?.open === true ? window.expected : []);
}

async function scoredJudges(
  query: Queryable,
  { status, competitionId }: ShowState,
  judges: readonly Leaving[],
): Promise<ReadonlySet<string>> {
  if (status === 'REHEARSAL') return new Set();
  const scored = await query
    .selectFrom('score')
    .innerJoin('program', (join) =>
      join
        .onRef('program.competition_id', '=', 'score.competition_id')
        .onRef('program.id', '=', 'score.program_id'),
    )
    .select('score.judge_id as id')
    .distinct()
    .where('score.competition_id', '=', competitionId)
    .where('score.judge_id', 'in', idList(judges.map(({ id }) => id)))
    .where('program.test', '=', false)
    .execute();
  return new Set(scored.map(({ id }) => id));
}

/** Says which of the judges may go: no official score is lost, and no judge goes who is scoring now. */
async function planRemoval(
  query: Queryable,
  state: ShowState,
  there: readonly Leaving[],
  gone: number,
): Promise<Removal<Leaving>> {
  return sortedForRemoval(there, gone, {
    OFFICIAL_SCORES: await scoredJudges(query, state, there),
    ON_AIR: expectedNow(state),
  });
}

/** Says what hangs on the judges who leave, and goes with them. */
async function attachedTo(
  query: Queryable,
  { competitionId }: ShowState,
  leaving: readonly Leaving[],
): Promise<RemovalAttachment[]> {
  const rows = await query
    .selectFrom('judge')
    .select(['id', 'name', 'photo', 'recused_program_ids as recused'])
    .select(
      sql<number>`(select count(*)::int from score s
        where s.competition_id = judge.competition_id and s.judge_id = judge.id)`.as('scores'),
    )
    .where('competition_id', '=', competitionId)
    .where('id', 'in', idList(leaving.map(({ id }) => id)))
    .orderBy(sql`number nulls last`)
    .orderBy('id')
    .execute();
  const scored = rows.filter(({ scores }) => scores > 0);
  return [
    ...attachment(
      'SCORES',
      scored.map(nameOf),
      scored.reduce((so, { scores }) => so + scores, 0),
    ),
    ...attachment('RECUSALS', rows.filter(({ recused }) => recused.length > 0).map(nameOf)),
    ...attachment('PHOTOGRAPHS', rows.filter(({ photo }) => photo !== null).map(nameOf)),
  ];
}

/** Deletes the rows of judges; returns the sessions of seat links that ended with them. */
export async function deleteJudgeRows(
  tx: Tx,
  competitionId: string,
  judgeIds: readonly string[],
): Promise<string[]> {
  for (const table of ['score', 'late_score'] as const) {
    await tx
      .deleteFrom(table)
      .where('competition_id', '=', competitionId)
      .where('judge_id', 'in', idList(judgeIds))
      .execute();
  }
  await tx
    .deleteFrom('judge')
    .where('competition_id', '=', competitionId)
    .where('id', 'in', idList(judgeIds))
    .execute();
  const sessions = await tx
    .deleteFrom('session')
    .where('competition_id', '=', competitionId)
    .where('judge_id', 'in', idList(judgeIds))
    .returning('id')
    .execute();
  return sessions.map(({ id }) => id);
}

/** Removes the judges, and closes the gaps in the numbers. */
async function removeJudges(
  tx: Tx,
  ports: Ports,
  state: ShowState,
  leaving: readonly Leaving[],
): Promise<string[]> {
  const { competitionId } = state;
  const judgeIds = leaving.map(({ id }) => id);
  // Rehearsal scores of judges who leave, and test scores, go with them.
  await keepJudges(tx, ports, state, judgeIds);
  const ended = await deleteJudgeRows(tx, competitionId, judgeIds);
  await numberJudges(tx, competitionId, await numberedJudgeIds(tx, competitionId));
  return ended;
}

/** Finds the judges whom the call means, and counts the named ones that are not there. */
async function judgesMeant(
  query: Queryable,
  vault: Ports['vault'],
  { path, body }: Call<'removeJudges'>,
) {
  const { judgeIds, ...search } = body;
  let { found } = await judgesMatching({ query, vault }, path.id, search);
  if (judgeIds !== undefined) found = found.where('id', 'in', idList(judgeIds));
  const there = await found
    .clearSelect()
    .select(['id', 'number', 'name'])
    .orderBy(sql`number nulls last`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const gone =
    judgeIds === undefined ? 0 : new Set(judgeIds).size - (await countOf(query, path.id, judgeIds));
  return { there, gone };
}

async function countOf(
  query: Queryable,
  competitionId: string,
  judgeIds: readonly string[],
): Promise<number> {
  const { count } = await query
    .selectFrom('judge')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('competition_id', '=', competitionId)
    .where('id', 'in', idList(judgeIds))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const judgeRemoval: Operations<'deleteJudges' | 'removeJudges'> = {
  deleteJudges: async (call, services) => {
    const { id } = call.path;
    const judgeIds = [...new Set(call.path.judgeId.split(','))];
    const { count, sessions } = await organiserChange(call, services, {
      action: 'deleteJudges',
      area: 'JUDGES',
      run: async (tx, state) => {
        const there = await tx
          .selectFrom('judge')
          .select(['id', 'number', 'name'])
          .where('competition_id', '=', id)
          .where('id', 'in', idList(judgeIds))
          .orderBy(sql`number nulls last`)
          .execute();
        if (there.length !== judgeIds.length) throw notFound('评委');
        const { leaving, kept } = await planRemoval(tx, state, there, 0);
        if (kept.ON_AIR.length > 0) {
          throw onAir(`${names(kept.ON_AIR)} 正在给当前节目打分，不能删除；请等亮分之后再删`);
        }
        if (kept.OFFICIAL_SCORES.length > 0) {
          throw new ProblemError(
            409,
            'IN_USE',
            `${names(kept.OFFICIAL_SCORES)} 已打过正式分数，不能删除；离场的请改为签退：已打的分数保留，后面的节目不再等这位评委`,
          );
        }
        const ended = await removeJudges(tx, services.ports, state, leaving);
        return { result: { count: leaving.length, sessions: ended }, before: { judges: leaving } };
      },
    });
    endedSessions(services, sessions);
    return { count };
  },

  removeJudges: async (call, services) => {
    const { ports, live } = services;
    const { id } = call.path;
    const { expected, confirmName } = call.body;
    if (call.query.preview === true) {
      const state = await live.state(id);
      if (state.status === 'ENDED') throw competitionEnded();
      const { there, gone } = await judgesMeant(ports.database.query, ports.vault, call);
      const removal = await planRemoval(ports.database.query, state, there, gone);
      const attached = await attachedTo(ports.database.query, state, removal.leaving);
      return removalAnswer(true, removal, nameOf, attached);
    }
    type Removed = { readonly answer: RemovalAnswer; readonly sessions: readonly string[] };
    const { answer, sessions } = await organiserChange<Removed>(call, services, {
      action: 'removeJudges',
      area: 'JUDGES',
      content: call.body,
      run: async (tx, state, earlier) => {
        const answered = answeredBefore(earlier);
        if (answered !== null)
          return { result: { answer: answered, sessions: [] }, unchanged: true };
        requireConfirmation(confirmName, state.name);
        const { there, gone } = await judgesMeant(tx, services.ports.vault, call);
        if (there.length + gone !== expected) {
          throw conflict(
            `名单已经变化：现在是 ${there.length} 位，不是 ${expected} 位，一位也没有删除；请刷新后再试`,
          );
        }
        const removal = await planRemoval(tx, state, there, gone);
        const attached = await attachedTo(tx, state, removal.leaving);
        const told = removalAnswer(false, removal, nameOf, attached);
        const { leaving } = removal;
        if (leaving.length === 0)
          return { result: { answer: told, sessions: [] }, unchanged: true };
        const ended = await removeJudges(tx, ports, state, leaving);
        const after: RemovalInLedger = { removal: told };
        return { result: { answer: told, sessions: ended }, before: { judges: leaving }, after };
      },
    });
    endedSessions(services, sessions);
    return answer;
  },
};
