/** Fills an empty database from the lines of a backup, all of them or none, and brings it up to this version. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../ports.ts';
import { migrate, migrations, schemaAge } from '../migrate.ts';
import type { DatabaseSchema } from '../schema.ts';
import {
  BackupBroken,
  type BackupEnd,
  type BackupHead,
  type BackupLine,
  type RunningHash,
  readLine,
  writeLine,
} from './format.ts';
import { numberedColumns, storedTables } from './tables.ts';

type Tx = Transaction<DatabaseSchema>;

export interface Restored {
  readonly rows: number;
  readonly tables: number;
  /** Epoch ms. */
  readonly createdAt: number;
}

/** The database holds somebody's data already. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

/** The backup comes from a newer version of the program. */
export class BackupTooNew extends Error {
  override readonly name = 'BackupTooNew';
}

/** Characters of rows in one statement; a row alone may be longer. */
const charactersAtOnce = 1_000_000;
const rowsAtOnce = 500;

/**
 * `lines` come without their line ends. Rejects with NotEmpty, BackupTooNew or BackupBroken; then nothing of the backup
 * stands, though the tables may have been made.
 */
export async function restoreLines(
  database: Database,
  lines: AsyncIterable<string>,
  { now, hash }: { readonly now: () => number; readonly hash: RunningHash },
): Promise<Restored> {
  const reading = lines[Symbol.asyncIterator]();
  const next = async (): Promise<BackupLine> => {
    const { done, value } = await reading.next();
    if (done) throw new BackupBroken('cut off');
    const line = readLine(value);
    if (line.kind !== 'E') hash.update(writeLine(line));
    return line;
  };
  const first = await next();
  if (first.kind !== 'H') throw new BackupBroken('no head');
  const { head } = first;
  const known = migrations.slice(0, head.migrations.length);
  if (known.some(({ name }, index) => name !== head.migrations[index])) throw new BackupTooNew();
  if (known.length < head.migrations.length) throw new BackupTooNew();

  if ((await schemaAge(database)) === 'NONE') await migrate(database, now, known);
  const done = await database.query
    .transaction()
    .execute((tx) => fill(tx, head, next, () => hash.hex()));
  await migrate(database, now);
  return { ...done, createdAt: head.createdAt };
}

async function fill(
  tx: Tx,
  head: BackupHead,
  next: () => Promise<BackupLine>,
  sha256: () => string,
): Promise<{ readonly rows: number; readonly tables: number }> {
  await requireEmpty(tx, head);
  const tables = await storedTables(tx);
  const names = tables.map(({ name }) => `"${name}"`).join(', ');
  // Rows that the migrations put in come with the backup.
  await sql.raw(`truncate ${names}`).execute(tx);
  let rows = 0;
  let table: string | null = null;
  let waiting: string[] = [];
  let characters = 0;
  const insert = async () => {
    if (table !== null && waiting.length > 0) await insertRows(tx, table, waiting);
    waiting = [];
    characters = 0;
  };
  for (;;) {
    const line = await next();
    switch (line.kind) {
      case 'H':
        throw new BackupBroken('two heads');
      case 'T':
        await insert();
        table = line.table;
        if (!tables.some(({ name }) => name === line.table)) {
          throw new BackupBroken(`no table ${line.table}`);
        }
        break;
      case 'R':
        if (table === null) throw new BackupBroken('a row of no table');
        waiting.push(line.row);
        characters += line.row.length;
        rows += 1;
        if (characters >= charactersAtOnce || waiting.length >= rowsAtOnce) await insert();
        break;
      case 'E':
        await insert();
        requireEnd(line.end, { rows, sha256: sha256() });
        await numberOn(tx);
        return { rows, tables: tables.length };
    }
  }
}

/** Refuses another schema than the backup's, which would take its rows for something else. */
async function requireEmpty(tx: Tx, { migrations: wanted }: BackupHead): Promise<void> {
  const { rows: applied } = await sql<{ name: string }>`
    select name from schema_migration order by name`.execute(tx);
  const { rows: people } = await sql`select 1 from user_account limit 1`.execute(tx);
  const fits = applied.map(({ name }) => name).join() === wanted.join();
  if (people.length > 0 || !fits) throw new NotEmpty();
}

async function insertRows(tx: Tx, table: string, rows: readonly string[]): Promise<void> {
  const json = `[${rows.join(',')}]`;
  try {
    await sql`insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(tx);
  } catch (error) {
    throw new BackupBroken(`rows that ${table} does not take`, { cause: error });
  }
}

function requireEnd(said: BackupEnd, read: BackupEnd): void {
  if (said.rows !== read.rows || said.sha256 !== read.sha256) {
    throw new BackupBroken('not what was written');
  }
}

/** New rows are numbered after the restored ones. */
async function numberOn(tx: Tx): Promise<void> {
  for (const { table, column } of await numberedColumns(tx)) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      coalesce((select max(${sql.ref(column)}) from ${sql.table(table)}), 0) + 1, false)`.execute(
      tx,
    );
  }
}
