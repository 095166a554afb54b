/**
 * Tickets that bridge the time between a right password, or single sign-on, and the second factor: good for a few
 * minutes and a few tries.
 */
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';

const validForMs = 5 * 60 * 1000;
const mostTries = 5;

export async function issueLoginTicket(
  { database, now, newSecret, sha256 }: Ports,
  userId: string,
  identityId: string | null = null,
): Promise<string> {
  const at = now();
  const ticket = newSecret();
  await database.query.deleteFrom('login_ticket').where('expires_at', '<=', at).execute();
  await database.query
    .insertInto('login_ticket')
    .values({
      ticket_hash: sha256(ticket),
      user_id: userId,
      identity_id: identityId,
      expires_at: at + validForMs,
    })
    .execute();
  return ticket;
}

export interface TriedTicket {
  readonly userId: string;
  /** The identity of a single sign-on; null for a password. */
  readonly identityId: string | null;
}

/** Counts a try, and returns whose account it is. */
export async function tryLoginTicket(
  { database, now, sha256 }: Ports,
  ticket: string,
): Promise<TriedTicket> {
  const tried = await database.query
    .updateTable('login_ticket')
    .set({ tries: sql`tries + 1` })
    .where('ticket_hash', '=', sha256(ticket))
    .where('expires_at', '>', now())
    .where('tries', '<', mostTries)
    .returning(['user_id as userId', 'identity_id as identityId'])
    .executeTakeFirst();
  if (tried !== undefined) return tried;
  throw new ProblemError(400, 'LOGIN_FAILED', '两步验证已经过期或输错太多次，请重新登录');
}

export async function endLoginTicket({ database, sha256 }: Ports, ticket: string): Promise<void> {
  await database.query
    .deleteFrom('login_ticket')
    .where('ticket_hash', '=', sha256(ticket))
    .execute();
}
