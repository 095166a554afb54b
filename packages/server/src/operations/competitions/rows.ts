/** Reads competitions as the contract shows them, with their counts in the same query. */
import type { Competition, CompetitionRole, Look } from '@liangfen/sdk/schema';
import { type SelectQueryBuilder, sql } from 'kysely';
import { notFound } from '../../problem.ts';
import type { DatabaseSchema } from '../../store/schema.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Call } from '../call.ts';

/** A deleted competition can be restored for 30 days (product decisions § 2). */
export const restorableMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The look without embedded pictures: a data URL may hold 600 kB, and a list of 200 competitions
 * would weigh hundreds of megabytes. The base setting has them (docs/decisions/0023).
 */
export const lightLook = sql<Look>`competition.look || jsonb_build_object(
  'background', case when competition.look->>'background' like 'data:%' then null else competition.look->'background' end,
  'logo', case when competition.look->>'logo' like 'data:%' then null else competition.look->'logo' end,
  'cover', case when competition.look->>'cover' like 'data:%' then null else competition.look->'cover' end)`;

/** Selects the account's role in every competition that may be shown to it: it owns it, or was granted it. */
export function roleIn(userId: string) {
  return sql<CompetitionRole>`coalesce((select g.role from competition_grant g
    where g.competition_id = competition.id and g.user_id = ${userId}), 'OWNER')`;
}

export function selectCompetitions(query: Queryable, userId: string) {
  return query.selectFrom('competition').select([
    'competition.id',
    'competition.name',
    roleIn(userId).as('role'),
    'competition.status',
    'competition.official',
    'competition.mode',
    lightLook.as('look'),
    sql<number>`(select count(*)::int from program
        where program.competition_id = competition.id and not program.test)`.as('programCount'),
    sql<number>`(select count(*)::int from judge
        where judge.competition_id = competition.id and judge.approval = 'APPROVED')`.as(
      'judgeCount',
    ),
    'competition.parent_id as parentId',
    'competition.created_at as createdAt',
    'competition.updated_at as updatedAt',
    'competition.deleted_at as deletedAt',
  ]);
}

export async function readCompetition(
  query: Queryable,
  id: string,
  userId: string,
): Promise<Competition> {
  const row = await selectCompetitions(query, userId)
    .where('competition.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('比赛');
  return row;
}

type CompetitionQuery<Row> = SelectQueryBuilder<DatabaseSchema, 'competition', Row>;

/** A main account manages its own; a sub-account those its main account granted it; a guest none. */
export function onlyManagedBy<Row>(
  query: CompetitionQuery<Row>,
  user: Call<'pageCompetitions'>['user'],
): CompetitionQuery<Row> {
  if (user.userKind === 'MAIN') return query.where('competition.owner_id', '=', user.userId);
  const owner = user.userKind === 'SUB' ? user.mainUserId : null;
  if (owner === null) return query.where(sql<boolean>`false`);
  return query.where('competition.owner_id', '=', owner).where(
    sql<boolean>`exists (select 1 from competition_grant g
        where g.competition_id = competition.id and g.user_id = ${user.userId})`,
  );
}

/** Finds a competition other than the one that a call is about; undefined where the account does not manage it. */
export async function findManaged(
  query: Queryable,
  user: Call<'pageCompetitions'>['user'],
  id: string,
): Promise<Pick<Competition, 'id' | 'name' | 'role'> | undefined> {
  const competition = query
    .selectFrom('competition')
    .select(['competition.id', 'competition.name', roleIn(user.userId).as('role')])
    .where('competition.id', '=', id)
    .where('competition.deleted_at', 'is', null);
  return onlyManagedBy(competition, user).executeTakeFirst();
}

/** Competitions belong to main accounts; what a sub-account makes belongs to its main account. */
export function ownerOf(user: Call<'createCompetition'>['user']): string {
  if (user.userKind !== 'SUB') return user.userId;
  return user.mainUserId ?? user.userId;
}
