/**
 * Takes away what nobody may have back: competitions deleted 30 days ago, logins that ran out, guests without a
 * seat, pictures that nothing names. One process at a time, in slices that a running show does not notice
 * (docs/decisions/0422).
 */
import { type Kysely, sql } from 'kysely';
import { restorableMs } from '../operations/competitions/rows.ts';
import type { Ports } from '../ports.ts';
import { forgottenAfterMs } from '../sessions/failures.ts';
import { storedTables } from '../store/backup/tables.ts';
import type { DatabaseSchema } from '../store/schema.ts';

export interface Swept {
  readonly competitions: number;
  readonly recoveries: number;
  readonly sessions: number;
  readonly guests: number;
  readonly images: number;
  readonly counts: number;
}

export interface Retention {
  /** Null when another process is at it. */
  readonly sweep: () => Promise<Swept | null>;
  /** Counts what a sweep would take away now. */
  readonly due: () => Promise<Swept>;
  readonly start: () => void;
  readonly stop: () => void;
}

const hourMs = 60 * 60_000;
const sweepEveryMs = 6 * hourMs;
/** Not while a process starts, and not in all processes at once. */
const firstAfterMs = 5 * 60_000;
/** Rows that one transaction takes. */
const slice = 1_000;
/** Any number, the same in every version. */
const lockKey = 20_260_729;

type Query = Kysely<DatabaseSchema>;

export function createRetention(ports: Ports): Retention {
  const { database, log, now, random } = ports;
  let cancel: (() => void) | null = null;
  let stopped = false;

  /** Slice after slice until nothing is left; -1 when another process has the lock. */
  const inSlices = async (take: (tx: Query) => Promise<number>): Promise<number> => {
    let taken = 0;
    for (;;) {
      if (stopped) return taken;
      const some = await database.query.transaction().execute(async (tx) => {
        const { rows } = await sql<{ got: boolean }>`
          select pg_try_advisory_xact_lock(${lockKey}) as got`.execute(tx);
        return rows[0]?.got === true ? take(tx) : -1;
      });
      if (some === -1) throw new Busy();
      taken += some;
      if (some === 0) return taken;
    }
  };

  const sweep: Retention['sweep'] = async () => {
    const at = now();
    try {
      const swept = {
        competitions: await inSlices((tx) => takeCompetition(tx, at)),
        recoveries: await inSlices((tx) => takeRows(tx, recoveries(at))),
        sessions: await inSlices((tx) => takeRows(tx, sessions(at))),
        guests: await inSlices((tx) => takeRows(tx, guests(at))),
        images: await takeImages(database.query, at, inSlices),
        counts:
          (await inSlices((tx) => takeRows(tx, limits(at)))) +
          (await inSlices((tx) => takeRows(tx, failures(at)))) +
          (await inSlices((tx) => takeRows(tx, imageCodes(at)))),
      };
      if (Object.values(swept).some((count) => count > 0)) log.info('retention.swept', swept);
      return swept;
    } catch (error) {
      if (error instanceof Busy) return null;
      throw error;
    }
  };

  const later = (afterMs: number): void => {
    if (stopped) return;
    cancel = ports.schedule(afterMs, () => {
      sweep()
        .catch((error: unknown) => log.warn('retention.failed', { error }))
        .finally(() => later(sweepEveryMs));
    });
  };

  return {
    sweep,
    due: async () => {
      const at = now();
      const { query } = database;
      const named = await namedImages(query);
      const old = await oldImages(query, at, '');
      return {
        competitions: await count(query, competitions(at)),
        recoveries: await count(query, recoveries(at)),
        sessions: await count(query, sessions(at)),
        guests: await count(query, guests(at)),
        images: old.filter((id) => !named.has(id)).length,
        counts:
          (await count(query, limits(at))) +
          (await count(query, failures(at))) +
          (await count(query, imageCodes(at))),
      };
    },
    start: () => later(firstAfterMs + random() * firstAfterMs),
    stop: () => {
      stopped = true;
      cancel?.();
    },
  };
}

class Busy extends Error {}

/** A table and which of its rows are over. */
interface Over {
  readonly table: keyof DatabaseSchema;
  readonly where: ReturnType<typeof sql<boolean>>;
}

const competitions = (at: number): Over => ({
  table: 'competition',
  where: sql`deleted_at < ${at - restorableMs}`,
});
const recoveries = (at: number): Over => ({
  table: 'recovery',
  where: sql`at < ${at - restorableMs}`,
});
const sessions = (at: number): Over => ({ table: 'session', where: sql`expires_at < ${at}` });
/** Guests whom nothing names any more: no login, no seat, nothing bought or owned. */
const guests = (at: number): Over => ({
  table: 'user_account',
  where: sql`kind = 'GUEST' and created_at < ${at - restorableMs}
    and not exists (select from session o where o.user_id = user_account.id)
    and not exists (select from judge o where o.user_id = user_account.id)
    and not exists (select from competition o where o.owner_id = user_account.id)
    and not exists (select from image o where o.owner_id = user_account.id)
    and not exists (select from point_entry o where o.user_id = user_account.id)
    and not exists (select from payment_order o where o.user_id = user_account.id)
    and not exists (select from invoice o where o.user_id = user_account.id)
    and not exists (select from voucher o where o.redeemed_by = user_account.id)
    and not exists (select from user_account o where o.main_user_id = user_account.id)`,
});
const limits = (at: number): Over => ({ table: 'rate_limit', where: sql`expire < ${at}` });
const failures = (at: number): Over => ({
  table: 'failed_attempt',
  where: sql`at < ${at - forgottenAfterMs}`,
});
const imageCodes = (at: number): Over => ({ table: 'image_code', where: sql`expires_at < ${at}` });

async function count(query: Query, { table, where }: Over): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${where}`.execute(query);
  return rows[0]?.count ?? 0;
}

async function takeRows(tx: Query, { table, where }: Over): Promise<number> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} limit ${slice}))
    returning 1`.execute(tx);
  return rows.length;
}

/** A piece of one competition: its log and scores first, which have no foreign key, then all the rest with its row. */
async function takeCompetition(tx: Query, at: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from competition where deleted_at < ${at - restorableMs}
    order by deleted_at limit 1 for update`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return 0;
  for (const table of ['show_event', 'score', 'session'] as const) {
    const gone = await takeRows(tx, { table, where: sql`competition_id = ${id}` });
    // The rest is the next slice's; nothing is taken by halves that somebody could see.
    if (gone === slice) return 1;
  }
  await tx.deleteFrom('competition').where('id', '=', id).execute();
  return 1;
}

// ------------------------------------------------------------------ pictures

async function takeImages(
  query: Query,
  at: number,
  inSlices: (take: (tx: Query) => Promise<number>) => Promise<number>,
): Promise<number> {
  if ((await oldImages(query, at, '')).length === 0) return 0;
  const named = await namedImages(query);
  let after = '';
  let taken = 0;
  await inSlices(async (tx) => {
    const old = await oldImages(tx, at, after);
    after = old.at(-1) ?? after;
    const unnamed = old.filter((id) => !named.has(id));
    if (unnamed.length > 0) {
      // A picture that was uploaded again meanwhile is a new one.
      const { rows } = await sql`
        delete from image where id = any(${unnamed}::text[]) and created_at < ${at - restorableMs}
        returning 1`.execute(tx);
      taken += rows.length;
    }
    return old.length;
  });
  return taken;
}

async function oldImages(query: Query, at: number, after: string): Promise<string[]> {
  const rows = await query
    .selectFrom('image')
    .select('id')
    .where('created_at', '<', at - restorableMs)
    .where('id', '>', after)
    .orderBy('id')
    .limit(slice)
    .execute();
  return rows.map(({ id }) => id);
}

/** Logs are read one competition after the other: a statement over all of them would hold others up. */
const logs: ReadonlySet<string> = new Set(['show_event']);

/** Every picture that any row of any table names. */
async function namedImages(query: Query): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const read = async (table: string, where: ReturnType<typeof sql<boolean>>) => {
    const { rows } = await sql<{ id: string }>`
      select distinct (regexp_matches(row_text, '/api/image/([0-9a-f]{64})', 'g'))[1] as id
      from (select t::text as row_text from ${sql.table(table)} t where ${where}) texts
      where row_text like '%/api/image/%'`.execute(query);
    for (const { id } of rows) named.add(id);
  };
  const tables = await storedTables(query);
  for (const { name, hasFiles } of tables) {
    if (!hasFiles && !logs.has(name)) await read(name, sql`true`);
  }
  const { rows } = await sql<{ id: string }>`select id from competition`.execute(query);
  for (const { id } of rows) for (const log of logs) await read(log, sql`competition_id = ${id}`);
  return named;
}
