/** Reads a competition whole, and writes one whole: the rows of every table that belongs to it, as the database itself names them. */
import { sql } from 'kysely';
import type { Ports } from '../../ports.ts';
import { formerSeatMark, seatCode } from '../../sealing/seat-codes.ts';
import { storedTables } from '../../store/backup/tables.ts';
import { migrations } from '../../store/migrate.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import {
  broken,
  type Carried,
  type CarriedPicture,
  type CarriedSeat,
  hallFormat,
  mostCharacters,
  tooLarge,
} from './lines.ts';
import { type CompetitionTable, ownColumns, type TableFate, tableFates } from './table-fates.ts';

const isOfCompetition = (name: string): name is CompetitionTable => Object.hasOwn(tableFates, name);

/** The tables that go along, each after those that its rows name. */
export async function carriedTables(
  query: Queryable,
): Promise<readonly { readonly name: CompetitionTable; readonly fate: TableFate }[]> {
  return (await storedTables(query)).flatMap(({ name }) => {
    if (!isOfCompetition(name)) return [];
    const fate = tableFates[name];
    return fate === 'STAYS' ? [] : [{ name, fate }];
  });
}

const newestMigration = migrations.at(-1)?.name ?? '';

/** Throws HALL_TOO_LARGE, before more is read than that. */
export async function readCompetition(
  query: Queryable,
  ports: Pick<Ports, 'vault'>,
  id: string,
  /** On the way back, the epoch of the hall. */
  epoch: number | null = null,
): Promise<Carried> {
  const competition = await query
    .selectFrom('competition')
    .select(['name', 'owner_id', 'invitation_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const tables = new Map<string, readonly string[]>();
  let characters = 0;
  const keep = (name: string, rows: readonly string[]) => {
    characters += rows.reduce((sum, row) => sum + row.length, 0);
    if (characters > mostCharacters) throw tooLarge();
    tables.set(name, rows);
  };
  keep('competition', await rowsOf(query, 'competition', id));
  for (const { name } of await carriedTables(query)) keep(name, await rowsOf(query, name, id));
  const head = {
    format: hallFormat,
    competitionId: id,
    name: competition.name,
    epoch,
    migration: newestMigration,
  };
  const code = competition.invitation_code;
  return {
    head,
    tables,
    seats: await readSeats(query, ports, id),
    invitation: code === null ? null : ports.vault.open(code),
    pictures: await picturesIn(query, competition.owner_id, tables),
  };
}

async function rowsOf(query: Queryable, table: string, id: string): Promise<readonly string[]> {
  const own = ownColumns[table as keyof typeof ownColumns] ?? [];
  const key = table === 'competition' ? 'id' : 'competition_id';
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(t) - ${own}::text[])::text as row from ${sql.table(table)} t
    where ${sql.ref(`t.${key}`)} = ${id} order by 1`.execute(query);
  return rows.map(({ row }) => row);
}

async function readSeats(
  query: Queryable,
  { vault }: Pick<Ports, 'vault'>,
  id: string,
): Promise<readonly CarriedSeat[]> {
  const judges = await query
    .selectFrom('judge')
    .select(['id', 'seat_seed', 'phone_number'])
    .where('competition_id', '=', id)
    .orderBy('id')
    .execute();
  return judges.map(({ id: judgeId, seat_seed, phone_number }) => ({
    judgeId,
    code: seatCode(vault, seat_seed),
    phone: phone_number === null ? null : vault.open(phone_number),
  }));
}

/** The pictures that the rows name, of this competition's account alone. */
async function picturesIn(
  query: Queryable,
  ownerId: string,
  tables: ReadonlyMap<string, readonly string[]>,
): Promise<readonly CarriedPicture[]> {
  const ids = new Set<string>();
  for (const rows of tables.values()) {
    for (const row of rows) {
      for (const [, id] of row.matchAll(/\/api\/image\/([0-9a-f]{64})/g)) ids.add(id ?? '');
    }
  }
  if (ids.size === 0) return [];
  return query
    .selectFrom('image')
    .select(['id', 'width', 'height'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

/** Makes the row of a competition that is not here yet, as nobody's to change. */
export async function insertCarried(
  tx: Tx,
  { head, tables }: Carried,
  { ownerId, now }: { readonly ownerId: string; readonly now: number },
): Promise<void> {
  const columns = await columnsOf(tx, 'competition');
  const json = `[${(tables.get('competition') ?? []).join(',')}]`;
  try {
    await sql`
      insert into competition (${refs(columns)}, owner_id, created_at, holder)
      select ${refs(columns, 'i')}, ${ownerId}, ${now}, 'HOME'
      from ${incoming('competition', json)} i where i.id = ${head.competitionId}`.execute(tx);
  } catch (error) {
    throw broken(error);
  }
}

/**
 * Puts the carried rows in the place of those that are here. The competition's row is there already. Throws FILE_REFUSED for
 * rows of something else, and for a ledger that does not go on from the one that is here.
 */
export async function writeCompetition(
  tx: Tx,
  ports: Pick<Ports, 'vault'>,
  id: string,
  carried: Carried,
  {
    keepsOfficial,
  }: {
    /** Whether it stays what it was here, because points are paid for it. */
    readonly keepsOfficial: boolean;
  },
): Promise<void> {
  if (carried.head.competitionId !== id || carried.head.migration !== newestMigration) {
    throw broken();
  }
  const tables = await carriedTables(tx);
  const known = new Set<string>(['competition', ...tables.map(({ name }) => name)]);
  for (const name of carried.tables.keys()) if (!known.has(name)) throw broken();
  try {
    for (const { name, fate } of [...tables].reverse()) {
      if (fate === 'REPLACED') await removeOthers(tx, name, id, jsonOf(carried, name));
    }
    await requireContinued(tx, id, jsonOf(carried, 'show_event'));
    await writeOwnRow(tx, id, jsonOf(carried, 'competition'), keepsOfficial);
    for (const { name, fate } of tables) {
      await writeRows(tx, { name, fate, id, json: jsonOf(carried, name) });
    }
  } catch (error) {
    throw broken(error);
  }
  await writeSeats(tx, ports, id, carried);
}

function jsonOf({ tables }: Carried, name: string): string {
  return `[${(tables.get(name) ?? []).join(',')}]`;
}

/** The rows in the form of their table. */
const incoming = (name: string, json: string) =>
  sql`jsonb_populate_recordset(null::${sql.table(name)}, ${json}::jsonb)`;

async function keysOf(tx: Tx, name: string): Promise<readonly string[]> {
  const { rows } = await sql<{ column: string }>`
    select a.attname as "column" from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${name}::regclass and i.indisprimary order by 1`.execute(tx);
  return rows.map(({ column }) => column);
}

async function columnsOf(tx: Tx, name: string): Promise<readonly string[]> {
  const own = ownColumns[name as keyof typeof ownColumns] ?? [];
  const { rows } = await sql<{ column: string }>`
    select a.attname as "column" from pg_attribute a
    where a.attrelid = ${name}::regclass and a.attnum > 0 and not a.attisdropped
    order by 1`.execute(tx);
  return rows.map(({ column }) => column).filter((column) => !own.includes(column));
}

const refs = (columns: readonly string[], of?: string) =>
  sql.join(columns.map((column) => sql.ref(of === undefined ? column : `${of}.${column}`)));

async function removeOthers(tx: Tx, name: string, id: string, json: string): Promise<void> {
  const keys = await keysOf(tx, name);
  await sql`delete from ${sql.table(name)} t where t.competition_id = ${id}
    and not exists (select from ${incoming(name, json)} i
      where (${refs(keys, 'i')}) = (${refs(keys, 't')}))`.execute(tx);
}

/** Whether a row that is here already takes on what comes. */
const isRewritten: Readonly<Record<TableFate, boolean>> = {
  REPLACED: true,
  ADDED: false,
  STAYS: false,
};

async function writeRows(
  tx: Tx,
  {
    name,
    fate,
    id,
    json,
  }: {
    readonly name: string;
    readonly fate: TableFate;
    readonly id: string;
    readonly json: string;
  },
): Promise<void> {
  const { rows } = await sql`
    select from ${incoming(name, json)} i where i.competition_id is distinct from ${id} limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw broken();
  const columns = await columnsOf(tx, name);
  const keys = await keysOf(tx, name);
  const others = columns.filter((column) => !keys.includes(column));
  const conflict =
    !isRewritten[fate] || others.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(
          others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
        )}`;
  await sql`insert into ${sql.table(name)} (${refs(columns)})
    select ${refs(columns, 'i')} from ${incoming(name, json)} i
    on conflict (${refs(keys)}) ${conflict}`.execute(tx);
}

/** Every entry that is here is in the ledger that comes, as it is here. */
async function requireContinued(tx: Tx, id: string, json: string): Promise<void> {
  const { rows } = await sql`
    select from show_event e left join ${incoming('show_event', json)} i using (competition_id, version)
    where e.competition_id = ${id}
      and (i.hash, i.body, i.previous_hash, i.command_id, i.at)
        is distinct from (e.hash, e.body, e.previous_hash, e.command_id, e.at)
    limit 1`.execute(tx);
  if (rows.length > 0) throw broken();
}

async function writeOwnRow(
  tx: Tx,
  id: string,
  json: string,
  keepsOfficial: boolean,
): Promise<void> {
  const kept = ['id', ...(keepsOfficial ? ['official'] : [])];
  const columns = (await columnsOf(tx, 'competition')).filter((column) => !kept.includes(column));
  const { rows } = await sql`
    update competition c set ${sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`i.${column}`)}`),
    )}
    from ${incoming('competition', json)} i
    where c.id = ${id} and i.id = c.id returning c.id`.execute(tx);
  if (rows.length !== 1) throw broken();
}

/** Codes that were printed elsewhere open their seats here too; the sealed rest is sealed with the key of this place. */
async function writeSeats(
  tx: Tx,
  { vault }: Pick<Ports, 'vault'>,
  id: string,
  { seats, invitation }: Carried,
): Promise<void> {
  const rows = seats.map(({ judgeId, code, phone }) => ({
    id: judgeId,
    mark: formerSeatMark(vault, code),
    phone: phone === null ? null : vault.seal(phone),
  }));
  // Numbers that judges have exchanged must not meet on the way.
  await sql`update judge set phone_number = null where competition_id = ${id}`.execute(tx);
  await sql`update judge set former_seat_mark = r.mark, phone_number = r.phone
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, mark text, phone text)
    where judge.competition_id = ${id} and judge.id = r.id`.execute(tx);
  await tx
    .updateTable('competition')
    .set({ invitation_code: invitation === null ? null : vault.seal(invitation) })
    .where('id', '=', id)
    .execute();
}
