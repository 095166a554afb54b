/** Lists the tables that a backup holds, in an order in which they can be filled again. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';

type Query = Kysely<DatabaseSchema>;

/** Made by the migrations themselves, or worth nothing after a minute. */
const leftOut = ['schema_migration', 'image_code', 'rate_limit', 'failed_attempt'];

export interface StoredTable {
  readonly name: string;
  /** A row may hold a picture or a PDF. */
  readonly hasFiles: boolean;
  /** The column by which rows name other rows of their table, empty in those that name none; null for most tables. */
  readonly namesItself: string | null;
}

/** Lists every table after the tables that its rows name. */
export async function storedTables(query: Query): Promise<readonly StoredTable[]> {
  const { rows: tables } = await sql<{ name: string; files: boolean }>`
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.atttypid = 'bytea'::regtype) as files
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(query);
  const { rows: references } = await sql<{ from: string; to: string; column: string }>`
    select f.relname as "from", t.relname as "to", a.attname as "column"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    join pg_attribute a on a.attrelid = f.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and f.relnamespace = current_schema()::regnamespace
    order by 1, 2, 3`.execute(query);
  const wanted = tables.filter(({ name }) => !leftOut.includes(name));
  const placed: StoredTable[] = [];
  const isPlaced = (name: string) => placed.some((table) => table.name === name);
  while (placed.length < wanted.length) {
    const next = wanted.find(
      ({ name }) =>
        !isPlaced(name) &&
        references.every(({ from, to }) => from !== name || to === name || isPlaced(to)),
    );
    if (next === undefined) throw new Error('tables name each other in a circle');
    const itself = references.find(({ from, to }) => from === next.name && to === next.name);
    placed.push({
      name: next.name,
      hasFiles: next.files,
      namesItself: itself?.column ?? null,
    });
  }
  return placed;
}

/** Columns that the database numbers by itself. */
export async function numberedColumns(
  query: Query,
): Promise<readonly { readonly table: string; readonly column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(query);
  return rows;
}
