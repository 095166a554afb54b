/** Databases for tests; those in memory are started from an image of a migrated one: five times faster than making it anew. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, linkSync, openAsBlob, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../../src/ports.ts';
import { databaseOver, type SqlEngine } from '../../src/store/engine.ts';
import { migrate, migrations } from '../../src/store/migrate.ts';
import { seededPlans } from '../../src/store/migrations/0009-payment.ts';
import { openPglite, pgliteEngine } from '../../src/store/pglite.ts';
import { keptFolder } from './kept-folder.ts';
import { openDatabaseOn } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the cluster's own database; each test file makes a database for itself. */
    readonly postgresUrl: string;
  }
}

/** Another PGlite or another schema makes another image. */
const program = statSync(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const content = JSON.stringify([program.size, program.mtimeMs, migrations]);
const imageFile = join(
  keptFolder(),
  `memory-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.tar`,
);

/** A migrated, empty database of its own: in memory, or on PostgreSQL in the project that is for it. */
export function openTestDatabase(): Promise<Database> {
  const postgresUrl = inject('postgresUrl');
  return postgresUrl === undefined ? openTestMemory() : openDatabaseOn(postgresUrl);
}

/** Databases in memory that a test has closed, for the next one: emptying one takes a tenth of starting it. */
const closed: Database[] = [];

/** The same, always in memory. A test that changes the schema starts an engine of its own. */
export async function openTestMemory(): Promise<Database> {
  const known = closed.pop();
  if (known !== undefined) await emptyDatabase(known);
  const database = known ?? databaseOver(await openTestEngine());
  let isOpen = true;
  return {
    ...database,
    close: async () => {
      if (isOpen) closed.push(database);
      isOpen = false;
    },
  };
}

/** Pages of eight kilobytes that deleted rows may fill before the tables' files are made anew. */
const fewPages = 100;

/** As a migration leaves it: no row but the plans, and numbers that begin at one. */
export async function emptyDatabase({ query }: Pick<Database, 'query'>): Promise<void> {
  const { rows } = await sql<{ name: string; pages: number }>`
    select quote_ident(relname) as name, (pg_relation_size(oid) / 8192)::int as pages from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migration'`.execute(
    query,
  );
  const filled = rows.filter(({ pages }) => pages > 0);
  const names = (tables: typeof rows) => tables.map(({ name }) => name);
  // To make the files of all tables anew takes forty times as long as to delete a few rows, which leave pages behind.
  const emptied =
    filled.reduce((sum, { pages }) => sum + pages, 0) > fewPages
      ? [`truncate ${names(rows).join(', ')}`]
      : names(filled).map((name) => `delete from ${name}`);
  const numbers = await sql<{ name: string }>`
    select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`.execute(
    query,
  );
  const restarted = numbers.rows.map(({ name }) => `alter sequence ${name} restart`);
  // As a replica, the database follows neither references nor the guard of the ledger.
  await sql
    .raw(
      [
        'set session_replication_role = replica',
        ...emptied,
        ...restarted,
        seededPlans,
        'set session_replication_role = origin',
      ].join(';\n'),
    )
    .execute(query);
}

/** Opens the engine under it, for tests that stand in between. */
export async function openTestEngine(): Promise<SqlEngine> {
  if (!existsSync(imageFile)) await makeImage();
  return openPglite({ loadDataDir: await openAsBlob(imageFile) });
}

async function makeImage(): Promise<void> {
  const pglite = await PGlite.create();
  await migrate(databaseOver(pgliteEngine(pglite)), Date.now);
  const image = await pglite.dumpDataDir('none');
  await pglite.close();
  // Named when complete: test files start at the same time. The first one stays, since a blob of it cannot be read any more
  // once another file has its place.
  const unfinished = `${imageFile}.${randomUUID()}`;
  writeFileSync(unfinished, new Uint8Array(await image.arrayBuffer()));
  try {
    linkSync(unfinished, imageFile);
  } catch (error) {
    if (!existsSync(imageFile)) throw error;
  } finally {
    rmSync(unfinished);
  }
}
