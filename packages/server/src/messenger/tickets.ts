/** Tickets for people who scanned for the first time: with each, a person says once which account is theirs. */
import type { Ports } from '../ports.ts';
import { sealedPhone } from '../sealing/sealed-phone.ts';
import type { ProvedPerson } from '../store/schema.ts';
import type { Queryable, Tx } from '../store/transaction.ts';
import { messengerRefused } from './refusals.ts';

const validForMs = 10 * 60 * 1000;

export async function issueTicket(
  { database, now, newSecret, sha256, vault }: Ports,
  person: ProvedPerson,
): Promise<{ readonly ticket: string; readonly expiresAt: number }> {
  const at = now();
  const ticket = newSecret();
  const expiresAt = at + validForMs;
  const { query } = database;
  await query.deleteFrom('messenger_ticket').where('expires_at', '<=', at).execute();
  await query
    .insertInto('messenger_ticket')
    .values({
      ticket_hash: sha256(ticket),
      person: JSON.stringify({
        ...person,
        phoneNumber: sealedPhone(vault, person.phoneNumber),
      }),
      expires_at: expiresAt,
    })
    .execute();
  return { ticket, expiresAt };
}

/** Runs before a password is looked at: without a ticket there is nothing to bind. */
export async function requireTicket(query: Queryable, ports: Ports, ticket: string): Promise<void> {
  const known = await query
    .selectFrom('messenger_ticket')
    .select('expires_at')
    .where('ticket_hash', '=', ports.sha256(ticket))
    .executeTakeFirst();
  if (known === undefined || known.expires_at <= ports.now()) {
    throw messengerRefused(ports.messenger, 'MESSENGER_TICKET_ENDED');
  }
}

/** Uses the ticket up together with what it was for, or not at all. */
export async function useTicket(tx: Tx, ports: Ports, ticket: string): Promise<ProvedPerson> {
  const used = await tx
    .deleteFrom('messenger_ticket')
    .where('ticket_hash', '=', ports.sha256(ticket))
    .returning(['person', 'expires_at'])
    .executeTakeFirst();
  if (used === undefined || used.expires_at <= ports.now()) {
    throw messengerRefused(ports.messenger, 'MESSENGER_TICKET_ENDED');
  }
  const { person } = used;
  const { phoneNumber } = person;
  return { ...person, phoneNumber: phoneNumber === null ? null : ports.vault.open(phoneNumber) };
}
