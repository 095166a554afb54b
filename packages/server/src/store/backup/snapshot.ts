/**
 * Reads every row as it was at one moment while others go on writing. Each home has its own way: PostgreSQL keeps
 * the moment for a transaction; the embedded database, which does one thing at a time, copies it aside at once and
 * is read from the copy between other people's statements.
 */
import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { type StoredTable, storedTables } from './tables.ts';

type Query = Kysely<DatabaseSchema>;

export interface Snapshot {
  readonly migrations: readonly string[];
  readonly tables: readonly StoredTable[];
  /** JSON texts, some at a time. */
  readonly rows: (table: StoredTable) => AsyncIterable<readonly string[]>;
}

export type ReadSnapshot = <Result>(
  read: (snapshot: Snapshot) => Promise<Result>,
) => Promise<Result>;

const rowsAtOnce = 200;
/** Rows with files that are read at once: a file has up to two megabytes, and takes twice as much as text. */
const filesAtOnce = 2;

export const snapshotOfPostgres =
  (query: Query): ReadSnapshot =>
  (read) =>
    query
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const { migrations, tables } = await declareAll(tx, 'no scroll cursor without hold');
        return read({ migrations, tables, rows: (table) => fetched(tx, table) });
      });

export const snapshotOfEmbedded =
  (query: Query): ReadSnapshot =>
  async (read) => {
    const { migrations, tables } = await query
      .transaction()
      .execute((tx) => declareAll(tx, 'no scroll cursor with hold'));
    try {
      return await read({ migrations, tables, rows: (table) => fetched(query, table) });
    } finally {
      for (const table of tables) await sql.raw(`close ${cursorOf(table)}`).execute(query);
    }
  };

async function declareAll(tx: Query, cursor: string) {
  const { rows: applied } = await sql<{ name: string }>`
    select name from schema_migration order by name`.execute(tx);
  const tables = await storedTables(tx);
  for (const table of tables) {
    const order = table.namesItself === null ? '' : ` order by "${table.namesItself}" nulls first`;
    const rows = `select row_to_json(t)::text as row from "${table.name}" t${order}`;
    await sql.raw(`declare ${cursorOf(table)} ${cursor} for ${rows}`).execute(tx);
  }
  return { migrations: applied.map(({ name }) => name), tables };
}

const cursorOf = ({ name }: StoredTable) => `"backup_${name}"`;

async function* fetched(query: Query, table: StoredTable): AsyncIterable<readonly string[]> {
  const count = table.hasFiles ? filesAtOnce : rowsAtOnce;
  for (;;) {
    const { rows } = await sql
      .raw<{ row: string }>(`fetch ${count} from ${cursorOf(table)}`)
      .execute(query);
    if (rows.length === 0) return;
    yield rows.map(({ row }) => row);
  }
}
