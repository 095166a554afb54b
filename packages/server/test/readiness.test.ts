/** Tests that a process that cannot write says so: to a load balancer, and to each caller as a temporary failure. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { refusalOf } from '../src/admin/run-command.ts';
import { openPostgres } from '../src/node/postgres.ts';
import type { Database } from '../src/ports.ts';
import { databaseOver, type SqlEngine } from '../src/store/engine.ts';
import { migrate } from '../src/store/migrate.ts';
import { watchingWrites } from '../src/store/watched-writes.ts';
import { createTestApp } from './support/app.ts';
import { openTestEngine, openTestMemory } from './support/database.ts';
import { createDatabaseOn } from './support/postgres.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const cluster = inject('postgresUrl');

describe.skipIf(cluster === undefined)('a read-only PostgreSQL', () => {
  let url: string;
  const opened: Database[] = [];
  const open = () => {
    const database = openPostgres({ connectionString: url, log: silent, connections: 2 });
    opened.push(database);
    return database;
  };

  beforeAll(async () => {
    url = await createDatabaseOn(cluster ?? '');
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
  });

  test('is not ready, and refuses a write with 503 and a time for the next try', async () => {
    const writing = open();
    await migrate(writing, Date.now);
    await (await createTestApp({ database: writing })).client.call('getReadiness');
    const name = new URL(url).pathname.slice(1);
    const set = `alter database ${name} set default_transaction_read_only = on`;
    await writing.prepared('still', set, []);
    // The setting holds for new connections only, as after a failover.
    const { client } = await createTestApp({ database: open() });
    const unready = await client.refusal('getReadiness');
    expect(unready).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(unready.problem.detail).toContain('只读');
    const guest = await client.refusal('loginAsGuest');
    expect(guest).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    // The process is healthy all the same: nobody has to restart it.
    await client.call('getHealth');
  });
});

test('a full disk makes a process not ready for ten seconds after each refused write', async () => {
  const inner = await openTestMemory();
  let now = 0;
  let isFull = true;
  const database = watchingWrites(
    {
      ...inner,
      prepared: async (name, sql, values) => {
        if (isFull) throw Object.assign(new Error('no space left'), { code: '53100' });
        return inner.prepared(name, sql, values);
      },
    },
    () => now,
  );
  await database.ping();
  await expect(database.prepared('one', 'select 1', [])).rejects.toThrow('no space left');
  await expect(database.ping()).rejects.toThrow('no space left');
  isFull = false;
  now += 9_999;
  await expect(database.ping()).rejects.toThrow();
  now += 1;
  await database.ping();
  await inner.close();
});

test('a write of the query builder that the disk refuses counts too, in a transaction as well', async () => {
  const engine = await openTestEngine();
  let isFull = false;
  const onDisk =
    (run: SqlEngine['run']): SqlEngine['run'] =>
    async (statement) => {
      if (isFull && statement.text.startsWith('insert')) {
        throw Object.assign(new Error('no space left'), { code: '53100' });
      }
      return run(statement);
    };
  let now = 0;
  const database = watchingWrites(
    databaseOver({
      ...engine,
      run: onDisk(engine.run),
      session: async () => {
        const session = await engine.session();
        return { ...session, run: onDisk(session.run) };
      },
    }),
    () => now,
  );
  const write = sql`insert into schema_migration select * from schema_migration where false`;
  await write.execute(database.query);
  await database.ping();
  isFull = true;
  const ways = [
    () => write.execute(database.query),
    () => database.query.transaction().execute((changes) => write.execute(changes)),
  ];
  for (const way of ways) {
    await expect(way()).rejects.toThrow('no space left');
    await expect(database.ping()).rejects.toThrow('no space left');
    now += 10_000;
    await database.ping();
  }
  await database.close();
});

test('the operator of the service reads that the disk is full, not that nobody answers', () => {
  for (const code of ['53100', 'ENOSPC', '25006']) {
    const { detail } = refusalOf(Object.assign(new Error('refused'), { code }));
    expect(detail).toContain('磁盘已满');
    expect(detail).toContain('没有做成');
  }
  expect(refusalOf(Object.assign(new Error('gone'), { code: '08006' })).detail).toContain(
    '没有应答',
  );
});
