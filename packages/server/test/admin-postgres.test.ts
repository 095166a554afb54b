/** Tests the operator's commands directly on PostgreSQL, next to servers that use the same database. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readAdminRequest } from '../src/admin/commands.ts';
import { send } from '../src/node/admin/send.ts';
import { readConfig } from '../src/node/config.ts';
import { openPostgres } from '../src/node/postgres.ts';
import type { Database, Log } from '../src/ports.ts';
import { migrate, migrations } from '../src/store/migrate.ts';
import { createDatabaseOn } from './support/postgres.ts';

const cluster = inject('postgresUrl');
const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.skipIf(cluster === undefined)('on PostgreSQL', () => {
  let database: Database;
  let url: string;

  beforeAll(async () => {
    url = await createDatabaseOn(cluster ?? '');
    database = openPostgres({ connectionString: url, log, connections: 2 });
  });
  afterAll(() => database.close());

  const ask = (name: string, fields: object = {}, dryRun = false) =>
    send(
      readConfig({ DATABASE_URL: url }),
      log,
      readAdminRequest({ operator: 'lin', dryRun, command: { name, ...fields } }),
    );

  test('a schema of another version is refused and not brought up to date', async () => {
    expect(await ask('plans list')).toMatchObject({
      code: 'UNAVAILABLE',
      detail: expect.stringContaining('先启动一次'),
    });
    await migrate(database, Date.now, migrations.slice(0, -1));
    expect(await ask('plans list')).toMatchObject({
      detail: expect.stringContaining('先启动一次'),
    });
    await migrate(database, Date.now);
    expect(await ask('plans list')).toMatchObject({
      done: true,
      data: { plans: [{}, {}, {}, {}] },
    });
    const newer = sql`insert into schema_migration (name, applied_at) values ('9999-later', 0)`;
    await newer.execute(database.query);
    expect(await ask('plans list')).toMatchObject({
      detail: expect.stringContaining('更新的版本'),
    });
    await sql`delete from schema_migration where name = '9999-later'`.execute(database.query);
  });

  test('two operators who do the same at once do it once, and a trial leaves no trace', async () => {
    const terms = { count: 3, points: 5, batch: 'spring' };
    expect(await ask('vouchers make', terms, true)).toMatchObject({ done: true });
    expect(await ask('vouchers list')).toMatchObject({ data: { total: 0 } });
    expect(await ask('vouchers make', terms)).toMatchObject({ done: true });
    const revoked = await Promise.all([
      ask('vouchers revoke', { which: 'spring' }),
      ask('vouchers revoke', { which: 'spring' }),
    ]);
    expect(revoked.map(({ done }) => done).sort()).toEqual([false, true]);
    expect(await ask('audit list')).toMatchObject({
      data: { acts: [{ command: 'vouchers revoke' }, { command: 'vouchers make' }] },
    });
  });
});
