/** Sub-accounts: a main account makes them and says which of its competitions they manage. */
import { competitionRoleWords } from '@liangfen/rules/words';
import type { CompetitionGrant, GrantedRole, SubUser } from '@liangfen/sdk/schema';
import { roleMayCall } from '@liangfen/sdk/values';
import { sql } from 'kysely';
import { refuseWeakPassword } from '../../passwords/refuse-weak-password.ts';
import { notFound } from '../../problem.ts';
import { invalidField } from '../../refusals.ts';
import { isTaken } from '../../store/failures.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import { creationId, holdKeyToContent } from '../repeated-creation.ts';
import type { Services } from '../services.ts';
import {
  changedFields,
  endSessionsOf,
  holdAccount,
  loginNameTaken,
  newAccount,
  profileColumns,
} from './rows.ts';

export const subAccounts: Operations<
  'listSubUsers' | 'createSubUser' | 'updateSubUser' | 'deleteSubUser'
> = {
  listSubUsers: async (call, { ports }) => ({
    subUsers: await readSubUsers(ports.database.query, call.user.userId),
  }),

  createSubUser: async (call, { ports }) => {
    const { loginName, password, name, phoneNumber, competitionIds, monitoredCompetitionIds } =
      call.body;
    const { role, grants } = call.body;
    const mainUserId = call.user.userId;
    const { query } = ports.database;
    const scope = [mainUserId, 'createSubUser', loginName];
    const id = creationId(ports, scope, call.idempotencyKey);
    const content = [
      ...['createSubUser', loginName, name, phoneNumber, competitionIds],
      ...(monitoredCompetitionIds === undefined ? [] : [monitoredCompetitionIds]),
      ...(role === undefined && grants === undefined ? [] : [role ?? null, grants ?? null]),
    ];
    const repeated = await query.transaction().execute(async (tx) => {
      const [known] = await readSubUsers(tx, mainUserId, id);
      if (known !== undefined) await holdKeyToContent(tx, ports, call, content);
      return known;
    });
    if (repeated !== undefined) return repeated;
    await refuseWeakPassword('password', password, { loginName, name });
    const passwordHash = await ports.passwords.hash(password);
    try {
      return await query.transaction().execute(async (tx) => {
        await holdKeyToContent(tx, ports, call, content);
        await tx
          .insertInto('user_account')
          .values(
            newAccount(ports.vault, {
              id,
              kind: 'SUB',
              name: name.trim(),
              loginName,
              passwordHash,
              phoneNumber: phoneNumber ?? null,
              mainUserId,
              ...(role === undefined ? {} : { role }),
              createdAt: ports.now(),
            }),
          )
          .execute();
        await grant(tx, mainUserId, id, {
          competitionIds: competitionIds ?? [],
          monitoredCompetitionIds,
          grants,
        });
        return readSubUser(tx, mainUserId, id);
      });
    } catch (error) {
      if (isTaken(error)) throw loginNameTaken();
      throw error;
    }
  },

  updateSubUser: async (call, services) => {
    const { ports } = services;
    const { id } = call.path;
    const mainUserId = call.user.userId;
    const { password, competitionIds, monitoredCompetitionIds, grants, role } = call.body;
    if (password !== undefined) {
      const owner = await readSubUser(ports.database.query, mainUserId, id);
      await refuseWeakPassword('password', password, owner);
    }
    const password_hash = password === undefined ? null : await ports.passwords.hash(password);
    const { before, subUser, ended } = await ports.database.query
      .transaction()
      .execute(async (tx) => {
        const before = await readSubUser(tx, mainUserId, id);
        const { password: _, grants: __, ...shown } = call.body;
        const fields = [
          ...changedFields(shown, before),
          ...(grants?.some((wanted) => changes(before, wanted)) === true ? ['grants'] : []),
        ];
        if (fields.length > 0) await holdAccount(tx, id, { seenVersion: call.seenVersion, fields });
        const columns = {
          ...profileColumns(ports.vault, call.body),
          ...(fields.length === 0 ? {} : { version: sql<number>`version + 1` }),
          ...(password_hash === null ? {} : { password_hash }),
          ...(role === undefined ? {} : { role }),
        };
        if (Object.keys(columns).length > 0) {
          await tx.updateTable('user_account').set(columns).where('id', '=', id).execute();
        }
        const ended: string[] = [];
        if (
          competitionIds !== undefined ||
          monitoredCompetitionIds !== undefined ||
          grants !== undefined
        ) {
          const granted = competitionIds ?? before.competitionIds;
          const wanted = { competitionIds: granted, monitoredCompetitionIds, grants };
          ended.push(...(await grant(tx, mainUserId, id, wanted)));
        }
        if (password_hash !== null) ended.push(...(await endSessionsOf(tx, id)));
        return { before, subUser: await readSubUser(tx, mainUserId, id), ended };
      });
    endedSessions(services, ended);
    await noteRoles(call, services, before, subUser);
    return subUser;
  },

  deleteSubUser: async (call, services) => {
    const { id } = call.path;
    const ended = await services.ports.database.query.transaction().execute(async (tx) => {
      const { name } = await readSubUser(tx, call.user.userId, id);
      await tx
        .insertInto('former_account')
        .values({
          id,
          main_user_id: call.user.userId,
          name,
          deleted_at: services.ports.now(),
        })
        .execute();
      const sessionIds = await endSessionsOf(tx, id);
      await tx.deleteFrom('user_account').where('id', '=', id).execute();
      return sessionIds;
    });
    endedSessions(services, ended);
    return { ok: true };
  },
};

async function readSubUser(query: Queryable, mainUserId: string, id: string): Promise<SubUser> {
  const [subUser] = await readSubUsers(query, mainUserId, id);
  if (subUser === undefined) throw notFound('子账号');
  return subUser;
}

export async function readSubUsers(
  query: Queryable,
  mainUserId: string,
  id: string | null = null,
): Promise<SubUser[]> {
  const accounts = query
    .selectFrom('user_account')
    .select([
      'version',
      'id',
      'login_name as loginName',
      'name',
      'phone_number as phoneNumber',
      'role',
      'created_at as createdAt',
    ])
    .where('main_user_id', '=', mainUserId)
    .where('kind', '=', 'SUB')
    .orderBy('created_at')
    .orderBy('id');
  const rows = await (id === null ? accounts : accounts.where('id', '=', id)).execute();
  if (rows.length === 0) return [];
  const grants = await query
    .selectFrom('competition_grant')
    .innerJoin('competition', 'competition.id', 'competition_grant.competition_id')
    .select([
      'competition_grant.user_id',
      'competition_grant.competition_id',
      'competition_grant.monitor',
      'competition_grant.role',
    ])
    .where(
      'competition_grant.user_id',
      'in',
      rows.map((row) => row.id),
    )
    .where('competition.deleted_at', 'is', null)
    .orderBy('competition.created_at')
    .execute();
  return rows.map((row) => ({
    ...row,
    ...grantedIn(grants.filter((granted) => granted.user_id === row.id)),
  }));
}

interface GrantRow {
  readonly competition_id: string;
  readonly monitor: boolean;
  readonly role: GrantedRole;
}

function grantedIn(
  grants: readonly GrantRow[],
): Pick<SubUser, 'competitionIds' | 'grants' | 'monitoredCompetitionIds'> {
  const idsOf = (some: typeof grants) => some.map(({ competition_id }) => competition_id);
  return {
    competitionIds: idsOf(grants),
    grants: grants.map(({ competition_id, role }) => ({ competitionId: competition_id, role })),
    monitoredCompetitionIds: idsOf(grants.filter(({ monitor }) => monitor)),
  };
}

interface Granted {
  readonly competitionIds: readonly string[];
  readonly monitoredCompetitionIds?: readonly string[] | undefined;
  readonly grants?: readonly CompetitionGrant[] | undefined;
}

/**
 * Replaces what the sub-account manages; only competitions of its main account can be given. Where a grant does not
 * mention 成绩监看 or a role, a competition that stays keeps its own. Returns the consoles that end with what was taken
 * back.
 */
export async function grant(
  tx: Tx,
  mainUserId: string,
  userId: string,
  { competitionIds, monitoredCompetitionIds, grants = [] }: Granted,
): Promise<string[]> {
  const before = await tx
    .deleteFrom('competition_grant')
    .where('user_id', '=', userId)
    .where('competition_id', 'in', (own) =>
      own.selectFrom('competition').select('id').where('deleted_at', 'is', null),
    )
    .returning(['competition_id', 'monitor', 'role'])
    .execute();
  const monitored = new Set(monitoredCompetitionIds ?? grantedIn(before).monitoredCompetitionIds);
  const given = new Set(competitionIds);
  if (monitoredCompetitionIds?.some((id) => !given.has(id))) {
    throw invalidField(
      'monitoredCompetitionIds',
      '成绩监看只能给他可以管理的比赛，请先选上那场比赛',
    );
  }
  if (grants.some(({ competitionId }) => !given.has(competitionId))) {
    throw invalidField('grants', '角色只能给他可以管理的比赛，请先选上那场比赛');
  }
  const roles = new Map<string, GrantedRole>([
    ...before.map(({ competition_id, role }) => [competition_id, role] as const),
    ...grants.map(({ competitionId, role }) => [competitionId, role] as const),
  ]);
  const takenBack = before.filter(({ competition_id }) => {
    const role = given.has(competition_id) ? roles.get(competition_id) : undefined;
    return role === undefined || !roleMayCall(role, 'issueConsoleToken');
  });
  const ended = await endConsolesOf(tx, userId, grantedIn(takenBack).competitionIds);
  if (competitionIds.length === 0) return ended;
  const own = await tx
    .selectFrom('competition')
    .select('id')
    .where('id', 'in', [...competitionIds])
    .where('owner_id', '=', mainUserId)
    .where('deleted_at', 'is', null)
    .execute();
  if (own.length !== competitionIds.length) {
    throw invalidField('competitionIds', '有的比赛不存在或已删除，请刷新后重新选择');
  }
  const account = await tx
    .selectFrom('user_account')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('competition_grant')
    .values(
      own.map(({ id }) => ({
        competition_id: id,
        user_id: userId,
        monitor: monitored.has(id),
        role: roles.get(id) ?? account.role,
      })),
    )
    .execute();
  return ended;
}

/** Whether the grant says another role than there is. */
function changes({ grants }: SubUser, { competitionId, role }: CompetitionGrant): boolean {
  return grants.find((known) => known.competitionId === competitionId)?.role !== role;
}

/** Notes one line in the security log for each competition in which the role changed, and one for the account's role. */
async function noteRoles(
  call: Call<'updateSubUser'>,
  { security }: Services,
  before: SubUser,
  { name, role, grants }: SubUser,
): Promise<void> {
  const { userId, sessionId } = call.user;
  const note = (competitionId: string | null, from: GrantedRole, to: GrantedRole) =>
    security.record(call, {
      kind: 'ROLE_CHANGED',
      userId,
      sessionId,
      competitionId,
      about: `${name}：${competitionRoleWords[from]} → ${competitionRoleWords[to]}`,
    });
  if (before.role !== role) await note(null, before.role, role);
  for (const { competitionId, role: to } of grants) {
    const from = before.grants.find((known) => known.competitionId === competitionId)?.role;
    if (from !== undefined && from !== to) await note(competitionId, from, to);
  }
}

async function endConsolesOf(
  tx: Tx,
  userId: string,
  competitionIds: readonly string[],
): Promise<string[]> {
  if (competitionIds.length === 0) return [];
  const ended = await tx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('kind', '=', 'CONSOLE')
    .where('competition_id', 'in', [...competitionIds])
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}
