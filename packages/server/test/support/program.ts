/**
 * The installed program and an empty data directory for it, each made once, because making them takes longer than the
 * tests.
 */
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEmbeddedDatabase } from '../../src/node/embedded.ts';
import { migrate, migrations } from '../../src/store/migrate.ts';
import { keptFolder } from './kept-folder.ts';

export const root = join(import.meta.dirname, '../../../..');

let built: Promise<string> | null = null;

/** Returns the program's path; a build is quick when nothing has changed, and waits for another build. */
export function builtProgram(): Promise<string> {
  built ??= promisify(execFile)(
    process.execPath,
    ['scripts/build.mjs', 'server', '--no-declarations'],
    { cwd: root },
  ).then(() => join(root, 'packages/server/dist/node/main.js'));
  return built;
}

/** Another version of PGlite or of the schema gets another directory. */
const pglite = statSync(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const content = JSON.stringify([pglite.size, pglite.mtimeMs, migrations]);
const model = join(
  keptFolder(),
  `data-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`,
);

/** Writes a migrated, empty data directory, as a first start of the program would. */
export async function placeData(directory: string): Promise<void> {
  if (!existsSync(model)) await makeModel();
  cpSync(model, directory, { recursive: true });
}

async function makeModel(): Promise<void> {
  // Renamed when complete, because test files start at the same time; the first one to finish is kept.
  const unfinished = `${model}.${randomUUID()}`;
  const database = await openEmbeddedDatabase({ directory: unfinished, durable: true });
  await migrate(database, Date.now);
  await database.close();
  try {
    renameSync(unfinished, model);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(model)) throw error;
  }
}
