/**
 * Seals values that lie in clear from before there was a key: once, at the next start, in steps that each stand by
 * themselves.
 */
import { sql } from 'kysely';
import type { Database, Ports, Vault } from '../ports.ts';
import { formerSeatMark, seedLength } from './seat-codes.ts';

/** The rows were sealed with another key. */
export class WrongKey extends Error {
  override readonly name = 'WrongKey';
}

const proofText = 'liangfen';
const atOnce = 500;
const phoneTables = ['user_account', 'judge', 'messenger_person'] as const;

/** Rejects with WrongKey before anything is touched. Answers how many values were sealed. */
export async function sealRows(
  { query }: Pick<Database, 'query'>,
  ports: Pick<Ports, 'vault' | 'newId'>,
): Promise<number> {
  const { vault } = ports;
  const proof = vault.seal(proofText);
  await sql`insert into sealing_key (proof) values (${proof}) on conflict do nothing`.execute(
    query,
  );
  const { rows } = await sql<{ proof: string }>`select proof from sealing_key`.execute(query);
  if (rows[0]?.proof !== proof) throw new WrongKey();
  let sealed = 0;
  for (const table of phoneTables) sealed += await sealPhones(query, vault, table);
  sealed += await markSeats(query, vault);
  sealed += await sealInvitations(query, vault);
  sealed += await sealRefusedLines(query, vault);
  sealed += await sealDeletedJudges(query, vault);
  return sealed;
}

type Query = Database['query'];

async function sealPhones(query: Query, vault: Vault, table: string): Promise<number> {
  const name = sql.table(table);
  return inSteps(
    () =>
      sql<{ text: string }>`
      select distinct phone_number as text from ${name}
      where phone_number is not null and phone_number not like 'lf1.%' limit ${atOnce}`.execute(
        query,
      ),
    (pairs) =>
      sql`
      update ${name} set phone_number = r.sealed
      from jsonb_to_recordset(${pairs}::jsonb) as r(text text, sealed text)
      where ${name}.phone_number = r.text`.execute(query),
    (text) => vault.seal(text),
  );
}

/** The judge gets a seed; the code that is printed goes on to work. */
async function markSeats(query: Query, vault: Vault): Promise<number> {
  return inSteps(
    () =>
      sql<{ text: string }>`
      select seat_seed as text from judge where length(seat_seed) <> ${seedLength}
      limit ${atOnce}`.execute(query),
    (pairs) =>
      sql`
      update judge set former_seat_mark = r.sealed,
        seat_seed = substr(replace(gen_random_uuid()::text, '-', ''), 1, 16)
      from jsonb_to_recordset(${pairs}::jsonb) as r(text text, sealed text)
      where judge.seat_seed = r.text`.execute(query),
    (text) => formerSeatMark(vault, text),
  );
}

async function sealInvitations(query: Query, vault: Vault): Promise<number> {
  return inSteps(
    () =>
      sql<{ text: string }>`
      select invitation_code as text from competition
      where invitation_code is not null and invitation_code not like 'lf1.%'
      limit ${atOnce}`.execute(query),
    (pairs) =>
      sql`
      update competition set invitation_code = r.sealed
      from jsonb_to_recordset(${pairs}::jsonb) as r(text text, sealed text)
      where competition.invitation_code = r.text`.execute(query),
    (text) => vault.seal(text),
  );
}

/** Lines that an import refused have phone numbers in their cells. */
async function sealRefusedLines(query: Query, vault: Vault): Promise<number> {
  return inSteps(
    () =>
      sql<{ text: string }>`
      select distinct refused::text as text from import_run
      where jsonb_typeof(refused) = 'array' limit 20`.execute(query),
    (pairs) =>
      sql`
      update import_run set refused = to_jsonb(r.sealed)
      from jsonb_to_recordset(${pairs}::jsonb) as r(text text, sealed text)
      where import_run.refused::text = r.text`.execute(query),
    (text) => vault.seal(text),
  );
}

/** Judges who were deleted are kept for thirty days as they were. */
async function sealDeletedJudges(query: Query, vault: Vault): Promise<number> {
  const { rows } = await sql<{ competition_id: string; id: string; body: string }>`
    select competition_id, id, body::text as body from recovery
    where action = 'deleteJudges' and body::text like '%"seat_code"%'`.execute(query);
  for (const { competition_id, id, body } of rows) {
    await sql`update recovery set body = ${sealedBody(body, vault)}
      where competition_id = ${competition_id} and id = ${id}`.execute(query);
  }
  return rows.length;
}

interface KeptJudge {
  readonly phone_number: string | null;
}

function sealedBody(body: string, vault: Vault): string {
  // Written by the deletion of judges, which has this form in every version.
  const kept = JSON.parse(body) as { readonly judges: readonly KeptJudge[] | null };
  const judges = (kept.judges ?? []).map((judge) => {
    const { phone_number } = judge;
    const { seat_code: _, ...rest } = { seat_code: null, ...judge };
    return { ...rest, phone_number: phone_number === null ? null : vault.seal(phone_number) };
  });
  return JSON.stringify({ ...kept, judges });
}

interface Step {
  readonly rows: readonly { readonly text: string }[];
}

async function inSteps(
  next: () => Promise<Step>,
  write: (pairs: string) => Promise<unknown>,
  sealedOf: (text: string) => string,
): Promise<number> {
  let done = 0;
  for (;;) {
    const { rows } = await next();
    if (rows.length === 0) return done;
    const pairs = rows.map(({ text }) => ({ text, sealed: sealedOf(text) }));
    await write(JSON.stringify(pairs));
    done += rows.length;
  }
}
