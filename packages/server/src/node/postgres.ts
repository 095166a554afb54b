/** PostgreSQL through `pg`: a pool, named prepared statements, and errors that say when the database is away. */

import { setTimeout as after } from 'node:timers/promises';
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import type { Database, Log } from '../ports.ts';
import { DatabaseAway, DatabaseReadOnly, TransactionAborted } from '../store/failures.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { createToldFailures } from '../store/told-failures.ts';
import { readers } from '../store/values.ts';

const connectionTimeoutMillis = 5_000;
/** Statements that wait for a connection of this process; more are told at once to come back. */
const mostWaiting = 5_000;
/** PostgreSQL has no connection left for anybody; others give theirs back. */
const noConnectionLeft = '53300';
const firstPauseMs = 50;
const longestPauseMs = 400;
/** A statement that takes longer is stuck; the live path gives up earlier by itself. */
const statementTimeoutMillis = 60_000;

const limits = `set statement_timeout = ${statementTimeoutMillis}; set idle_in_transaction_session_timeout = ${statementTimeoutMillis}`;

export interface PostgresOptions {
  readonly connectionString: string;
  readonly log: Log;
  /** 10 when left out. */
  readonly connections?: number;
}

/**
 * @example
 * ```tsx
 * const database = openPostgres({
 *   connectionString: 'postgres://liangfen@127.0.0.1/liangfen',
 *   log: createLog('info'),
 * });
 * ```
 */
export function openPostgres(options: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.connections ?? 10,
    application_name: 'liangfen',
    connectionTimeoutMillis,
    // Said after connecting: as parameters of the connection, PgBouncer refuses them.
    onConnect: (client) => client.query(limits),
    keepAlive: true,
    types: { getTypeParser },
  });
  const lost = (error: unknown) => options.log.warn('database connection lost', { error });
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', lost);
  /** Waits for a connection, of this process or of the database, rather than refusing. */
  const connect = async (): Promise<pg.PoolClient> => {
    if (pool.waitingCount >= mostWaiting) throw new DatabaseAway('too many statements wait');
    const until = Date.now() + connectionTimeoutMillis;
    for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        return await naming(pool.connect());
      } catch (error) {
        const { code } = error as { readonly code?: unknown };
        if (code !== noConnectionLeft || Date.now() + pause > until) throw error;
        await after(pause);
      }
    }
  };
  const ask = async (query: pg.QueryConfig): Promise<pg.QueryResult> => {
    const client = await connect();
    client.on('error', lost);
    try {
      const result = await naming(client.query(query));
      client.off('error', lost);
      client.release();
      return result;
    } catch (error) {
      client.off('error', lost);
      // As the pool itself does: after any failure, the next statement gets another connection.
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  };
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= pool.end();
    return closing;
  };
  const { log, onFailure } = createToldFailures();
  return {
    query: new Kysely<DatabaseSchema>({
      log,
      dialect: new PostgresDialect({
        pool: { connect: async () => borrow(await connect(), lost), end: close },
      }),
    }),
    prepared: async <Row>(name: string, text: string, values: readonly unknown[]) => {
      const { rows } = await ask({ name, text, values: [...values] });
      // The caller states the row's shape beside the SQL that makes it.
      return rows as Row[];
    },
    inOrder: false,
    onFailure,
    ping: async () => {
      const { rows } = await ask({ text: readOnly });
      // A standby after a failover, or a primary that was told so: it answers, and keeps nothing.
      if (rows[0]?.on === true) throw new DatabaseReadOnly();
    },
    close,
  };
}

const readOnly = `select current_setting('transaction_read_only') = 'on' as on`;

/** A connection in Kysely's hands; without a listener of its own, its loss would end the process. */
function borrow(client: pg.PoolClient, lost: (error: unknown) => void): PostgresPoolClient {
  client.on('error', lost);
  const ask = async (text: string, values: readonly unknown[]) => {
    const result = await naming(client.query(text, [...values]));
    if (text === 'commit' && result.command === 'ROLLBACK') throw new TransactionAborted();
    return result;
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []) {
    if (typeof text !== 'string') throw new Error('cursors are not used');
    // `pg` types the command as any text; Kysely lists the ones it reads.
    return ask(text, values) as Promise<unknown> as Promise<PostgresQueryResult<R>> &
      PostgresCursor<R>;
  }
  return {
    query,
    release: () => {
      client.off('error', lost);
      client.release();
    },
  };
}

/** `pg` has no code for a connection that ended or could not be had. */
async function naming<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && !('code' in error && error.code !== undefined)) {
      throw new DatabaseAway(error.message, { cause: error });
    }
    throw error;
  }
}

/** Reads values like the embedded database, so that every home answers alike. */
function getTypeParser(typeId: number, format?: string): (value: string) => unknown {
  const read = format === 'binary' ? undefined : readers.get(typeId);
  return read ?? ((value) => value);
}
