/**
 * Closes a main account: nobody can log in any more, its competitions go with it, and thirty days later nobody knows
 * whose it was.
 */
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Tx } from '../store/transaction.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const erasedAfterMs = 30 * dayMs;

/** Closes the account; returns the logins that ended with it: its own, its sub-accounts', consoles and keys. */
export async function closeAccountRows(tx: Tx, userId: string, at: number): Promise<string[]> {
  await tx.updateTable('user_account').set({ closed_at: at }).where('id', '=', userId).execute();
  await tx
    .updateTable('competition')
    .set({ deleted_at: at })
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  await tx
    .updateTable('api_key')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  const { rows } = await sql<{ id: string }>`
    delete from session where user_id = ${userId}
      or user_id in (select id from user_account where main_user_id = ${userId})
      or competition_id in (select id from competition where owner_id = ${userId})
    returning id`.execute(tx);
  const { rows: keys } = await sql<{ id: string }>`
    select id from api_key where user_id = ${userId}`.execute(tx);
  return [...rows, ...keys].map(({ id }) => id);
}

/** Undoes the closing: competitions come back, logins and keys do not. */
export async function reopenAccountRows(tx: Tx, userId: string, closedAt: number): Promise<void> {
  await tx.updateTable('user_account').set({ closed_at: null }).where('id', '=', userId).execute();
  await tx
    .updateTable('competition')
    .set({ deleted_at: null })
    .where('owner_id', '=', userId)
    .where('deleted_at', '=', closedAt)
    .execute();
}

/**
 * Takes away what says who somebody was. Points, orders and invoices stay as the law wants books kept, under an
 * account without a name; competitions are deleted already. Answers how many accounts were erased.
 */
export async function eraseClosedAccounts({
  database,
  now,
}: Pick<Ports, 'database' | 'now'>): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from user_account
    where closed_at <= ${now() - erasedAfterMs} and login_key is not null
    limit 100`.execute(database.query);
  for (const { id } of rows) {
    await database.query.transaction().execute((tx) => eraseRows(tx, id, now()));
  }
  return rows.length;
}

async function eraseRows(tx: Tx, userId: string, at: number): Promise<void> {
  await sql`
    insert into former_account (id, main_user_id, name, deleted_at)
    select id, main_user_id, '已注销', ${at}::bigint from user_account
    where main_user_id = ${userId} on conflict do nothing`.execute(tx);
  await sql`delete from user_account where main_user_id = ${userId}`.execute(tx);
  for (const table of [
    'messenger_person',
    'single_sign_on_identity',
    'webhook',
    'recovery_code',
    'login_ticket',
    'mail_confirmation',
    'password_reset',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await tx
    .updateTable('user_account')
    .set({
      login_name: null,
      login_key: null,
      password_hash: null,
      name: '已注销',
      phone_number: null,
      mail_address: null,
      mail_at: null,
      second_factor: null,
      second_factor_at: null,
      consent_version: null,
      consent_at: null,
    })
    .where('id', '=', userId)
    .execute();
}
