/** Tests the store: values in both directions, separate transactions, failing statements and migrations. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/ports.ts';
import { isDatabaseAway, isTaken } from '../src/store/failures.ts';
import { migrate, migrations } from '../src/store/migrate.ts';
import { openTestDatabase } from './support/database.ts';
import { hasPostgres, startTestPostgres, type TestPostgres } from './support/postgres.ts';

function suite(open: () => Promise<Database>) {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.prepared('lf-t', 'create table thing (id int primary key, name text)', []);
  });
  afterAll(() => database.close());

  const ask = <T>(text: string, ...values: unknown[]) =>
    database.prepared<{ v: T }>(`test ${text}`, text, values).then((rows) => rows[0]?.v);
  const names = async () => {
    const { rows } = await sql<{ name: string }>`select name from thing order by id`.execute(
      database.query,
    );
    return rows.map(({ name }) => name);
  };

  test('numbers, times and decimals are numbers', async () => {
    expect(await ask('select $1::bigint as v', 1_795_260_343_169)).toBe(1_795_260_343_169);
    expect(await ask('select $1::numeric(12, 3) as v', 1.005)).toBe(1.005);
    expect(await ask('select $1::numeric(12, 3) as v', '9999999.999')).toBe(9_999_999.999);
    expect(await ask('select count(*) as v from thing')).toBe(0);
    expect(await ask('select 0.1::float8 as v')).toBe(0.1);
    expect(await ask('select true as v')).toBe(true);
    expect(await ask('select null::int as v')).toBeNull();
  });

  test('any text is read back as it was, alone, in lists and in JSON', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
    await fc.assert(
      fc.asyncProperty(fc.array(text), async (values) => {
        expect(await ask('select $1::text as v', values.join('|'))).toBe(values.join('|'));
        expect(await ask('select $1::text[] as v', values)).toEqual(values);
        expect(await ask('select $1::jsonb as v', JSON.stringify(values))).toEqual(values);
      }),
      { numRuns: 50 },
    );
  });

  test('lists for unnest may hold nulls and numbers', async () => {
    expect(await ask('select $1::text[] as v', ['a', null, 'null', ''])).toEqual([
      'a',
      null,
      'null',
      '',
    ]);
    expect(await ask('select $1::bigint[] as v', [1, 2, 1_795_260_343_169])).toEqual([
      1, 2, 1_795_260_343_169,
    ]);
    expect(await ask('select $1::int[] as v', [])).toEqual([]);
  });

  test('a statement that failed can be run again under its name', async () => {
    const divide = (by: number) => ask('select 1 / $1::int as v', by);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(1)).toBe(1);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(-1)).toBe(-1);
    await expect(ask('select nothing as v')).rejects.toMatchObject({ code: '42703' });
  });

  test('a duplicate key is distinguished from other failures', async () => {
    await ask('insert into thing values (1, $1) returning name as v', 'one');
    const again = await ask('insert into thing values (1, $1) returning name as v', 'two').catch(
      (error: unknown) => error,
    );
    expect(isTaken(again)).toBe(true);
    expect(isDatabaseAway(again)).toBe(false);
    expect(again).toMatchObject({ constraint: 'thing_pkey' });
  });

  test('transactions stay separate, whatever runs in between', async () => {
    await database.prepared('lf-t2', 'delete from thing', []);
    const insert = (id: number, name: string) => sql`insert into thing values (${id}, ${name})`;
    const failing = database.query.transaction().execute(async (tx) => {
      await insert(1, 'taken back').execute(tx);
      await Promise.resolve();
      throw new Error('changed my mind');
    });
    const working = database.query.transaction().execute(async (tx) => {
      await insert(2, 'kept').execute(tx);
      await insert(3, 'kept too').execute(tx);
    });
    const single = insert(4, 'alone').execute(database.query);
    await expect(failing).rejects.toThrow('changed my mind');
    await Promise.all([working, single]);
    expect(await names()).toEqual(['kept', 'kept too', 'alone']);
  });

  test('an aborted transaction is not taken for a committed one', async () => {
    const swallowed = database.query.transaction().execute(async (tx) => {
      await sql`update thing set name = 'changed'`.execute(tx);
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(swallowed).rejects.toMatchObject({ code: '25P02' });
    expect(await names()).not.toContain('changed');
  });

  test('the number of changed rows is returned', async () => {
    const result = await database.query
      .deleteFrom('image_code')
      .where('id', '=', 'unknown')
      .executeTakeFirst();
    expect(result.numDeletedRows).toBe(0n);
  });

  describe('migrations', () => {
    const extra = { name: '9999-extra', sql: 'create table extra (id int); create table more ()' };
    const now = () => 1;

    test('are applied once and in order when several processes start', async () => {
      expect(await migrate(database, now)).toEqual([]);
      const wanted = [...migrations, extra];
      const [one, two] = await Promise.all([
        migrate(database, now, wanted),
        migrate(database, now, wanted),
      ]);
      expect([...one, ...two]).toEqual([extra.name]);
    });

    test('of a newer version are not reverted', async () => {
      await expect(migrate(database, now)).rejects.toThrow('9999-extra');
    });

    test('leave nothing behind when they fail', async () => {
      const broken = { name: '99999-broken', sql: 'create table half (id int); select nothing' };
      const wanted = [...migrations, extra, broken];
      await expect(migrate(database, now, wanted)).rejects.toMatchObject({ code: '42703' });
      expect(await ask("select to_regclass('half')::text as v")).toBeNull();
    });
  });
}

describe('in memory', () => suite(openTestDatabase));

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  });
  afterAll(() => postgres.stop());
  suite(() => postgres.open());
});
