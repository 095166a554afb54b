/** Reads judges as the contract shows them, and keeps their numbers 1..n (product decisions § 6). */
import type { Approval, Judge } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import type { Vault } from '../../ports.ts';
import { notFound, ProblemError } from '../../problem.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import { idList } from '../removal.ts';

export function selectJudges(query: Queryable, competitionId: string) {
  return query
    .selectFrom('judge')
    .select([
      'id',
      'number',
      'name',
      'phone_number as phoneNumber',
      'organisation',
      'title',
      'remark',
      'judge_group_id as judgeGroupId',
      'approval',
      'sign_in as signIn',
      'signed_out as signedOut',
      'recused_program_ids as recusedProgramIds',
      'created_at as createdAt',
      'photo as photoUrl',
    ])
    .where('competition_id', '=', competitionId);
}

/** The conditions by which the list is searched, and by which a search is deleted. */
export interface JudgeSearch {
  readonly keyword?: string;
  readonly approval?: Approval;
  readonly judgeGroupId?: string;
}

export async function judgesMatching(
  { query, vault }: { readonly query: Queryable; readonly vault: Vault },
  competitionId: string,
  { keyword = '', approval, judgeGroupId }: JudgeSearch,
) {
  const word = keyword.trim();
  let found = selectJudges(query, competitionId);
  if (approval !== undefined) found = found.where('approval', '=', approval);
  if (judgeGroupId !== undefined) found = found.where('judge_group_id', '=', judgeGroupId);
  if (word !== '') {
    const byPhone = await judgesByPhone(query, vault, competitionId, word);
    found = found.where(
      sql<boolean>`(strpos(lower(name), lower(${word})) > 0
        or id in ${idList(byPhone)}
        or strpos(lower(organisation), lower(${word})) > 0)`,
    );
  }
  // In an object, because a query is a promise of its rows: returned bare, it would be run by `await`.
  return { found };
}

/** Finds judges by a part of the number, which the database cannot: numbers lie there sealed. */
async function judgesByPhone(
  query: Queryable,
  vault: Vault,
  competitionId: string,
  word: string,
): Promise<string[]> {
  if (!/^[0-9]+$/.test(word)) return [];
  const rows = await query
    .selectFrom('judge')
    .select(['id', 'phone_number as sealed'])
    .where('competition_id', '=', competitionId)
    .where('phone_number', 'is not', null)
    .execute();
  return rows.flatMap(({ id, sealed }) =>
    sealed !== null && vault.open(sealed).includes(word) ? [id] : [],
  );
}

/** Reads the competition's version, for forms that are filled from what is read after it. */
export async function readVersion(query: Queryable, competitionId: string): Promise<number> {
  const row = await query
    .selectFrom('competition')
    .select('version')
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function readJudge(
  query: Queryable,
  competitionId: string,
  judgeId: string,
): Promise<Judge> {
  const judge = await selectJudges(query, competitionId)
    .where('id', '=', judgeId)
    .executeTakeFirst();
  if (judge === undefined) throw notFound('评委');
  return judge;
}

/** Ids of the approved judges, in the order of their numbers. */
export async function numberedJudgeIds(query: Queryable, competitionId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('judge')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('approval', '=', 'APPROVED')
    .orderBy(sql`number nulls last`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives the judges the numbers 1..n in this order, and says how many changed. */
export async function numberJudges(
  tx: Tx,
  competitionId: string,
  judgeIds: readonly string[],
): Promise<number> {
  const changed = await sql`update judge set number = o.number
    from jsonb_array_elements_text(${JSON.stringify(judgeIds)}::jsonb)
      with ordinality as o(id, number)
    where judge.competition_id = ${competitionId} and judge.id = o.id
      and judge.number is distinct from o.number`.execute(tx);
  return Number(changed.numAffectedRows ?? 0);
}

/** The group asked for, or the first one. */
export async function judgeGroupFor(
  query: Queryable,
  competitionId: string,
  wanted: string | null | undefined,
): Promise<string | null> {
  const groups = query
    .selectFrom('judge_group')
    .select('id')
    .where('competition_id', '=', competitionId);
  if (wanted === undefined || wanted === null) {
    const first = await groups.orderBy('sort').orderBy('id').limit(1).executeTakeFirst();
    return first?.id ?? null;
  }
  const group = await groups.where('id', '=', wanted).executeTakeFirst();
  if (group === undefined) throw notFound('评委组');
  return group.id;
}

function phoneTaken({ name, approval }: Pick<Judge, 'name' | 'approval'>): string {
  switch (approval) {
    case 'APPROVED':
      return `这个手机号已是评委“${name}”的，请核对后换一个`;
    case 'PENDING':
    case 'REJECTED':
      return `“${name}”已用这个手机号报名，请在报名列表中通过，不必重复添加`;
  }
}

export async function refuseTakenPhone(
  { query, vault }: { readonly query: Queryable; readonly vault: Vault },
  competitionId: string,
  phoneNumber: string | null | undefined,
  exceptJudgeId: string | null = null,
): Promise<void> {
  if (phoneNumber === undefined || phoneNumber === null) return;
  const holder = await query
    .selectFrom('judge')
    .select(['id', 'name', 'approval'])
    .where('competition_id', '=', competitionId)
    .where('phone_number', '=', vault.seal(phoneNumber))
    .executeTakeFirst();
  if (holder === undefined || holder.id === exceptJudgeId) return;
  const detail = phoneTaken(holder);
  throw new ProblemError(409, 'PHONE_NUMBER_TAKEN', detail, {
    errors: [{ field: 'phoneNumber', message: detail }],
  });
}

/** Names a judge for the ledger; never with the phone number. */
export function forLedger(judge: Judge) {
  const { id, number, name, organisation, title, judgeGroupId, approval, recusedProgramIds } =
    judge;
  const { photoUrl = null } = judge;
  return {
    ...{ id, number, name, organisation, title, judgeGroupId, approval, recusedProgramIds },
    photoUrl,
  };
}
