/** Tests that a statement's names become numbers once, and that its values come in the order of the numbers. */
import { expect, test } from 'vitest';
import { namedStatement, sqlOf } from '../src/store/named-statement.ts';

const sql = sqlOf<'id' | 'name' | 'at'>();

test('a name gets its number where it first stands, and keeps it where it comes again', () => {
  const guard = sql`update t set at = ${'at'} where id = ${'id'}`;
  const whole = namedStatement(
    'n',
    sql`with g as (${guard}) select ${'name'}::text, ${'at'} from g`,
  );

  expect(whole.sql).toBe(
    'with g as (update t set at = $1 where id = $2) select $3::text, $1 from g',
  );
  expect(whole.with({ id: 'i', name: 'x', at: 5 }).values).toEqual([5, 'i', 'x']);
});

test('the text is the same whatever the values are, so that it is prepared once', () => {
  const whole = namedStatement('n', sql`select ${'id'}, ${'name'}, ${'at'}`);
  const one = whole.with({ id: 'a', name: 'b', at: 1 });
  const other = whole.with({ at: 2, name: 'd', id: 'c' });

  expect(one.sql).toBe(other.sql);
  expect(other.values).toEqual(['c', 'd', 2]);
});

test('a statement without names, and one that is nothing but another, stand as they are', () => {
  expect(namedStatement('n', sql`select 1`).with({ id: 1, name: 1, at: 1 })).toEqual({
    name: 'n',
    sql: 'select 1',
    values: [],
  });
  expect(namedStatement('n', sql`${sql`select ${'id'}`}`).sql).toBe('select $1');
});
