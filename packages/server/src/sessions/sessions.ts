/** Logins: opened with a secret that only the caller gets, known here by its hash, ended by deleting the row. */
import type { ConsoleWay } from '@liangfen/sdk/schema';
import type { Insertable, Kysely } from 'kysely';
import type { LiveShows } from '../live/live-shows.ts';
import type { GuestKeeper } from '../live/session-watch.ts';
import type { Ports } from '../ports.ts';
import { gatherReads } from '../store/gathered-reads.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { isApiKey, readApiKey } from './api-keys.ts';
import { type Cached, noteSeenEveryMs } from './cached.ts';
import { consoleId } from './console-id.ts';
import type { CallingKey, Principal } from './principal.ts';
import { createTimedCache } from './timed-cache.ts';

export interface NewSession {
  readonly kind: 'TOKEN' | 'DING' | 'SSO';
  readonly userId: string;
  /** The competition of a seat. */
  readonly competitionId?: string | null;
  /** The judge of a seat: the session is that judge and nothing else. */
  readonly judgeId?: string | null;
  /** The hash of the secret of the phone that opened the seat. */
  readonly phoneHash?: string | null;
  /** The person of a login by messenger. */
  readonly personId?: string | null;
  /** The identity of a single sign-on. */
  readonly identityId?: string | null;
  /** The User-Agent, for the list of logins. */
  readonly client: string;
  /** The address of the login; empty when unknown. */
  readonly address?: string;
}

interface Remembered extends Cached {
  /** Where the last request came from, for the read that renews the entry. */
  address: string;
  seenAt: number;
}

/** A new console, and who is at it. */
export interface NewConsole {
  readonly competitionId: string;
  readonly userId: string | null;
  readonly way: ConsoleWay;
  readonly name: string;
  /** The API key that opened it: it ends with the key. */
  readonly key?: Pick<CallingKey, 'id' | 'expiresAt'> | null;
  readonly client: string;
  readonly address?: string;
}

interface Opened {
  readonly token: string;
  readonly sessionId: string;
  readonly expiresAt: number;
}

export type Found =
  | { readonly state: 'KNOWN'; readonly principal: Exclude<Principal, { kind: 'nobody' }> }
  /** Never issued, revoked, or past its end: the caller cannot tell which. */
  | { readonly state: 'EXPIRED' };

export type RevokeReason = Parameters<LiveShows['closeSession']>[1];

export interface Sessions {
  /** Writes the session and returns what goes into the Authorization header, once. */
  readonly open: (session: NewSession, query?: Kysely<DatabaseSchema>) => Promise<Opened>;
  /** Opens a console, whose person stays known after it has ended. */
  readonly openConsole: (console: NewConsole) => Promise<Opened>;
  /** Answers at once, without a promise, for a session that was used a moment ago, because every request asks. */
  readonly find: (authorization: string, address?: string) => Found | Promise<Found>;
  /** Ends sessions: the rows go, this process forgets them at once, their streams are closed. */
  readonly revoke: (sessionIds: readonly string[], reason?: RevokeReason) => Promise<void>;
  /** Forgets sessions whose rows were deleted or changed in another part's transaction. */
  readonly forget: (sessionIds: readonly string[]) => void;
  /** Forgets everything after messages of other processes may have been lost. */
  readonly forgetAll: () => void;
  /** Goes on believing the guests' logins that the live path has looked up anyway, because they have an open feed. */
  readonly keepGuests: GuestKeeper;
}

const day = 24 * 60 * 60 * 1000;
const lifetimes = { TOKEN: 30 * day, DING: 30 * day, SSO: 30 * day, CONSOLE: 7 * day } as const;
/** The default of LIANGFEN_IDLE_HOURS. */
export const longestIdleMs = 3 * day;
/** How long another process may go on accepting a revoked session when it did not hear of the end. */
const cachedForMs = 500;
/** The same time where no other process revokes anything. */
const cachedAloneForMs = 3_000;
const cachedAtMost = 20_000;

export function createSessions(
  ports: Ports,
  onRevoked: (sessionId: string, reason: RevokeReason) => void,
  idleMs: number = longestIdleMs,
): Sessions {
  const { database, now } = ports;
  /**
   * Keyed by the token itself, so that a caller's next request costs no hash. Only tokens that were found stand here,
   * and a map compares texts only after its own secretly seeded hash of them was equal: how long a look-up takes says
   * nothing about a token that somebody guesses.
   */
  const forMs = ports.bus.reachesOthers ? cachedForMs : cachedAloneForMs;
  const known = createTimedCache<Remembered>({
    now,
    forMs,
    atMost: cachedAtMost,
    renewal: {
      schedule: ports.schedule,
      read: (authorization, { address }) => findStored(authorization, address),
    },
  });
  /** How often sessions were forgotten: a row that was read before that must not be kept after it. */
  let forgotten = 0;
  const readRow = sessionRows(database);

  const forget = (sessionIds: readonly string[]) => {
    forgotten += 1;
    const gone = new Set(sessionIds);
    known.deleteWhere(({ principal }) => gone.has(principal.sessionId));
  };

  const foundIn = (authorization: string, cached: Cached | null): Found => {
    if (cached !== null && cached.expiresAt > now()) {
      return { state: 'KNOWN', principal: cached.principal };
    }
    known.delete(authorization);
    return { state: 'EXPIRED' };
  };

  const findStored = async (authorization: string, address: string): Promise<Found> => {
    const before = forgotten;
    const stored = await read(ports, readRow, authorization, address, idleMs);
    const found = foundIn(authorization, stored);
    if (stored !== null && found.state === 'KNOWN' && before === forgotten) {
      known.keep(authorization, { ...stored, address });
    }
    return found;
  };

  /** A login with an open feed is not read for hours, and nobody waits for this figure. */
  const noteWhenDue = (cached: Remembered): void => {
    const at = now();
    if (cached.seenAt >= at - noteSeenEveryMs) return;
    cached.seenAt = at;
    writeSeen(database, cached.principal.sessionId, at, cached.address).catch(() => undefined);
  };

  const write = async (
    query: Kysely<DatabaseSchema>,
    row: Pick<SessionValues, 'id' | 'kind' | 'user_id' | 'created_at' | 'expires_at' | 'client'> &
      Partial<SessionValues>,
  ): Promise<Opened> => {
    const token = `${row.kind} ${ports.newSecret()}`;
    await query
      .insertInto('session')
      .values({
        competition_id: null,
        judge_id: null,
        phone_hash: null,
        ...row,
        token_hash: ports.sha256(token),
        client: row.client.slice(0, 300),
        last_seen_at: row.created_at,
      })
      .execute();
    return { token, sessionId: row.id, expiresAt: row.expires_at };
  };

  return {
    open: (session, query = database.query) => {
      const at = now();
      return write(query, {
        id: ports.newId(),
        kind: session.kind,
        user_id: session.userId,
        competition_id: session.competitionId ?? null,
        judge_id: session.judgeId ?? null,
        phone_hash: session.phoneHash ?? null,
        person_id: session.personId ?? null,
        identity_id: session.identityId ?? null,
        client: session.client,
        address: session.address ?? '',
        created_at: at,
        expires_at: at + lifetimes[session.kind],
      });
    },

    openConsole: ({ competitionId, userId, way, name, key = null, client, address = '' }) => {
      const openedAt = now();
      const nonce = ports.newSecret();
      const facts = { competitionId, userId, way, name, openedAt, nonce };
      const id = consoleId(ports.sha256, facts);
      return database.query.transaction().execute(async (tx) => {
        await tx
          .insertInto('console_login')
          .values({
            id,
            competition_id: competitionId,
            user_id: userId,
            way,
            name,
            nonce,
            client: client.slice(0, 300),
            opened_at: openedAt,
          })
          .execute();
        return write(tx, {
          id,
          kind: 'CONSOLE',
          user_id: userId,
          competition_id: competitionId,
          api_key_id: key?.id ?? null,
          client,
          address,
          created_at: openedAt,
          expires_at: Math.min(
            openedAt + lifetimes.CONSOLE,
            key?.expiresAt ?? Number.POSITIVE_INFINITY,
          ),
        });
      });
    },

    find: (authorization, address = '') => {
      const cached = known.get(authorization);
      if (cached === undefined) return findStored(authorization, address);
      cached.address = address;
      noteWhenDue(cached);
      return foundIn(authorization, cached);
    },

    revoke: async (sessionIds, reason = 'SESSION_REVOKED') => {
      if (sessionIds.length === 0) return;
      await database.query
        .deleteFrom('session')
        .where('id', 'in', [...sessionIds])
        .execute();
      forget(sessionIds);
      for (const id of sessionIds) onRevoked(id, reason);
    },

    forget,

    keepGuests: () => {
      const before = forgotten;
      return (sessionIds, readAt) => {
        if (before !== forgotten) return;
        known.confirm(readAt, ({ principal }) => sessionIds.has(principal.sessionId));
      };
    },

    forgetAll: () => {
      forgotten += 1;
      known.deleteWhere(() => true);
    },
  };
}

type SessionValues = Insertable<DatabaseSchema['session']>;

interface SessionRow {
  id: string;
  token_hash: string;
  kind: 'TOKEN' | 'DING' | 'SSO' | 'CONSOLE';
  user_id: string | null;
  competition_id: string | null;
  judge_id: string | null;
  last_seen_at: number;
  expires_at: number;
  user_kind: 'MAIN' | 'SUB' | 'GUEST' | null;
  main_user_id: string | null;
  console_name: string | null;
  console_way: ConsoleWay | null;
  has_second_factor: boolean;
  closed: boolean;
}

/** A hall's phones ask again at the same moments: those that come together are read together. */
function sessionRows(database: Ports['database']): ReadRow {
  return gatherReads<string, SessionRow>(async (hashes) => {
    const rows = await database.prepared<SessionRow>('lf-sessions', readSessions, [hashes]);
    const byHash = new Map(rows.map((row) => [row.token_hash, row]));
    return hashes.map((hash) => byHash.get(hash));
  });
}

type ReadRow = (tokenHash: string) => Promise<SessionRow | undefined>;

async function read(
  ports: Ports,
  readRow: ReadRow,
  authorization: string,
  address: string,
  idleMs: number,
): Promise<Cached | null> {
  if (isApiKey(authorization)) return readApiKey(ports, authorization, address);
  const { database, now } = ports;
  const row = await readRow(ports.sha256(authorization));
  if (row === undefined || row.closed || isIdle(row, now(), idleMs)) return null;
  const principal = principalOf(row);
  if (principal === null) return null;
  const at = now();
  const isDue = row.last_seen_at < at - noteSeenEveryMs;
  if (isDue) await writeSeen(database, row.id, at, address);
  return { principal, expiresAt: row.expires_at, seenAt: isDue ? at : row.last_seen_at };
}

function writeSeen(
  database: Ports['database'],
  sessionId: string,
  at: number,
  address: string,
): Promise<unknown> {
  return database.prepared('lf-session-seen', noteSeen, [sessionId, at, address]);
}

/** Guests and seats have no password to come back with, and wait for their show for days. */
function isIdle(
  row: Pick<SessionRow, 'kind' | 'user_kind' | 'last_seen_at'>,
  now: number,
  idleMs: number,
): boolean {
  const isKept = row.kind !== 'CONSOLE' && row.user_kind === 'GUEST';
  return !isKept && row.last_seen_at + idleMs <= now;
}

function principalOf(row: SessionRow): Cached['principal'] | null {
  if (row.kind === 'CONSOLE') {
    if (row.competition_id === null) return null;
    return {
      kind: 'console',
      sessionId: row.id,
      competitionId: row.competition_id,
      userId: row.user_id,
      accountId: row.console_way === 'ACCOUNT' ? row.user_id : null,
      name: row.console_name ?? '',
    };
  }
  if (row.user_id === null || row.user_kind === null) return null;
  return {
    kind: 'user',
    sessionId: row.id,
    userId: row.user_id,
    userKind: row.user_kind,
    mainUserId: row.main_user_id,
    seat:
      row.competition_id === null || row.judge_id === null
        ? null
        : { competitionId: row.competition_id, judgeId: row.judge_id },
    lacksSecondFactor: row.kind === 'TOKEN' && row.user_kind === 'MAIN' && !row.has_second_factor,
    key: null,
  };
}

const readSessions = `
  select s.id, s.token_hash, s.kind, s.user_id, s.competition_id, s.judge_id, s.last_seen_at, s.expires_at,
         u.kind as user_kind, u.main_user_id, o.name as console_name,
         o.way as console_way,
         u.second_factor is not null as has_second_factor,
         coalesce(u.closed_at, m.closed_at) is not null as closed
  from session s
  left join user_account u on u.id = s.user_id
  left join user_account m on m.id = u.main_user_id
  left join console_login o on o.id = s.id
  where s.token_hash = any($1::text[])`;

/** An unknown address leaves the known one. */
const noteSeen = `
  update session set last_seen_at = $2, address = coalesce(nullif($3, ''), address) where id = $1`;
