/** Tests that a column for a closed list allows every member of the list: a new member needs a migration, too. */
import * as values from '@liangfen/sdk/values';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from './support/database.ts';

/**
 * Seats and keys, the other kinds of session in the contract, have tables of their own; how far a hall is with what it took
 * along is told to no caller.
 */
const ofItsOwn = ['session.kind', 'hall_stay.state'];

const lists = Object.values<unknown>(values).filter((value) => Array.isArray(value));

test('a column allows exactly the members of a list of the contract', async () => {
  const database = await openTestDatabase();
  const { rows } = await sql<{ place: string; rule: string }>`
    select relname || '.' || attname as place, pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and relnamespace = 'public'::regnamespace`.execute(database.query);
  await database.close();

  const columns = rows.flatMap(({ place, rule }) => {
    const words = [...rule.matchAll(/'([A-Z_]+)'/g)].map(([, word = '']) => word);
    return rule.includes('ANY') && !ofItsOwn.includes(place) ? [{ place, words }] : [];
  });
  expect(columns.map(({ place }) => place)).toContain('competition.mode');
  for (const { place, words } of columns) {
    const wider = lists.filter((list) => words.every((word) => list.includes(word)));
    const missing = wider.map((list) => list.filter((member) => !words.includes(member)));
    expect(missing, `${place}: a migration that lets in what its list has besides`).toContainEqual(
      [],
    );
  }
});
