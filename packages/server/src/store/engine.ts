/**
 * The part that an embedded PostgreSQL must offer to stand behind the Database port: single statements, and one
 * exclusive session at a time.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Database } from '../ports.ts';
import { TransactionAborted } from './failures.ts';
import type { DatabaseSchema } from './schema.ts';
import { createToldFailures } from './told-failures.ts';

export interface SqlStatement {
  /** The statement; without values and name it may hold several statements. */
  readonly text: string;
  readonly values: readonly unknown[];
  /** Prepared once under this name, then only bound. */
  readonly name?: string;
}

export interface SqlRows {
  readonly rows: readonly Record<string, unknown>[];
  readonly affected: number | null;
  /** The kind of statement that was done, in the database's words: INSERT, COMMIT, … */
  readonly command: string;
}

export interface SqlSession {
  readonly run: (statement: SqlStatement) => Promise<SqlRows>;
  readonly release: () => void;
}

export interface SqlEngine {
  readonly run: (statement: SqlStatement) => Promise<SqlRows>;
  /** Nothing else runs between two statements of a session. */
  readonly session: () => Promise<SqlSession>;
  readonly close: () => Promise<void>;
}

export function databaseOver(engine: SqlEngine): Database {
  const { log, onFailure } = createToldFailures();
  const query = new Kysely<DatabaseSchema>({
    log,
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new EngineDriver(engine),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    query,
    prepared: async <Row>(name: string, text: string, values: readonly unknown[]) => {
      const { rows } = await engine.run({ name, text, values });
      // The caller states the row's shape beside the SQL that makes it.
      return rows as Row[];
    },
    inOrder: true,
    onFailure,
    ping: async () => {
      await engine.run({ text: 'select 1', values: [] });
    },
    close: () => engine.close(),
  };
}

/** Takes the exclusive session only for a transaction; a single query goes straight to the engine. */
class EngineConnection implements DatabaseConnection {
  readonly #engine: SqlEngine;
  #session: SqlSession | null = null;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await (this.#session ?? this.#engine).run({
      text: query.sql,
      values: query.parameters,
    });
    return {
      // Kysely's builder knows the row's type from the schema.
      rows: [...rows] as R[],
      ...(affected === null ? {} : { numAffectedRows: BigInt(affected) }),
    };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing streams here.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported by the embedded database');
  }

  async begin(isolation: string | undefined): Promise<void> {
    this.#session = await this.#engine.session();
    const level = isolation === undefined ? '' : ` isolation level ${isolation}`;
    await this.#session.run({ text: `begin${level}`, values: [] });
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const session = this.#session;
    this.#session = null;
    try {
      const done = await session?.run({ text: how, values: [] });
      if (how === 'commit' && done?.command === 'ROLLBACK') throw new TransactionAborted();
    } finally {
      session?.release();
    }
  }
}

class EngineDriver implements Driver {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EngineConnection> {
    return new EngineConnection(this.#engine);
  }

  async beginTransaction(
    connection: EngineConnection,
    settings: { isolationLevel?: string },
  ): Promise<void> {
    await connection.begin(settings.isolationLevel);
  }

  async commitTransaction(connection: EngineConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: EngineConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#engine.close();
  }
}
