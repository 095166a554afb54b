/** Tickets for people whom no account belongs to: with each, a person says once which account is theirs. */
import type { Ports, SignOnIdentity } from '../ports.ts';
import type { Queryable, Tx } from '../store/transaction.ts';
import { signOnRefused } from './refusals.ts';

const validForMs = 10 * 60 * 1000;

export async function issueSignOnTicket(
  { database, now, newSecret, sha256 }: Ports,
  { issuer, subject, name }: SignOnIdentity,
): Promise<{ readonly ticket: string; readonly expiresAt: number }> {
  const at = now();
  const ticket = newSecret();
  const expiresAt = at + validForMs;
  const { query } = database;
  await query.deleteFrom('single_sign_on_ticket').where('expires_at', '<=', at).execute();
  await query
    .insertInto('single_sign_on_ticket')
    .values({ ticket_hash: sha256(ticket), issuer, subject, name, expires_at: expiresAt })
    .execute();
  return { ticket, expiresAt };
}

/** Runs before a password is looked at: without a ticket there is nothing to bind. */
export async function requireSignOnTicket(
  query: Queryable,
  { now, sha256, singleSignOn }: Ports,
  ticket: string,
): Promise<void> {
  const known = await query
    .selectFrom('single_sign_on_ticket')
    .select('expires_at')
    .where('ticket_hash', '=', sha256(ticket))
    .executeTakeFirst();
  if (known === undefined || known.expires_at <= now()) {
    throw signOnRefused(singleSignOn, 'SSO_TICKET_ENDED');
  }
}

/** Uses the ticket up together with what it was for, or not at all. */
export async function useSignOnTicket(
  tx: Tx,
  { now, sha256, singleSignOn }: Ports,
  ticket: string,
): Promise<SignOnIdentity> {
  const used = await tx
    .deleteFrom('single_sign_on_ticket')
    .where('ticket_hash', '=', sha256(ticket))
    .returning(['issuer', 'subject', 'name', 'expires_at'])
    .executeTakeFirst();
  if (used === undefined || used.expires_at <= now()) {
    throw signOnRefused(singleSignOn, 'SSO_TICKET_ENDED');
  }
  const { issuer, subject, name } = used;
  return { issuer, subject, name };
}
