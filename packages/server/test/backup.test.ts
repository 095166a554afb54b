/**
 * Tests backups of a running show: a backup is of one moment, restores to the same service elsewhere, and fails
 * without half a result.
 */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAdminRequest } from '../src/admin/commands.ts';
import { send } from '../src/node/admin/send.ts';
import { backupLines } from '../src/node/backup/read-backup.ts';
import { runningHash } from '../src/node/backup/running-hash.ts';
import { writeBackup } from '../src/node/backup/write-backup.ts';
import { readConfig } from '../src/node/config.ts';
import { openEmbeddedDatabase } from '../src/node/embedded.ts';
import type { Database, Log } from '../src/ports.ts';
import { BackupBroken } from '../src/store/backup/format.ts';
import { BackupTooNew, NotEmpty, restoreLines } from '../src/store/backup/restore.ts';
import { snapshotOfEmbedded } from '../src/store/backup/snapshot.ts';
import { storedTables } from '../src/store/backup/tables.ts';
import { migrate, migrations } from '../src/store/migrate.ts';
import { operatorOf } from './support/admin.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openTestDatabase } from './support/database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Returns every row of every table as text. */
async function contents(database: Database) {
  const found: Record<string, string[]> = {};
  for (const { name } of await storedTables(database.query)) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(name)} t order by 1`.execute(
      database.query,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** A running competition with scores and a ranking on air; its name holds characters that end a line in other formats. */
async function runningShow(hall: TestApp) {
  const { client, token } = await hall.register();
  const { id } = await client.call('createExample', { key: 'one-example' });
  await sql`update competition set name = ${name} where id = ${id}`.execute(hall.database.query);
  return { client, token, id };
}

const name = '迎新晚会\u2028“𠮷”\u0085';

async function backUp(hall: TestApp, name: string): Promise<string> {
  const file = join(folder, name);
  await operatorOf(hall.app.services).data('backup', file);
  return file;
}

const restored = async (file: string) => {
  const database = await openTestDatabase();
  await restoreLines(database, backupLines(file), { now: Date.now, hash: runningHash() });
  return database;
};

describe('a backup', () => {
  test('restored elsewhere has every row of every table as it was, and goes on', async () => {
    const hall = await createTestApp();
    const { token, id } = await runningShow(hall);
    const database = await restored(await backUp(hall, 'whole.gz'));
    expect(await contents(database)).toEqual(await contents(hall.database));
    const elsewhere = await createTestApp({ database });
    const client = elsewhere.client.as(token);
    const { content } = await client.call('pageCompetitions');
    expect(content).toMatchObject([{ id, name }]);
    expect(await client.call('listProgramGroups', { path: { id } })).toEqual(
      await hall.client.as(token).call('listProgramGroups', { path: { id } }),
    );
    // Generated ids continue after the restored ones.
    await elsewhere.register('another');
  });

  test('is of one moment, however much happens while it is written', async () => {
    const hall = await createTestApp();
    const { client } = await runningShow(hall);
    const writing = backUp(hall, 'moment.gz');
    const later = Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        client.call('createCompetition', { body: { name: `后来 ${index}`, mode: 'SCORE' } }),
      ),
    );
    const file = await writing;
    await later;
    const database = await restored(file);
    // Each step of a show is one ledger row, whose number equals the competition's version.
    const { rows } = await sql<{ version: number; last: number }>`
      select competition.version, coalesce(max(e.version), 0) as last from competition
      left join show_event e on e.competition_id = competition.id group by competition.id`.execute(
      database.query,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(31);
    for (const { version, last } of rows) expect(last).toBe(version);
  });

  test('of an older version is brought up to this one', async () => {
    const older = await openTestDatabase();
    await sql.raw('drop schema public cascade; create schema public').execute(older.query);
    await migrate(older, () => 0, migrations.slice(0, 1));
    const file = join(folder, 'older.gz');
    await writeBackup(snapshotOfEmbedded(older.query), file, { now: () => 1 });
    const empty = await openTestDatabase();
    await sql.raw('drop schema public cascade; create schema public').execute(empty.query);
    await restoreLines(empty, backupLines(file), { now: Date.now, hash: runningHash() });
    const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(
      empty.query,
    );
    expect(rows).toHaveLength(migrations.length);
  });

  test('is readable only by its owner, and never replaces a file', async () => {
    const hall = await createTestApp();
    const file = await backUp(hall, 'kept.gz');
    expect(statSync(file).mode & 0o077).toBe(0);
    const bytes = readFileSync(file);
    const operator = operatorOf(hall.app.services);
    expect(await operator.refusal('backup', file)).toMatchObject({
      code: 'NOT_NOW',
      detail: expect.stringContaining('已经存在'),
    });
    expect(await operator.refusal('backup', join(folder, 'nowhere', 'a.gz'))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(readFileSync(file)).toEqual(bytes);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('nothing is restored', () => {
  let hall: TestApp;
  let whole: string;
  let database: Database;
  beforeAll(async () => {
    hall = await createTestApp();
    await runningShow(hall);
    whole = await backUp(hall, 'before.gz');
    database = await openTestDatabase();
  });
  const restoreFrom = (file: string, into = database) =>
    restoreLines(into, backupLines(file), { now: Date.now, hash: runningHash() });

  test('where there is data already', async () => {
    const before = await contents(hall.database);
    await expect(restoreFrom(whole, hall.database)).rejects.toThrow(NotEmpty);
    expect(await contents(hall.database)).toEqual(before);
  });

  test('from a file of a newer version', async () => {
    const text = gunzipSync(readFileSync(whole)).toString();
    const newer = join(folder, 'newer.gz');
    writeFileSync(newer, gzipSync(text.replace('"migrations":[', '"migrations":["9999-later",')));
    await expect(restoreFrom(newer)).rejects.toThrow(BackupTooNew);
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)],
    ['no gzip file', () => Buffer.from('hello')],
    ['empty', () => Buffer.alloc(0)],
    [
      'with a changed letter',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('迎新晚会', '迎新晚绘')),
    ],
    [
      'with a row less',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace(/\nR.*/, '')),
    ],
  ])('from a file that is %s', async (how, spoil) => {
    const file = join(folder, `${how}.gz`);
    writeFileSync(file, spoil(readFileSync(whole)));
    const before = await contents(database);
    await expect(restoreFrom(file)).rejects.toThrow(BackupBroken);
    expect(await contents(database)).toEqual(before);
  });

  test('and no home folder is left behind', async () => {
    const file = join(folder, 'short.gz');
    writeFileSync(file, readFileSync(whole).subarray(0, -200));
    const home = join(folder, 'no home');
    const answer = await send(
      readConfig({ LIANGFEN_DATA_DIR: home, LIANGFEN_UNSAFE_NO_FSYNC: '1' }),
      log,
      readAdminRequest({ operator: 'lin', dryRun: false, command: { name: 'restore', file } }),
    );
    expect(answer).toMatchObject({ done: false, code: 'WRONG_INPUT' });
    expect(existsSync(home)).toBe(false);
  });
});

test('from the command line: into a folder of its own, which a service then starts from', async () => {
  const hall = await createTestApp();
  await runningShow(hall);
  const file = await backUp(hall, 'line.gz');
  const home = join(folder, 'home');
  const config = readConfig({ LIANGFEN_DATA_DIR: home, LIANGFEN_UNSAFE_NO_FSYNC: '1' });
  const request = { operator: 'lin', dryRun: false, command: { name: 'restore', file } };
  expect(await send(config, log, readAdminRequest(request))).toMatchObject({ done: true });
  expect(await send(config, log, readAdminRequest(request))).toMatchObject({
    done: false,
    code: 'NOT_NOW',
    detail: expect.stringContaining('已经有数据'),
  });
  const database = await openEmbeddedDatabase({ directory: home, durable: false });
  expect(await contents(database)).toEqual(await contents(hall.database));
  await database.close();
});
