/**
 * Databases for tests; one in memory starts from the image of a migrated database, five times faster than migrating a
 * new one.
 */
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
    /** The address of the cluster's own database; each test file creates a database for itself. */
    readonly postgresUrl: string;
  }
}

/** Another version of PGlite or of the schema gets another image. */
const program = statSync(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const content = JSON.stringify([program.size, program.mtimeMs, migrations]);
const imageFile = join(
  keptFolder(),
  `memory-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.tar`,
);

/** Opens a migrated, empty database: in memory, or on PostgreSQL in that test project. */
export function openTestDatabase(): Promise<Database> {
  const postgresUrl = inject('postgresUrl');
  return postgresUrl === undefined ? openTestMemory() : openDatabaseOn(postgresUrl);
}

/** Closed databases in memory, kept for the next test: emptying one takes a tenth of the time of starting one. */
const closed: Database[] = [];

/** Opens one in memory in any project. A test that changes the schema starts an engine of its own. */
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

/** How many pages of eight kilobytes deleted rows may fill before the tables are truncated. */
const fewPages = 100;

/** Leaves a database as after its migration: no rows but the plans, and generated numbers that begin at one. */
export async function emptyDatabase({ query }: Pick<Database, 'query'>): Promise<void> {
  const { rows } = await sql<{ name: string; pages: number }>`
    select quote_ident(relname) as name, (pg_relation_size(oid) / 8192)::int as pages from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migration'`.execute(
    query,
  );
  const filled = rows.filter(({ pages }) => pages > 0);
  const names = (tables: typeof rows) => tables.map(({ name }) => name);
  // Truncating all tables takes forty times as long as deleting a few rows, but deleted rows leave pages behind.
  const emptied =
    filled.reduce((sum, { pages }) => sum + pages, 0) > fewPages
      ? [`truncate ${names(rows).join(', ')}`]
      : names(filled).map((name) => `delete from ${name}`);
  const numbers = await sql<{ name: string }>`
    select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`.execute(
    query,
  );
  const restarted = numbers.rows.map(({ name }) => `alter sequence ${name} restart`);
  // In the role of a replica, the database checks neither references nor the ledger's guard.
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

/** Opens the engine below the database, for tests that put something in between. */
export async function openTestEngine(): Promise<SqlEngine> {
  if (!existsSync(imageFile)) await makeImage();
  return openPglite({ loadDataDir: await openAsBlob(imageFile) });
}

async function makeImage(): Promise<void> {
  const pglite = await PGlite.create();
  await migrate(databaseOver(pgliteEngine(pglite)), Date.now);
  const image = await pglite.dumpDataDir('none');
  await pglite.close();
  // Linked when complete, because test files start at the same time. The first file stays: a blob of it could not be
  // read any more once another file had its name.
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
