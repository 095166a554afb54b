/** Stores the rows of a list, with what they carry over from an earlier competition. */
import { sql } from 'kysely';
import { carriedColumns } from '../../store/entity-columns.ts';
import type { Tx } from '../../store/transaction.ts';
import type { ListLine } from './lines.ts';

type Table = 'program' | 'judge';

/**
 * All rows have the same columns; a column that is left out takes the table's own start. What is the same in every row is
 * sent once, because ten thousand copies of it were a fifth of the time of an import.
 */
export async function insertRows(
  tx: Tx,
  table: Table,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first = {}] = rows;
  const columns = Object.keys(first);
  if (columns.length === 0) return;
  const own = columns.filter((name) => rows.some((row) => row[name] !== first[name]));
  const pick = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, row[name]]));
  const same = columns.filter((name) => !own.includes(name));
  const type = sql`null::${sql.table(table)}`;
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => sql.ref(`${own.includes(name) ? 'o' : 's'}.${name}`)))}
    from jsonb_populate_recordset(${type}, ${JSON.stringify(rows.map((row) => pick(row, own)))}::jsonb) o,
      jsonb_populate_record(${type}, ${JSON.stringify(pick(first, same))}::jsonb) s`.execute(tx);
}

/** Writes what the lines say into rows that are there; an empty cell leaves what is there. */
export async function renewRows(
  tx: Tx,
  table: Table,
  competitionId: string,
  rows: readonly (Readonly<Record<string, string | null>> & { readonly id: string })[],
): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (name) => name !== 'id',
  );
  if (names.length === 0) return;
  const set = sql.join(
    names.map(
      (name) =>
        sql`${sql.ref(name)} = coalesce(nullif(r.${sql.ref(name)}, ''), t.${sql.ref(name)})`,
    ),
  );
  await sql`update ${sql.table(table)} t set ${set}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r
    where t.competition_id = ${competitionId} and t.id = r.id`.execute(tx);
}

/** What a line brings along; a line from elsewhere has none of it and begins without. */
export function carriedOf(
  table: Table,
  carried: ListLine['carried'],
): Readonly<Record<string, string | null>> {
  return carried === undefined
    ? {}
    : Object.fromEntries(carriedColumns(table).map((name) => [name, carried[name] ?? null]));
}
