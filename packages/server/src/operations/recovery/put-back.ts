/** Puts rows back that were cleared or deleted; their columns go from the kept text to their tables inside the database. */
import type { ShowState } from '@liangfen/rules';
import type { Award } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import type { Tx } from '../../store/transaction.ts';
import { untouchedProgram } from '../competitions/defaults.ts';
import { numberedJudgeIds, numberJudges } from '../judges/rows.ts';
import type { KeptTies } from '../keep-removed.ts';
import { hasBegun } from '../programs/rows.ts';
import { idList } from '../removal.ts';
import { forgetUndo } from '../reset-scores.ts';
import { groupOrders, type RecoveryPlan } from './plan-recovery.ts';
import type { KeptRemoval } from './read-removed.ts';

export async function putBack(
  tx: Tx,
  state: ShowState,
  kept: KeptRemoval,
  { withScores }: RecoveryPlan,
): Promise<void> {
  const { competitionId } = state;
  switch (kept.kind) {
    case 'SCORES':
      await putResults(tx, state, kept);
      break;
    case 'PROGRAMS':
      await putPrograms(tx, state, kept, withScores);
      break;
    case 'JUDGES':
      await putJudges(tx, state, kept);
      break;
  }
  if (withScores) {
    for (const [table, member] of given) await putGiven(tx, competitionId, kept.id, table, member);
  }
  await forgetUndo(tx, competitionId);
}

const given = [
  ['score', 'scores'],
  ['late_score', 'lateScores'],
  ['adjustment', 'adjustments'],
] as const;

type KeptTable = 'program' | 'judge' | (typeof given)[number][0];

/** The kept rows of a table, as rows of that table; nothing where there are none. */
function keptRows(competitionId: string, keptId: string, table: KeptTable, member: string) {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, (
    select case jsonb_typeof(body::jsonb->${sql.lit(member)}) when 'array' then body::jsonb->${sql.lit(member)}
      else '[]' end
    from recovery where competition_id = ${competitionId} and id = ${keptId}))`;
}

/** Names the columns that the kept rows have and the table still has: a later version may have more, with their defaults. */
async function keptColumns(
  tx: Tx,
  competitionId: string,
  keptId: string,
  table: KeptTable,
  member: string,
) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_name in (
      select jsonb_object_keys(body::jsonb->${sql.lit(member)}->0) from recovery
      where competition_id = ${competitionId} and id = ${keptId}
        and jsonb_typeof(body::jsonb->${sql.lit(member)}) = 'array')`.execute(tx);
  return rows.map(({ name }) => name);
}

async function putRows(
  tx: Tx,
  competitionId: string,
  keptId: string,
  table: KeptTable,
  member: string,
  where: ReturnType<typeof sql<boolean>>,
): Promise<void> {
  const names = await keptColumns(tx, competitionId, keptId, table, member);
  if (names.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from ${keptRows(competitionId, keptId, table, member)} r where ${where}`.execute(
    tx,
  );
}

/** Nothing comes back of a program or a judge that is not there. */
async function putGiven(
  tx: Tx,
  competitionId: string,
  keptId: string,
  table: (typeof given)[number][0],
  member: string,
): Promise<void> {
  const programThere = sql<boolean>`exists (select from program p
    where p.competition_id = ${competitionId} and p.id = r.program_id)`;
  const judgeThere =
    table === 'adjustment'
      ? sql<boolean>`true`
      : sql<boolean>`exists (select from judge j
          where j.competition_id = ${competitionId} and j.id = r.judge_id)`;
  const where = sql<boolean>`${programThere} and ${judgeThere}`;
  await putRows(tx, competitionId, keptId, table, member, where);
}

async function putResults(tx: Tx, { competitionId, version }: ShowState, kept: KeptRemoval) {
  const rows = keptRows(competitionId, kept.id, 'program', 'programs');
  await sql`update program set live = r.live, result = r.result, shown = r.shown
    from ${rows} r where program.competition_id = ${competitionId} and program.id = r.id`.execute(
    tx,
  );
  // The picture stays; what the evening knows of its windows and performances comes back.
  await sql`update competition set live = jsonb_strip_nulls(jsonb_build_object(
        'corrections', was->'corrections',
        'leftProgramIds', was->'leftProgramIds',
        'performed', was->'performed',
        'openedWindowIds', (select jsonb_agg(distinct w.value) from jsonb_array_elements(
          (was->'openedWindowIds') || coalesce(live->'openedWindowIds', '[]')) w(value))))
      || (live - 'corrections' - 'leftProgramIds' - 'performed' - 'openedWindowIds')
      || jsonb_build_object('operatorVersion', ${version + 1}::bigint)
    from (select body::jsonb->'live' as was from recovery
      where competition_id = ${competitionId} and id = ${kept.id}) r
    where competition.id = ${competitionId} and live is not null
      and jsonb_typeof(was) = 'object'`.execute(tx);
}

async function putPrograms(
  tx: Tx,
  state: ShowState,
  kept: KeptRemoval,
  withScores: boolean,
): Promise<void> {
  const { competitionId } = state;
  const ids = kept.programs.map(({ id }) => id);
  await putRows(tx, competitionId, kept.id, 'program', 'programs', sql<boolean>`true`);
  await sql`update program set judge_group_id = null
    where competition_id = ${competitionId} and id in ${idList(ids)}
      and judge_group_id not in ${idList(state.judgeGroups.map((group) => group.id))}`.execute(tx);
  if (!withScores) {
    await tx
      .updateTable('program')
      .set({ live: JSON.stringify(untouchedProgram), result: null, shown: null })
      .where('competition_id', '=', competitionId)
      .where('id', 'in', idList(ids))
      .execute();
  }
  for (const { groupId, programIds, numbers } of groupOrders(state, kept.programs)) {
    const wanted = programIds.map((id, index) => ({ id, sort: numbers[index] }));
    await sql`update program set sort = o.sort, program_group_id = ${groupId}
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as o(id text, sort integer)
      where program.competition_id = ${competitionId} and program.id = o.id
        and (program.sort <> o.sort or program.program_group_id is distinct from ${groupId})`.execute(
      tx,
    );
  }
  await putRecusals(tx, state, kept.ties);
  await putAwards(tx, state, kept.ties, new Set(ids));
}

async function putRecusals(tx: Tx, state: ShowState, { recusals }: KeptTies): Promise<void> {
  for (const { judgeId, programIds } of recusals) {
    const own = state.recusals.get(judgeId) ?? [];
    await tx
      .updateTable('judge')
      .set({ recused_program_ids: JSON.stringify([...new Set([...own, ...programIds])]) })
      .where('competition_id', '=', state.competitionId)
      .where('id', '=', judgeId)
      .execute();
  }
}

/** As many as one award may name. */
const winnersAtMost = 100;

/** An award of the same name is given to them again, at their old places among its programs. */
async function putAwards(
  tx: Tx,
  { competitionId, setting: { awards = [] } }: ShowState,
  { awards: then }: KeptTies,
  back: ReadonlySet<string>,
): Promise<void> {
  const again = awards.map((award): Award => {
    const kept = then.find(({ awardName }) => awardName === award.awardName);
    if (award.basis !== 'HAND' || kept === undefined) return award;
    const own = new Set(award.programIds);
    const wanted = kept.programIds.filter((id) => own.has(id) || back.has(id));
    const programIds = [...new Set([...wanted, ...award.programIds])];
    return programIds.length > winnersAtMost ? award : { ...award, programIds };
  });
  if (awards.every((award, index) => award === again[index])) return;
  await sql`update competition set setting = jsonb_set(setting, '{awards}', ${JSON.stringify(again)}::jsonb)
    where id = ${competitionId}`.execute(tx);
}

/** They come back without their sign-in: their logins ended when they went. */
async function putJudges(tx: Tx, state: ShowState, kept: KeptRemoval): Promise<void> {
  const { competitionId } = state;
  const before = await numberedJudgeIds(tx, competitionId);
  const names = await keptColumns(tx, competitionId, kept.id, 'judge', 'judges');
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const groups = state.judgeGroups.map(({ id }) => id);
  const values = sql.join(names.map((name) => judgeValue(name, competitionId, groups)));
  await sql`insert into judge (${columns})
    select ${values} from ${keptRows(competitionId, kept.id, 'judge', 'judges')} r`.execute(tx);
  const numbered = kept.judges.filter(({ number }) => number !== null);
  const order = [...before];
  const begun = hasBegun(state);
  for (const { id, number } of numbered.sort((a, b) => (a.number ?? 0) - (b.number ?? 0))) {
    order.splice(begun ? order.length : Math.min((number ?? 1) - 1, order.length), 0, id);
  }
  await numberJudges(tx, competitionId, order);
}

function judgeValue(name: string, competitionId: string, groups: readonly string[]) {
  switch (name) {
    case 'number':
      return sql`null`;
    case 'sign_in':
      return sql`false`;
    case 'judge_group_id':
      return sql`case when r.judge_group_id in ${idList(groups)} then r.judge_group_id
        else ${groups[0] ?? null} end`;
    case 'user_id':
      return sql`(select id from user_account u where u.id = r.user_id)`;
    case 'recused_program_ids':
      return sql`coalesce((select jsonb_agg(w.value) from jsonb_array_elements_text(r.recused_program_ids) w(value)
        where exists (select from program p where p.competition_id = ${competitionId} and p.id = w.value)), '[]')`;
    default:
      return sql`r.${sql.ref(name)}`;
  }
}
