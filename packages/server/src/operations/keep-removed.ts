/** Keeps what an organiser clears or deletes for thirty days, with what hangs on it, so that it can be had back (docs/decisions/0525). */
import { findProgram, type ShowState } from '@liangfen/rules';
import type { RemovedKind } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Tx } from '../store/transaction.ts';
import { restorableMs } from './competitions/rows.ts';
import { idList } from './removal.ts';

/** What a removal of programs takes from rows that stay. */
export interface KeptTies {
  /** Judges who were recused from one of them, and from which. */
  readonly recusals: readonly {
    readonly judgeId: string;
    readonly programIds: readonly string[];
  }[];
  /** Awards that were given to one of them by hand, with all their programs in their order. */
  readonly awards: readonly {
    readonly awardName: string;
    readonly programIds: readonly string[];
  }[];
}

/** By which rules cleared results were worked out. */
export interface KeptRules extends Pick<ShowState, 'setting' | 'items' | 'fouls'> {
  readonly judgeGroups: ShowState['judgeGroups'];
}

/** The actions that a row names; every other one cleared all scores. */
const actions = { PROGRAMS: 'deletePrograms', JUDGES: 'deleteJudges' } as const;

export function removedKindOf(action: string): RemovedKind {
  switch (action) {
    case actions.PROGRAMS:
      return 'PROGRAMS';
    case actions.JUDGES:
      return 'JUDGES';
    default:
      return 'SCORES';
  }
}

/** Before scores are cleared. Copied inside the database: a large competition does not pass through this process. */
export async function keepScores(
  tx: Tx,
  ports: Ports,
  state: ShowState,
  action: string,
): Promise<void> {
  const { setting, items, fouls, judgeGroups, competitionId: id } = state;
  const rules: KeptRules = { setting, items, fouls, judgeGroups };
  const all = sql<boolean>`true`;
  await tx
    .deleteFrom('recovery')
    .where('competition_id', '=', id)
    .where('at', '<', ports.now() - restorableMs)
    .execute();
  await keep(tx, ports, state, action)`json_build_object(
    'rules', ${JSON.stringify(rules)}::json,
    'live', (select live from competition where id = ${id}),
    'programs', (select json_agg(json_build_object('id', id, 'program_name', program_name, 'test', test,
        'live', live, 'result', result, 'shown', shown) order by sort, id) from program where competition_id = ${id}),
    'judges', (select json_agg(json_build_object('id', id, 'name', name)) from judge where competition_id = ${id}),
    ${givenWhere(id, { score: all, lateScore: all, adjustment: all })})`;
}

/** Before programs are deleted. */
export async function keepPrograms(
  tx: Tx,
  ports: Ports,
  state: ShowState,
  programIds: readonly string[],
): Promise<void> {
  const { competitionId: id } = state;
  const own = sql<boolean>`program_id in ${idList(programIds)}`;
  await keep(tx, ports, state, actions.PROGRAMS)`json_build_object(
    'ties', ${JSON.stringify(tiesOf(state, new Set(programIds)))}::json,
    'programs', (select json_agg(to_json(r) order by r.sort, r.id) from program r
      where competition_id = ${id} and id in ${idList(programIds)}),
    ${givenWhere(id, { score: own, lateScore: own, adjustment: own })})`;
}

/** Before judges are deleted. */
export async function keepJudges(
  tx: Tx,
  ports: Ports,
  state: ShowState,
  judgeIds: readonly string[],
): Promise<void> {
  const { competitionId: id } = state;
  const own = sql<boolean>`judge_id in ${idList(judgeIds)}`;
  await keep(tx, ports, state, actions.JUDGES)`json_build_object(
    'judges', (select json_agg(to_json(r) order by r.number nulls last, r.id) from judge r
      where competition_id = ${id} and id in ${idList(judgeIds)}),
    ${givenWhere(id, { score: own, lateScore: own, adjustment: sql<boolean>`false` })})`;
}

type Where = ReturnType<typeof sql<boolean>>;

function givenWhere(
  id: string,
  where: { readonly score: Where; readonly lateScore: Where; readonly adjustment: Where },
) {
  return sql`
    'scores', (select json_agg(to_json(r)) from score r
      where competition_id = ${id} and ${where.score}),
    'lateScores', (select json_agg(to_json(r)) from late_score r
      where competition_id = ${id} and ${where.lateScore}),
    'adjustments', (select json_agg(to_json(r)) from adjustment r
      where competition_id = ${id} and ${where.adjustment})`;
}

/** Writes the row; the removal itself is the next entry of the ledger. */
function keep(
  tx: Tx,
  { newId, now }: Ports,
  { competitionId, version }: ShowState,
  action: string,
) {
  return async (texts: TemplateStringsArray, ...values: unknown[]): Promise<void> => {
    const body = sql(texts, ...values);
    await sql`insert into recovery (competition_id, id, at, action, version, grounded, body)
      select ${competitionId}, ${newId()}, ${now()}::bigint, ${action}, ${version + 1}::bigint,
        (select grounded from competition where id = ${competitionId}), (${body})::text`.execute(
      tx,
    );
  };
}

function tiesOf(
  { judges, recusals, setting: { awards = [] }, ...state }: ShowState,
  leaving: ReadonlySet<string>,
): KeptTies {
  const there = (id: string) => findProgram(state, id) !== null;
  return {
    recusals: judges.flatMap(({ id: judgeId }) => {
      const programIds = (recusals.get(judgeId) ?? []).filter((id) => leaving.has(id));
      return programIds.length === 0 ? [] : [{ judgeId, programIds }];
    }),
    awards: awards.flatMap((award) =>
      award.basis === 'HAND' && award.programIds.some((id) => leaving.has(id))
        ? [{ awardName: award.awardName, programIds: award.programIds.filter(there) }]
        : [],
    ),
  };
}
