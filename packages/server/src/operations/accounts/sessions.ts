/** Everything that is logged in: one's own, and for a main account what belongs to its sub-accounts and competitions. */
import type { ConsoleWay, Session, SessionKind } from '@liangfen/sdk/schema';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../../problem.ts';
import { deviceName } from '../../sessions/device-name.ts';
import type { Call } from '../call.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import { consolePerson } from '../results/ledger-names.ts';
import { endApiKey } from './api-keys.ts';

type User = Call<'listSessions'>['user'];

export const sessionList: Operations<'listSessions' | 'revokeSession'> = {
  listSessions: async (call, { ports }) => {
    const { kind = null, competitionId = null, page = 0, size = 50 } = call.query;
    const { rows } = await sql<Row & { readonly total: number | string }>`
      select *, count(*) over () as total
      from (${everything(call.user, ports.now())}) as everything
      where (${kind}::text is null or kind = ${kind})
        and (${competitionId}::text is null or competition_id = ${competitionId})
      order by last_seen_at desc nulls last, created_at desc, id
      limit ${size} offset ${page * size}`.execute(ports.database.query);
    return {
      sessions: rows.map((row) => sessionOf(row, call.user)),
      total: Number(rows[0]?.total ?? 0),
    };
  },

  revokeSession: async (call, services) => {
    const { ports, sessions } = services;
    const { sessionId } = call.path;
    const { rows } = await sql<Row>`
      select * from (${everything(call.user, ports.now())}) as everything
      where id = ${sessionId}`.execute(ports.database.query);
    const [session] = rows;
    if (session === undefined) throw notFound('登录');
    switch (session.kind) {
      case 'TOKEN':
      case 'DING':
      case 'SSO':
      case 'CONSOLE':
      case 'SEAT':
        await sessions.revoke([sessionId]);
        break;
      case 'KEY':
        endedSessions(services, await endApiKey(services, call.user.userId, sessionId));
    }
    return { ok: true };
  },
};

interface Row {
  readonly id: string;
  readonly kind: SessionKind;
  readonly way: ConsoleWay | null;
  readonly person: string;
  readonly user_id: string | null;
  readonly competition_id: string | null;
  readonly competition_name: string | null;
  readonly client: string;
  readonly address: string;
  readonly created_at: number;
  readonly last_seen_at: number | null;
  readonly expires_at: number | null;
}

function sessionOf(row: Row, user: User): Session {
  const { id, kind, way, client, address, competition_id, competition_name } = row;
  return {
    id,
    kind,
    way,
    person: personName(row),
    own: row.user_id === user.userId && kind !== 'SEAT',
    current: id === user.sessionId,
    competition:
      competition_id === null ? null : { id: competition_id, name: competition_name ?? '' },
    device: deviceName(client, ''),
    client,
    address,
    createdAt: Number(row.created_at),
    lastSeenAt: numberOrNull(row.last_seen_at),
    expiresAt: numberOrNull(row.expires_at),
  };
}

function personName({ kind, way, person }: Row): string {
  switch (kind) {
    case 'TOKEN':
    case 'DING':
    case 'SSO':
    case 'SEAT':
      return person;
    case 'CONSOLE':
      return way === null ? person : consolePerson[way](person);
    case 'KEY':
      return consolePerson.KEY(person);
  }
}

function numberOrNull(value: number | string | null): number | null {
  return value === null ? null : Number(value);
}

/** Leaves out the judges whom a rehearsal plays: nobody ends their sessions one by one. */
const ofSessions = sql`
  select s.id,
         case when s.judge_id is null then s.kind else 'SEAT' end as kind,
         o.way, coalesce(o.name, u.name, '') as person,
         s.user_id, s.competition_id, c.name as competition_name, s.client, s.address,
         s.created_at, s.last_seen_at, s.expires_at
  from session s
  left join user_account u on u.id = s.user_id
  left join console_login o on o.id = s.id
  left join competition c on c.id = s.competition_id
  left join judge j on j.competition_id = s.competition_id and j.id = s.judge_id
  where coalesce(j.simulated, false) = false`;

const ofKeys = sql`
  select k.id, 'KEY' as kind, null::text as way, k.name as person, k.user_id,
         null::text as competition_id, null::text as competition_name, '' as client,
         k.last_address as address, k.created_at, k.last_used_at as last_seen_at, k.expires_at
  from api_key k where k.revoked_at is null`;

/** Finds each part by an index; a session that two parts find stands in the list once. */
function everything({ userId, userKind }: User, now: number): RawBuilder<unknown> {
  const open = sql`${ofSessions} and s.expires_at > ${now}`;
  const own = sql`${open} and s.user_id = ${userId}`;
  if (userKind !== 'MAIN') return own;
  return sql`${own}
    union ${open} and s.user_id in (select id from user_account where main_user_id = ${userId})
    union ${open} and s.competition_id in
      (select id from competition where owner_id = ${userId} and deleted_at is null)
    union ${ofKeys} and k.user_id = ${userId}
      and (k.expires_at is null or k.expires_at > ${now})`;
}
