/** Tests that each column of a program and of a judge is accounted for, and that every written one goes along. */
import { judgeFields, programFields } from '@liangfen/rules';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { columnsThat, judgeTable, programTable } from '../src/store/entity-columns.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

let hall: TestApp;
let organiser: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp();
  organiser = await hall.register();
  ({ id } = await organiser.client.call('createCompetition', { body: { name: '初赛' } }));
});

describe.each([
  ['program', programTable],
  ['judge', judgeTable],
] as const)('the columns of a %s', (table, entries) => {
  test('are those of the database: a new column says what it is', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = current_schema()`.execute(hall.database.query);
    expect(Object.keys(entries).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  test('that the show knows are the fields of the ledger’s ground', () => {
    const told = Object.values(entries).flatMap(({ field }) => field ?? []);
    expect(told.sort()).toEqual([...(table === 'program' ? programFields : judgeFields)].sort());
  });

  test('that are written are copied, and brought along from an earlier competition', () => {
    const written = columnsThat(table, ({ kind }) => kind === 'WRITTEN');
    expect(columnsThat(table, ({ kind, copied }) => kind === 'WRITTEN' && copied)).toEqual(written);
    expect(columnsThat(table, ({ kind, fromBefore }) => kind === 'WRITTEN' && fromBefore)).toEqual(
      written,
    );
  });
});

/** Writes something else into every written column, and says what. */
async function fill(table: 'program' | 'judge', rowId: string) {
  const names = columnsThat(table, ({ kind }) => kind === 'WRITTEN');
  // A difficulty and an earlier result are numbers, whoever wrote them.
  const numbers: readonly string[] = ['factor', 'earlier_score'];
  const values = names.map(
    (name) => [name, numbers.includes(name) ? '2.5' : `/v1/${name}`] as const,
  );
  const sets = values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${rowId}`.execute(
    hall.database.query,
  );
  return Object.fromEntries(values);
}

async function onlyRow(table: 'program' | 'judge', competitionId: string) {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
    where competition_id = ${competitionId}
      ${table === 'program' ? sql`and not test` : sql``}`.execute(hall.database.query);
  return rows[0];
}

async function filled() {
  const { client } = organiser;
  const program = await client.call('createProgram', {
    path: { id },
    body: { programName: '茉莉花' },
  });
  const judge = await client.call('createJudge', { path: { id }, body: { name: '王老师' } });
  return { program: await fill('program', program.id), judge: await fill('judge', judge.id) };
}

test('a copy has everything that was written of a program and a judge', async () => {
  const written = await filled();
  const copy = await organiser.client.call('copyCompetition', { path: { id } });
  expect(await onlyRow('program', copy.id)).toMatchObject(written.program);
  expect(await onlyRow('judge', copy.id)).toMatchObject(written.judge);
});

test('an import from an earlier competition brings everything that was written: school, title, photograph, mark', async () => {
  const written = await filled();
  const next = await organiser.client.call('createCompetition', { body: { name: '决赛' } });
  const body = { competitionId: id };
  const path = { id: next.id };
  await organiser.client.call('importProgramsFromBefore', { path, body });
  await organiser.client.call('importJudgesFromBefore', { path, body });
  expect(await onlyRow('program', next.id)).toMatchObject(written.program);
  expect(await onlyRow('judge', next.id)).toMatchObject(written.judge);
});
